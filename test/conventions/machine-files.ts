import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyStateMachine, StateMachine } from 'xstate';

const folder = path.resolve(import.meta.dirname, '../../machines');

export type MachineFile = {
  readonly name: string;
  readonly source: string;
  readonly machine: AnyStateMachine;
};

/** Files in the folder that are not flows: the list of flows, what they share, and what a page shows of one. */
const others = ['index.ts', 'reporting.ts', 'subscription-view.ts', 'unprovided.ts'];

/** Every flow: its file, its source and its machine. A file without exactly one machine is an error. */
export async function machineFiles(): Promise<MachineFile[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !others.includes(name));
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const exported: Record<string, unknown> = await import(file);
      const machines = Object.values(exported).filter((value) => value instanceof StateMachine);
      const [machine] = machines;
      if (!machine || machines.length !== 1) throw new Error(`${name} must export exactly one machine`);
      return { name, source: readFileSync(file, 'utf8'), machine: machine as AnyStateMachine };
    }),
  );
}
