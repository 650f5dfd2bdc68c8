import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishDocument } from './publish-document.ts';
import type { PublishDoor } from './publish-files.ts';
import { PublishRefusal } from './publish-refusal.ts';

const folder = path.resolve(import.meta.dirname, '../documents/shipped');

/** The documents that come with the program, in the order of the page. */
export const shippedDocuments: readonly { readonly title: string; readonly file: string }[] = [
  { title: 'User guide', file: path.join(folder, 'daylight-user-guide.pdf') },
  { title: 'Data format guide', file: path.join(folder, 'daylight-data-format-guide.pdf') },
  { title: 'FIX feed overview', file: path.join(folder, 'daylight-fix-feed-overview.pdf') },
  { title: 'Rate card', file: path.join(folder, 'daylight-rate-card.pdf') },
];

/** Publishes the program's own documents where none was ever published; the operator may replace or withdraw them. */
export async function publishShippedDocuments(door: PublishDoor): Promise<boolean> {
  const { rowCount } = await door.pool.query('select from documents limit 1');
  if (rowCount) return false;
  try {
    for (const [index, { title, file }] of shippedDocuments.entries()) {
      await publishDocument(door, {
        title,
        fileName: path.basename(file),
        content: [await readFile(file)],
        position: (index + 1) * 10,
        replace: false,
      });
    }
  } catch (error) {
    // Another instance that started at the same moment was quicker with one of them, and goes on with the rest.
    if (error instanceof PublishRefusal) return false;
    throw error;
  }
  return true;
}
