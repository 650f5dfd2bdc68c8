import { assign, type SnapshotFrom, setup } from 'xstate';
import { type Reporting, report } from './reporting.ts';
import { unprovided } from './unprovided.ts';

/** The captcha's reports to the flow that invoked it; each is passed on to the form (A 4.9). */
export type CaptchaReport =
  | { type: 'captcha.verified' }
  | { type: 'captcha.expired' }
  | { type: 'captcha.cleared' };

type Context = Reporting & {
  /** The number of times the challenge was repeated: the widget is reset whenever it grows. */
  rounds: number;
  /** The number of attempts to load the script since the user last requested it. */
  attempts: number;
};

export type CaptchaEvent =
  /** The page shows the check; `skipValidation` is the configuration's word. */
  | { type: 'captcha.requested'; skipValidation: boolean }
  | { type: 'challenge.passed' }
  | { type: 'challenge.expired' }
  | { type: 'challenge.broke' }
  | { type: 'captcha.reset' }
  | { type: 'retry.requested' };

/**
 * The human verification (A 2.6, 4.9, 5). Provide `loadCaptcha`, which loads the provider's script. The widget's answer
 * travels in a cookie, never through the chart.
 */
export const captchaMachine = setup({
  types: {
    input: {} as Reporting,
    context: {} as Context,
    events: {} as CaptchaEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: { loadCaptcha: unprovided<void>('loadCaptcha') },
  delays: { scriptTimeout: 10_000, scriptRetryDelay: 1_000 },
  guards: {
    hasTriedEnough: ({ context }) => context.attempts >= 2,
    isSkipped: ({ event }) => event.type === 'captcha.requested' && event.skipValidation,
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAttempts: assign({ attempts: 0 }),
    countRound: assign({ rounds: ({ context }) => context.rounds + 1 }),
    report: report((_, told: CaptchaReport) => told),
  },
}).createMachine({
  id: 'captcha',
  description: 'The check that a person and not a program fills in the form.',
  initial: 'idle',
  context: ({ input }) => ({ ...input, rounds: 0, attempts: 0 }),
  states: {
    idle: {
      description: 'No page has shown the check yet.',
      on: {
        'captcha.requested': [{ guard: 'isSkipped', target: 'skipped' }, { target: 'loading' }],
      },
    },
    loading: {
      description: 'The provider’s script is being loaded.',
      tags: 'busy',
      entry: 'countAttempt',
      invoke: {
        id: 'loadCaptcha',
        src: 'loadCaptcha',
        onDone: 'waiting',
        onError: 'retrying',
      },
      after: { scriptTimeout: 'retrying' },
    },
    retrying: {
      description: 'The script failed to load; it is tried again after a moment.',
      tags: 'busy',
      always: { guard: 'hasTriedEnough', target: 'failed' },
      after: { scriptRetryDelay: 'loading' },
    },
    waiting: {
      description: 'The challenge is shown and has not been answered.',
      on: {
        'challenge.passed': 'verified',
        'challenge.broke': 'failed',
        'captcha.reset': { actions: 'countRound' },
      },
    },
    verified: {
      description: 'The person has passed the challenge.',
      entry: { type: 'report', params: { type: 'captcha.verified' } },
      on: {
        'challenge.expired': 'expired',
        'captcha.reset': {
          target: 'waiting',
          actions: ['countRound', { type: 'report', params: { type: 'captcha.cleared' } }],
        },
      },
    },
    expired: {
      description: 'The answer has expired; the challenge has to be passed again.',
      entry: { type: 'report', params: { type: 'captcha.expired' } },
      on: {
        'challenge.passed': 'verified',
        'challenge.broke': 'failed',
        'captcha.reset': {
          target: 'waiting',
          actions: ['countRound', { type: 'report', params: { type: 'captcha.cleared' } }],
        },
      },
    },
    failed: {
      description: 'The provider’s script could not be loaded, or failed.',
      tags: 'error',
      on: { 'retry.requested': { target: 'loading', actions: 'forgetAttempts' } },
    },
    skipped: {
      description: 'The configuration has switched the check off.',
      entry: { type: 'report', params: { type: 'captcha.verified' } },
    },
  },
});

/** What the page shows of the check. */
export type CaptchaView =
  /** Nothing: no page has shown it yet, or the configuration has switched it off. */
  | { kind: 'absent' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** The challenge, drawn anew whenever `rounds` grows; its answer may have expired. */
  | { kind: 'shown'; rounds: number; isExpired: boolean };

export function viewOf(snapshot: SnapshotFrom<typeof captchaMachine>): CaptchaView {
  switch (snapshot.value) {
    case 'idle':
    case 'skipped':
      return { kind: 'absent' };
    case 'loading':
    case 'retrying':
      return { kind: 'loading' };
    case 'failed':
      return { kind: 'failed' };
    default:
      return { kind: 'shown', rounds: snapshot.context.rounds, isExpired: snapshot.matches('expired') };
  }
}
