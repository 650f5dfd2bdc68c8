import type pg from 'pg';
import { type FaultList, IngestRefusal } from './fault-list.ts';
import { ensureMonths } from './partitions.ts';
import type { Staging } from './staging.ts';

const list = (columns: readonly string[], alias = ''): string =>
  columns.map((column) => (alias ? `${alias}.${column}` : column)).join(', ');

const same = (columns: readonly string[], a: string, b: string): string =>
  columns.map((column) => `${a}.${column} = ${b}.${column}`).join(' and ');

/** First and last publication of a file. */
type Span = readonly [string, string];

// Without these bounds a comparison with what is stored would open the partition of every month there is.
const within = (alias: string): string =>
  `${alias}.published_at >= $1::timestamptz and ${alias}.published_at <= $2::timestamptz`;

const snapshotColumns = ['instrument_id', 'segment_mic', 'system', 'published_at'] as const;

/**
 * Moves the staged lines into their table and keeps the catalogue, in the caller's transaction.
 *
 * @returns how many rows are new
 * @throws IngestRefusal when lines contradict each other or what is stored already
 */
export async function mergeStaged(
  client: pg.ClientBase,
  staging: Staging,
  faults: FaultList,
): Promise<number> {
  await client.query('analyze staging');
  const months = await client.query<{ month: string; from: string; to: string }>(
    `select to_char(published_at at time zone 'UTC', 'YYYY-MM') as month, min(published_at) as from,
       max(published_at) as to
     from staging group by 1 order by 1`,
  );
  await ensureMonths(
    client,
    staging.target,
    months.rows.map((row) => row.month),
  );
  const span: Span = [months.rows[0]?.from ?? '-infinity', months.rows.at(-1)?.to ?? 'infinity'];
  if (staging.dataType === 'order') await checkSnapshots(client, staging, span, faults);
  else await checkReports(client, staging, span, faults);
  if (faults.total > 0) {
    throw new IngestRefusal('The file contradicts itself or what is stored: nothing was taken.', faults);
  }
  const added = await client.query(insertSql(staging));
  await keepCatalogue(client, staging);
  return added.rowCount ?? 0;
}

function insertSql({ target, columns, identity, dataType }: Staging): string {
  // Ids rise with the time; within a snapshot the best level gets the highest, so that "newest first" shows it on top.
  const order = dataType === 'order' ? 'published_at, level desc' : 'published_at, line_no';
  return `insert into ${target} (${list(columns)})
    select ${list(columns)} from (
      select distinct on (${list(identity)}) line_no, ${list(columns)} from staging order by ${list(identity)}, line_no
    ) as once order by ${order} on conflict do nothing`;
}

async function addFaults(
  client: pg.ClientBase,
  sql: string,
  field: string,
  reason: (row: { readonly line: string; readonly other: string | null }) => string,
  faults: FaultList,
  values: readonly string[] = [],
): Promise<void> {
  const found = await client.query<{ line: string; other: string | null }>(sql, [...values]);
  for (const row of found.rows) faults.add(Number(row.line), [{ field, reason: reason(row) }]);
}

const differs = ({ content }: Staging, a: string, b: string): string =>
  `(${list(content, a)}) is distinct from (${list(content, b)})`;

/** Finds lines that contradict what is stored; $1 and $2 are the first and the last publication of the file. */
export function contradictionsSql(staging: Staging): string {
  const { identity, target } = staging;
  const stored = `select s.line_no as line, null as other from staging s join ${target} t on ${same(identity, 's', 't')}
     where ${within('t')} and ${differs(staging, 's', 't')}`;
  if (staging.dataType === 'trade') return `${stored} order by 1`;
  return `select min(line_no) as line, null as other from staging s
     group by ${list(snapshotColumns, 's')}
     having (select count(*) from orders o where ${within('o')} and ${snapshotColumns.map((c) => `o.${c} = s.${c}`).join(' and ')})
       not in (0, count(*))
     union ${stored} order by 1`;
}

