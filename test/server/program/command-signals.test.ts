import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '../../../src/server/database/migrate.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { withoutDatabase } from '../run-daylight.ts';
import { type Program, runScript } from '../start-program.ts';
import { giveVenues } from '../venues.ts';

let top: string;
let pidFile: string;

beforeAll(async () => {
  top = mkdtempSync('/var/tmp/daylight-signals-');
  chmodSync(top, 0o711);
  pidFile = path.join(top, 'postgres/data/postmaster.pid');
  const database = await openDatabase({ databaseUrl: null, dataDir: top });
  await migrate(database.url);
  await giveVenues(database.url);
  const client = new pg.Client(database.url);
  await client.connect();
  // Adding a key never ends.
  await client.query(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_sleep(86400); RETURN new; END'`);
  await client.query('CREATE TRIGGER hold BEFORE INSERT ON publisher_keys EXECUTE FUNCTION hold()');
  await client.end();
  await database.close();
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

function begin(...args: readonly string[]): Program {
  const tool = runScript('src/server/cli/daylight.ts', args, { NODE_ENV: 'test', DATA_DIR: top });
  onTestFinished(() => void tool.child.kill('SIGKILL'));
  return tool;
}

/** How many sessions hang in the database that a command started; asked over a direct connection. */
async function held(): Promise<number | null> {
  const port = readFileSync(pidFile, 'utf8').split('\n')[3];
  const password = readFileSync(path.join(top, 'postgres/data/daylight-password'), 'utf8').trim();
  const client = new pg.Client(`postgres://daylight:${password}@127.0.0.1:${port}/daylight`);
  await client.connect();
  try {
    return (await client.query("SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'")).rowCount;
  } finally {
    await client.end();
  }
}

test('operating.md Data in: a command ended by SIGTERM while it works stops the database it started', async () => {
  const tool = begin('publishers', 'add', 'Ada', '--venues', 'TPIC', '--reason', 'a desk', '--yes');
  await vi.waitFor(async () => expect(await held()).toBe(1));
  tool.child.kill('SIGTERM');
  expect(await tool.ended).toBe(null);
  expect(tool.child.signalCode).toBe('SIGTERM');
  expect(withoutDatabase(tool.output())).toBe('SIGTERM: stopping; work in progress is not completed.\n');
  expect(existsSync(pidFile)).toBe(false);
});

test('operating.md Data in: a command ended by SIGINT while its database starts stops it too', async () => {
  const tool = begin('publishers', 'add', 'Ada', '--venues', 'TPIC', '--reason', 'a desk', '--yes');
  await vi.waitFor(() => expect(existsSync(pidFile)).toBe(true));
  tool.child.kill('SIGINT');
  await tool.ended;
  expect(tool.child.signalCode).toBe('SIGINT');
  expect(existsSync(pidFile)).toBe(false);
});
