import { setup } from 'xstate';
import { unprovided } from './unprovided.ts';

/**
 * Everything stored about the user's account, as a file. Provide `exportAccount`, which fetches and hands over the
 * file.
 */
export const accountExportMachine = setup({
  types: { events: {} as { type: 'export.requested' }, tags: {} as 'busy' | 'error' },
  actors: { exportAccount: unprovided<void>('exportAccount') },
}).createMachine({
  id: 'accountExport',
  description: 'Exporting everything stored about an account as a file.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing has been requested.',
      on: { 'export.requested': 'exporting' },
    },
    exporting: {
      description: 'The file is being created.',
      tags: 'busy',
      invoke: { id: 'exportAccount', src: 'exportAccount', onDone: 'exported', onError: 'failed' },
    },
    exported: {
      description: 'The file has been handed over.',
      on: { 'export.requested': 'exporting' },
    },
    failed: {
      description: 'The file could not be created; the request can be repeated.',
      tags: 'error',
      on: { 'export.requested': 'exporting' },
    },
  },
});