async function checkReports(
  client: pg.ClientBase,
  staging: Staging,
  span: Span,
  faults: FaultList,
): Promise<void> {
  const { identity } = staging;
  await addFaults(
    client,
    `select a.line_no as line, min(b.line_no) as other from staging a join staging b on ${same(identity, 'a', 'b')}
     where a.line_no > b.line_no and ${differs(staging, 'a', 'b')} group by 1 order by 1`,
    'transactionID',
    (row) => `is the report of line ${row.other} with other contents`,
    faults,
  );
  await addFaults(
    client,
    contradictionsSql(staging),
    'transactionID',
    () => 'was published before with other contents; a correction is a report of its own',
    faults,
    span,
  );
}

async function checkSnapshots(
  client: pg.ClientBase,
  staging: Staging,
  span: Span,
  faults: FaultList,
): Promise<void> {
  const snapshot = list(snapshotColumns);
  await client.query(
    `update staging s set level = n.level from (
       select line_no, row_number() over (partition by ${snapshot} order by line_no)::integer as level
       from staging where level is null
     ) n where n.line_no = s.line_no`,
  );
  await addFaults(
    client,
    `select line_no as line, null as other from (
       select line_no, level, row_number() over (partition by ${snapshot} order by level, line_no) as place from staging
     ) p where level <> place order by 1`,
    'level',
    () => 'the levels of this snapshot are not 1, 2, 3 and so on, each once',
    faults,
  );
  await addFaults(
    client,
    contradictionsSql(staging),
    'date',
    () => 'a snapshot of this time was published before with other contents',
    faults,
    span,
  );
}

async function keepCatalogue(client: pg.ClientBase, { dataType }: Staging): Promise<void> {
  const system = dataType === 'order' ? 's.system' : `'TRADE'`;
  await client.query(
    `create temp table seen on commit drop as
     select s.instrument_id, s.segment_mic, ${system} as system, g.venue_mic,
            min(s.published_at) as first_at, max(s.published_at) as last_at
     from staging s join segments g on g.mic = s.segment_mic group by 1, 2, 3, 4`,
  );
  const widen = (table: string): string => `do update set
       first_published_at = least(${table}.first_published_at, excluded.first_published_at),
       last_published_at = greatest(${table}.last_published_at, excluded.last_published_at)
     where excluded.first_published_at < ${table}.first_published_at
        or excluded.last_published_at > ${table}.last_published_at`;
  await client.query(
    `insert into catalogue_sources
       (data_type, instrument_id, segment_mic, system, venue_mic, first_published_at, last_published_at)
     select '${dataType}', instrument_id, segment_mic, system, venue_mic, first_at, last_at from seen
     on conflict (data_type, instrument_id, segment_mic, system) ${widen('catalogue_sources')}`,
  );
  await client.query(
    `insert into catalogue_instruments
       (data_type, venue_mic, asset_class, sub_asset_class, code, instrument_id, description,
        first_published_at, last_published_at)
     select '${dataType}', s.venue_mic, i.asset_class, i.sub_asset_class, i.code, i.id, i.description,
            min(s.first_at), max(s.last_at)
     from seen s join instruments i on i.id = s.instrument_id group by s.venue_mic, i.id
     on conflict (data_type, venue_mic, asset_class, sub_asset_class, code) ${widen('catalogue_instruments')}`,
  );
  await client.query(
    `insert into catalogue_classes
       (data_type, venue_mic, asset_class, sub_asset_class, first_published_at, last_published_at)
     select '${dataType}', s.venue_mic, i.asset_class, i.sub_asset_class, min(s.first_at), max(s.last_at)
     from seen s join instruments i on i.id = s.instrument_id group by 2, 3, 4
     on conflict (data_type, venue_mic, asset_class, sub_asset_class) ${widen('catalogue_classes')}`,
  );
}
