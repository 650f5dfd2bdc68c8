import type { Database } from '../../platform/database/database.ts';
import { createTurns } from '../../platform/turns.ts';
import { createArchiveReader } from '../archive/archive-reader.ts';
import type { Clock } from '../clock.ts';
import type { FileStore } from '../files/file-store.ts';
import { turnRefusal } from '../http/admission.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { IngestRefusal } from '../ingest/fault-list.ts';
import { ingest } from '../ingest/ingest-file.ts';
import { assertNotRevoked } from './publisher-keys.ts';

export type PublishDependencies = {
  readonly pool: Database;
  readonly files: FileStore;
  /** The business clock, which publishers see. */
  readonly businessClock: Clock;
};

/** Maximum number of files that one instance takes in at once, each of another key: each uses a database connection. */
const mostAtOnce = 2;
/** Maximum number of files that wait for their turn on the disk. */
const mostWaiting = 10;
/** Maximum number of files of one key: more would be received only to be refused because too many are waiting. */
export const mostOfKey = 1 + mostWaiting;
const mostText = 256 * 1024 * 1024;
/** Time after which a file is given up, in milliseconds since it arrived, including its wait. */
export const longestMs = 100_000;

/** The call by which a publisher sends a file. */
export function publishOperations({ pool, files, businessClock }: PublishDependencies) {
  const archive = createArchiveReader(files);
  const turns = createTurns({ places: mostAtOnce, each: 1, waiting: mostWaiting });
  return {
    publishFile: async ({ publisher, file, signal, log }) => {
      const tooLong = AbortSignal.timeout(longestMs);
      const ended = AbortSignal.any([signal, tooLong]);
      let leave: (() => void) | null = null;
      try {
        leave = await turns.acquire({ caller: publisher.keyId }, ended);
        const name = `${publisher.name} ${file.digest.slice(0, 12)}`;
        const report = await ingest(
          { name, bytes: file.bytes, size: file.size },
          {
            pool,
            archive,
            now: businessClock.now(),
            venues: publisher.venues,
            mostBytes: mostText,
            atEnd: (client) => assertNotRevoked(client, publisher.keyId),
            signal: ended,
            sender: publisher.keyId,
            onKept: (number) => log.info({ publisher: publisher.keyId, file: number }, 'rejected lines kept'),
          },
        );
        const { dataType, lines, added, blankRows, instrumentsAdded } = report;
        log.info({ publisher: publisher.keyId, dataType, lines, added }, 'file taken');
        return {
          status: 200,
          body: {
            dataType,
            lines,
            added,
            known: lines - added,
            blankRows,
            instrumentsAdded,
            sha256: file.digest,
          },
        };
      } catch (error) {
        if (error instanceof IngestRefusal)
          throw new Refusal('invalid-request', error.messages, { status: 422 });
        if (tooLong.aborted)
          throw new Refusal('unavailable', 'The file took too long: nothing of it was taken', {
            retryAfter: 60,
          });
        if (signal.aborted)
          throw new Refusal('invalid-request', 'The caller disconnected: nothing was taken');
        throw turnRefusal(error);
      } finally {
        leave?.();
      }
    },
  } satisfies Partial<Operations>;
}
