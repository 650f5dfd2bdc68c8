import { expect } from 'vitest';
import { type OperatorActEvent, operatorActMachine, viewOf } from '../../../machines/operator-act.ts';
import type { OperatorAct, OperatorDone, OperatorPreview } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

const mail = '5d1f1b3e-9c55-4a63-8d3c-2b1a7f3d9e10';
export const resending: OperatorAct = { Name: 'resendMail', Mail: mail };
export const stopping: OperatorAct = { Name: 'stopMail', Mail: mail };

export const previewed: OperatorPreview = {
  ReadAt: '2026-11-20T14:17:00.000000Z',
  Sentences: ['“Set the password of your new account” (welcome) will be sent to ada@example.com again.'],
  Before: { state: 'given up', tries: 9 },
  After: { state: 'waiting', tries: 0 },
  Seen: 'seen-1',
  AsksAgain: false,
};

const doneAs = (...Shown: string[]): OperatorDone => ({
  DoneAt: '2026-11-20T14:18:00.000000Z',
  Repeated: false,
  Sentences: previewed.Sentences,
  Before: previewed.Before,
  After: previewed.After,
  Shown,
});

const attempt = '0d5c8a4e-5a55-4b7c-9c7e-3d2f0f4b9a11';
const confirm = { type: 'act.confirmed', reason: ' Asked for by its owner ', attempt } as const;
const wanted = { type: 'act.wanted', act: resending } as const;
const closed = { type: 'act.closed' } as const;
const seen = { type: 'xstate.done.actor.previewAct', output: previewed } as const;
const notDone = (error: FailureError) => ({ type: 'xstate.error.actor.performAct', error }) as const;

export const errors = {
  refused: new FailureError(failure('refused', { message: 'Mail 5d1f1b3e is being sent now.' })),
  changed: new FailureError(failure('refused', { message: 'It has changed in the meantime.' })),
  reason: new FailureError(failure('refused', { fields: { Reason: 'Say why.' } })),
  factor: new FailureError(failure('forbidden', { name: 'confirmation.code' })),
  forbidden: new FailureError(failure('forbidden', { message: 'Your role does not allow this.' })),
  gone: new FailureError(failure('notFound', { message: 'There is no mail 5d1f1b3e.' })),
  lost: new FailureError(failure('unavailable')),
} as const;

const examples: readonly (OperatorActEvent | WorldEvent)[] = [
  wanted,
  { type: 'act.wanted', act: stopping },
  seen,
  { type: 'xstate.error.actor.previewAct', error: errors.refused },
  { type: 'xstate.error.actor.previewAct', error: errors.gone },
  confirm,
  { ...confirm, reason: '  ' },
  { ...confirm, reason: 'x'.repeat(501) },
  { type: 'xstate.done.actor.performAct', output: doneAs() },
  { type: 'xstate.done.actor.performAct', output: doneAs('what is shown once') },
  notDone(errors.factor),
  notDone(errors.changed),
  notDone(errors.reason),
  notDone(errors.lost),
  notDone(errors.forbidden),
  notDone(errors.gone),
  { type: 'xstate.done.actor.confirmation', output: true },
  { type: 'xstate.done.actor.confirmation', output: false },
  { type: 'xstate.error.actor.confirmation', error: new Error('the dialog has failed') },
  { type: 'retry.requested' },
  closed,
];

export const operatorActKit: Kit<typeof operatorActMachine> = {
  flow: 'operatorAct',
  machine: operatorActMachine,
  examples,
  key: ({ value, context: { isOutdated, decision, done, failure: why } }) => [
    value,
    isOutdated,
    decision !== null,
    done?.Shown.length ?? null,
    why?.kind ?? null,
  ],
  label: (event) => {
    if (event.type === 'act.confirmed') return `${event.type} ${event.reason.length}`;
    if (event.type === 'act.wanted') return `${event.type} ${event.act.Name}`;
    if (event.type === 'xstate.error.actor.performAct' || event.type === 'xstate.error.actor.previewAct')
      return `${event.type} ${Object.entries(errors).find(([, one]) => one === event.error)?.[0]}`;
    if (event.type === 'xstate.done.actor.confirmation') return `${event.type} ${event.output}`;
    return event.type === 'xstate.done.actor.performAct'
      ? `${event.type} ${event.output.Shown.length}`
      : event.type;
  },
  stopWhen: ({ context }) => context.act?.Name === stopping.Name && context.preview !== null,
  states: {
    idle: (snapshot) => {
      expect(snapshot.can(wanted)).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'idle' });
    },
    previewing: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot).act).not.toBeNull();
      expect(snapshot.can(closed)).toBe(true);
    },
    confirming: (snapshot) => {
      const { preview, act, decision } = snapshot.context;
      expect(viewOf(snapshot)).toMatchObject({ kind: 'confirming', act, preview });
      expect(viewOf(snapshot).reason).toBe(decision === null ? '' : 'Asked for by its owner');
      expect(preview).toEqual(previewed);
      expect(snapshot.can(confirm)).toBe(true);
      expect(snapshot.can({ ...confirm, reason: 'x'.repeat(500) })).toBe(true);
    },
    performing: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.decision).toEqual({ reason: 'Asked for by its owner', attempt });
      // What is on its way cannot be called back.
      expect(snapshot.can(closed)).toBe(false);
    },
    proving: (snapshot) => {
      expect(snapshot.context.decision).toMatchObject({ attempt });
      expect(snapshot.can(closed)).toBe(false);
    },
    lost: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.decision).toMatchObject({ attempt });
      expect(viewOf(snapshot).failure).not.toBeNull();
    },
    refused: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot).failure).not.toBeNull();
      expect(snapshot.can(confirm)).toBe(false);
    },
    done: (snapshot) => {
      const { done } = snapshot.context;
      expect(done).not.toBeNull();
      expect(viewOf(snapshot)).toMatchObject({ kind: 'done', done, failure: null });
      expect(snapshot.can(confirm)).toBe(false);
    },
  },
  refusals: [
    {
      name: 'C 23: nothing is done without a reason',
      after: [wanted, seen],
      event: { ...confirm, reason: ' ' },
    },
    {
      name: 'C 23: a reason has at most 500 characters',
      after: [wanted, seen],
      event: { ...confirm, reason: 'x'.repeat(501) },
    },
    { name: 'C 23: nothing is done that was not previewed', after: [wanted], event: confirm },
  ],
};
