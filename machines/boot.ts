import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Config } from '../src/contract/generated/types.ts';
import { unprovided } from './unprovided.ts';

/** Opening the portal (A 2.3): nothing is rendered before the configuration is there. Provide `loadConfig`. */
export const bootMachine = setup({
  types: {
    context: {} as {
      config: Config | null;
      /** The number of attempts. */
      attempts: number;
    },
    events: {} as { type: 'retry.requested' },
    tags: {} as 'busy' | 'error',
  },
  actors: { loadConfig: unprovided<Config>('loadConfig') },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    keepConfig: assign({ config: (_, config: Config) => config }),
  },
}).createMachine({
  id: 'boot',
  description: 'Opening the portal, until its configuration is loaded.',
  initial: 'loading',
  context: { config: null, attempts: 0 },
  states: {
    loading: {
      description: 'The configuration is being loaded.',
      tags: 'busy',
      entry: 'countAttempt',
      invoke: {
        id: 'loadConfig',
        src: 'loadConfig',
        onDone: { target: 'open', actions: { type: 'keepConfig', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The service does not answer; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
    open: { description: 'The configuration is loaded and the pages are rendered.' },
  },
});

/** What is rendered before the configuration is there, or that it is. */
export type BootView = { readonly kind: 'loading' | 'failed' | 'open' };

export const viewOf = ({ value }: SnapshotFrom<typeof bootMachine>): BootView => ({ kind: value });
