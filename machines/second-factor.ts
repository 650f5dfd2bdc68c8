import { assign, type SnapshotFrom, setup } from 'xstate';
import type {
  FactorActivation,
  FactorBeginning,
  FactorRemoval,
  NewFactor,
  SecondFactor,
} from '../src/contract/generated/types.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import { unprovided } from './unprovided.ts';

export type SecondFactorContext = {
  /** Whether there is one; null until first loaded. */
  factor: SecondFactor | null;
  /** Secret and recovery codes, while it is set up; never afterwards. */
  begun: NewFactor | null;
  /** Why what was typed last was not accepted; null if it was, or nothing was typed. */
  failure: Failure | null;
};

export type SecondFactorEvent =
  | { type: 'retry.requested' }
  | { type: 'setup.requested' }
  | { type: 'password.given'; password: string }
  | { type: 'code.given'; code: string }
  | { type: 'setup.declined' }
  | { type: 'codes.saved' }
  | { type: 'codes.missed' }
  | { type: 'codes.noted' }
  | { type: 'removal.wanted' }
  | { type: 'removal.requested'; password: string; code: string }
  | { type: 'removal.declined' };

/** Refused for no field: another tab has begun anew, or turned it on. */
const isOvertaking = ({ kind, fields }: Failure): boolean =>
  kind === 'refused' && Object.keys(fields).length === 0;

/**
 * The user's own second factor: setting it up, whose recovery codes are shown only this once, and turning it off. Codes
 * and passwords that are typed are in no context. Provide `loadFactor`, `beginFactor`, `activateFactor` and
 * `removeFactor`.
 */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadFactor: unprovided<SecondFactor>('loadFactor'),
    beginFactor: unprovided<NewFactor, FactorBeginning>('beginFactor'),
    activateFactor: unprovided<void, FactorActivation>('activateFactor'),
    removeFactor: unprovided<void, FactorRemoval>('removeFactor'),
  },
  guards: {
    isElsewhere: (_, factor: SecondFactor) => typeof factor?.settings === 'string',
    isOn: (_, factor: SecondFactor) => factor?.isOn === true,
    isWrongPassword: (_, { fields }: Failure) => 'password' in fields,
    isOvertaken: (_, failure: Failure) => isOvertaking(failure),
  },
  actions: {
    keepFactor: assign((_, factor: SecondFactor) => ({ factor })),
    keepBegun: assign((_, begun: NewFactor) => ({ begun })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    forget: assign({ begun: null, failure: null }),
  },
}).createMachine({
  id: 'secondFactor',
  description: 'The second factor of one’s own account: setting it up and turning it off.',
  context: { factor: null, begun: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Whether there is a second factor is being loaded.',
      tags: 'busy',
      entry: 'forget',
      invoke: {
        id: 'loadFactor',
        src: 'loadFactor',
        onDone: [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event.output },
            target: 'elsewhere',
            actions: { type: 'keepFactor', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOn', params: ({ event }) => event.output },
            target: 'on',
            actions: { type: 'keepFactor', params: ({ event }) => event.output },
          },
          { target: 'off', actions: { type: 'keepFactor', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'It could not be loaded, which can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
    elsewhere: { description: 'It is set up in the settings of the identity provider, which are linked.' },
    off: {
      description: 'There is none; one can be set up.',
      on: { 'setup.requested': 'askingPassword' },
    },
    askingPassword: {
      description: 'The password is asked for, by which it is set up.',
      on: { 'password.given': 'beginning', 'setup.declined': 'loading' },
    },
    beginning: {
      description: 'The password is being checked, and a secret made.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'beginFactor',
        src: 'beginFactor',
        input: ({ event }) => ({ password: 'password' in event ? event.password : '' }),
        onDone: { target: 'settingUp', actions: { type: 'keepBegun', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isWrongPassword', params: ({ event }) => failureOf(event.error) },
            target: 'askingPassword',
            actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.error) },
          },
          // It may be on by now.
          { target: 'loading' },
        ],
      },
    },
    settingUp: {
      description: 'The secret is shown as a picture and as text, and a first code is asked for.',
      on: { 'code.given': 'activating', 'setup.declined': 'loading' },
    },
    activating: {
      description: 'The first code is being checked.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'activateFactor',
        src: 'activateFactor',
        input: ({ context: { begun }, event }) => ({
          id: begun?.id ?? '',
          code: 'code' in event ? event.code : '',
        }),
        onDone: 'showingCodes',
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => failureOf(event.error) },
            target: 'askingPassword',
            actions: ['forget', { type: 'keepFailure', params: ({ event }) => failureOf(event.error) }],
          },
          // If the answer was lost, the same code does no harm.
          {
            target: 'settingUp',
            actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.error) },
          },
        ],
      },
    },
    showingCodes: {
      description: 'It is on; the recovery codes are shown, this one time.',
      initial: 'unsaved',
      states: {
        unsaved: {
          description: 'The person has not yet said that they have saved them.',
          on: { 'codes.saved': 'saved' },
        },
        saved: {
          description: 'They have, and can go on.',
          on: { 'codes.missed': 'unsaved', 'codes.noted': '#secondFactor.loading' },
        },
      },
    },
    on: {
      description: 'There is one; it can be turned off.',
      on: { 'removal.wanted': 'confirming' },
    },
    confirming: {
      description: 'Password and code are asked for before it is turned off.',
      on: { 'removal.requested': 'removing', 'removal.declined': 'loading' },
    },
    removing: {
      description: 'It is being turned off.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'removeFactor',
        src: 'removeFactor',
        input: ({ event }) => ({
          password: 'password' in event ? event.password : '',
          code: 'code' in event ? event.code : '',
        }),
        onDone: 'loading',
        onError: {
          target: 'confirming',
          actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
  },
});

/** What the page shows. */
export type SecondFactorView = Readonly<
  | { kind: 'loading' | 'failed' | 'off' }
  | {
      kind: 'askingPassword' | 'beginning';
      /** What was scanned before no longer works. */
      isBegunAnew: boolean;
      failure: Failure | null;
    }
  | { kind: 'elsewhere'; settings: string }
  | {
      kind: 'settingUp' | 'activating';
      secret: string;
      address: string;
      failure: Failure | null;
    }
  | { kind: 'showingCodes'; recoveryCodes: readonly string[]; isSaved: boolean }
  | { kind: 'on' | 'confirming' | 'removing'; since: string | null; failure: Failure | null }
>;

export function viewOf({
  value,
  context: { factor, begun, failure },
}: SnapshotFrom<typeof secondFactorMachine>): SecondFactorView {
  if (typeof value === 'object')
    return {
      kind: 'showingCodes',
      recoveryCodes: begun?.recoveryCodes ?? [],
      isSaved: value.showingCodes === 'saved',
    };
  switch (value) {
    case 'elsewhere':
      return { kind: value, settings: factor?.settings ?? '' };
    case 'askingPassword':
    case 'beginning': {
      const isBegunAnew = failure !== null && isOvertaking(failure);
      return { kind: value, isBegunAnew, failure: isBegunAnew ? null : failure };
    }
    case 'settingUp':
    case 'activating':
      return { kind: value, secret: begun?.secret ?? '', address: begun?.address ?? '', failure };
    case 'on':
    case 'confirming':
    case 'removing':
      return { kind: value, since: factor?.since ?? null, failure };
    default:
      return { kind: value };
  }
}
