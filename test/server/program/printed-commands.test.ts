import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rts27Heading } from '../../../src/domain/publishing/rts27.ts';
import { clockPages } from '../../../src/sandbox/clock-pages.ts';
import { createBusinessClock } from '../../../src/server/clock.ts';
import { variables } from '../../../src/server/config/variables.ts';
import { top } from '../../conventions/imports.ts';
import { type Printed, printedCommands, singleCommands } from '../../conventions/printed-commands.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { testFolder } from '../feed/feed-kit.ts';
import { scriptWords } from '../start-program.ts';

const printed = printedCommands();
const commands = [...new Set(printed.flatMap(singleCommands))];
const read = (file: string): string => readFileSync(path.join(top, file), 'utf8');
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));

const isDaylight = (command: string): boolean => command.startsWith('npm run daylight -- ');
const isCurl = (command: string): boolean => command.startsWith('curl -');
const isVitest = (command: string): boolean => command.startsWith('npx vitest run --project ');
const isTest = (command: string): boolean => command.startsWith('npm test');
const isLab = (command: string): boolean => /^npm run lab\b/.test(command);

const backup = (says: string) => ['test/engines/backup.test.ts', says] as const;

/** Commands that another test runs: its file, and text in it that shows so. */
const elsewhere: Readonly<Record<string, readonly [file: string, says: string]>> = {
  'npm ci': ['.ci/run', 'npm ci'],
  'npm ci --prefix test/lab': ['.github/workflows/lab.yml', 'npm ci --prefix test/lab'],
  'npm start': ['test/journeys/program.ts', 'startProgram({}, [], projectDir)'],
  'node --enable-source-maps src/server/start.js': ['test/engines/release.test.ts', 'src/server/start.js'],
  'npm ci --omit=dev': ['test/engines/release.test.ts', '--omit=dev'],
  'npm run build': ['test/engines/made-release.ts', 'writeRelease('],
  'npm run dev': ['test/journeys/development.test.ts', '--dev'],
  'npm run types': ['test/run.ts', "name: 'types'"],
  'npm run contract': ['test/contract/stale.test.ts', 'generate(readDocument())'],
  'npm run documents': ['test/conventions/documents.test.ts', 'src/tools/documents/documents.ts'],
  'npm run atlas': ['test/conventions/flow-atlas.test.ts', 'atlasPage('],
  'npm run atlas -- --since REV': ['test/conventions/changes-page.test.ts', 'flowChanges('],
  'npm run flows': ['test/conventions/flow-exports.test.ts', 'flowFiles('],
  'npm run -s expected -- FLOW': ['test/flows/machine/oracle.test.ts', 'draftOf('],
  'pg_dump --format=custom --file=daylight.dump "$admin"': backup('pg_dump'),
  'createdb --maintenance-db="$admin" --owner=daylight daylight_restored': backup('daylight_restored'),
  'pg_restore --no-owner --role=daylight --dbname="${admin%/*}/daylight_restored" daylight.dump':
    backup('daylight_restored'),
  'pg_basebackup --dbname="$admin" --pgdata=base --checkpoint=fast': backup('pg_basebackup'),
  'pg_archivecleanup -x .gz /var/backups/daylight/wal "$(ls /var/backups/daylight/wal | grep backup | tail -n 1)"':
    backup('pg_archivecleanup'),
  'cp -a': ['test/server/program/backup.test.ts', "'cp', ['-a'"],
  // Runs until it is stopped.
  'npm run daylight -- ingest trades.csv --follow': ['test/server/feed/follow-file.test.ts', "'--follow'"],
};

const gitArchive = commands.find((command) => command.startsWith('git archive ')) ?? '';

/** Commands that set up a Debian machine: users, folders and units. The unit and its settings have their own tests. */
const setUp = printed.flatMap((one) =>
  one.isBlock && /^(apt-get|systemctl) /m.test(one.text) ? singleCommands(one) : [],
);

/** Commands that no test runs, with the reason. */
const notRun: Readonly<Record<string, string>> = {
  'npm run format': 'changes the tree; the same rules check it in the part lint',
  ...Object.fromEntries(setUp.map((command) => [command, 'changes the machine; was followed by hand'])),
  [gitArchive]: 'is for a release; what it wrote is unpacked by test/conventions/migrations.test.ts',
};

let database: TestDatabase;
const folder = testFolder();
const dataDir = path.join(folder.path, 'data');

beforeAll(async () => {
  database = await freshDatabase();
  mkdirSync(path.join(dataDir, 'files'), { recursive: true });
  // The files that the examples publish.
  folder.write(
    'q3.csv',
    `${rts27Heading(2).join(',')}\nUK Treasury 4.25% 2034,GB00BMF9LJ15,Sovereign (Bonds),GBP\n`,
  );
  folder.write('guide.pdf', '%PDF-1.7');
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

/** `npm run daylight -- …` without npm, which adds a second and looks for its package in the current folder. */
const words = [process.execPath, ...scriptWords('src/server/cli/daylight.ts')].map((word) => `'${word}'`);
const npm = `npm() { shift 3; ${words.join(' ')} "$@"; }`;

/** Runs printed commands in a shell, in a separate folder; returns the output. */
async function shell(text: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-euc', `${npm}\n${text}`], {
    cwd: folder.path,
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir },
  });
  return stdout;
}

