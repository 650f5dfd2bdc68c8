import { assign, type SnapshotFrom, setup } from 'xstate';
import { unprovided } from './unprovided.ts';

/** Whether the next term is to be prepared. */
type Setting = { readonly isOn: boolean };

/**
 * Whether the next term is prepared automatically (B 9), a setting that the user sees and changes. Provide
 * `saveAutoRenewal` and `loadAutoRenewal`.
 */
export const autoRenewalMachine = setup({
  types: {
    input: {} as Setting,
    context: {} as Setting,
    events: {} as
      | { type: 'autoRenewal.changed'; isOn: boolean }
      /** The page has loaded the subscription anew: the setting may have been changed elsewhere. */
      | { type: 'autoRenewal.loaded'; isOn: boolean }
      | { type: 'retry.requested' },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadAutoRenewal: unprovided<boolean>('loadAutoRenewal'),
    saveAutoRenewal: unprovided<void, Setting>('saveAutoRenewal'),
  },
  guards: { isAsWanted: ({ context }, isOn: boolean) => isOn === context.isOn },
  actions: {
    keepGiven: assign(({ event }) => ('isOn' in event ? { isOn: event.isOn } : {})),
    keepServed: assign({ isOn: (_, isOn: boolean) => isOn }),
  },
}).createMachine({
  id: 'autoRenewal',
  description: 'Whether a subscription is renewed automatically for the next term.',
  context: ({ input }) => input,
  initial: 'kept',
  states: {
    kept: {
      description: 'The page shows the setting that the service has stored.',
      on: {
        'autoRenewal.changed': { target: 'saving', actions: 'keepGiven' },
        'autoRenewal.loaded': { actions: 'keepGiven' },
      },
    },
    saving: {
      description: 'The setting is being saved.',
      tags: 'busy',
      invoke: {
        id: 'saveAutoRenewal',
        src: 'saveAutoRenewal',
        input: ({ context }) => ({ isOn: context.isOn }),
        onDone: 'kept',
        // It may have been changed all the same: never conclude from silence.
        onError: 'confirming',
      },
    },
    confirming: {
      description: 'The change got no answer: the stored setting is being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadAutoRenewal',
        src: 'loadAutoRenewal',
        onDone: [
          { guard: { type: 'isAsWanted', params: ({ event }) => event.output }, target: 'kept' },
          { target: 'refused', actions: { type: 'keepServed', params: ({ event }) => event.output } },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'It is unknown whether the setting was changed; the check can be repeated.',
      tags: 'error',
      on: {
        'retry.requested': 'confirming',
        'autoRenewal.loaded': { target: 'kept', actions: 'keepGiven' },
      },
    },
    refused: {
      description: 'The setting could not be changed and is as before.',
      tags: 'error',
      on: {
        'autoRenewal.changed': { target: 'saving', actions: 'keepGiven' },
        'autoRenewal.loaded': { target: 'kept', actions: 'keepGiven' },
      },
    },
  },
});

/** What a page shows of the setting. */
type AutoRenewalView = Setting & { readonly kind: 'kept' | 'saving' | 'unknown' | 'refused' };

export function viewOf({
  value,
  context: { isOn },
}: SnapshotFrom<typeof autoRenewalMachine>): AutoRenewalView {
  return { kind: value === 'confirming' ? 'saving' : value, isOn };
}
