import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DatabaseFault } from '../../../src/server/database/database-fault.ts';
import { openEmbeddedCluster } from '../../../src/server/database/embedded-cluster.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { defaultDataDir, isRoot, othersCanReach } from '../../../src/server/database/reach.ts';
import { projectDir, scriptWords } from '../start-program.ts';

let top: string;
let folder: string;

/** A cluster that was stopped, which most tests copy: making one takes longer than they do. */
let made: string;

function newFolder(): string {
  const made = mkdtempSync('/var/tmp/daylight-cluster-');
  chmodSync(made, 0o711);
  return made;
}

beforeAll(async () => {
  made = newFolder();
  const cluster = await openEmbeddedCluster(made, throwaway);
  await cluster.close();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));
beforeEach(() => {
  top = newFolder();
  folder = path.join(top, 'postgres');
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

const throwaway = { throwaway: true };

/** Puts a cluster that has been made before into the folder of the test. */
const copyMade = (): void => void execFileSync('cp', ['-a', made, folder]);

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

const pidOf = (): number =>
  Number(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0]);

test('architecture.md Data: it is created on first use, keeps its data, and listens on loopback with a password', async () => {
  const first = await openEmbeddedCluster(folder, throwaway);
  await ask(first.urlOf('postgres'), 'CREATE TABLE kept (n int)');
  const url = new URL(first.urlOf('postgres'));
  expect(url.hostname).toBe('127.0.0.1');
  url.password = 'wrong';
  await expect(ask(url.href, 'SELECT 1')).rejects.toThrow(/password/);
  await first.close();
  expect(existsSync(path.join(folder, 'data/postmaster.pid'))).toBe(false);

  const second = await openEmbeddedCluster(folder, throwaway);
  expect(await ask(second.urlOf('postgres'), "SELECT to_regclass('kept') IS NOT NULL AS there")).toEqual([
    { there: true },
  ]);
  await second.close();
});

test('architecture.md Data: a second process joins the running one, and the last to leave stops it', async () => {
  copyMade();
  const service = await openEmbeddedCluster(folder, throwaway);
  const pid = pidOf();
  const tool = await openEmbeddedCluster(folder, throwaway);
  expect(pidOf()).toBe(pid);
  await service.close();
  expect(await ask(tool.urlOf('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await tool.close();
  await tool.close();
  expect(existsSync(path.join(folder, 'data/postmaster.pid'))).toBe(false);
});

test('a pid file left by a crash does not prevent a start, even if another process has the number now', async () => {
  copyMade();
  const first = await openEmbeddedCluster(folder, throwaway);
  const file = path.join(folder, 'data/postmaster.pid');
  const text = readFileSync(file, 'utf8');
  await first.close();
  for (const pid of [process.pid, 2 ** 22 + 1]) {
    writeFileSync(file, text.replace(/^\d+/, String(pid)));
    const again = await openEmbeddedCluster(folder, throwaway);
    expect(await ask(again.urlOf('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await again.close();
  }
});

test('a killed database comes back at the same address with its committed data, and is stopped at the end', async () => {
  copyMade();
  const cluster = await openEmbeddedCluster(folder);
  const url = cluster.urlOf('postgres');
  await ask(url, 'CREATE TABLE kept (n int)');
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const pid = pidOf();
    process.kill(pid, signal);
    await expect
      .poll(() => ask(url, 'SELECT count(*)::int AS rows FROM kept').catch(() => null))
      .toEqual([{ rows: 0 }]);
    expect(pidOf()).not.toBe(pid);
  }
  await cluster.close();
  expect(existsSync(path.join(folder, 'data/postmaster.pid'))).toBe(false);
});

test('the next start cleans up after interrupted first starts', async () => {
  // In a container, that of an interrupted start has the number of this process.
  const halves = [2 ** 22 + 1, process.pid].map((pid) => path.join(folder, `data.${pid}`));
  for (const half of halves) {
    mkdirSync(path.join(half, 'base'), { recursive: true });
    writeFileSync(`${half}.password`, 'half');
  }
  const cluster = await openEmbeddedCluster(folder, throwaway);
  expect(await ask(cluster.urlOf('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await cluster.close();
  expect(halves.filter(existsSync)).toEqual([]);
});

test('simultaneous first starts end in one cluster, which all use', async () => {
  const script = `import { openEmbeddedCluster } from '${projectDir}/src/server/database/embedded-cluster.ts';
    const cluster = await openEmbeddedCluster('${folder}', { throwaway: true });
    process.stdout.write(new URL(cluster.urlOf('postgres')).port);
    process.stdin.once('end', () => cluster.close()).resume();`;
  const starts = [1, 2].map(() => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: projectDir,
    });
    const said = new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk)));
      child.stderr.on('data', (chunk: Buffer) => reject(new Error(String(chunk))));
    });
    return { child, said, ended: new Promise((resolve) => child.once('exit', resolve)) };
  });
  const ports = await Promise.all(starts.map(({ said }) => said));
  expect(new Set(ports).size).toBe(1);
  for (const { child } of starts) child.stdin.end();
  expect(await Promise.all(starts.map(({ ended }) => ended))).toEqual([0, 0]);
  expect(existsSync(path.join(folder, 'data/postmaster.pid'))).toBe(false);
});

test('an empty data folder is filled, as the one that a volume brings', async () => {
  mkdirSync(path.join(folder, 'data'), { recursive: true });
  const cluster = await openEmbeddedCluster(folder, throwaway);
  expect(await ask(cluster.urlOf('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await cluster.close();
});

test('a damaged data folder is reported, not overwritten', async () => {
  mkdirSync(path.join(folder, 'data'), { recursive: true });
  writeFileSync(path.join(folder, 'data/precious'), 'rows');
  await expect(openEmbeddedCluster(folder, throwaway)).rejects.toThrow(DatabaseFault);
  await expect(openEmbeddedCluster(folder, throwaway)).rejects.toThrow(/data is damaged: it is not empty/);
  expect(readFileSync(path.join(folder, 'data/precious'), 'utf8')).toBe('rows');
});

test('a data folder whose files PostgreSQL cannot read is reported with PostgreSQL’s own message', async () => {
  copyMade();
  writeFileSync(path.join(folder, 'data/global/pg_control'), 'rubbish');
  await expect(openEmbeddedCluster(folder, throwaway)).rejects.toThrow(
    /does not start: .*pg_control.*postgres\.log/,
  );
});

test('a data folder of another version, or without its password file, is reported', async () => {
  copyMade();
  const version = path.join(folder, 'data/PG_VERSION');
  const own = readFileSync(version, 'utf8');
  writeFileSync(version, '12\n');
  await expect(openEmbeddedCluster(folder, throwaway)).rejects.toThrow(/was made by PostgreSQL 12/);
  writeFileSync(version, own);
  rmSync(path.join(folder, 'data/daylight-password'));
  await expect(openEmbeddedCluster(folder, throwaway)).rejects.toThrow(/password file .* is missing/);
});

test.runIf(isRoot() && [projectDir, process.execPath].every(othersCanReach))(
  'a user without a name on the system is told what to do, and is named by number',
  async () => {
    chmodSync(top, 0o777);
    const script = `import { operatorName } from '${projectDir}/src/server/cli/operator-name.ts';
      import { openEmbeddedCluster } from '${projectDir}/src/server/database/embedded-cluster.ts';
      console.log(operatorName());
      await openEmbeddedCluster('${folder}').catch((error) => console.log(error.message));`;
    const options = { cwd: top, uid: 54_321, gid: 54_321, encoding: 'utf8' } as const;
    const loader = path.join(projectDir, 'node_modules/tsx/dist/loader.mjs');
    const argued = ['--import', loader, '--input-type=module', '-e', script];
    const { stdout } = spawnSync(process.execPath, argued, options);
    expect(stdout).toMatch(/^uid 54321\nThe database folder .* could not be made: .*or set DATABASE_URL/);
  },
);

test('a data folder that is a file is reported', async () => {
  writeFileSync(folder, '');
  await expect(openEmbeddedCluster(folder, throwaway)).rejects.toThrow(/cannot be used/);
});

test.runIf(isRoot())(
  'architecture.md Data: a folder that the unprivileged user cannot reach is reported, with what to do',
  async () => {
    chmodSync(top, 0o700);
    await expect(openEmbeddedCluster(folder, throwaway)).rejects.toThrow(/Set DATA_DIR to a folder/);
  },
);

test('architecture.md Data: DATA_DIR is in the project, or under /var/lib if others cannot reach the project', () => {
  chmodSync(top, 0o700);
  expect(othersCanReach(top)).toBe(false);
  expect(defaultDataDir(top, true)).toBe('/var/lib/daylight');
  expect(defaultDataDir(top, false)).toBe(path.join(top, '.data'));
  chmodSync(top, 0o711);
  expect(defaultDataDir(top, true)).toBe(path.join(top, '.data'));
});

test('architecture.md Data: an unreachable DATABASE_URL is reported without its password', async () => {
  const opening = openDatabase({ databaseUrl: 'postgres://me:hunter2@127.0.0.1:1/x', dataDir: top });
  await expect(opening).rejects.toThrow(/database of DATABASE_URL cannot be used: .*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow(/hunter2/);
});

test('a start that fails after the database started leaves no PostgreSQL running', async () => {
  copyMade();
  const cluster = await openEmbeddedCluster(folder, throwaway);
  await ask(
    cluster.urlOf('postgres'),
    `UPDATE pg_database SET datconnlimit = -2 WHERE datname = 'template1'`,
  );
  await cluster.close();
  // The service's database cannot be created.
  await expect(openDatabase({ databaseUrl: null, dataDir: top })).rejects.toThrow();
  expect(existsSync(path.join(folder, 'data/postmaster.pid'))).toBe(false);

  // The service's database exists, but its first script cannot run.
  const again = await openEmbeddedCluster(folder, throwaway);
  await ask(again.urlOf('postgres'), `UPDATE pg_database SET datconnlimit = -1 WHERE datname = 'template1'`);
  await ask(again.urlOf('postgres'), 'CREATE DATABASE daylight');
  await ask(again.urlOf('daylight'), 'CREATE TABLE accounts (n int)');
  await again.close();
  const failed = spawnSync(process.execPath, scriptWords('src/server/start.ts'), {
    cwd: projectDir,
    env: { ...process.env, DATA_DIR: top, PORT: '0', HOST: '127.0.0.1' },
    encoding: 'utf8',
  });
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('accounts');
  expect(existsSync(path.join(folder, 'data/postmaster.pid'))).toBe(false);
});

test('logs of earlier runs are kept, five at most', async () => {
  copyMade();
  const logOf = (number: string) => path.join(folder, `postgres.log${number}`);
  for (const [run, number] of ['.5', '.4', '.3', '.2', '.1', ''].entries())
    writeFileSync(logOf(number), `run ${run}`);
  const cluster = await openEmbeddedCluster(folder, throwaway);
  await ask(cluster.urlOf('postgres'), 'SELECT run_6').catch(() => {});
  await cluster.close();
  const log = (number: string) => readFileSync(logOf(number), 'utf8');
  expect(log('')).toContain('run_6');
  expect(log('.1')).toBe('run 5');
  expect(log('.5')).toBe('run 1');
  expect(existsSync(logOf('.6'))).toBe(false);
});

test('the log says why a database ended, however many attempts it takes to start it again', async () => {
  copyMade();
  const cluster = await openEmbeddedCluster(folder);
  const url = cluster.urlOf('postgres');
  await expect(ask(url, 'SELECT before_the_end')).rejects.toThrow();
  const control = path.join(folder, 'data/global/pg_control');
  renameSync(control, `${control}.away`);
  process.kill(pidOf(), 'SIGKILL');
  const logs = () =>
    ['', '.1', '.2', '.3', '.4', '.5']
      .map((number) => path.join(folder, `postgres.log${number}`))
      .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
      .join('');
  await expect
    .poll(() => logs().split('could not find the database').length, { timeout: 15_000 })
    .toBeGreaterThan(7);
  renameSync(`${control}.away`, control);
  await expect.poll(() => ask(url, 'SELECT 1 AS one').catch(() => null)).toEqual([{ one: 1 }]);
  await cluster.close();
  expect(logs()).toContain('before_the_end');
});

test('a log that grows too large is rotated while PostgreSQL runs, keeping five', async () => {
  copyMade();
  const cluster = await openEmbeddedCluster(folder, { ...throwaway, logCheckEveryMs: 50 });
  const log = path.join(folder, 'postgres.log');
  const large = 10 * 1024 * 1024 + 1;
  for (let time = 0; time < 6; time += 1) {
    appendFileSync(log, `${String(time).repeat(large)}\n`);
    await expect.poll(() => statSync(log).size).toBeLessThan(large);
    await expect(ask(cluster.urlOf('postgres'), `SELECT after_${time}`)).rejects.toThrow();
    await expect.poll(() => readFileSync(log, 'utf8')).toContain(`after_${time}`);
  }
  await cluster.close();
  expect(readFileSync(`${log}.1`, 'utf8')).toMatch(/5{1000}\n$/);
  expect(readFileSync(`${log}.5`, 'utf8')).toMatch(/1{1000}\n$/);
  expect(existsSync(`${log}.6`)).toBe(false);
});

/** Ids of the PostgreSQL processes whose data is in `folder`. */
const processes = (): readonly string[] =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(`${folder}/data`);
    } catch {
      return false;
    }
  });

test.runIf(process.platform === 'linux')(
  'a database that starts too slowly is reported and stopped',
  async () => {
    copyMade();
    await expect(openEmbeddedCluster(folder, { upWithinMs: 1 })).rejects.toThrow(
      /was not ready within 0.001 s \(log: .*postgres\.log\)/,
    );
    await expect.poll(processes).toEqual([]);
    const again = await openEmbeddedCluster(folder, throwaway);
    expect(await ask(again.urlOf('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await again.close();
  },
);
