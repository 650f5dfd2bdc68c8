import { expect, onTestFinished, test } from 'vitest';
import { openPool } from '../../../src/server/database/pool.ts';
import { byIndex } from '../../../src/server/feed/instrument-search.ts';
import { startPgBouncer } from '../../engines/pgbouncer.ts';
import { startPostgres } from '../../engines/postgres.ts';

test('decisions.md Data and views: statements of a search are not compiled, which would take longer than running them', async () => {
  const server = await startPostgres();
  onTestFinished(server.stop);
  const pooler = await startPgBouncer(server);
  onTestFinished(pooler.stop);
  for (const [url, isPooled] of [
    [server.urlOf('postgres'), false],
    [pooler.url, true],
  ] as const) {
    const pool = openPool(url, { isPooled });
    const client = await pool.connect();
    try {
      const costly = async (): Promise<string> => {
        const { rows } = await client.query<Record<'QUERY PLAN', string>>(
          'EXPLAIN (ANALYZE) SELECT count(*) FROM pg_description WHERE description <> $1',
          ['none'],
        );
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      };
      await client.query('BEGIN');
      await client.query(byIndex);
      expect(await costly()).not.toContain('JIT:');
      // With the setting on, the statement is compiled.
      await client.query('SET LOCAL jit = on');
      expect(await costly()).toContain('JIT:');
      await client.query('ROLLBACK');
    } finally {
      client.release();
      await pool.end();
    }
  }
});
