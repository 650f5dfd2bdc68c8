import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { type Figures, figuresFolder } from '../../src/tools/atlas/figures.ts';
import { isKept } from './kept.ts';
import { isIn, stateNodesOf } from './model.ts';

/** A transition's name in a report: its source, its event, and which of several guarded branches. */
function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const named = new Map<AnyTransitionDefinition, string>();
  const nodes = [['(root)', machine.root] as const, ...stateNodesOf(machine)];
  for (const [where, node] of nodes) {
    const groups = [...node.transitions, ['always', node.always ?? []] as const];
    for (const [on, branches] of groups) {
      branches.forEach((branch, index) => {
        named.set(branch, `${where} on ${on}${branches.length > 1 ? ` [${index}]` : ''}`);
      });
    }
  }
  return named;
}

/** Records which state nodes and which transitions a world has walked. */
export class Coverage {
  readonly states: Set<string>;
  readonly transitions: Set<string>;
  readonly seenStates = new Set<string>();
  readonly seenTransitions = new Set<string>();

  constructor(machine: AnyStateMachine) {
    this.states = new Set(stateNodesOf(machine).keys());
    this.transitions = new Set(transitionsOf(machine).values());
  }

  /** An `inspect` for the actor of that (provided) machine. */
  inspectorOf(machine: AnyStateMachine): (event: InspectionEvent) => void {
    const names = transitionsOf(machine);
    return (event) => {
      if (event.type !== '@xstate.microstep') return;
      // A state left in the same step it was entered in counts as walked.
      if ('machine' in event.snapshot && event.snapshot.machine === machine) {
        this.see(event.snapshot as AnyMachineSnapshot);
      }
      for (const transition of event._transitions) {
        const name = names.get(transition);
        if (name) this.seenTransitions.add(name);
      }
    };
  }

  see(snapshot: AnyMachineSnapshot): void {
    for (const state of this.states) if (isIn(snapshot, state)) this.seenStates.add(state);
  }

  /** The names of everything not walked. */
  missed(): string[] {
    return [
      ...[...this.states].filter((state) => !this.seenStates.has(state)),
      ...[...this.transitions].filter((transition) => !this.seenTransitions.has(transition)),
    ];
  }
}

export function writeFigures(figures: Figures): void {
  if (!isKept) return;
  mkdirSync(figuresFolder, { recursive: true });
  writeFileSync(
    path.join(figuresFolder, `${figures.flow}.${figures.world}.json`),
    `${JSON.stringify(figures)}\n`,
  );
}
