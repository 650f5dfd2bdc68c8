// npm run lab -- open-data [trades]: times the writing of all venues' files for a quarter of an hour, a minute
// and a day with so many trades (1,000,000).
import { statSync } from 'node:fs';
import path from 'node:path';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { ensureMonths } from '../../../src/server/ingest/partitions.ts';
import { keyOf, writeSpan } from '../../../src/server/open-data/write-span.ts';
import { withBenchDatabase } from './bench-database.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const day = '2026-11-19';

await withBenchDatabase(async (pool, folder) => {
  const client = await pool.connect();
  await ensureMonths(client, 'trades', ['2026-11']);
  client.release();
  await pool.query(`INSERT INTO instruments (code, code_type, asset_class, sub_asset_class, description, currency)
    SELECT 'BENCH' || n, 'OTHR', 'Bonds', 'Corporate bonds', 'Bond ' || n, 'EUR' FROM generate_series(0, 499) n`);
  // Spread evenly from 07:00 to 17:00, and stored in the order of their times, as ingest does.
  await pool.query(
    `INSERT INTO trades (instrument_id, segment_mic, transaction_id, trade_day, kind, published_at, traded_at, price,
       price_notation, volume, notional_amount, notional_currency, flags)
     SELECT 1 + n % 500, s.mics[1 + n % cardinality(s.mics)], 'T' || n, $2, 'New',
       $2::date + interval '7 hours' + n * (interval '10 hours' / $1),
       $2::date + interval '7 hours' + n * (interval '10 hours' / $1) - interval '1 second',
       98.125, 'PERC', 1000000, 1000000.00, 'EUR', CASE WHEN n % 3 = 0 THEN '{ILQD}'::text[] ELSE '{}' END
     FROM generate_series(0, $1::integer - 1) n, (SELECT array_agg(mic ORDER BY mic) AS mics FROM venues) s`,
    [count, day],
  );
  const store = createFolderStore(path.join(folder, 'files'));
  for (const [name, from, to] of [
    ['first quarter of an hour, cold', '14:30', '14:45'],
    ['quarter of an hour', '15:00', '15:15'],
    ['quarter of an hour', '16:30', '16:45'],
    ['minute', '16:00', '16:01'],
    ['day', '00:00', '24:00'],
  ] as const) {
    const endsAt = to === '24:00' ? new Date(`${day}T23:59:59.999Z`) : new Date(`${day}T${to}:00Z`);
    const startsAt = new Date(`${day}T${from}:00Z`);
    const started = performance.now();
    const files = await writeSpan(pool, store, { dataType: 'trade', startsAt, endsAt });
    const seconds = (performance.now() - started) / 1000;
    const lines = files.reduce((sum, file) => sum + file.lines, 0) / 2;
    const megabytes = files.reduce(
      (sum, file) => sum + statSync(path.join(folder, 'files', keyOf(file))).size / 1e6,
      0,
    );
    console.log(
      `${name} of ${day} (${count} trades): ${files.length} files, ${lines} lines, ${megabytes.toFixed(1)} MB, ${seconds.toFixed(2)} s; memory ${Math.round(process.memoryUsage.rss() / 1e6)} MB`,
    );
  }
});
