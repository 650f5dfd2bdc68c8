// Directus on the bench's database, to compare a feed page with a program that serves any table. It is not a package of
// this repository: run `npm i directus@11.3.5` in a folder of its own and pass that folder to the bench.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../../src/platform/database/database.ts';
import { connections } from './bench-database.ts';

/** A copy of the trades, since Directus needs a key of one column and no partitions. Indexed for the same pages. */
const table = 'bench_trades';
const port = 39_055;
const longestStartMs = 300_000;

export type Directus = {
  readonly origin: string;
  /** An administrator's, whose rights Directus does not check: it does less work than our service. */
  readonly token: string;
  /** The path of the hundred trades of the bench's instrument before a time. */
  readonly pathOf: (before: string) => string;
  readonly close: () => Promise<void>;
};

function run(folder: string, command: string, env: NodeJS.ProcessEnv): ChildProcess {
  const cli = path.join(folder, 'node_modules/directus/cli.js');
  return spawn(process.execPath, [cli, command], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Copies the trades and starts Directus on them. */
export async function startDirectus(
  folder: string,
  pool: Database,
  databaseUrl: string,
  instrument: { readonly id: number; readonly segmentMic: string },
): Promise<Directus> {
  await pool.query(`CREATE TABLE ${table} (LIKE trades, PRIMARY KEY (id))`);
  await pool.query(`INSERT INTO ${table} SELECT * FROM trades`);
  await pool.query(`CREATE INDEX ON ${table} (instrument_id, segment_mic, published_at DESC, id DESC)`);
  await pool.query(`VACUUM ANALYZE ${table}`);
  const token = randomUUID();
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET: randomUUID(),
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: randomUUID(),
    ADMIN_TOKEN: token,
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    DB_POOL__MIN: '0',
    DB_POOL__MAX: String(connections),
    CACHE_ENABLED: 'false',
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
  };
  const [status] = await once(run(folder, 'bootstrap', env), 'exit');
  if (status !== 0) throw new Error(`Directus could not be set up: ${status}`);
  const program = run(folder, 'start', env);
  const origin = `http://127.0.0.1:${port}`;
  const isThere = async (): Promise<boolean> =>
    (await fetch(`${origin}/server/ping`).catch(() => null))?.ok === true;
  for (const started = performance.now(); !(await isThere()); await setTimeout(200)) {
    if (program.exitCode !== null || performance.now() - started > longestStartMs)
      throw new Error('Directus did not start');
  }
  const query = {
    limit: '100',
    sort: '-published_at,-id',
    'filter[instrument_id][_eq]': String(instrument.id),
    'filter[segment_mic][_eq]': instrument.segmentMic,
  };
  return {
    origin,
    token,
    pathOf: (before) =>
      `/items/${table}?${new URLSearchParams({ ...query, 'filter[published_at][_lt]': before })}`,
    close: async () => {
      const ended = once(program, 'exit');
      program.kill();
      await ended;
    },
  };
}
