import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { csvLine } from '../../domain/csv.ts';
import { codeOf } from '../../domain/thrown.ts';
import { IngestRefusal, type LineFault } from '../ingest/fault-list.ts';

/** The lines of a file that were not taken: line, field and reason, a fault a line. */
export type RejectFile = {
  readonly add: (fault: LineFault) => void;
  /** Puts what was added where it was asked for; it is not there before. */
  readonly show: () => void;
  /** Removes what was not shown. Safe to call twice. */
  readonly close: () => void;
};

const writtenAt = 64 * 1024;

/** Opens a reject file. @throws IngestRefusal when it cannot be written */
export function openRejectFile(file: string): RejectFile {
  const unfinished = `${file}.part`;
  let text = csvLine(['line', 'field', 'reason']);
  const handle = (() => {
    try {
      return openSync(unfinished, 'w');
    } catch (error) {
      throw new IngestRefusal(`${file} cannot be written (${codeOf(error) ?? 'unknown'}).`);
    }
  })();
  const write = (): void => {
    writeSync(handle, text);
    text = '';
  };
  let isShown = false;
  let isOpen = true;
  return {
    add: ({ line, field, reason }) => {
      text += csvLine([line, field, reason]);
      if (text.length > writtenAt) write();
    },
    show: () => {
      write();
      if (!isShown) renameSync(unfinished, file);
      isShown = true;
    },
    close: () => {
      if (isOpen) closeSync(handle);
      isOpen = false;
      rmSync(unfinished, { force: true });
    },
  };
}
