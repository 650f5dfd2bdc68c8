import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Longest wait for a connection while the program serves, in milliseconds; who asked is then told to come back. */
export const servingConnectMs = 10_000;

/** What PostgreSQL says while it starts, or recovers from a crash. */
const startingUp = '57P03';
/** PgBouncer has one code for all that it says itself. These are its words for a server that it cannot reach yet. */
const poolerSays = '08P01';
const poolerWaits =
  /^(server login has been failing|query_wait_timeout|server conn crashed|pgbouncer cannot connect)/;
const askAgainMs = 200;
const isStarting = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === startingUp || (error.code === poolerSays && poolerWaits.test(error.message)));

/** Through a pooler, where there is one, or past it. */
export type Way = 'pooled' | 'direct';

/** How long connections are waited for before the program serves, when nobody waits for an answer yet. */
export type Patience = {
  /** Longest wait, in milliseconds. */
  readonly limitMs: number;
  /** Connects a client whose own limit is the same, and tells of it where that takes long. */
  readonly connect: (client: pg.Client, way: Way) => Promise<void>;
  /**
   * Tries again as long while the database answers that it is still starting, or the pooler that it cannot reach it yet;
   * tells of it where that takes long.
   */
  readonly whileStarting: <T>(attempt: () => Promise<T>, way: Way) => Promise<T>;
  /** Lets the connections of a pool take as long until the end. */
  readonly grantTo: (pool: pg.Pool, way: Way) => void;
  /** From now on a pool's connections are waited for as while serving. */
  readonly end: () => void;
};

export type PatienceOptions = {
  /** In milliseconds. */
  readonly limitMs: number;
  /** Told once, in a line for the operator, that a connection is being waited for. */
  readonly say: (line: string) => void;
  /** The settings that lead to the database. */
  readonly settings: Readonly<Record<Way, string>>;
  /** How long a connection may take before that is told, in milliseconds; three seconds, or half the limit, by default. */
  readonly saidAfterMs?: number;
};

/** Makes the patience of a start or of an operator's command; it tells of the first slow connection alone. */
export function createPatience({
  limitMs,
  say,
  settings,
  saidAfterMs = Math.min(3_000, limitMs / 2),
}: PatienceOptions): Patience {
  const limit = `${limitMs / 1000} s (DATABASE_START_LIMIT)`;
  let isSaid = false;
  const ends: (() => void)[] = [];
  const beginWait = (way: Way): (() => void) => {
    const timer = setTimeout(() => {
      if (isSaid) return;
      isSaid = true;
      say(`Waiting for a connection to the database of ${settings[way]}, for at most ${limit}`);
    }, saidAfterMs);
    timer.unref();
    return () => clearTimeout(timer);
  };
  return {
    limitMs,
    whileStarting: async (attempt, way) => {
      const done = beginWait(way);
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
    connect: async (client, way) => {
      const done = beginWait(way);
      try {
        await client.connect();
      } catch (error) {
        if (!(error instanceof Error) || error.message !== 'timeout expired') throw error;
        throw new Error(`${error.message}: no connection within ${limit}`, { cause: error });
      } finally {
        done();
      }
    },
    grantTo: (pool, way) => {
      const connect: unknown = Reflect.get(pool, 'connect');
      if (typeof connect !== 'function') return;
      pool.options.connectionTimeoutMillis = limitMs;
      // A pool's queries take their connections by it too, with a callback.
      const told = (answered?: unknown): unknown => {
        const done = beginWait(way);
        if (typeof answered === 'function') {
          const answer = (...result: readonly unknown[]): unknown => {
            done();
            return Reflect.apply(answered, undefined, result);
          };
          return Reflect.apply(connect, pool, [answer]);
        }
        const opening: unknown = Reflect.apply(connect, pool, []);
        if (opening instanceof Promise) opening.then(done, done);
        return opening;
      };
      Object.defineProperty(pool, 'connect', { value: told, configurable: true, writable: true });
      ends.push(() => {
        pool.options.connectionTimeoutMillis = servingConnectMs;
        Object.defineProperty(pool, 'connect', { value: connect, configurable: true, writable: true });
      });
    },
    end: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}
