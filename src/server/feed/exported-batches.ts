import type { FeedRow } from '../../domain/feed/feed-record.ts';
import { feedViews, type KnownViewId } from '../../domain/feed/feed-views.ts';
import type { RowFilter } from '../../domain/feed/row-filter.ts';
import type { Database } from '../../platform/database/database.ts';
import { readMany } from '../database/read-many.ts';
import type { InTurn } from '../http/admission.ts';
import type { CutOff } from './cut-off.ts';
import type { FeedSource } from './feed-source.ts';
import { timeSql } from './field-sql.ts';
import { filterValues, periodSql, rowPassesSql } from './filter-sql.ts';
import { reachValues, wholeReach } from './page-reach.ts';
import { beforeKey, lastId, newestFirst, rowSql, sources, viewSql } from './view-sql.ts';

/** How many rows one statement looks through. Few, since reading their JSON keeps the processor busy. */
const lookedRows = 500;
const firstOfFilter = 8;

type Batch = {
  readonly rows: readonly FeedRow[];
  readonly looked: number;
  /** The key of the last row that was looked at. */
  readonly at: string | null;
  readonly id: string | null;
};

// The rows are read in the order of the index; a filter that lets few through makes batches short, not statements long.
function batchSql(viewId: KnownViewId): string {
  const { dataType } = feedViews[viewId];
  const { table, where, withReports } = sources[dataType];
  return `WITH looked AS MATERIALIZED (
      SELECT * FROM ${table} WHERE ${where} AND ${beforeKey} AND ${periodSql(firstOfFilter)}
        ${newestFirst} LIMIT $7::integer
    ), shown AS MATERIALIZED (
      SELECT * FROM looked r WHERE ${rowPassesSql(dataType, firstOfFilter, '$4::timestamptz')}
    ), last AS MATERIALIZED (SELECT published_at, id FROM looked ORDER BY published_at, id LIMIT 1)
    SELECT
      (SELECT coalesce(json_agg(r), '[]')
         FROM (SELECT ${rowSql(viewId)} FROM ${withReports('shown')} ORDER BY shown.published_at DESC, shown.id DESC) r) AS rows,
      (SELECT count(*)::integer FROM looked) AS looked,
      (SELECT ${timeSql('l.published_at')} FROM last l) AS at,
      (SELECT l.id::text FROM last l) AS id`;
}

async function* snapshot(pool: Database, values: readonly unknown[], viewId: KnownViewId, inTurn: InTurn) {
  const text = `SELECT v.data::json AS rows FROM (${viewSql(viewId)}) v`;
  const asked = { text, values: [...values, 1, ...reachValues(wholeReach(null))] };
  const { rows } = await inTurn(() =>
    readMany(pool, (client) => client.query<{ rows: readonly FeedRow[] }>(asked)),
  );
  yield rows[0]?.rows ?? [];
}

/**
 * The rows of a view that a filter lets through, newest first, batch by batch as their reader takes them, each in
 * the caller's turn: no connection is held between two. An order book is its latest snapshot.
 */
export async function* exportedBatches(
  pool: Database,
  { found, segment, view }: FeedSource,
  filter: RowFilter | null,
  cutOff: CutOff,
  inTurn: InTurn,
): AsyncGenerator<readonly FeedRow[]> {
  const values = [found.id, segment, view.system ?? 'TRADE', cutOff.at];
  if (view.rows === 'snapshot') {
    yield* snapshot(pool, [...values, cutOff.at, lastId], view.id, inTurn);
    return;
  }
  const text = batchSql(view.id);
  let key: readonly [at: string, id: string] = [cutOff.at, lastId];
  for (;;) {
    const asked = {
      name: `export-${view.viewType}`,
      text,
      values: [...values, ...key, lookedRows, ...filterValues(filter ?? {})],
    };
    const answer = await inTurn(() => readMany(pool, (client) => client.query<Batch>(asked)));
    const batch = answer.rows[0];
    if (!batch) return;
    yield batch.rows;
    if (batch.looked < lookedRows || batch.at === null || batch.id === null) return;
    key = [batch.at, batch.id];
  }
}
