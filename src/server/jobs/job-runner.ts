import { dayOf } from '../../domain/subscription/calendar.ts';
import { messageOf } from '../../domain/thrown.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
import type { InstanceLock } from '../payments/instance-lock.ts';
import { type RepeatedWork, startRepeatedWork } from '../repeated-work.ts';
import { workAs } from '../watch/request-scope.ts';
import { extendedLease, isFree, keepLease } from './lease.ts';
import { SomeFailed } from './some-failed.ts';

/** A daily job. It may be restarted halfway. */
export type Job = {
  /** In kebab-case. */
  readonly name: string;
  /** What it does, for the operator. */
  readonly about: string;
  /**
   * Does everything due on a business day.
   *
   * @returns the number of things done
   */
  readonly run: (today: string) => Promise<number>;
  /** It may take hours, and keeps no other job waiting. */
  readonly isLong?: true;
};

export type JobDependencies = {
  readonly pool: Database;
  readonly businessClock: Clock;
  readonly securityClock: Clock;
  readonly instance: Pick<InstanceLock, 'number'>;
  readonly log: {
    info: (facts: object, message: string) => void;
    error: (facts: object, message: string) => void;
  };
};

export type JobResult =
  | { readonly name: string; readonly outcome: 'done'; readonly count: number }
  | { readonly name: string; readonly outcome: 'held' }
  | { readonly name: string; readonly outcome: 'failed'; readonly fault: string };

/** Also runs within the same day, so that new work does not wait until midnight. */
const againAfterMs = 3600_000;
const afterFaultMs = 10 * 60_000;

/** Number of accounts or orders that the log names when a job fails for some. */
const mostNamed = 10;

/**
 * Takes a job's lease, so that only one process on the database runs it at a time.
 *
 * @param onlyWhenDue skips a job that was done for this day within the last hour, or failed within the last ten minutes, unless an
 *   operator wants it
 */
async function acquireLease(
  deps: JobDependencies,
  name: string,
  today: string,
  onlyWhenDue: boolean,
): Promise<boolean> {
  const now = deps.securityClock.now();
  await deps.pool.query('INSERT INTO jobs (name) VALUES ($1) ON CONFLICT DO NOTHING', [name]);
  const { rowCount } = await deps.pool.query(
    `UPDATE jobs SET held_by = $2, wanted_at = NULL, ${extendedLease}
     WHERE name = $1 AND ${isFree}
       AND (NOT $3 OR wanted_at IS NOT NULL OR finished_at < CASE WHEN last_fault IS NULL THEN $5 ELSE $6 END::timestamptz
         OR last_fault IS NULL AND done_for IS DISTINCT FROM $4::date)`,
    [
      name,
      deps.instance.number,
      onlyWhenDue,
      today,
      new Date(now.getTime() - againAfterMs),
      new Date(now.getTime() - afterFaultMs),
    ],
  );
  return rowCount === 1;
}

async function runOne(deps: JobDependencies, job: Job, onlyWhenDue: boolean): Promise<JobResult> {
  const { name } = job;
  const today = dayOf(deps.businessClock.now());
  if (!(await acquireLease(deps, name, today, onlyWhenDue))) return { name, outcome: 'held' };
  const end = (fault: string | null): Promise<unknown> =>
    deps.pool.query(
      `UPDATE jobs SET held_by = NULL, held_until = NULL, last_fault = $3, finished_at = $4,
         done_for = CASE WHEN $3::text IS NULL THEN $5::date ELSE done_for END
       WHERE name = $1 AND held_by = $2`,
      [name, deps.instance.number, fault, deps.securityClock.now(), today],
    );
  const stopRenewing = keepLease({ pool: deps.pool, name, holder: deps.instance.number });
  try {
    const count = await workAs(`job-${name}`, () => job.run(today)).finally(stopRenewing);
    await end(null);
    if (count > 0) deps.log.info({ job: name, today, count }, 'a job is done');
    return { name, outcome: 'done', count };
  } catch (error) {
    const fault = messageOf(error);
    const named = error instanceof SomeFailed ? error.each.slice(0, mostNamed) : [];
    for (const one of named)
      deps.log.error({ job: name, ...one.about, err: one.error }, 'a job failed for one of several');
    deps.log.error({ job: name, today, err: error }, 'a job failed');
    await end(fault);
    return { name, outcome: 'failed', fault };
  }
}

/** Runs jobs now, one after another, due or not; one that another process is running is left to it. */
export async function runJobs(deps: JobDependencies, jobs: readonly Job[]): Promise<readonly JobResult[]> {
  const results: JobResult[] = [];
  for (const job of jobs) results.push(await runOne(deps, job, false));
  return results;
}

/**
 * Runs jobs whenever they are due: on every new business day, and hourly within it. They run one after another, long ones
 * beside the others.
 */
export function startJobs(deps: JobDependencies, jobs: readonly Job[], everyMs = 5_000): RepeatedWork {
  const workOn = (own: readonly Job[]) => async (stopped: () => boolean) => {
    let count = 0;
    for (const job of own) {
      if (stopped()) break;
      const result = await runOne(deps, job, true);
      if (result.outcome === 'done') count += result.count;
    }
    return count;
  };
  const failed = (error: unknown) => deps.log.error({ err: error }, 'jobs could not be run');
  const works = [jobs.filter(({ isLong }) => !isLong), jobs.filter(({ isLong }) => isLong)].map((own) =>
    startRepeatedWork(workOn(own), everyMs, failed),
  );
  return {
    runNow: async () => {
      const counts = await Promise.all(works.map((work) => work.runNow()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    stop: async () => {
      await Promise.all(works.map((work) => work.stop()));
    },
  };
}
