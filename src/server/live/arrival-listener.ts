import pg from 'pg';
import { askedWhenIdle } from '../../platform/connection-patience.ts';
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
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let tries = 0;
  const connect = async (): Promise<void> => {
    const own = new pg.Client({
      connectionString: url,
      application_name: 'daylight live',
      connectionTimeoutMillis: 10_000,
      ...askedWhenIdle,
    });
    client = own;
    const lost = (error: unknown): void => {
      if (client !== own || stopped) return;
      client = null;
      own.end().catch(() => {});
      onFault(error);
      timer = setTimeout(() => void connect(), pauseAfter(tries) * 100);
      tries += 1;
    };
    own.on('error', lost);
    own.on('end', () => lost(new Error('the connection that hears of arrivals has ended')));
    own.on('notification', onArrival);
    try {
      await own.connect();
      await own.query(`LISTEN ${arrivalsChannel}`);
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
      await client?.end().catch(() => {});
    },
  };
}
