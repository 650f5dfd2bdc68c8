import { availableParallelism } from 'node:os';
import type { Database } from '../../../src/platform/database/database.ts';
import { ensureMonths } from '../../../src/server/ingest/partitions.ts';

/** How the trades are spread. */
type Spread = {
  /** Milliseconds between two trades. */
  readonly stepMs: number;
  /** Every how many trades one is of the first bond. */
  readonly firstEvery: number;
};

// At this pace, 100 million trades span three years.
const usual: Spread = { stepMs: 1_000, firstEvery: 3 };
const atOnce = 1_000_000;
const instruments = 997;

/**
 * Adds the trades numbered `from` up to `to`, of about a thousand bonds, a third of them of the first. Trade 0 is the
 * newest, and each one after it a second older. Written by SQL, since ingest would take hours.
 */
export async function fillTrades(
  pool: Database,
  from: number,
  to: number,
  now: Date,
  { stepMs, firstEvery } = usual,
): Promise<void> {
  await pool.query(
    `INSERT INTO instruments (code, code_type, asset_class, sub_asset_class, description, currency)
     SELECT CASE n WHEN 0 THEN 'FR0000120271' ELSE 'OTHER' || n END, CASE n WHEN 0 THEN 'ISIN' ELSE 'OTHR' END, 'Bonds',
       'Corporate bonds', 'Bond ' || n, 'EUR'
     FROM generate_series(0, $1::integer) n WHERE NOT EXISTS (SELECT FROM instruments) ORDER BY n`,
    [instruments],
  );
  const months = new Set<string>();
  for (let at = now.getTime() - to * stepMs; at < now.getTime() + stepMs; at += 86_400_000)
    months.add(new Date(Math.min(at, now.getTime())).toISOString().slice(0, 7));
  months.add(now.toISOString().slice(0, 7));
  const client = await pool.connect();
  await ensureMonths(client, 'trades', [...months]);
  client.release();
  const parts = Array.from({ length: Math.ceil((to - from) / atOnce) }, (_part, at) => from + at * atOnce);
  const fill = async (): Promise<void> => {
    for (let first = parts.shift(); first !== undefined; first = parts.shift()) {
      await pool.query(
        `INSERT INTO trades (instrument_id, segment_mic, transaction_id, trade_day, kind, published_at, traded_at, price,
           price_notation, volume, notional_amount, notional_currency, flags, has_other_reports)
         SELECT CASE WHEN n % $5::integer = 0 THEN 1 ELSE 2 + n % $4::integer END, 'LNFI', 'F' || n, (at - interval '1 minute')::date,
           'New', at, at - interval '1 minute', 98.125, 'PERC', 1000000, 1000000.00, 'EUR', '{ILQD,SIZE}', false
         FROM (SELECT n, $3::timestamptz - (n * $6::integer + 6000) * interval '1 millisecond' AS at
               FROM generate_series($2::integer - 1, $1::integer, -1) n) s`,
        [first, Math.min(first + atOnce, to), now, instruments, firstEvery, stepMs],
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, fill));
  await pool.query('DELETE FROM catalogue_sources');
  await pool.query('DELETE FROM catalogue_instruments');
  await pool.query(
    `INSERT INTO catalogue_sources
     SELECT 'trade', instrument_id, segment_mic, 'TRADE', 'TPIC', min(published_at), max(published_at)
     FROM trades GROUP BY instrument_id, segment_mic`,
  );
  await pool.query(
    `INSERT INTO catalogue_instruments
     SELECT 'trade', 'TPIC', i.asset_class, i.sub_asset_class, i.code, i.id, i.description, s.first_published_at,
       s.last_published_at
     FROM catalogue_sources s JOIN instruments i ON i.id = s.instrument_id`,
  );
  await pool.query(
    `UPDATE feed_heads SET last_id = (SELECT last_value FROM trades_id) WHERE data_type = 'trade'`,
  );
  await pool.query('VACUUM ANALYZE');
}

/** The size of all trades in bytes, including indexes. */
export async function bytesOfTrades(pool: Database): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `SELECT sum(pg_total_relation_size(inhrelid)) AS bytes FROM pg_inherits WHERE inhparent = 'trades'::regclass`,
  );
  return Number(rows[0]?.bytes ?? 0);
}
