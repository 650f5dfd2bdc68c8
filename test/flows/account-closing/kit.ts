import { expect } from 'vitest';
import { accountClosingMachine, viewOf } from '../../../machines/account-closing.ts';
import type { AccountClosing } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Kit } from '../kit.ts';

export const open: AccountClosing = {
  closesOn: null,
  wouldCloseOn: '2026-11-27',
  subscribedUntil: '2027-03-31',
};
export const toClose: AccountClosing = { ...open, closesOn: '2026-11-27' };

export const proofAsked = {
  code: 'confirmation.code',
  message: 'Please enter a code of your second factor.',
};
const failed = new Error('no answer');

export const accountClosingKit: Kit<typeof accountClosingMachine> = {
  flow: 'accountClosing',
  machine: accountClosingMachine,
  examples: [
    { type: 'xstate.done.actor.loadClosing', output: open },
    { type: 'xstate.done.actor.loadClosing', output: toClose },
    { type: 'xstate.error.actor.loadClosing', error: failed },
    { type: 'retry.requested' },
    { type: 'closing.wanted' },
    { type: 'closing.declined' },
    { type: 'closing.confirmed' },
    { type: 'xstate.done.actor.closeAccount' },
    { type: 'xstate.error.actor.closeAccount', error: failed },
    {
      type: 'xstate.error.actor.closeAccount',
      error: new FailureError(failure('forbidden', { message: proofAsked.message, name: proofAsked.code })),
    },
    { type: 'xstate.done.actor.confirmation', output: true },
    { type: 'xstate.done.actor.confirmation', output: false },
    { type: 'xstate.error.actor.confirmation', error: new Error('the dialog has failed') },
    { type: 'keeping.requested' },
    { type: 'xstate.done.actor.keepAccount' },
    { type: 'xstate.error.actor.keepAccount', error: failed },
  ],
  key: ({ value, context }) => [value, context.closing?.closesOn ?? null],
  label: (event) =>
    [
      event.type,
      event.output?.closesOn,
      event.type.endsWith('.confirmation') ? event.output : undefined,
      event.error?.name,
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'loading', closing: snapshot.context.closing });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot).kind).toBe('failed');
    },
    open: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'open', closing: open });
      expect(snapshot.can({ type: 'closing.confirmed' })).toBe(false);
    },
    confirming: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'confirming', closing: open });
    },
    closing: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot).kind).toBe('closing');
    },
    proving: (snapshot) => {
      expect(snapshot.context.proof).toBe('code');
      expect(viewOf(snapshot).kind).toBe('proving');
    },
    toClose: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'toClose', closing: toClose });
      expect(snapshot.can({ type: 'closing.wanted' })).toBe(false);
    },
    keeping: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot).kind).toBe('keeping');
    },
  },
};
