import { setup } from 'xstate';
import { unprovided } from './unprovided.ts';

/** Everything held about one's account, as a file. Provide `exportAccount`, which fetches and hands over the file. */
export const accountExportMachine = setup({
  types: { events: {} as { type: 'export.requested' }, tags: {} as 'busy' | 'error' },
  actors: { exportAccount: unprovided<void>('exportAccount') },
}).createMachine({
  id: 'accountExport',
  description: 'Taking everything held about one’s account along as a file.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing has been asked for.',
      on: { 'export.requested': 'exporting' },
    },
    exporting: {
      description: 'The file is being put together.',
      tags: 'busy',
      invoke: { id: 'exportAccount', src: 'exportAccount', onDone: 'exported', onError: 'failed' },
    },
    exported: {
      description: 'The file has been handed over.',
      on: { 'export.requested': 'exporting' },
    },
    failed: {
      description: 'The file could not be made; it can be asked for again.',
      tags: 'error',
      on: { 'export.requested': 'exporting' },
    },
  },
});
