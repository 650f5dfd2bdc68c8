import path from 'node:path';
import { CutShort, openGrowing } from './growing-file.ts';
import { GrownLines } from './grown-lines.ts';
import { type IngestOptions, type IngestReport, take } from './ingest-file.ts';
import { EmptyFile, readLines } from './read-lines.ts';
import { readText } from './read-text.ts';

export type FollowOptions = Pick<IngestOptions, 'pool' | 'archive' | 'onReject' | 'atEnd'> & {
  /** The time as the publisher sees it. */
  readonly now: () => Date;
  /** Waits between two looks at the file; rejects at once when it is told to end. */
  readonly pause: (signal: AbortSignal) => Promise<unknown>;
  /** Ends it, once the lines that are being taken are stored. */
  readonly signal: AbortSignal;
  /** For how long a part is read at most, in milliseconds; five seconds when absent. */
  readonly longestPartMs?: number;
  /** Told of each part of the file that was taken, with the number of its last line. */
  readonly onTaken: (report: IngestReport, lastLine: number) => void;
  /** Told that another file has taken the place of this one, and is read from its beginning. */
  readonly onReplaced: () => void;
};

const untaken = 'none of them was taken, those before them were';

/**
 * Takes what stands in a file, and then what is added to it, until it is ended: in parts, each whole or not at all,
 * whenever the file has been read to its end. A line without its end waits for that. The last snapshot of orders waits
 * until the next begins, or until the file has not grown between two looks.
 *
 * @throws IngestRefusal when a part cannot be taken; those before it have been
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
  { signal, pause, now, onTaken, pool, archive, onReject, atEnd, longestPartMs }: FollowOptions,
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
      const report = await take(
        lines.part(),
        name,
        {
          pool,
          now: now(),
          untaken,
          ...(archive && { archive }),
          ...(onReject && { onReject }),
          ...(atEnd && { atEnd }),
        },
        () => 0,
      );
      onTaken(report, lines.last);
    }
  } finally {
    // What is waited for would hold up the return.
    own.abort();
    await text.return(undefined);
    // A packed file is refused before its text is begun.
    await growing.bytes.return(undefined);
  }
}
