import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, sampleOf } from '../../../src/portal/pages/api-reference/code-samples.ts';
import { callNamed } from '../../../src/portal/pages/api-reference/contract-calls.ts';
import { createBusinessClock } from '../../../src/server/clock.ts';
import { makePublisherKey } from '../../../src/server/publishers/publisher-keys.ts';
import { readParquet } from '../../read-parquet.ts';
import { post, testApp } from '../app-kit.ts';
import { freshDatabase } from '../database.ts';
import { bondTrade, bondTradesAsked, csv, take, testFolder, testNow } from '../feed/feed-kit.ts';

const run = promisify(execFile);
const examples = path.resolve(import.meta.dirname, '../../../docs/examples');
const database = await freshDatabase();
const folder = testFolder();
const businessClock = createBusinessClock();
businessClock.set(testNow);
const live = { tickMs: 10, heartbeatMs: 50 };
const service = await testApp(database, {}, { businessClock, live, config: { noPaymentMode: true } });
// More rows than one answer holds.
const rows = 50_003;
const environment = { DAYLIGHT_URL: '', DAYLIGHT_KEY: '' };

beforeAll(async () => {
  const trades = Array.from({ length: rows }, (_, n) =>
    bondTrade(`T${String(n).padStart(5, '0')}`, 30 + Math.floor(n / 1000)),
  );
  await take(database.pool, folder.write('trades.csv', csv(trades)));
  environment.DAYLIGHT_URL = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const owner = await service.signedIn(await service.addAccount('programmer@example.com', '2027-11-30'));
  const made = await service.app.inject(post('/api/keys', owner, { name: 'Examples', days: 1 }));
  environment.DAYLIGHT_KEY = made.json<{ text: string }>().text;
});
afterAll(async () => {
  await service.app.close();
  await database.drop();
  folder.remove();
});

// All programs are required: a missing one fails by its name, and docs/testing.md says where to get it.
type Example = readonly [file: string, program: string, args: readonly string[]];
const programs: readonly Example[] = [
  ['history.ts', process.execPath, ['--import', 'tsx']],
  ['history.py', 'python3', []],
  ['history.sh', 'sh', []],
];

const runExample = ([name, program, args]: Example, key: string, venue = 'TPIC') =>
  run(program, [...args, path.join(examples, name), venue, '2026-11-20'], {
    env: { PATH: process.env.PATH, ...environment, DAYLIGHT_KEY: key },
    maxBuffer: 256 * 1024 * 1024,
  });

describe.each(programs)('docs/examples/%s', (...example) => {
  test('reads every trade once, in the order of publication, over several answers', async () => {
    const { stdout, stderr } = await runExample(example, environment.DAYLIGHT_KEY);
    expect(stderr).toBe('');
    const found = stdout.match(/\bT\d{5}\b/g) ?? [];
    expect(found).toHaveLength(rows);
    expect(new Set(found).size).toBe(rows);
    const times = stdout.match(/2026-11-20T\d\d:\d\d:\d\d\.\d{6}Z/g) ?? [];
    expect(times.length).toBeGreaterThan(rows);
    // At most one heading.
    expect(stdout.split('\n').length - 1 - rows).toBe(example[0] === 'history.py' ? 1 : 0);
  });

  test('fails with the reason when the key is invalid', async () => {
    const refused: unknown = await runExample(example, 'daylight_garbage').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: expect.any(Number) });
    expect(JSON.stringify(refused)).toContain('This API key is not known');
  });

  test('fails with the reason when the venue does not exist', async () => {
    const refused: unknown = await runExample(example, environment.DAYLIGHT_KEY, 'XXXX').catch(
      (error: unknown) => error,
    );
    expect(JSON.stringify(refused)).toContain('There is no such venue or instrument');
  });
});

const samples = [
  ['curl', 'sh', ['-c']],
  ['Python', 'python3', ['-c']],
  // Without types it is JavaScript too.
  ['TypeScript', process.execPath, ['--input-type=module', '-e']],
] as const;

const sampleWith = (language: Language, id: string, values: Readonly<Record<string, string>>): string =>
  sampleOf(language, callNamed(id), {
    origin: environment.DAYLIGHT_URL,
    values: new Map(Object.entries(values)),
    today: '2026-11-20',
  });

