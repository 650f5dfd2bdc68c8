import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { dropMonthsBefore, firstMonthsKept, type KeptMonths } from '../ingest/retention.ts';
import type { Job } from './job-runner.ts';

export type RetentionDependencies = {
  readonly pool: pg.Pool;
  readonly securityClock: Clock;
  readonly kept: KeptMonths;
};

/** Drops whole months of orders and of trades that are older than what is kept. */
export function retentionJob({ pool, securityClock, kept }: RetentionDependencies): Job {
  return {
    name: 'retention',
    about: 'drops months of orders and trades that are kept no longer',
    run: async (today) => {
      // The business clock may be set years ahead for an hour, which must not cost the data of today.
      const now = Math.min(Date.parse(`${today}T00:00:00Z`), securityClock.now().getTime());
      return dropMonthsBefore(pool, firstMonthsKept(kept, new Date(now)));
    },
  };
}
