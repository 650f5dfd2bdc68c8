import { assign, setup } from 'xstate';
import { unprovided } from './unprovided.ts';

/** Whether the next term is to be prepared. */
type Setting = { readonly isOn: boolean };

/** Whether the next term is prepared by itself (B 9): a setting that the person sees and changes. Provide
 * `saveAutoRenewal` and `loadAutoRenewal`. */
export const autoRenewalMachine = setup({
  types: {
    input: {} as Setting,
    context: {} as Setting,
    events: {} as
      | { type: 'autoRenewal.changed'; isOn: boolean }
      | { type: 'retry.requested' }
      | { type: 'xstate.done.actor.loadAutoRenewal'; output: boolean },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadAutoRenewal: unprovided<boolean>('loadAutoRenewal'),
    saveAutoRenewal: unprovided<void, Setting>('saveAutoRenewal'),
  },
  guards: { isAsWanted: ({ context, event }) => 'output' in event && event.output === context.isOn },
  actions: {
    keepWanted: assign(({ event }) => ('isOn' in event ? { isOn: event.isOn } : {})),
    keepServed: assign(({ event }) => ('output' in event ? { isOn: event.output } : {})),
  },
}).createMachine({
  id: 'autoRenewal',
  description: 'Whether the next term of a subscription is prepared by itself.',
  context: ({ input }) => input,
  initial: 'kept',
  states: {
    kept: {
      description: 'What is shown is what the service keeps.',
      on: { 'autoRenewal.changed': { target: 'saving', actions: 'keepWanted' } },
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
          { guard: 'isAsWanted', target: 'kept' },
          { target: 'refused', actions: 'keepServed' },
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
      on: { 'autoRenewal.changed': { target: 'saving', actions: 'keepWanted' } },
    },
  },
});
