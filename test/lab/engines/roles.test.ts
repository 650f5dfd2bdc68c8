import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Session } from '../../../src/platform/database/session.ts';
import { makePublisherKey } from '../../../src/server/publishers/publisher-keys.ts';
import { startPgBouncer } from '../../engines/pgbouncer.ts';
import { startPostgres } from '../../engines/postgres.ts';
import { bondTrade, ndjson } from '../../server/feed/feed-kit.ts';
import { freePort, type RunningProgram, startProgram } from '../../server/start-program.ts';

const undo: (() => Promise<unknown>)[] = [];
let client: Session;
let web: RunningProgram;
let first: RunningProgram;
let second: RunningProgram;

beforeAll(async () => {
  const postgres = await startPostgres();
  undo.push(postgres.stop);
  const directUrl = postgres.urlOf('postgres');
  const pooler = await startPgBouncer(postgres);
  undo.push(pooler.stop);
  client = new Session(directUrl);
  await client.connect();
  undo.push(() => client.end());
  const port = await freePort();
  const shared = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: directUrl,
    PUBLIC_URL: `http://localhost:${port}`,
    SESSION_SECRET: 'a secret of several processes, long enough for all',
    // Nothing listens there, so mails wait in the database.
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const start = async (own: Record<string, string>): Promise<RunningProgram> => {
    const program = await startProgram({ ...shared, ...own });
    undo.push(program.stop);
    return program;
  };
  web = await start({ ROLE: 'web', PORT: port });
  first = await start({ ROLE: 'worker' });
  await vi.waitFor(async () => expect(await holder()).not.toBeNull(), { timeout: 30_000 });
  second = await start({ ROLE: 'worker' });
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/** The process that runs the sandbox's market now. */
const holder = async (): Promise<number | null> => {
  const { rows } = await client.query<{ held_by: number | null }>(
    "SELECT held_by FROM jobs WHERE name = 'sandbox-market' AND held_until > clock_timestamp()",
  );
  return rows[0]?.held_by ?? null;
};

test('architecture.md Roles: workers accept files and nothing else', async () => {
  const status = async (address: string, method = 'GET') => (await fetch(address, { method })).status;
  expect(await status(`${web.origin}/api/ingest`, 'POST')).toBe(503);
  // The worker takes the call, and refuses it without a key.
  expect(await status(`${second.origin}/api/ingest`, 'POST')).toBe(401);
  const { text } = await makePublisherKey(client, { name: 'Desk A', venues: ['TPIC'], days: 1 }, new Date());
  const now = new Date().toISOString().replace('Z', '000Z');
  const file = ndjson([bondTrade('OfAWorker', 0, { tradeDate: now, publicationDate: now })]);
  const sent = async (origin: string) =>
    await fetch(`${origin}/api/ingest`, {
      method: 'POST',
      headers: { authorization: `Bearer ${text}`, 'content-type': 'application/x-ndjson' },
      body: file,
    });
  expect((await sent(web.origin)).status).toBe(503);
  for (const [worker, added] of [
    [second, 1],
    [first, 0],
  ] as const)
    expect(await (await sent(worker.origin)).json()).toMatchObject({ lines: 1, added });
  expect(await status(`${second.origin}/readyz`)).toBe(200);
  for (const path of ['/api/config', '/api/userInfo', '/open-data/index.json'])
    expect(await status(`${second.origin}${path}`), path).toBe(404);
});

test('architecture.md Roles: exactly one other worker takes over the jobs of a killed one', async () => {
  const before = await holder();
  first.child.kill('SIGKILL');
  const after = await vi.waitFor(
    async () => {
      const now = await holder();
      expect([before, null]).not.toContain(now);
      return now;
    },
    { timeout: 30_000 },
  );
  const at = async () =>
    (await client.query<{ n: number }>('SELECT count(*)::integer AS n FROM trades')).rows[0]?.n ?? 0;
  const trades = await at();
  await vi.waitFor(async () => expect(await at()).toBeGreaterThan(trades), { timeout: 60_000 });
  expect(await holder()).toBe(after);
});
