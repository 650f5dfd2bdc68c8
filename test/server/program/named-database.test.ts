import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../database.ts';
import { runDaylight } from '../run-daylight.ts';
import { freePort, runScript } from '../start-program.ts';

async function made(database: Promise<TestDatabase>): Promise<TestDatabase> {
  const opened = await database;
  onTestFinished(opened.drop);
  return opened;
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-named-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const nameOf = ({ url }: TestDatabase): string => new URL(url).pathname.slice(1);
const tablesOf = async ({ pool }: TestDatabase): Promise<number> =>
  (await pool.query("SELECT FROM pg_tables WHERE schemaname = 'public'")).rowCount ?? 0;
const under = (database: TestDatabase, change: (url: URL) => void): string => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};

test.each(['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])(
  'operating.md The database: a command with DATABASE_URL of a drill and %s of another database is refused before anything is done',
  async (variable) => {
    const [drill, production] = [await made(emptyDatabase()), await made(emptyDatabase())];
    const { code, out, err } = await runDaylight(['accounts', 'remove-demo'], {
      DATABASE_URL: drill.url,
      [variable]: production.url,
      DATA_DIR: newFolder(),
    });
    expect([code, out]).toEqual([1, '']);
    const at = new URL(drill.url).host;
    expect(err).toBe(
      `DATABASE_URL (${nameOf(drill)} at ${at}) and ${variable} (${nameOf(production)} at ${at}) are not the same database: nothing was done. Set both for one database, or leave ${variable} out.\n`,
    );
    expect([await tablesOf(drill), await tablesOf(production)]).toEqual([0, 0]);
  },
);

test('operating.md The database: the service does not start with addresses of two databases, and migrates neither', async () => {
  const [drill, production] = [await made(emptyDatabase()), await made(emptyDatabase())];
  const program = runScript('src/server/start.ts', [], {
    DATABASE_URL: drill.url,
    DATABASE_DIRECT_URL: production.url,
    DATA_DIR: newFolder(),
    PORT: await freePort(),
  });
  expect(await program.ended).toBe(1);
  expect(program.err()).toMatch(/^DATABASE_URL .* and DATABASE_DIRECT_URL .* are not the same database/m);
  expect([await tablesOf(drill), await tablesOf(production)]).toEqual([0, 0]);
});

test('operating.md The database: one database under different names of its server is one, and so is a replica that is away', async () => {
  const database = await made(freshDatabase());
  const opened = await openDatabase({
    databaseUrl: database.url,
    directUrl: under(database, (url) => {
      url.hostname = 'localhost';
    }),
    readUrl: 'postgres://nobody@127.0.0.1:1/daylight',
    dataDir: newFolder(),
  });
  await opened.close();
});

test('operating.md The database: addresses that lead to different schemas of one database are refused', async () => {
  const database = await made(freshDatabase());
  await database.pool.query('CREATE SCHEMA drill');
  const elsewhere = under(database, (url) => url.searchParams.set('options', '-c search_path=drill'));
  await expect(
    openDatabase({ databaseUrl: elsewhere, directUrl: database.url, dataDir: newFolder() }),
  ).rejects.toThrow(/lead to different schemas, “drill” and “public”: nothing was done/);
});

test('operating.md The database: a command says on standard error which database it acts on, without the password', async () => {
  const database = await made(freshDatabase());
  const where = { DATABASE_URL: database.url, DATA_DIR: newFolder() };
  const { out, actsOn } = await runDaylight(['publishers', 'list'], where);
  expect(actsOn).toBe(`Database ${nameOf(database)} at ${new URL(database.url).host} (DATABASE_URL)`);
  expect(new URL(database.url).password).not.toBe('');
  expect(out).toBe('There are no keys of publishers.\n');
  const direct = await runDaylight(['keys', 'list'], { ...where, DATABASE_DIRECT_URL: database.url });
  expect(direct.actsOn).toMatch(/\(DATABASE_DIRECT_URL\)$/);
  // The list makes no key, nor the tables of the provider.
  expect(direct.out).toBe('There are no keys yet: the service makes the first one when it starts.\n');
});

test('C 14, operating.md The database: a command that only reads migrates nothing, and says what is missing', async () => {
  const database = await made(freshDatabase());
  const where = { DATABASE_URL: database.url, DATA_DIR: newFolder() };
  // As after the release before: the newest script has not run.
  const { rows } = await database.pool.query<{ version: string }>(
    'DELETE FROM schema_version WHERE version = (SELECT max(version) FROM schema_version) RETURNING version',
  );
  await database.pool.query('DROP TABLE failed_requests');
  const newest = rows[0]?.version ?? '';
  for (const words of [
    ['accounts'],
    ['publish', 'log'],
    ['prices', 'set', '30', '--reason', 'trial', '--dry-run'],
  ]) {
    const { code, err } = await runDaylight(words, where);
    expect([words, code, err]).toEqual([
      words,
      0,
      expect.stringMatching(
        new RegExp(
          `^The database is behind this release, and a command that only reads does not migrate it: ${newest}\\.do\\.\\S+ did not run\\.\\n`,
        ),
      ),
    ]);
  }
  const run = async () =>
    (await database.pool.query('SELECT FROM schema_version WHERE version = $1', [newest])).rowCount;
  expect(await run()).toBe(0);
  // What cannot be read yet says so, rather than failing with a statement.
  await database.pool.query('ALTER TABLE publisher_keys RENAME TO publisher_keys_to_come');
  const early = await runDaylight(['publishers', 'list'], where);
  expect([early.code, early.err]).toEqual([
    1,
    expect.stringContaining('It cannot be read before it is migrated'),
  ]);
  await database.pool.query('ALTER TABLE publisher_keys_to_come RENAME TO publisher_keys');
  expect((await runDaylight(['accounts', 'remove-demo'], where)).code).toBe(0);
  expect(await run()).toBe(1);
});

test('operating.md The database: a command that only reads makes neither tables nor an embedded database', async () => {
  const empty = await made(emptyDatabase());
  const refused = await runDaylight(['accounts'], { DATABASE_URL: empty.url, DATA_DIR: newFolder() });
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringMatching(/^This database has no tables yet\. /),
  ]);
  expect(await tablesOf(empty)).toBe(0);
  const mistyped = path.join(newFolder(), 'dta');
  const { code, err } = await runDaylight(['accounts'], { DATA_DIR: mistyped });
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^There is no database in .*dta \(DATA_DIR\)\. Start the service/),
  ]);
  expect(existsSync(mistyped)).toBe(false);
});