test('there are commands to check', () => {
  expect(commands.length).toBeGreaterThan(30);
  expect(printed.some(({ file }) => file === 'CONTRIBUTING.md')).toBe(true);
});

test.each(printed.filter(({ isBlock }) => isBlock))('$file: its block is valid shell', ({ text }) => {
  execFileSync('sh', ['-n'], { input: text });
});

test.each(commands)('%s is run by a test, or listed with the reason why not', (command) => {
  const isHere =
    isDaylight(command) || isCurl(command) || isVitest(command) || isTest(command) || isLab(command);
  const isListed = Object.hasOwn(elsewhere, command) || Object.hasOwn(notRun, command);
  expect(isHere || isListed || command.startsWith('tar ')).toBe(true);
  const script = /^npm run (?:-s )?([\w:-]+)/.exec(command)?.[1] ?? /^npm (start|test)/.exec(command)?.[1];
  if (script === undefined) return;
  const [tool, file = ''] = scripts[script]?.split(' ') ?? [];
  expect(tool, `package.json has no script ${script}`).toBeTruthy();
  if (tool === 'tsx') expect(existsSync(path.join(top, file)), file).toBe(true);
});

test('only printed commands are listed, and the named tests run them', () => {
  const listed = [...Object.keys(elsewhere), ...Object.keys(notRun)];
  expect(listed.filter((command) => !commands.includes(command))).toEqual([]);
  const untrue = Object.entries(elsewhere).filter(([, [file, says]]) => !read(file).includes(says));
  expect(untrue).toEqual([]);
});

test.each(commands.filter(isTest))('%s names existing parts', (command) => {
  const names = command
    .replace(/^npm test( --)?/, '')
    .trim()
    .split(' ')
    .filter(Boolean);
  expect(names.filter((name) => !read('test/run.ts').includes(`'${name}'`))).toEqual([]);
});

test.each(commands.filter(isLab))('%s names an instrument of the lab', async (command) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'test/lab/run.ts'], {
    cwd: top,
  });
  const [, name = 'all'] = /^npm run lab -- (\S+)/.exec(command) ?? [];
  expect(name === 'all' || stdout.split(/[\s,]+/).includes(name)).toBe(true);
});

test.each(commands.filter(isVitest))('%s names an existing project and files', (command) => {
  const [project = '', ...rest] = command.replace('npx vitest run --project ', '').split(' ');
  expect(read('vitest.config.ts')).toContain(`name: '${project}'`);
  const files = rest.filter((word) => word.includes('/'));
  expect(files.filter((file) => !existsSync(path.join(top, file)))).toEqual([]);
});

test('every setting that a page names is a variable of the configuration', () => {
  const settings = printed.flatMap(({ text }) =>
    [...text.matchAll(/(?:^|\s)([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name),
  );
  expect(settings.length).toBeGreaterThan(0);
  expect(settings.filter((name) => !Object.hasOwn(variables, name))).toEqual([]);
  const shown = printed.flatMap(({ text }) =>
    [...text.matchAll(/\$\{?([A-Z_]+)/g)].map(([, name = '']) => name),
  );
  expect(shown.filter((name) => !Object.hasOwn(variables, name))).toEqual([]);
});

describe('the operator’s tool runs the commands of the pages', () => {
  const ingest = printed.filter(({ isBlock, text }) => isBlock && text.includes('<<'));
  const asked = (one: Printed): boolean => !ingest.includes(one);
  const single = [...new Set(printed.filter(asked).flatMap(singleCommands))].filter(
    (command) => isDaylight(command) && !Object.hasOwn(elsewhere, command),
  );

  test('the example trade is checked, ingested and stored', async () => {
    for (const { text } of ingest) {
      const said = await shell(text);
      if (!text.includes('trades.csv')) continue;
      expect(said).toContain('Checked 1 line of trades: 1 new');
      expect(said).toContain('Took 1 line of trades: 1 new');
    }
    const { rows } = await database.pool.query('SELECT price::text FROM trades');
    expect(rows).toEqual([{ price: '101.24' }]);
  });

  // Each is a separate process, independent of the others.
  test.concurrent.each(single)('%s', async (command) => {
    await expect(shell(command)).resolves.toEqual(expect.any(String));
  });
});

test('curl sets the clock of the sandbox and puts it back', async () => {
  const clock = createBusinessClock();
  const app = Fastify();
  clockPages(app, { clock });
  const answers: unknown[] = [];
  for (const command of commands.filter(isCurl)) {
    const [, header = '', payload = '', url = ''] =
      /^curl -H '(.+)' -d '(.+)' http:\/\/localhost:8080(\S+)$/.exec(command) ?? [];
    const [name = '', value = ''] = header.split(': ');
    const answer = await app.inject({ method: 'POST', url, payload, headers: { [name]: value } });
    expect(answer.statusCode, command).toBe(200);
    answers.push(answer.json().set);
  }
  expect(answers).toEqual([true, false]);
  await app.close();
});

test('the files of a backup come back as the page says', async () => {
  const kept = path.join(dataDir, 'files', 'kept.txt');
  writeFileSync(kept, 'published');
  const [pack = '', unpack = '', ...others] = commands.filter((command) => command.startsWith('tar '));
  expect(others).toEqual([]);
  await shell(pack);
  rmSync(path.join(dataDir, 'files'), { recursive: true });
  await shell(unpack);
  expect(readFileSync(kept, 'utf8')).toBe('published');
});
