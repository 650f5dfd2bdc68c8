import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../database.ts';
import { migrateBoth, schemaOf } from '../schema-of.ts';

test('migrations.md In the program: the schema files and the types of rows are what "npm run schema" makes of the scripts today', async () => {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  await migrateBoth(url);
  for (const [file, text] of await schemaOf(url)) expect(readFileSync(file, 'utf8'), file).toBe(text);
});
