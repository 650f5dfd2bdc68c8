import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rts27Heading } from '../../../src/domain/publishing/rts27.ts';
import { clockPages } from '../../../src/sandbox/clock-pages.ts';
import { createBusinessClock } from '../../../src/server/clock.ts';
import { variables } from '../../../src/server/config/variables.ts';
import { top } from '../../conventions/imports.ts';
import { type Printed, printedCommands, singleCommands } from '../../conventions/printed-commands.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { testFolder } from '../feed/feed-kit.ts';
import { runDaylight } from '../run-daylight.ts';
import { scriptWords } from '../start-program.ts';

const printed = printedCommands();
const commands = [...new Set(printed.flatMap(singleCommands))];
const read = (file: string): string => readFileSync(path.join(top, file), 'utf8');
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));

const isDaylight = (command: string): boolean => command.startsWith('npm run daylight -- ');
const isCurl = (command: string): boolean => command.startsWith('curl -');
const isVitest = (command: string): boolean => command.startsWith('npx vitest run --project ');
const isTest = (command: string): boolean => command.startsWith('npm test');

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

/** The script of package.json that a command runs. */
const scriptOf = (command: string): string | undefined =>
  /^npm run (?:-s )?([\w:-]+)/.exec(command)?.[1] ?? /^npm (start|test)/.exec(command)?.[1];

test.each([...new Set(commands.flatMap((command) => scriptOf(command) ?? []))])(
  'npm run %s exists',
  (script) => {
    const [tool, file = ''] = scripts[script]?.split(' ') ?? [];
    expect(tool, `package.json has no script ${script}`).toBeTruthy();
    if (tool === 'tsx') expect(existsSync(path.join(top, file)), file).toBe(true);
  },
);

test.each(commands.filter(isTest))('%s names existing parts', (command) => {
  const names = command
    .replace(/^npm test( --)?/, '')
    .trim()
    .split(' ')
    .filter(Boolean);
  const parts: readonly string[] = read('test/run.ts').match(/[\w-]+/g) ?? [];
  expect(names.filter((name) => !parts.includes(name))).toEqual([]);
});

test('every instrument of the lab that a page names is listed there', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'test/lab/run.ts'], {
    cwd: top,
  });
  const listed = ['all', ...stdout.split(/[\s,]+/)];
  const named = commands.flatMap((command) => /^npm run lab -- (\S+)/.exec(command)?.[1] ?? []);
  expect(named.filter((name) => !listed.includes(name))).toEqual([]);
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
    // With --follow it runs until it is stopped.
    (command) => isDaylight(command) && !command.endsWith(' --follow'),
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

  // The shell reads the words; a process for each command would take a second.
  test.each(single)('%s', async (command) => {
    const script = `npm() { shift 3; printf '%s\\n' "$@"; }\n${command}`;
    const read = execFileSync('sh', ['-euc', script], { encoding: 'utf8' }).trimEnd().split('\n');
    const before = process.cwd();
    process.chdir(folder.path);
    onTestFinished(() => process.chdir(before));
    const { code, err } = await runDaylight(read, { DATABASE_URL: database.url, DATA_DIR: dataDir });
    expect(code, err).toBe(0);
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
