import type pg from 'pg';
import { liftTimeLimit } from '../../platform/answer-limit.ts';
import { inTransaction } from '../database/pool.ts';
import type { FileStore } from '../files/file-store.ts';
import type { FirstMonths } from '../ingest/retention.ts';
import { compareArchive } from './compare-archive.ts';
import { compareArchivedRows } from './compare-archived-rows.ts';
import { compareCatalogue } from './compare-catalogue.ts';
import { compareHistories } from './compare-histories.ts';
import { compareOpenFiles } from './compare-open-files.ts';
import { compareOpenIndex } from './compare-open-index.ts';
import { compareStreams } from './compare-streams.ts';
import type { Finding } from './finding.ts';

export type AuditDeps = {
  readonly pool: pg.Pool;
  readonly files: FileStore;
  /** Real time, which decides how long files are kept. */
  readonly now: Date;
  /** The first months that are kept; if absent, all are. */
  readonly firstMonths?: FirstMonths;
};

/** Compares what is stored with everything derived from it, in one snapshot. Changes nothing. */
export async function audit(deps: AuditDeps): Promise<readonly Finding[]> {
  return inTransaction(deps.pool, async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await liftTimeLimit(client);
    return [
      ...(await compareCatalogue(client, deps.firstMonths)),
      await compareStreams(client),
      await compareOpenFiles(client, deps),
      await compareOpenIndex(client, deps),
      await compareArchive(client, deps.files),
      await compareArchivedRows(client, deps.files),
      await compareHistories(client, deps),
    ];
  });
}
