import type { AnyStateMachine } from 'xstate';
import { flows } from '../../../../machines/index.ts';
import type { WalkedFlow } from '../walked.ts';
import { dataOf } from './hand-out.ts';
import { bareEvents } from './simulation.ts';

const isWalked = (value: unknown): value is WalkedFlow =>
  typeof value === 'object' && value !== null && 'paths' in value && 'examples' in value;

export function machineOf(flow: string): AnyStateMachine {
  const machine = flows.find(({ id }) => id === flow);
  if (!machine) throw new Error(`There is no flow ${flow}`);
  return machine;
}

const cache = new Map<string, WalkedFlow>();

/** What the tests generate for a flow; without it, bare events and no paths. */
export function walkedOf(flow: string): WalkedFlow {
  const cached = cache.get(flow);
  if (cached) return cached;
  const read = dataOf('walked', flow);
  const bare = { inputs: { '': {} }, steps: [], paths: [], invariants: [], equal: [] };
  const walked = isWalked(read) ? read : { ...bare, flow, examples: bareEvents(machineOf(flow)) };
  cache.set(flow, walked);
  return walked;
}
