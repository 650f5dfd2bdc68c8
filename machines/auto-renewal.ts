import { assign, fromPromise, setup } from 'xstate';

export type AutoRenewalInput = { readonly isOn: boolean };

/** Whether the next term is prepared by itself (B 9): a setting that the person sees and changes. Provide `saveAutoRenewal`. */
export const autoRenewalMachine = setup({
  types: {
    input: {} as AutoRenewalInput,
    context: {} as { isOn: boolean },
    events: {} as { type: 'autoRenewal.changed'; isOn: boolean },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    saveAutoRenewal: fromPromise<void, { isOn: boolean }>(() =>
      Promise.reject(new Error('`saveAutoRenewal` must be provided')),
    ),
  },
  actions: {
    setTo: assign({ isOn: (_, params: { isOn: boolean }) => params.isOn }),
    turnBack: assign({ isOn: ({ context }) => !context.isOn }),
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
        onError: { target: 'refused', actions: 'turnBack' },
      },
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