describe.each(samples)('the code in %s that the pages show', (language, program, given) => {
  const env = () => ({ PATH: process.env.PATH, ...environment });

  test('of the first call prints rows', async () => {
    const code = sampleWith(language, 'getHistory', { datatype: 'trade', tv: 'TPIC', limit: '5' });
    const { stdout } = await run(program, [...given, code], { env: env() });
    expect(stdout.match(/\bT\d{5}\b/g)).toHaveLength(5);
  });

  test('of the stream prints its events as they come', async () => {
    const code = sampleWith(language, 'streamFeedData', bondTradesAsked);
    const running = spawn(program, [...given, language === 'curl' ? `exec ${code}` : code], { env: env() });
    let output = '';
    running.stdout.on('data', (part: Buffer) => {
      output += part.toString();
    });
    try {
      await expect.poll(() => output, { timeout: 30_000 }).toContain('event: opened');
    } finally {
      running.kill('SIGKILL');
    }
  });
});

test('docs/examples/history-parquet.sh saves every trade once, in files that another reader reads as one table', async () => {
  const into = testFolder();
  const since = '2026-11-20T13:59Z';
  const save = (key: string): Promise<{ stderr: string }> =>
    run('sh', [path.join(examples, 'history-parquet.sh'), 'TPIC', since, '2000'], {
      cwd: into.path,
      env: { PATH: process.env.PATH, ...environment, DAYLIGHT_KEY: key },
    });
  try {
    const refused: unknown = await save('daylight_garbage').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('This API key is not known') });
    expect(readdirSync(into.path)).toEqual([]);

    await save(environment.DAYLIGHT_KEY);
    const files = readdirSync(into.path).sort();
    expect(files).toEqual(['trades-1.parquet', 'trades-2.parquet']);
    const read = await Promise.all(
      files.map((name) => readParquet(readFileSync(path.join(into.path, name)))),
    );
    expect(read.map(({ types }) => types.price)).toEqual(['DECIMAL(38,17)', 'DECIMAL(38,17)']);
    const found = read.flatMap((one) => one.rows.map(({ transactionID }) => transactionID));
    expect([found.length, new Set(found).size]).toEqual([4000, 4000]);
  } finally {
    into.remove();
  }
});

test('docs/examples/follow.py prints each new row in order, and ends with the reason for which its key has ended', async () => {
  const owner = await service.signedIn(await service.addAccount('follower@example.com', '2027-11-30'));
  const made = await service.app.inject(post('/api/keys', owner, { name: 'Follower', days: 1 }));
  const { text, key } = made.json<{ text: string; key: { id: string } }>();
  const query = new URLSearchParams(bondTradesAsked).toString();
  const program = spawn('python3', [path.join(examples, 'follow.py'), query], {
    env: { PATH: process.env.PATH, ...environment, DAYLIGHT_KEY: text },
  });
  const told = { output: '', errors: '' };
  program.stdout.on('data', (part: Buffer) => {
    told.output += part.toString();
  });
  program.stderr.on('data', (part: Buffer) => {
    told.errors += part.toString();
  });
  const ended = once(program, 'exit');
  try {
    await expect.poll(() => service.shared.figures.streamsOpen, { timeout: 30_000 }).toBe(1);
    const file = csv([bondTrade('Followed1', 17), bondTrade('Followed2', 16)]);
    await take(database.pool, folder.write('followed.csv', file));
    await expect
      .poll(() => told.output.match(/\bFollowed\d\b/g), { timeout: 30_000 })
      .toEqual(['Followed1', 'Followed2']);
    await service.app.inject(post('/api/keys/revoke', owner, { id: key.id }));
    expect(await ended).toEqual([1, null]);
    expect(told.errors.trim()).toBe('The stream has ended: keyRevoked');
  } finally {
    program.kill('SIGKILL');
  }
});

test('docs/examples/publish.sh sends a file, may send it again, and reports what is wrong with one', async () => {
  const { text } = await database.pool.transaction((client) =>
    makePublisherKey(client, { name: 'Desk A', venues: ['TPIC'], days: 1 }, new Date()),
  );
  const send = (name: string, content: string): Promise<{ stdout: string }> =>
    run('sh', [path.join(examples, 'publish.sh'), folder.write(name, content)], {
      env: { PATH: process.env.PATH, ...environment, DAYLIGHT_KEY: text },
    });
  const file = csv([bondTrade('Published', 40)]);
  const first = JSON.parse((await send('new.csv', file)).stdout);
  expect(first).toMatchObject({ lines: 1, added: 1 });
  const repeated = { ...first, added: 0, known: 1, instrumentsAdded: 0 };
  expect(JSON.parse((await send('new.csv', file)).stdout)).toEqual(repeated);
  const refused: unknown = await send('bad.csv', 'a,b\n1,2\n').catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 22, stdout: expect.stringContaining('neither one of trades') });
  await expect(send('trades.txt', file)).rejects.toMatchObject({ code: 2 });
});
