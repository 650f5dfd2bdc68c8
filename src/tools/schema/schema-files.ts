import path from 'node:path';
import type { Queryable } from '../../platform/database/database.ts';
import { readCatalogue } from './catalogue.ts';
import { rowTypes } from './row-types.ts';
import { schemaText } from './schema-text.ts';

const source = path.resolve(import.meta.dirname, '../..');

/** What is made of a database on which all scripts have run: file → text. */
export async function schemaFiles(client: Queryable): Promise<ReadonlyMap<string, string>> {
  const service = await readCatalogue(client, 'public');
  return new Map([
    [path.join(source, 'server/database/schema.sql'), schemaText(service)],
    [path.join(source, 'server/database/generated/rows.ts'), rowTypes(service)],
    [path.join(source, 'identity/schema.sql'), schemaText(await readCatalogue(client, 'identity'))],
  ]);
}
