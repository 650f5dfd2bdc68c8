import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { csvLine } from '../../domain/csv.ts';
import { codeOf } from '../../domain/thrown.ts';
import { IngestRefusal, type LineFault } from '../ingest/fault-list.ts';

/** The faults of the lines that were not taken: one row each with line, field and reason. */
export type RejectFile = {
  readonly add: (fault: LineFault) => void;
  /** Writes what was added. Call it before the other lines are stored, so that no rejected line goes unreported. */
  readonly write: () => void;
  /** Moves the file to its final name; before that it does not exist under it. */
  readonly show: () => void;
  /** Removes the file unless `show` was called. Safe to call twice. */
  readonly close: () => void;
};

const writtenAt = 64 * 1024;

/** Opens a reject file. This and the methods throw IngestRefusal if it cannot be written. */
export function openRejectFile(file: string): RejectFile {
  const unfinished = `${file}.part`;
  let text = csvLine(['line', 'field', 'reason']);
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
    add: ({ line, field, reason }) => {
      hasFaults = true;
      text += csvLine([line, field, reason]);
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
