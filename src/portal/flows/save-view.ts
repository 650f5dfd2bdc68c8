import { fromPromise } from 'xstate';
import { saveViewMachine } from '../../../machines/save-view.ts';
import type { SaveView } from '../../contract/generated/types.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** Saving a view, bound to the service. A failure is shown next to the name. */
export const saveView = saveViewMachine.provide({
  actors: {
    saveView: fromPromise(({ input, signal }: { input: SaveView; signal: AbortSignal }) =>
      ask(client.POST('/api/views', { body: input, signal }), { handler: 'sessionOnly' }),
    ),
  },
});
