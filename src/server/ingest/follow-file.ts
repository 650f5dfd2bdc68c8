import path from 'node:path';
import { CutShort, openGrowing } from './growing-file.ts';
import { GrownLines } from './grown-lines.ts';
import { type IngestOptions, type IngestReport, ingestReading } from './ingest-file.ts';
import { EmptyFile, readLines } from './read-lines.ts';
import { readText } from './read-text.ts';

export type FollowOptions = Pick<IngestOptions, 'pool' | 'archive' | 'onReject' | 'onKept' | 'atEnd'> & {
  /** The current time for the publisher. */
  readonly now: () => Date;
  /** Waits between two looks at the file; rejects as soon as the command is told to end. */
  readonly pause: (signal: AbortSignal) => Promise<unknown>;
  /** Ends the command once the current lines are stored. */
  readonly signal: AbortSignal;
  /** Time limit for reading a part, in milliseconds; five seconds if absent. */
  readonly longestPartMs?: number;
  /** Called for each loaded part of the file, with the number of its last line. */
  readonly onIngested: (report: IngestReport, lastLine: number) => void;
  /** Called when another file has taken its place and is read from the beginning. */
  readonly onReplaced: () => void;
};

const untaken = 'none of them was taken, those before them were';

/**
 * Loads what is in a file, and then what is added to it, until it is ended: in parts, each completely or not at all,
 * whenever the end of the file is reached. A line without its end waits for it. The last snapshot of orders waits until
 * the next begins, or until the file has not grown between two looks.
 *
 * @throws IngestRefusal when a part cannot be loaded; the parts before it have been
 */
export async function followFile(file: string, options: FollowOptions): Promise<void> {
  const { signal } = options;
  while (!signal.aborted) {
    await followOne(file, options);
    if (!signal.aborted) options.onReplaced();
  }
}

async function followOne(
  file: string,
  { signal, pause, now, onIngested, longestPartMs, ...shared }: FollowOptions,
): Promise<void> {
  const own = new AbortController();
  const ended = AbortSignal.any([signal, own.signal]);
  const growing = await openGrowing(file, () => pause(ended));
  const name = path.basename(file);
  const text = readText({ name, bytes: growing.bytes, isFollowed: true });
  try {
    const reading = await readLines(text).catch((error: unknown) => {
      // It has no first line, and never will.
      if (signal.aborted || error instanceof EmptyFile || error instanceof CutShort) return null;
      throw error;
    });
    if (reading === null) return;
    const lines = new GrownLines(reading, growing.unchanged, ended, longestPartMs);
    while (await lines.hasMore()) {
      const report = await ingestReading(
        lines.part(),
        name,
        {
          pool: shared.pool,
          now: now(),
          untaken,
          ...(shared.archive && { archive: shared.archive }),
          ...(shared.onReject && { onReject: shared.onReject }),
          ...(shared.onKept && { onKept: shared.onKept }),
          ...(shared.atEnd && { atEnd: shared.atEnd }),
        },
        () => 0,
      );
      onIngested(report, lines.last);
    }
  } finally {
    // A pending wait would delay the return.
    own.abort();
    await text.return(undefined);
    // A gzipped file is refused before it is read as text.
    await growing.bytes.return(undefined);
  }
}
