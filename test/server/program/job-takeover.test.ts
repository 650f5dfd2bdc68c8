import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { freePort, type RunningProgram, startProgram } from '../start-program.ts';

/** More than there are jobs to hold, so that one remains. */
const names = ['first', 'second', 'third'];
const workers = new Map<string, RunningProgram>();
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  const publicUrl = `http://localhost:${await freePort()}`;
  for (const name of names) {
    const url = new URL(database.url);
    // By this the database says whose statement waits.
    url.searchParams.set('application_name', name);
    const worker = await startProgram({
      ROLE: 'worker',
      SANDBOX: 'false',
      PUBLIC_URL: publicUrl,
      DATABASE_URL: url.href,
      SESSION_SECRET: 'a secret of several processes, long enough for all',
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    workers.set(name, worker);
  }
});
afterAll(async () => {
  for (const worker of workers.values()) await worker.stop();
  await database.drop();
});

type Held = { readonly name: string; readonly held_by: number };

/** The two jobs, as far as a worker holds them now. */
async function held(): Promise<readonly Held[]> {
  const { rows } = await database.pool.query<Held>(
    "SELECT name, held_by FROM jobs WHERE name IN ('cleaning', 'open-data') AND held_until > clock_timestamp() ORDER BY name",
  );
  return rows;
}

/** The workers whose statements wait for a table. */
async function waiting(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "SELECT application_name AS name FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.map(({ name }) => name);
}

test('architecture.md Roles: a daily job and the writing of open data are taken over within thirty seconds when their workers are killed', async () => {
  const { pool } = database;
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      "SELECT FROM jobs WHERE name = 'cleaning' AND finished_at IS NOT NULL",
    );
    expect(rowCount).toBe(1);
  });
  // Keeps both jobs from ending.
  const holder = await pool.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE webhook_events, open_data_due');
  await pool.query("UPDATE jobs SET finished_at = 'epoch' WHERE name = 'cleaning'");
  const [before, dying] = await vi.waitFor(async () => {
    const found = [await held(), await waiting()] as const;
    expect(found.map(({ length }) => length)).toEqual([2, 2]);
    return found;
  });
  for (const name of dying) workers.get(name)?.child.kill('SIGKILL');
  await vi.waitFor(
    async () => {
      const after = await held();
      expect(after.map(({ name }) => name)).toEqual(['cleaning', 'open-data']);
      for (const [at, { held_by }] of after.entries()) expect(held_by).not.toBe(before[at]?.held_by);
    },
    { timeout: 30_000, interval: 100 },
  );
  await holder.query('ROLLBACK');
  holder.release();
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      "SELECT name, last_fault FROM jobs WHERE name IN ('cleaning', 'open-data') AND held_by IS NULL AND finished_at IS DISTINCT FROM 'epoch' ORDER BY name",
    );
    expect(rows).toEqual([
      { name: 'cleaning', last_fault: null },
      { name: 'open-data', last_fault: null },
    ]);
  });
});
