// A checkout's service on a database of its own, for page-ratio.ts, which gives its folder and how many trades it has.
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createCursorSeal } from '../../../src/server/feed/cursor.ts';
import { secret } from '../../server/app-kit.ts';
import { bondTradesAsked, testNow } from '../../server/feed/feed-kit.ts';
import { computed } from './processor-time.ts';

/** Where the service is, and what to ask it. */
export type Subject = { readonly origin: string; readonly cookie: string; readonly paths: readonly string[] };

/** Processor time so far in milliseconds. */
export type Spent = { readonly service: number; readonly database: number };

const [, , folder = '.', size = '200000'] = process.argv;
const from = (file: string): string => path.resolve(folder, file);
const kits: typeof import('../../server/feed/feed-kit.ts') = await import(
  from('test/server/feed/feed-kit.ts')
);
const databases: typeof import('./bench-database.ts') = await import(
  from('test/lab/bench/bench-database.ts')
);
const filling: typeof import('./fill-trades.ts') = await import(from('test/lab/bench/fill-trades.ts'));

await databases.withBenchDatabase(async (pool, _folder, url) => {
  // A checkout from before there were memories ignores how long they last.
  const kit = await kits.feedKit({ pool, url }, false, false, {
    config: { logLevel: 'silent' },
    memoryMs: 1_000,
  });
  await filling.fillTrades(pool, 0, Number(size), testNow);
  await kit.app.listen({ host: '127.0.0.1', port: 0 });
  const address: AddressInfo | string | null = kit.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { tv, instrument, instrumentmic } = bondTradesAsked;
  const seal = createCursorSeal(secret);
  const { rows } = await pool.query<{ at: string; id: string }>(
    `SELECT to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, id::text
     FROM trades WHERE instrument_id = 1 ORDER BY md5(id::text) LIMIT 4000`,
  );
  const paths = rows.map(({ at, id }) => {
    const cursor = seal.seal(['data', tv, instrument, instrumentmic, 'Trades'], [at, id]);
    return `/api/feed/data?${new URLSearchParams({ ...bondTradesAsked, limit: '100', cursor })}`;
  });
  const cookie = `session=${await kit.session({ TPIC: ['realtime_trades'] })}`;
  process.send?.({ origin: `http://127.0.0.1:${address.port}`, cookie, paths } satisfies Subject);
  process.on('message', async () => {
    const { user, system } = process.cpuUsage();
    const database = [...(await computed(pool)).values()].reduce((sum, ms) => sum + ms, 0);
    process.send?.({ service: (user + system) / 1000, database } satisfies Spent);
  });
  await new Promise((resolve) => process.once('disconnect', resolve));
  await kit.close();
});
