import type { Database } from '../../platform/database/database.ts';
import { retireMonths } from '../archive/retire-months.ts';
import type { Clock } from '../clock.ts';
import type { FileStore } from '../files/file-store.ts';
import { pruneRejects } from '../ingest/kept-rejects.ts';
import { type ArchivedTypes, firstMonthsKept, type KeptMonths } from '../ingest/retention.ts';
import type { Job } from './job-runner.ts';

export type RetentionDependencies = {
  readonly pool: Database;
  readonly securityClock: Clock;
  readonly kept: KeptMonths;
  readonly archived: ArchivedTypes;
  readonly files: FileStore;
};

/** Drops whole months of orders and trades older than what is kept, after archiving them if configured, and rejected lines. */
export function retentionJob({ pool, securityClock, kept, archived, files }: RetentionDependencies): Job {
  return {
    name: 'retention',
    about:
      'drops months of orders and trades that are past their retention, after archiving them if configured, and rejected lines of 30 days ago',
    isLong: true,
    run: async (today) => {
      // The earlier of the two clocks: a business clock set years ahead for an hour must not cost today's data.
      const now = Math.min(Date.parse(`${today}T00:00:00Z`), securityClock.now().getTime());
      const dropped = await retireMonths({ pool, files }, firstMonthsKept(kept, new Date(now)), archived);
      return dropped + (await pruneRejects(pool, new Date(now)));
    },
  };
}
