import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import { inTransaction } from '../database/pool.ts';
import type { FileStore, WrittenFile } from '../files/file-store.ts';
import { safeName } from '../files/safe-name.ts';
import { Refusal } from '../http/refusal.ts';
import type { Actor } from './audit.ts';
import { mediaTypeOf, numbered } from './file-names.ts';
import { inPublishingTurn } from './publish-turn.ts';

/** By whom something is published or withdrawn. */
export type ActDeps = {
  readonly pool: pg.Pool;
  /** Business time. */
  readonly now: () => Date;
  readonly actor: Actor;
  /** Checks everything and changes nothing. */
  readonly dryRun?: boolean;
};

/** Where files are published, and by whom. */
export interface PublishDeps extends ActDeps {
  readonly files: FileStore;
}

export type FileKind = 'reports' | 'documents';

/** A file to be published. `content` is read once. */
export type NewFile = {
  /** The name under which visitors save it, in any alphabet. */
  readonly fileName: string;
  readonly content: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>;
};

interface KeptFile extends WrittenFile {
  readonly key: string;
  readonly fileName: string;
}

/**
 * Stores files and then, in one transaction, runs `record` for them. If the transaction fails, or was only tried, the
 * files are removed again.
 *
 * @throws Refusal for an empty file, or what `record` throws
 */
export async function publishFiles(
  deps: PublishDeps,
  kind: FileKind,
  given: readonly NewFile[],
  record: (client: pg.PoolClient, kept: readonly KeptFile[]) => Promise<void>,
): Promise<void> {
  const keys: string[] = [];
  const kept: KeptFile[] = [];
  let done = false;
  try {
    for (const { fileName, content } of given) {
      const key = `${kind}/${randomUUID()}`;
      keys.push(key);
      const written = await deps.files.put(key, content);
      kept.push({ ...written, key, fileName: safeName(fileName) });
      if (written.size === 0) throw new Refusal('invalid-request', `${fileName} is empty.`);
    }
    done = await inPublishingTurn(deps, (client) => record(client, kept));
  } finally {
    if (!done) await removeUnnamed(deps, keys);
  }
}

/**
 * Removes files that no row names, also those whose store has not confirmed them. The answer to a commit may have been
 * lost, so their rows may exist all the same. If that cannot be found out, the files stay; without its row nobody sees a
 * file.
 */
async function removeUnnamed({ pool, files }: PublishDeps, keys: readonly string[]): Promise<void> {
  const named = await inTransaction(pool, async (client) => {
    // Every publisher holds this lock until its transaction has ended, so a row is either visible now or will never
    // exist.
    await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.publishing]);
    const { rows } = await client.query<{ storage_key: string }>(
      'SELECT storage_key FROM published_files WHERE storage_key = ANY($1)',
      [keys],
    );
    return new Set(rows.map(({ storage_key }) => storage_key));
  }).catch(() => null);
  if (named === null) return;
  for (const key of keys) if (!named.has(key)) await files.remove(key).catch(() => {});
}

/** Adds the row of a stored file under the first free form of `name`; returns its id and that name. */
export async function addFileRow(
  client: pg.PoolClient,
  kind: FileKind,
  name: string,
  file: KeptFile,
  at: Date,
): Promise<{ readonly id: number; readonly name: string }> {
  for (let number = 1; ; number += 1) {
    const free = numbered(name, number);
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO published_files (kind, name, file_name, media_type, size, sha256, storage_key, published_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (kind, name) DO NOTHING RETURNING id`,
      [kind, free, file.fileName, mediaTypeOf(file.fileName), file.size, file.sha256, file.key, at],
    );
    const row = rows[0];
    if (row) return { id: row.id, name: free };
  }
}
