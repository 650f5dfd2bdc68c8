import { readdirSync, readFileSync } from 'node:fs';

/** A process's memory in bytes, as Linux counts it. */
export type ProcessMemory = {
  /** In memory now, shared pages included (VmRSS). */
  readonly resident: number;
  /** The most that was in memory so far (VmHWM). */
  readonly peak: number;
  /** In memory now, without files and shared memory (RssAnon). */
  readonly own: number;
};

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The memory of a process; null once it has ended. */
export function memoryOf(pid: number): ProcessMemory | null {
  const status = read(`/proc/${pid}/status`);
  const bytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status ?? '')?.[1] ?? Number.NaN) * 1024;
  const found = { resident: bytes('VmRSS'), peak: bytes('VmHWM'), own: bytes('RssAnon') };
  return Number.isNaN(found.resident) ? null : found;
}

/** A process and all that it has started, by their numbers. */
export function processesFrom(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0)
    .map((each): [number, number] => {
      // The name before it, in brackets, may contain anything.
      const [, rest = ''] = /\) \S (\d+) /.exec(read(`/proc/${each}/stat`) ?? '') ?? [];
      return [each, Number(rest)];
    });
  const found = [pid];
  for (const each of found)
    found.push(...parents.filter(([, parent]) => parent === each).map(([child]) => child));
  return found;
}

/** The words with which a process was started, or those that it shows in their place. */
export const titleOf = (pid: number): string =>
  (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim();
