import { copyFileSync, existsSync, renameSync, statSync, truncateSync } from 'node:fs';

const logsKept = 5;
const largestLog = 10 * 1024 * 1024;

/** How often the log of a running PostgreSQL is looked at, in milliseconds. */
export const logCheckEveryMs = 60_000;

// Calls the newest of those put aside `.2`, that one `.3` and so on; the oldest goes.
function makeRoom(log: string): void {
  for (let number = logsKept - 1; number >= 1; number -= 1) {
    const from = `${log}.${number}`;
    if (existsSync(from)) renameSync(from, `${log}.${number + 1}`);
  }
}

/** Puts the log of the last run aside as `.1`: why it ended is asked about after a new start. */
export function rotateLog(log: string): void {
  if (!existsSync(log) || statSync(log).size === 0) return;
  makeRoom(log);
  renameSync(log, `${log}.1`);
}

/**
 * Puts aside what a running PostgreSQL has written, once it is more than 10 MB. It keeps the file open and appends, so
 * the content is copied and the file emptied; a line written between the two is lost.
 */
export function rotateGrownLog(log: string): void {
  if (!existsSync(log) || statSync(log).size <= largestLog) return;
  makeRoom(log);
  copyFileSync(log, `${log}.1`);
  truncateSync(log);
}
