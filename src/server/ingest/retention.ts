import type pg from 'pg';
import { inTransaction } from '../database/pool.ts';
import { INGEST_LOCK } from './ingest-file.ts';
import { dropMonths, startOfMonth } from './partitions.ts';

/**
 * Retention: whole months before `month` (`YYYY-MM`) go, and the catalogue tells only of what is left. Readers wait for
 * a moment; when they would have to wait longer than two seconds nothing is dropped and the call fails.
 *
 * @returns how many monthly partitions went
 */
export async function dropMonthsBefore(pool: pg.Pool, month: string): Promise<number> {
  return await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [INGEST_LOCK]);
    await client.query(`set local lock_timeout = '2s'`);
    const dropped = (await dropMonths(client, 'orders', month)) + (await dropMonths(client, 'trades', month));
    if (dropped > 0) await shrinkCatalogue(client, startOfMonth(month));
    return dropped;
  });
}

// first_published_at decides who may see a list's entry, so it must be that of a row that is still there.
async function shrinkCatalogue(client: pg.ClientBase, from: string): Promise<void> {
  for (const catalogue of ['catalogue_sources', 'catalogue_instruments', 'catalogue_classes']) {
    await client.query(`delete from ${catalogue} where last_published_at < $1`, [from]);
  }
  await client.query(
    `update catalogue_sources c set first_published_at = case c.data_type
       when 'order' then (select min(o.published_at) from orders o
         where o.instrument_id = c.instrument_id and o.segment_mic = c.segment_mic and o.system = c.system)
       else (select min(t.published_at) from trades t
         where t.instrument_id = c.instrument_id and t.segment_mic = c.segment_mic) end
     where c.first_published_at < $1`,
    [from],
  );
  await client.query(
    `update catalogue_instruments c set first_published_at = (select min(s.first_published_at) from catalogue_sources s
       where s.data_type = c.data_type and s.instrument_id = c.instrument_id and s.venue_mic = c.venue_mic)
     where c.first_published_at < $1`,
    [from],
  );
  await client.query(
    `update catalogue_classes c set first_published_at = (select min(i.first_published_at) from catalogue_instruments i
       where i.data_type = c.data_type and i.venue_mic = c.venue_mic and i.asset_class = c.asset_class
         and i.sub_asset_class = c.sub_asset_class)
     where c.first_published_at < $1`,
    [from],
  );
}
