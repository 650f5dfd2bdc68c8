import { assign, fromPromise, setup } from 'xstate';
import type { Config } from '../src/contract/generated/types.ts';

/** Opening the portal (A 2.3): nothing is drawn before the configuration is there. Provide `loadConfig`. */
export const bootMachine = setup({
  types: {
    context: {} as {
      config: Config | null;
      /** How often it has been asked for. */
      attempts: number;
    },
    events: {} as { type: 'retry.requested' },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadConfig: fromPromise<Config>(() => Promise.reject(new Error('`loadConfig` must be provided'))),
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    keepConfig: assign({ config: (_, params: { config: Config }) => params.config }),
  },
}).createMachine({
  id: 'boot',
  description: 'Opening the portal, until its configuration is known.',
  initial: 'loading',
  context: { config: null, attempts: 0 },
  states: {
    loading: {
      description: 'The configuration is being asked for.',
      tags: 'busy',
      entry: 'countAttempt',
      invoke: {
        id: 'loadConfig',
        src: 'loadConfig',
        onDone: {
          target: 'open',
          actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The service does not answer; it can be asked again.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
    open: { description: 'The configuration is there, and the pages are drawn.' },
  },
});
