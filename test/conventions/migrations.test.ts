import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { identityBaseline } from '../../src/identity/migrate.ts';
import { advisoryLocks } from '../../src/platform/advisory-locks.ts';
import { baseline } from '../../src/server/database/migrate.ts';
import { scriptFolders, unpackPreviousScripts } from '../engines/previous-release.ts';
import { top } from './imports.ts';
import { contractedBy, findingsIn } from './migration-rules.ts';

const baselines = { 'src/server/migrations': baseline, 'src/identity/migrations': identityBaseline };
const before = unpackPreviousScripts(tmpdir());
afterAll(() => rmSync(before, { recursive: true }));

/** Exceptions, as `FILE: rule`, and why each blocks nobody. */
const excepted: Readonly<Record<string, string>> = {};

const numberOf = (file: string): number => Number(file.slice(0, 3));
const scriptsIn = (tree: string, folder: string): string[] => readdirSync(path.join(tree, folder)).sort();
const read = (tree: string, ...place: string[]): string => readFileSync(path.join(tree, ...place), 'utf8');

describe.each(scriptFolders)('%s', (folder) => {
  const { from, replaces } = baselines[folder];
  const all = scriptsIn(before, folder);
  const released = all.filter((file) => numberOf(file) >= from);
  const last = Math.max(...all.map(numberOf));
  const since = scriptsIn(top, folder).filter((file) => !released.includes(file));

  test('migrations.md What is released: it stays as it is, or a baseline replaces all of it', () => {
    const replaced = all.filter((file) => numberOf(file) < from);
    if (replaced.length > 0) expect([replaced.length, last]).toEqual([replaces.scripts, replaces.last]);
    const kept = (tree: string) => released.map((file) => [file, read(tree, folder, file)]);
    expect(kept(top)).toEqual(kept(before));
    // A database that has run a later script never runs an earlier one.
    expect(since.filter((file) => numberOf(file) <= last)).toEqual([]);
  });

  test('migrations.md Expand, then contract: a script neither blocks nor breaks the release before', () => {
    const found = since.flatMap((file) => {
      const script = read(top, folder, file);
      const expanded = contractedBy(script);
      const mayContract = expanded !== null && released.some((one) => numberOf(one) === expanded);
      return findingsIn(script, mayContract).map(({ rule, statement }) => ({
        key: `${file}: ${rule}`,
        statement,
      }));
    });
    expect(found.filter(({ key }) => !(key in excepted))).toEqual([]);
    const needed = new Set(found.map(({ key }) => key));
    const own = Object.keys(excepted).filter((key) => since.some((file) => key.startsWith(`${file}: `)));
    expect(own.filter((key) => !needed.has(key))).toEqual([]);
  });
});

test('a script that fills rows of orders or trades takes the lock of those who merge', () => {
  const folder = 'src/server/migrations';
  const filling = scriptsIn(top, folder).filter((file) =>
    /^(UPDATE|DELETE FROM) (orders|trades)\b/m.test(read(top, folder, file)),
  );
  expect(filling).toContain('216.do.other-reports-noted.sql');
  for (const file of filling)
    expect(read(top, folder, file)).toContain(`SELECT pg_advisory_xact_lock(${advisoryLocks.merging});`);
});

test('every exception belongs to an existing script', () => {
  const all = scriptFolders.flatMap((folder) => scriptsIn(top, folder));
  expect(Object.keys(excepted).filter((key) => !all.some((file) => key.startsWith(`${file}: `)))).toEqual([]);
});

test.each([
  ['removes what is in use', 'ALTER TABLE accounts DROP COLUMN city;'],
  ['removes what is in use', 'ALTER TABLE accounts ADD COLUMN a text, ALTER COLUMN city DROP DEFAULT;'],
  ['removes what is in use', 'ALTER TABLE rate_limits DROP CONSTRAINT rate_limits_pkey;'],
  ['removes what is in use', 'DROP TABLE attempts;'],
  ['removes what is in use', 'TRUNCATE sign_ins;'],
  ['changes a name or type', 'ALTER TABLE accounts RENAME COLUMN city TO town;'],
  ['changes a name or type', 'ALTER INDEX purchases_account RENAME TO other;'],
  ['changes a name or type', 'ALTER TABLE payments ALTER COLUMN amount TYPE text;'],
  ['demands something of old rows', 'ALTER TABLE payments ALTER COLUMN customer SET NOT NULL;'],
  ['demands something of old rows', 'ALTER TABLE payments ADD COLUMN country text NOT NULL;'],
  ['rewrites or reads a table under a lock', "ALTER TABLE jobs ADD CONSTRAINT named CHECK (name <> '');"],
  [
    'rewrites or reads a table under a lock',
    'ALTER TABLE jobs ADD COLUMN at timestamptz DEFAULT clock_timestamp();',
  ],
  ['builds an index under a lock', 'CREATE INDEX mail_outbox_kind ON mail_outbox (kind);'],
  ['builds an index under a lock', 'ALTER TABLE jobs ADD COLUMN code text UNIQUE;'],
  ['builds an index under a lock', 'DROP INDEX mail_outbox_due;'],
  [
    'indexes a monthly table',
    'DROP INDEX CONCURRENTLY IF EXISTS t;\nCREATE INDEX CONCURRENTLY t ON trades (price);\n',
  ],
  ['fills a table under a lock', 'ALTER TABLE accounts ADD COLUMN a text;\nUPDATE accounts SET a = city;'],
  ['mixes an index with other things', 'CREATE INDEX CONCURRENTLY jobs_held ON jobs (held_by);\n'],
  [
    'mixes an index with other things',
    '-- One; two.\nDROP INDEX CONCURRENTLY IF EXISTS a;\nCREATE INDEX CONCURRENTLY b ON jobs (held_by);\n',
  ],
])('a script that %s is reported: %s', (rule, script) => {
  expect(findingsIn(script, false).map((finding) => finding.rule)).toContain(rule);
});

test.each([
  'CREATE TABLE new (a int);\nCREATE INDEX new_a ON new (a);\nALTER TABLE new ALTER COLUMN a SET NOT NULL;',
  "ALTER TABLE accounts ADD COLUMN a text, ADD COLUMN b text NOT NULL DEFAULT 'DROP TABLE x; ';",
  'ALTER TABLE jobs ADD CONSTRAINT named CHECK (a IN (1, 2)) NOT VALID;',
  'ALTER TABLE jobs VALIDATE CONSTRAINT named;',
  'ALTER TABLE jobs ALTER COLUMN last_fault DROP NOT NULL, DROP CONSTRAINT jobs_name_check;',
  '-- By name.\nDROP INDEX CONCURRENTLY IF EXISTS jobs_held;\nCREATE INDEX CONCURRENTLY jobs_held ON jobs (held_by);\n',
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM a; DROP TABLE b; END $$;',
  'UPDATE accounts SET a = city WHERE a IS NULL;',
])('a script that only expands is not reported: %s', (script) => {
  expect(findingsIn(script, false)).toEqual([]);
});

test('what a release no longer uses may be removed, but names and types may not change', () => {
  const script =
    '-- Contracts 118: nothing reads it since.\nALTER TABLE jobs DROP COLUMN a, ALTER COLUMN b SET NOT NULL;';
  expect(contractedBy(script)).toBe(118);
  expect(findingsIn(script, true)).toEqual([]);
  expect(findingsIn('ALTER TABLE jobs RENAME TO works;', true)).not.toEqual([]);
});
