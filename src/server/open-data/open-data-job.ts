import type pg from 'pg';
import { createBackoff } from '../backoff.ts';
import { type Clock, securityClock } from '../clock.ts';
import type { FileStore } from '../files/file-store.ts';
import { underLease } from '../jobs/lease.ts';
import { type RepeatedWork, startRepeatedWork } from '../repeated-work.ts';
import { noteNewLines, type Retire, rethrow, writeDue } from './due-spans.ts';
import { compareWithStore, forgetOld } from './kept-files.ts';
import { writeIndex } from './open-data-index.ts';

export type OpenDataJobDeps = {
  readonly pool: pg.Pool;
  readonly files: FileStore;
  /** Business time. */
  readonly clock: Clock;
  /** Real time: a business clock set years ahead for an hour must not cost today's files. */
  readonly wall?: Clock;
};

const everyMs = 5_000;
/** Longest writing until the index lists what is written: after a start there may be files of days to write. */
const writingMs = 10_000;
/** How often the store is compared with the tables, in real time. */
const compareEveryMs = 3600_000;
const dataTypes = ['trade', 'order'] as const;

/** The earlier of the two times: what is kept and what is over is decided by it. */
const keptAt = ({ clock, wall = securityClock }: OpenDataJobDeps): Date =>
  new Date(Math.min(clock.now().getTime(), wall.now().getTime()));

/** The job that writes open data. */
export type OpenDataJob = {
  /**
   * Does everything that is due; returns the number of files written, 0 if another instance is doing it.
   * @param stopped ends the run between two spans
   */
  readonly runOnce: (stopped?: () => boolean) => Promise<number>;
};

/**
 * The job that writes the files of open data: each minute, quarter of an hour and day once it is over, again if lines
 * of it came late, and the index whenever something opens. Several instances may run it, but only one works at a time.
 *
 * @param onFault called for each span that could not be written
 */
export function createOpenDataJob(
  deps: OpenDataJobDeps,
  onFault: (error: unknown) => void = rethrow,
): OpenDataJob {
  const wall = deps.wall ?? securityClock;
  const backoff = createBackoff(wall);
  let comparedAt = Number.NEGATIVE_INFINITY;
  let strangers: ReadonlySet<string> = new Set();
  let retired: string[] = [];
  const retire: Retire = (key) => {
    retired.push(key);
  };
  const work = async (stopped: () => boolean): Promise<number> => {
    const over = retired;
    retired = [];
    for (const key of over) await deps.files.remove(key);
    await forgetOld(deps, keptAt(deps));
    const at = wall.now().getTime();
    if (at - comparedAt >= compareEveryMs) {
      strangers = await compareWithStore(deps, strangers);
      comparedAt = at;
    }
    const now = keptAt(deps);
    for (const dataType of dataTypes) await noteNewLines(deps.pool, dataType, now);
    const isEnough = (): boolean => stopped() || wall.now().getTime() - at >= writingMs;
    const written = await writeDue(deps, retire, isEnough, backoff, onFault);
    await writeIndex(deps, deps.clock.now(), retire);
    return written;
  };
  return {
    runOnce: async (stopped = () => false) =>
      (await underLease({ pool: deps.pool, name: 'open-data' }, () => work(stopped))) ?? 0,
  };
}

/** Runs the job at once and then every five seconds. */
export function startOpenData(deps: OpenDataJobDeps, onFault: (error: unknown) => void): RepeatedWork {
  const work = startRepeatedWork(createOpenDataJob(deps, onFault).runOnce, everyMs, onFault);
  work.runNow().catch(onFault);
  return work;
}
