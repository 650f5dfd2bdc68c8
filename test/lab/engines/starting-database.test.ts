import { expect, onTestFinished, test } from 'vitest';
import { createPatience } from '../../../src/platform/database/patience.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { startPgBouncer } from '../../engines/pgbouncer.ts';
import { startPostgres, startRecovering } from '../../engines/postgres.ts';

const settings = { pooled: 'DATABASE_URL', direct: 'DATABASE_DIRECT_URL' };
const waiting =
  'Waiting for a connection to the database of DATABASE_URL, for at most 60 s (DATABASE_START_LIMIT)';

async function recovering() {
  const { server, letIn } = await startRecovering();
  onTestFinished(server.stop);
  const pooler = await startPgBouncer(server);
  onTestFinished(pooler.stop);
  return { letIn, url: pooler.url, directUrl: server.urlOf('postgres') };
}

test('operating.md Configuration of production: a PostgreSQL that is starting is waited for, even through PgBouncer', async () => {
  const { letIn, ...way } = await recovering();
  // The pooler has seen the first refusal and answers with its own message from now on.
  const once = createPatience({ limitMs: 300, settings, report: () => {} });
  await expect(openDatabase({ databaseUrl: way.url, dataDir: 'none', patience: once })).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used: /,
  );
  const lines: string[] = [];
  const say = (line: string): void => {
    lines.push(line);
    letIn();
  };
  const patience = createPatience({ limitMs: 60_000, settings, reportAfterMs: 10, report: say });
  const opened = await openDatabase({
    databaseUrl: way.url,
    directUrl: way.directUrl,
    dataDir: 'none',
    patience,
  });
  expect(opened).toMatchObject(way);
  expect(lines).toEqual([waiting]);
});

test('a query that PgBouncer holds while PostgreSQL is down is given up after the configured time', async () => {
  const server = await startPostgres();
  const pooler = await startPgBouncer(server);
  onTestFinished(pooler.stop);
  // Once the server has been up, the pooler accepts connections without it.
  await openDatabase({ databaseUrl: pooler.url, dataDir: 'none' });
  await server.stop();
  const patience = createPatience({ limitMs: 300, settings, report: () => {} });
  await expect(openDatabase({ databaseUrl: pooler.url, dataDir: 'none', patience })).rejects.toThrow(
    'The database of DATABASE_URL cannot be used: no answer within 0.3 s (DATABASE_START_LIMIT)',
  );
});
