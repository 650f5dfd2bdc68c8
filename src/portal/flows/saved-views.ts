import { fromPromise } from 'xstate';
import { savedViewsMachine } from '../../../machines/saved-views.ts';
import type { RemoveView, RenameView, SavedView, SaveView } from '../../contract/generated/types.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

type Asked<Input> = { input: Input; signal: AbortSignal };

const here = { handler: 'sessionOnly' } as const;

const readViews = async ({ signal }: { signal: AbortSignal }): Promise<readonly SavedView[]> =>
  (await ask(client.GET('/api/views', { signal }), here)).views;

/** The saved views, bound to the service. The list shows a failure. */
export const savedViews = savedViewsMachine.provide({
  actors: {
    loadViews: fromPromise(readViews),
    refreshViews: fromPromise(readViews),
    renameView: fromPromise(({ input, signal }: Asked<RenameView>) =>
      ask(client.POST('/api/views/rename', { body: input, signal }), here),
    ),
    removeView: fromPromise(async ({ input, signal }: Asked<RemoveView>) => {
      await ask(client.POST('/api/views/remove', { body: input, signal }), here);
    }),
    bringBack: fromPromise(({ input, signal }: Asked<SaveView>) =>
      ask(client.POST('/api/views', { body: input, signal }), here),
    ),
  },
});
