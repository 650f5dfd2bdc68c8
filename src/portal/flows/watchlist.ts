import { fromPromise } from 'xstate';
import { watchlistMachine } from '../../../machines/watchlist.ts';
import type { WatchedInstrumentCode, Watchlist } from '../../contract/generated/types.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

type Asked<Input> = { input: Input; signal: AbortSignal };

const here = { handler: 'sessionOnly' } as const;

function readWatchlist({ input, signal }: Asked<{ readonly withFigures: boolean }>): Promise<Watchlist> {
  const query = input.withFigures ? { with: 'figures' as const } : {};
  return ask(client.GET('/api/watchlist', { params: { query }, signal }), here);
}

/** The event of the window after a change: the star of a search and that of the page are flows of their own. */
export const watchlistChanged = 'watchlist.changed';

const tellChange = (): void => void window.dispatchEvent(new Event(watchlistChanged));

/** The watchlist, bound to the service. Where it is shown, a failure is. */
export const watchlist = watchlistMachine.provide({
  actors: {
    loadWatchlist: fromPromise(readWatchlist),
    refreshWatchlist: fromPromise(readWatchlist),
    addInstrument: fromPromise(async ({ input, signal }: Asked<WatchedInstrumentCode>) => {
      await ask(client.POST('/api/watchlist', { body: input, signal }), here);
      tellChange();
    }),
    removeInstrument: fromPromise(async ({ input, signal }: Asked<WatchedInstrumentCode>) => {
      await ask(client.POST('/api/watchlist/remove', { body: input, signal }), here);
      tellChange();
    }),
  },
});
