import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { csvLine } from '../../domain/csv.ts';
import { codeOf } from '../../domain/thrown.ts';
import { IngestRefusal, type RejectedFault } from '../ingest/fault-list.ts';

/** The faults of the lines that were not taken: one row each with the line's number, field, value, reason, and the line itself. */
export type RejectFile = {
  readonly add: (fault: RejectedFault) => void;
  /** Writes what was added. Call it before the other lines are stored, so that no rejected line goes unreported. */
  readonly write: () => void;
  /** Moves the file to its final name; before that it does not exist under it. */
  readonly show: () => void;
  /** Removes the file unless `show` was called. Safe to call twice. */
  readonly close: () => void;
};

const writtenAt = 64 * 1024;

/** Whether two names lead to one file that exists. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => statSync(name, { throwIfNoEntry: false, bigint: true }));
  return a !== undefined && a.dev === b?.dev && a.ino === b.ino;
}

/**
 * Opens a reject file. This and the methods throw IngestRefusal if it cannot be written.
 *
 * @param input the file whose lines are rejected; it must not be overwritten
 */
export function openRejectFile(file: string, input: string): RejectFile {
  const unfinished = `${file}.part`;
  if (isSame(file, input) || isSame(unfinished, input))
    throw new IngestRefusal(`${file} would overwrite ${input}: name another reject file.`);
  let text = csvLine(['line', 'field', 'value', 'reason', 'text']);
  const tried = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw new IngestRefusal(`${file} cannot be written (${codeOf(error) ?? 'unknown'}).`);
    }
  };
  const handle = tried(() => openSync(unfinished, 'w'));
  let hasFaults = false;
  const write = (): void => {
    if (!hasFaults) return;
    // A nearly full disk takes a part of it, and then has no room.
    tried(() => writeFileSync(handle, text));
    text = '';
  };
  let isShown = false;
  let isOpen = true;
  return {
    add: ({ line, field, value, reason, text: given }) => {
      hasFaults = true;
      text += csvLine([line, field, value, reason, given]);
      if (text.length > writtenAt) write();
    },
    write,
    show: () => {
      write();
      if (!isShown) tried(() => renameSync(unfinished, file));
      isShown = true;
    },
    close: () => {
      if (isOpen) closeSync(handle);
      isOpen = false;
      rmSync(unfinished, { force: true });
    },
  };
}
