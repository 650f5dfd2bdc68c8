import path from 'node:path';
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { ingestFile } from './ingest-file.ts';

/** The way by which a stand-in of the venues hands its files over: the same as the operator's. */
export interface Market {
  readonly door: {
    readonly ingest: (file: string) => Promise<void>;
    readonly now: () => Date;
    readonly folder: string;
    readonly log: (message: string) => void;
  };
  /** Whether the feed holds nothing at all. */
  readonly isEmpty: () => Promise<boolean>;
}

/** Opens the feed to a stand-in of the venues. */
export function openMarket(pool: pg.Pool, clock: Clock, dataDir: string): Market {
  return {
    door: {
      ingest: async (file) => {
        await ingestFile({ pool, file, now: clock.now() });
      },
      now: clock.now,
      folder: path.join(dataDir, 'market'),
      log: () => {},
    },
    isEmpty: async () => {
      const { rows } = await pool.query<{ empty: boolean }>(
        'SELECT NOT EXISTS (SELECT FROM trades) AND NOT EXISTS (SELECT FROM orders) AS empty',
      );
      return rows[0]?.empty ?? true;
    },
  };
}
