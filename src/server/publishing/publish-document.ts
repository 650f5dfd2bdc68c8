import type { PublishedFilesRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { note } from './audit.ts';
import { addressName } from './file-names.ts';
import { addFileRow, type NewFile, type PublishDeps, publishFiles } from './publish-files.ts';

export interface NewDocument extends NewFile {
  /** The title in the list of documents. */
  readonly title: string;
  /** Lower numbers come first; equal ones are sorted by title. */
  readonly position: number;
  /** Withdraws the present document of this title in the same transaction. */
  readonly replace: boolean;
}

/**
 * Publishes a document.
 *
 * @returns its address
 * @throws Refusal that says what is wrong
 */
export async function publishDocument(deps: PublishDeps, document: NewDocument): Promise<string> {
  const title = document.title.trim();
  if (title === '' || title.length > 200)
    throw new Refusal('invalid-request', 'A title has 1 to 200 characters.');
  const { position } = document;
  if (!Number.isInteger(position) || position < 0 || position > 1_000_000) {
    throw new Refusal('invalid-request', 'A position is a whole number from 0 to 1000000.');
  }
  const at = deps.now();
  let address = '';
  await publishFiles(deps, 'documents', [document], async (client, [stored]) => {
    if (!stored) return;
    const old = await client.query<Pick<PublishedFilesRow, 'id' | 'name'>>(
      `SELECT f.id, f.name FROM documents d JOIN published_files f ON f.id = d.file_id
       WHERE d.title = $1 AND f.withdrawn_at IS NULL`,
      [title],
    );
    if (old.rows.length > 0 && !document.replace) {
      throw new Refusal('conflict', `"${title}" is published already: withdraw it, or use --replace.`);
    }
    const gone = old.rows.map(({ id }) => id);
    await client.query('UPDATE published_files SET withdrawn_at = $2 WHERE id = ANY($1::integer[])', [
      gone,
      at,
    ]);
    const added = await addFileRow(client, 'documents', addressName([title], stored.fileName), stored, at);
    await client.query('INSERT INTO documents (file_id, title, position) VALUES ($1, $2, $3)', [
      added.id,
      title,
      position,
    ]);
    address = `/files/documents/${added.name}`;
    await note(client, deps.actor, at, 'publish document', title, {
      file: address,
      sha256: stored.sha256,
      ...(old.rows.length > 0 ? { replaces: old.rows.map(({ name }) => `/files/documents/${name}`) } : {}),
    });
  });
  return address;
}
