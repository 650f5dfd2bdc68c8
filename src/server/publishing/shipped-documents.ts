import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../http/refusal.ts';
import { publishDocument } from './publish-document.ts';
import type { PublishDeps } from './publish-files.ts';

const folder = path.resolve(import.meta.dirname, '../documents/shipped');

/** The documents that come with the program, in the order of the page. */
export const shippedDocuments: readonly { readonly title: string; readonly file: string }[] = [
  { title: 'User guide', file: path.join(folder, 'daylight-user-guide.pdf') },
  { title: 'Data format guide', file: path.join(folder, 'daylight-data-format-guide.pdf') },
  { title: 'FIX feed overview', file: path.join(folder, 'daylight-fix-feed-overview.pdf') },
  { title: 'Rate card', file: path.join(folder, 'daylight-rate-card.pdf') },
];

/**
 * Publishes those of the program's own documents that never were, where the operator has published none; what was begun
 * and cut off is finished by the next start. The operator may replace or withdraw them.
 *
 * @returns whether it published any
 */
export async function publishShippedDocuments(deps: PublishDeps): Promise<boolean> {
  const { rows } = await deps.pool.query<{ title: string }>('SELECT DISTINCT title FROM documents');
  const known = new Set(rows.map(({ title }) => title));
  const missing = shippedDocuments
    .map((document, index) => ({ ...document, position: (index + 1) * 10 }))
    .filter(({ title }) => !known.delete(title));
  // What is left are the operator's own.
  if (known.size > 0 || missing.length === 0) return false;
  try {
    for (const { title, file, position } of missing) {
      await publishDocument(deps, {
        title,
        fileName: path.basename(file),
        content: [await readFile(file)],
        position,
        replace: false,
      });
    }
  } catch (error) {
    // Another instance that started at the same moment was quicker with one of them, and goes on with the rest.
    if (error instanceof Refusal) return false;
    throw error;
  }
  return true;
}

/** Puts back the content of the program's own documents where the store has lost it, under the keys that rows name. */
export async function putBackShipped({ pool, files }: Pick<PublishDeps, 'pool' | 'files'>): Promise<void> {
  for (const { file } of shippedDocuments) {
    const content = await readFile(file);
    const { rows } = await pool.query<{ storage_key: string }>(
      `SELECT storage_key FROM published_files WHERE kind = 'documents' AND withdrawn_at IS NULL AND sha256 = $1`,
      [createHash('sha256').update(content).digest('hex')],
    );
    for (const { storage_key } of rows)
      if ((await files.stat(storage_key)) === null) await files.put(storage_key, [content]);
  }
}
