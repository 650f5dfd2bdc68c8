import { setTimeout as pause } from 'node:timers/promises';

/** Longest wait for a connection while the program serves, in milliseconds; then the request is answered with a 503. */
export const servingConnectMs = 10_000;

/**
 * For every connection that may be idle for long: after ten seconds of silence the system asks the other machine whether
 * it is still there, and breaks the connection if it has not answered for ten more.
 */
export const askedWhenIdle = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** PostgreSQL's code while it starts, or recovers from a crash. */
const startingUp = '57P03';
/** PgBouncer uses one code for all its own errors. These texts mean that it cannot reach the server yet. */
const poolerSays = '08P01';
const poolerWaits =
  /^(server login has been failing|query_wait_timeout|server conn crashed|pgbouncer cannot connect)/;
const askAgainMs = 200;
const isStarting = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === startingUp || (error.code === poolerSays && poolerWaits.test(error.message)));

/** Through a pooler, if there is one, or past it. */
export type DatabaseRoute = 'pooled' | 'direct';

/** How long to wait for connections before the program serves, while nobody waits for an answer yet. */
export type Patience = {
  /** Longest wait, in milliseconds. */
  readonly limitMs: number;
  /** Opens a connection that has the same limit, and reports a long wait. */
  readonly wait: <T>(open: () => Promise<T>, route: DatabaseRoute) => Promise<T>;
  /**
   * Retries until the limit while the database answers that it is still starting, or the pooler that it cannot reach
   * the database yet, and reports a long wait.
   */
  readonly whileStarting: <T>(attempt: () => Promise<T>, route: DatabaseRoute) => Promise<T>;
  /** Calls `listener` when the program serves: connections opened from then on have the limit for serving. */
  readonly onEnd: (listener: () => void) => void;
  readonly end: () => void;
};

export type PatienceOptions = {
  /** In milliseconds. */
  readonly limitMs: number;
  /** Called once, with a line for the operator, if a connection has to be waited for. */
  readonly report: (line: string) => void;
  /** The names of the settings with the database's addresses. */
  readonly settings: Readonly<Record<DatabaseRoute, string>>;
  /** Wait before that line, in milliseconds; by default three seconds, or half the limit if that is shorter. */
  readonly reportAfterMs?: number;
};

/** The waits of one start, or of an operator's command; only the first slow connection is reported. */
export function createPatience({
  limitMs,
  report,
  settings,
  reportAfterMs = Math.min(3_000, limitMs / 2),
}: PatienceOptions): Patience {
  const limit = `${limitMs / 1000} s (DATABASE_START_LIMIT)`;
  let isReported = false;
  const ends: (() => void)[] = [];
  const beginWait = (route: DatabaseRoute): (() => void) => {
    const timer = setTimeout(() => {
      if (isReported) return;
      isReported = true;
      report(`Waiting for a connection to the database of ${settings[route]}, for at most ${limit}`);
    }, reportAfterMs);
    timer.unref();
    return () => clearTimeout(timer);
  };
  return {
    limitMs,
    whileStarting: async (attempt, route) => {
      const done = beginWait(route);
      const end = performance.now() + limitMs;
      try {
        for (;;) {
          try {
            return await attempt();
          } catch (error) {
            if (!isStarting(error) || performance.now() > end) throw error;
            await pause(askAgainMs);
          }
        }
      } finally {
        done();
      }
    },
    wait: async (open, route) => {
      const done = beginWait(route);
      try {
        return await open();
      } catch (error) {
        if (!(error instanceof Error) || error.message !== 'timeout expired') throw error;
        throw new Error(`${error.message}: no connection within ${limit}`, { cause: error });
      } finally {
        done();
      }
    },
    onEnd: (listener) => ends.push(listener),
    end: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}
