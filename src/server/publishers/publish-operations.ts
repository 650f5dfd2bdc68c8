import type { Database } from '../../platform/database/database.ts';
import { createTurns } from '../../platform/turns.ts';
import { createArchiveReader } from '../archive/archive-reader.ts';
import type { Clock } from '../clock.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Operations } from '../http/operation.ts';
import { ingest } from '../ingest/ingest-file.ts';
import { assertNotRevoked } from './publisher-keys.ts';
import { mostText, takeInTurn } from './sent-files.ts';

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

/** The call by which a publisher sends a file. */
export function publishOperations({ pool, files, businessClock }: PublishDependencies) {
  const archive = createArchiveReader(files);
  const turns = createTurns({ places: mostAtOnce, each: 1, waiting: mostWaiting });
  return {
    publishFile: async ({ publisher, file, signal, log }) => {
      return takeInTurn(turns, publisher.keyId, signal, async (ended) => {
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
      });
    },
  } satisfies Partial<Operations>;
}
