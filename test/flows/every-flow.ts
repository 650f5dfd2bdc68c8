import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { Invariant } from './oracle/oracle.ts';
import { leavesOf, type Step } from './oracle/recorder.ts';

const runs = ({ children }: AnyMachineSnapshot): boolean =>
  Object.values<AnyActorRef | undefined>(children).some((child) => child?.getSnapshot().status === 'active');

const count = ({ effects }: Step, kind: string, name?: string): number =>
  effects.filter((effect) => effect.kind === kind && (name === undefined || effect.name === name)).length;

const isSentOn = (step: Step): boolean => count(step, 'emits', 'navigate') > 0;

/** Whether an event had no effect. */
const isUntouched = (
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  { effects }: Step,
): boolean => before !== null && effects.length === 0 && leavesOf(before).join() === leavesOf(after).join();

/** Whether a person can do anything here. */
const hasWayOn = ({ _nodes }: AnyMachineSnapshot): boolean =>
  _nodes.some((node: AnyStateNode) => node.ownEvents.some((type) => !type.startsWith('xstate.')));

const isBroken = (snapshot: AnyMachineSnapshot): boolean =>
  leavesOf(snapshot).some((leaf) => /(^|\.)broken$/.test(leaf));

/** The invariants of every flow. */
export const every: readonly Invariant[] = [
  {
    requirement: 'A 4.3',
    says: 'a busy flow has something running, or sends the person elsewhere',
    holds: (before, _event, after, step) =>
      isUntouched(before, after, step) ||
      !after.hasTag('busy') ||
      runs(after) ||
      step.delays.length > 0 ||
      isSentOn(step),
  },
  {
    requirement: 'A 4.4',
    says: 'one event never opens two dialogs',
    holds: (_before, _event, _after, step) => count(step, 'emits', 'alert') <= 1,
  },
  {
    requirement: 'A 4.4',
    says: 'every dialog has a message',
    holds: (_before, _event, _after, { effects }) =>
      effects.every(
        ({ kind, name, data }) => kind !== 'emits' || name !== 'alert' || Object(data).alert?.message !== '',
      ),
  },
  {
    requirement: 'A 8',
    says: 'an error leaves a way to continue or leads elsewhere, unless a part of the page itself has failed',
    holds: (before, _event, after, step) =>
      isUntouched(before, after, step) ||
      !after.hasTag('error') ||
      hasWayOn(after) ||
      isSentOn(step) ||
      isBroken(after),
  },
  {
    requirement: 'A 4.3',
    says: 'a failed flow does not look busy, unless it has parallel states',
    holds: (_before, _event, after) =>
      leavesOf(after).length > 1 || !(after.hasTag('busy') && after.hasTag('error')),
  },
  {
    requirement: 'A 8',
    says: 'no answer or failure stops a flow for good',
    holds: (_before, _event, after) => after.status !== 'error',
  },
  {
    requirement: 'A 4.3',
    says: 'one event never makes the same call twice',
    holds: (_before, _event, _after, { effects }) => {
      const calls = effects.flatMap(({ kind, name }) => (kind === 'asks' ? [name] : []));
      return new Set(calls).size === calls.length;
    },
  },
];
