import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { top } from '../../conventions/imports.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

const page = readFileSync(path.join(top, 'docs/operations.md'), 'utf8');
const queries = [...page.matchAll(/`(SELECT [^`]+)`/g)].map(([, query = '']) => query);

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('the runbooks have queries', () => {
  expect(queries.length).toBeGreaterThan(4);
});

test.each(queries)('operations.md: the database answers %s', async (query) => {
  expect((await database.pool.query(query)).command).toBe('SELECT');
});
