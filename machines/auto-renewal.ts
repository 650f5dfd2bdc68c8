import { assign, setup } from 'xstate';
import { unprovided } from './unprovided.ts';

export type AutoRenewalInput = { readonly isOn: boolean };

/** Whether the next term is prepared by itself (B 9): a setting that the person sees and changes. Provide
 * `saveAutoRenewal` and `loadAutoRenewal`. */
export const autoRenewalMachine = setup({
  types: {
    input: {} as AutoRenewalInput,
    context: {} as { isOn: boolean },
    events: {} as { type: 'autoRenewal.changed'; isOn: boolean } | { type: 'retry.requested' },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadAutoRenewal: unprovided<boolean>('loadAutoRenewal'),
    saveAutoRenewal: unprovided<void, { isOn: boolean }>('saveAutoRenewal'),
  },
  guards: {
    isAsWanted: ({ context }, params: { isOn: boolean }) => params.isOn === context.isOn,
  },
  actions: {
    setTo: assign({ isOn: (_, params: { isOn: boolean }) => params.isOn }),
  },
}).createMachine({
  id: 'autoRenewal',
  description: 'Whether the next term of a subscription is prepared by itself.',
  context: ({ input }) => ({ isOn: input.isOn }),
  initial: 'kept',
  states: {
    kept: {
      description: 'What is shown is what the service keeps.',
      on: {
        'autoRenewal.changed': {
          target: 'saving',
          actions: { type: 'setTo', params: ({ event }) => ({ isOn: event.isOn }) },
        },
      },
    },
    saving: {
      description: 'The setting is on its way to the service.',
      tags: 'busy',
      invoke: {
        id: 'saveAutoRenewal',
        src: 'saveAutoRenewal',
        input: ({ context }) => ({ isOn: context.isOn }),
        onDone: 'kept',
        // Perhaps it was changed all the same: never conclude from silence.
        onError: 'confirming',
      },
    },
    confirming: {
      description: 'No answer came to the change: what the service keeps is being asked.',
      tags: 'busy',
      invoke: {
        id: 'loadAutoRenewal',
        src: 'loadAutoRenewal',
        onDone: [
          { guard: { type: 'isAsWanted', params: ({ event }) => ({ isOn: event.output }) }, target: 'kept' },
          { target: 'refused', actions: { type: 'setTo', params: ({ event }) => ({ isOn: event.output }) } },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'Whether the setting was changed could not be found out; it can be asked again.',
      tags: 'error',
      on: { 'retry.requested': 'confirming' },
    },
    refused: {
      description: 'The setting could not be changed and is as it was.',
      tags: 'error',
      on: {
        'autoRenewal.changed': {
          target: 'saving',
          actions: { type: 'setTo', params: ({ event }) => ({ isOn: event.isOn }) },
        },
      },
    },
  },
});
