import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { FirstMonths } from '../ingest/retention.ts';

export type AuditDeps = {
  readonly pool: Database;
  readonly files: FileStore;
  /** Real time, which decides how long files are kept. */
  readonly now: Date;
  /** The first months that are kept, from which on tallies are compared; all if absent. */
  readonly firstMonths?: FirstMonths;
  /** What was published earlier is not compared, as far as a part can leave it out; everything is if absent. */
  readonly since?: string;
  /** Called from time to time with how much has been compared. */
  readonly onProgress?: (text: string) => void;
};

/** The first moment that counts. */
export const sinceOf = ({ since }: Pick<AuditDeps, 'since'>): string =>
  since ?? '0001-01-01T00:00:00.000000Z';
