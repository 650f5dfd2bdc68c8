import { Session } from '../../platform/database/session.ts';
import { arrivalsChannel } from '../ingest/arrivals.ts';
import { pauseAfter } from '../repeated-work.ts';

/** Listens for the database's notifications of new rows, on a connection of its own. */
export type ArrivalListener = {
  /** Resolves when the connection is listening, or when it could not be made. */
  readonly ready: Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Listens for arrivals, and reconnects after losing the connection. Listeners look for themselves: nothing is replayed
 * from a gap, so they are also called when the connection is back.
 *
 * @param onArrival called when something may have arrived
 * @param onFault called when the connection could not be made or was lost; it is made again
 */
export function listenForArrivals(
  url: string,
  onArrival: () => void,
  onFault: (error: unknown) => void,
): ArrivalListener {
  let session: Session | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let tries = 0;
  const connect = async (): Promise<void> => {
    const own = new Session(url, { application: 'daylight live' });
    session = own;
    const lost = (error: unknown): void => {
      if (session !== own || stopped) return;
      session = null;
      void own.end();
      onFault(error);
      timer = setTimeout(() => void connect(), pauseAfter(tries) * 100);
      tries += 1;
    };
    void own.ended.then((fault) =>
      lost(fault ?? new Error('the connection that hears of arrivals has ended')),
    );
    try {
      await own.connect();
      await own.listen(arrivalsChannel, onArrival);
      tries = 0;
      onArrival();
    } catch (error) {
      lost(error);
    }
  };
  return {
    ready: connect(),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await session?.end();
    },
  };
}
