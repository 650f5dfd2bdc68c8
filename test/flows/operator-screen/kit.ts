import { expect } from 'vitest';
import {
  type OperatorScreenEvent,
  operatorScreenMachine,
  type ScreenAnswer,
  type ScreenAsked,
  viewOf,
} from '../../../machines/operator-screen.ts';
import type { OperatorMailList } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const givenUp: OperatorMailList['Mails'][number] = {
  Id: '5d1f1b3e-9c55-4a63-8d3c-2b1a7f3d9e10',
  Kind: 'welcome',
  Recipient: 'ada@example.com',
  Subject: 'Set the password of your new account',
  CreatedAt: '2026-11-20T11:40:00.000000Z',
  Tries: 9,
  LastFault: '550 mailbox unavailable',
  NextTryAt: null,
  GivenUpAt: '2026-11-20T13:40:00.000000Z',
};
const waiting: typeof givenUp = {
  ...givenUp,
  Id: '7c2f5a0e-52ab-4f0e-8a57-3a1d1a0f9b21',
  Recipient: 'grace@example.com',
  Tries: 1,
  LastFault: '450 try again later',
  NextTryAt: '2026-11-20T14:30:00.000000Z',
  GivenUpAt: null,
};

const answerOf = (
  ...Mails: OperatorMailList['Mails']
): Extract<ScreenAnswer, { readonly kind: 'mails' }> => ({
  kind: 'mails',
  list: { ReadAt: '2026-11-20T14:17:00.000000Z', Mails, Next: null },
  jobs: {
    ReadAt: '2026-11-20T14:17:00.000000Z',
    Jobs: [
      {
        Name: 'notices',
        DoneFor: '2026-11-20',
        FinishedAt: '2026-11-20T00:05:00.000000Z',
        LastFault: null,
      },
    ],
  },
});

export const all: ScreenAsked = { kind: 'mails', query: {} };
export const onlyGivenUp: ScreenAsked = { kind: 'mails', query: { state: 'givenUp' } };
export const answers = { all: answerOf(givenUp, waiting), onlyGivenUp: answerOf(givenUp) } as const;

const broken = new FailureError(failure('failed'));

const examples: readonly (OperatorScreenEvent | WorldEvent)[] = [
  { type: 'xstate.done.actor.readScreen', output: answers.all },
  { type: 'xstate.done.actor.readScreen', output: answers.onlyGivenUp },
  { type: 'xstate.done.actor.readScreen', output: null },
  { type: 'xstate.error.actor.readScreen', error: broken },
  { type: 'retry.requested' },
  { type: 'refresh.requested' },
  { type: 'asked.changed', asked: onlyGivenUp },
  { type: 'asked.changed', asked: all },
];

const rowsOf = (answer: ScreenAnswer | null): number | null =>
  answer?.kind === 'mails' ? answer.list.Mails.length : null;

export const operatorScreenKit: Kit<typeof operatorScreenMachine> = {
  flow: 'operatorScreen',
  machine: operatorScreenMachine,
  input: all,
  examples,
  key: ({ value, context: { asked, answer, isOfBefore, failure: why } }) => [
    value,
    asked.query.state ?? null,
    rowsOf(answer),
    isOfBefore,
    why?.kind ?? null,
  ],
  label: (event) => {
    if (event.type === 'asked.changed') return `${event.type}: ${event.asked.query.state ?? 'all'}`;
    return 'output' in event ? `${event.type}: ${rowsOf(event.output) ?? 'none'}` : event.type;
  },
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'loading', ...snapshot.context });
    },
    shown: (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({ kind: 'shown', isOfBefore: false, failure: null });
      expect(Object.values(answers)).toContain(snapshot.context.answer);
    },
    none: (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({ kind: 'none', answer: null, failure: null });
    },
    outdated: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.answer).not.toBeNull();
      expect(viewOf(snapshot).failure).not.toBeNull();
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed', answer: null, isOfBefore: false });
      expect(viewOf(snapshot).failure).not.toBeNull();
    },
  },
  refusals: [
    {
      name: 'C 23: what is shown is not read again for the same address',
      after: [{ type: 'xstate.done.actor.readScreen', output: answers.all }],
      event: { type: 'asked.changed', asked: { kind: 'mails', query: {} } },
    },
  ],
};
