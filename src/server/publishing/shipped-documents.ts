import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentsRow, PublishedFilesRow } from '../database/generated/rows.ts';
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
 * Publishes the program's own documents in the sandbox, those that were never published, unless others are. The next
 * start continues after an interruption. The operator may replace or withdraw these documents.
 *
 * @returns whether it published any
 */
export async function publishShippedDocuments(deps: PublishDeps): Promise<boolean> {
  const { rows } = await deps.pool.query<Pick<DocumentsRow, 'title'>>('SELECT DISTINCT title FROM documents');
  const known = new Set(rows.map(({ title }) => title));
  const missing = shippedDocuments
    .map((document, index) => ({ ...document, position: (index + 1) * 10 }))
    .filter(({ title }) => !known.delete(title));
  // The titles that remain are the operator's own.
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
    // Another instance that started at the same moment was faster with one of them, and does the rest.
    if (error instanceof Refusal) return false;
    throw error;
  }
  return true;
}

/** Restores the program's own documents in a store that has lost them, under the keys that the rows name. */
export async function restoreShipped({ pool, files }: Pick<PublishDeps, 'pool' | 'files'>): Promise<void> {
  for (const { file } of shippedDocuments) {
    const content = await readFile(file);
    const { rows } = await pool.query<Pick<PublishedFilesRow, 'storage_key'>>(
      `SELECT storage_key FROM published_files WHERE kind = 'documents' AND withdrawn_at IS NULL AND sha256 = $1`,
      [createHash('sha256').update(content).digest('hex')],
    );
    for (const { storage_key } of rows)
      if ((await files.stat(storage_key)) === null) await files.put(storage_key, [content]);
  }
}
