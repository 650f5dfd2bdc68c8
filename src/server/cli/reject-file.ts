import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { csvLine } from '../../domain/csv.ts';
import { codeOf } from '../../domain/thrown.ts';
import { IngestRefusal, type LineFault } from '../ingest/fault-list.ts';

/** The lines of a file that were not taken: line, field and reason, a fault a line. */
export type RejectFile = {
  readonly add: (fault: LineFault) => void;
  /** Writes what was added. To be called before the other lines are stored: those rejected have to be told. */
  readonly write: () => void;
  /** Puts what was added where it was asked for; it is not there before. */
  readonly show: () => void;
  /** Removes what was not shown. Safe to call twice. */
  readonly close: () => void;
};

const writtenAt = 64 * 1024;

/** Opens a reject file. It, and what writes, throws IngestRefusal when it cannot be written. */
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
    // A disk that is nearly full takes a part of it, and only then has no room.
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
