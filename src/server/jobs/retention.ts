import type pg from 'pg';
import { retireMonths } from '../archive/retire-months.ts';
import type { Clock } from '../clock.ts';
import type { FileStore } from '../files/file-store.ts';
import { type ArchivedTypes, firstMonthsKept, type KeptMonths } from '../ingest/retention.ts';
import type { Job } from './job-runner.ts';

export type RetentionDependencies = {
  readonly pool: pg.Pool;
  readonly securityClock: Clock;
  readonly kept: KeptMonths;
  readonly archived: ArchivedTypes;
  readonly files: FileStore;
};

/** Drops whole months of orders and of trades that are older than what is kept, archived before where that is wanted. */
export function retentionJob({ pool, securityClock, kept, archived, files }: RetentionDependencies): Job {
  return {
    name: 'retention',
    about:
      'drops months of orders and trades that are kept no longer, archived before where that is configured',
    run: async (today) => {
      // The business clock may be set years ahead for an hour, which must not cost the data of today.
      const now = Math.min(Date.parse(`${today}T00:00:00Z`), securityClock.now().getTime());
      return retireMonths({ pool, files }, firstMonthsKept(kept, new Date(now)), archived);
    },
  };
}
