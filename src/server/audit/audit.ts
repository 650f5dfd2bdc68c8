import type { Transaction } from '../../platform/database/database.ts';
import type { AuditDeps } from './audit-deps.ts';
import { compareArchive } from './compare-archive.ts';
import { compareArchivedRows } from './compare-archived-rows.ts';
import { compareCatalogue } from './compare-catalogue.ts';
import { compareHistories } from './compare-histories.ts';
import { compareOpenFiles } from './compare-open-files.ts';
import { compareOpenIndex } from './compare-open-index.ts';
import { compareStreams } from './compare-streams.ts';
import { compareSums } from './compare-sums.ts';
import type { Finding } from './finding.ts';

type Compare = (client: Transaction, deps: AuditDeps) => Promise<readonly Finding[]>;

/** The parts, in the order in which they are compared. */
const parts = {
  catalogues: (client, deps) => compareCatalogue(client, deps.firstMonths, deps.since),
  sums: (client, { since }) => compareSums(client, since),
  streams: async (client, { since }) => [await compareStreams(client, since)],
  files: async (client, deps) => [await compareOpenFiles(client, deps)],
  index: async (client, deps) => [await compareOpenIndex(client, deps)],
  archive: async (client, { files, since }) => [
    await compareArchive(client, files, since),
    await compareArchivedRows(client, files, since),
  ],
  histories: async (client, deps) => [await compareHistories(client, deps)],
} satisfies Readonly<Record<string, Compare>>;

export type AuditPart = keyof typeof parts;

const isPart = (name: string): name is AuditPart => Object.hasOwn(parts, name);
export const auditParts: readonly AuditPart[] = Object.keys(parts).filter(isPart);

/**
 * Compares what is stored with everything derived from it, in one snapshot. Changes nothing.
 *
 * @param asked what to compare; everything by default
 */
export async function audit(
  deps: AuditDeps,
  asked: readonly AuditPart[] = auditParts,
): Promise<readonly Finding[]> {
  return deps.pool.transaction(async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(`SET LOCAL work_mem = '128MB'`);
    await client.liftTimeLimit();
    const findings: Finding[] = [];
    for (const part of auditParts.filter((name) => asked.includes(name))) {
      deps.onProgress?.(part);
      findings.push(...(await parts[part](client, deps)));
    }
    return findings;
  });
}
