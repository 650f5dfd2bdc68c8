import type pg from 'pg';
import type { DataType } from '../../domain/feed/data-types.ts';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import { inTransaction } from '../database/pool.ts';
import { dropMonths, monthsBefore, startOfMonth } from './partitions.ts';

/** How many months of data are kept, the present one among them. */
export type KeptMonths = Readonly<Record<DataType, number>>;

/** The first month of each kind (`YYYY-MM`) that is kept. */
export type FirstMonths = Readonly<Record<DataType, string>>;

const tables = { order: 'orders', trade: 'trades' } as const;
const dataTypes = ['order', 'trade'] as const;

const monthsEarlier = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);

/** From which months on data are kept at a moment. */
export function firstMonthsKept(kept: KeptMonths, now: Date): FirstMonths {
  return { order: monthsEarlier(now, kept.order - 1), trade: monthsEarlier(now, kept.trade - 1) };
}

/** What retention would drop now: the monthly partitions, and how much they hold on the disk. */
export async function monthsToDrop(
  pool: pg.Pool,
  first: FirstMonths,
): Promise<readonly { readonly name: string; readonly size: string }[]> {
  const names = await Promise.all(dataTypes.map((type) => monthsBefore(pool, tables[type], first[type])));
  const { rows } = await pool.query<{ name: string; size: string }>(
    'select name, pg_size_pretty(pg_total_relation_size(name::regclass)) as size from unnest($1::text[]) as name',
    [names.flat()],
  );
  return rows;
}

/**
 * Retention: whole months before the first kept ones go, and the catalogue tells only of what is left. Readers wait for
 * a moment; when they would have to wait longer than two seconds nothing is dropped and the call fails.
 *
 * @returns how many monthly partitions went
 */
export async function dropMonthsBefore(pool: pg.Pool, first: FirstMonths): Promise<number> {
  return await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.ingest]);
    await client.query(`set local lock_timeout = '2s'`);
    let dropped = 0;
    for (const type of dataTypes) {
      const count = await dropMonths(client, tables[type], first[type]);
      if (count > 0) await shrinkCatalogue(client, type, startOfMonth(first[type]));
      dropped += count;
    }
    return dropped;
  });
}

// first_published_at decides who may see a list's entry, so it must be that of a row that is still there.
async function shrinkCatalogue(client: pg.ClientBase, dataType: DataType, from: string): Promise<void> {
  for (const catalogue of ['catalogue_sources', 'catalogue_instruments', 'catalogue_classes']) {
    await client.query(`delete from ${catalogue} where data_type = $2 and last_published_at < $1`, [
      from,
      dataType,
    ]);
  }
  await client.query(
    `update catalogue_sources c set first_published_at = case c.data_type
       when 'order' then (select min(o.published_at) from orders o
         where o.instrument_id = c.instrument_id and o.segment_mic = c.segment_mic and o.system = c.system)
       else (select min(t.published_at) from trades t
         where t.instrument_id = c.instrument_id and t.segment_mic = c.segment_mic) end
     where c.data_type = $2 and c.first_published_at < $1`,
    [from, dataType],
  );
  await client.query(
    `update catalogue_instruments c set first_published_at = (select min(s.first_published_at) from catalogue_sources s
       where s.data_type = c.data_type and s.instrument_id = c.instrument_id and s.venue_mic = c.venue_mic)
     where c.data_type = $2 and c.first_published_at < $1`,
    [from, dataType],
  );
  await client.query(
    `update catalogue_classes c set first_published_at = (select min(i.first_published_at) from catalogue_instruments i
       where i.data_type = c.data_type and i.venue_mic = c.venue_mic and i.asset_class = c.asset_class
         and i.sub_asset_class = c.sub_asset_class)
     where c.data_type = $2 and c.first_published_at < $1`,
    [from, dataType],
  );
}
