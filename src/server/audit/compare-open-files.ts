import { createHash, type Hash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { csvCell } from '../../domain/csv.ts';
import type { DataType } from '../../domain/feed/data-types.ts';
import { fileColumns } from '../../domain/feed/fields/file-fields.ts';
import { minutesOver, oldestDayKept } from '../../domain/feed/open-data.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { faultOf } from '../archive/file-fault.ts';
import { openParquet } from '../archive/stored-parquet.ts';
import type { FileStore } from '../files/file-store.ts';
import { isBrokenPack } from '../files/packed-file.ts';
import { allOpenData, type OpenDataRow, openText } from '../open-data/open-data-files.ts';
import { linesSql } from '../open-data/published-lines.ts';
import { type AuditDeps, sinceOf } from './audit-deps.ts';
import { filesFromRows, madeKey } from './files-from-rows.ts';
import type { Finding } from './finding.ts';

/** A line of a file or of the tables: one text for each column, empty if it has no value. */
type Cells = readonly string[];

const batchLines = 2_000;

// An instrument's description may change; the file keeps the one that was published in it.
const keptAsPublished: ReadonlySet<string> = new Set(['instrumentDescription', 'instrumentCurrency']);

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
};

/** A cell as a CSV file has it: a text that a spreadsheet would execute has an apostrophe in front (A 7). */
function inCsv(text: string): string {
  const cell = csvCell(text);
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

/** Passes a file's bytes on, counting and hashing them. */
async function* passing(source: Readable, sum: Hash, count: (size: number) => void): AsyncGenerator<Buffer> {
  for await (const part of source) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    sum.update(bytes);
    count(bytes.byteLength);
    yield bytes;
  }
}

async function* csvLines(source: Readable, columns: readonly string[]): AsyncGenerator<Cells> {
  let header: Cells | null = null;
  // Whoever reads the records hears of an error of either stream.
  for await (const record of pipeline(source, parse(), () => {})) {
    const cells: Cells = Array.isArray(record) ? record.map(textOf) : [];
    const named = header;
    if (named === null) header = cells;
    else yield columns.map((name) => cells[named.indexOf(name)] ?? '');
  }
}

/** Lines end at LF alone. Node's readline also ends them at U+2028, which a text in JSON may contain. */
async function* textLines(source: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const text of source.setEncoding('utf8')) {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function* ndjsonLines(source: Readable, columns: readonly string[]): AsyncGenerator<Cells> {
  for await (const text of textLines(source)) {
    const line: unknown = JSON.parse(text);
    const values = new Map(Object.entries(typeof line === 'object' && line !== null ? line : {}));
    yield columns.map((name) => textOf(values.get(name)));
  }
}

/** The lines of a venue in a span, as the tables contain them now. */
async function* storedLines(client: Transaction, row: OpenDataRow): AsyncGenerator<Cells> {
  const text = `SELECT * FROM (${linesSql(row.data_type)}) AS lines WHERE venue_mic = '${row.venue_mic}'`
    .replaceAll('$1', `'${new Date(row.starts_at).toISOString()}'`)
    .replaceAll('$2', `'${new Date(row.ends_at).toISOString()}'`);
  const batches = client.stream<[string, ...unknown[]]>({ text, rowMode: 'array' }, batchLines);
  for await (const rows of batches) for (const [, ...values] of rows) yield values.map(textOf);
}

const placeOf = (dataType: DataType, cells: Cells): string => {
  const names = dataType === 'trade' ? ['transactionID', 'publicationDate'] : ['instrumentId', 'date'];
  return names.map((name) => cells[fileColumns[dataType].indexOf(name)] ?? '').join(' of ');
};

const publishedOf = (dataType: DataType, cells: Cells): string =>
  cells[fileColumns[dataType].indexOf(dataType === 'trade' ? 'publicationDate' : 'date')] ?? '';

/**
 * How a Parquet file differs from what the index says of it; null if it does not. Its rows are written in one go with
 * those of the CSV beside it, which are compared with the tables.
 */
async function parquetFault(files: FileStore, row: OpenDataRow): Promise<string | null> {
  const noted = { key: row.storage_key, size: Number(row.size), sha256: row.sha256 };
  const fault = await faultOf(files, noted);
  if (fault !== null) return fault.replace('the archive', 'the index');
  const lines = (await openParquet(files, noted)).reduce((sum, { rows }) => sum + rows, 0);
  return lines === Number(row.lines) ? null : `has ${lines} lines, the index says ${row.lines}`;
}

/** Where a file and the tables first differ; null if they do not. */
async function compareFile(client: Transaction, files: FileStore, row: OpenDataRow): Promise<string | null> {
  if (row.format === 'parquet') return parquetFault(files, row);
  const source = await openText(files, row);
  if (source === null) return 'is not in the store';
  const sum = createHash('sha256');
  let size = 0;
  const bytes = Readable.from(
    passing(source, sum, (more) => {
      size += more;
    }),
  );
  const columns = fileColumns[row.data_type];
  const lines = row.format === 'csv' ? csvLines(bytes, columns) : ndjsonLines(bytes, columns);
  const inFile = row.format === 'csv' ? inCsv : (text: string): string => text;
  let number = 0;
  let read = 0;
  const nextLine = (): ReturnType<typeof lines.next> => {
    read += 1;
    return lines.next();
  };
  try {
    for await (const stored of storedLines(client, row)) {
      number += 1;
      const next = await nextLine();
      const at = `line ${number}, ${placeOf(row.data_type, stored)}`;
      if (next.done === true) return `${at}: is in the table and not in the file`;
      // Both are in the order of publication: where the times differ, the earlier line has no counterpart.
      const published = publishedOf(row.data_type, stored);
      const publishedThere = publishedOf(row.data_type, next.value);
      if (published < publishedThere) return `${at}: is in the table and not in the file`;
      if (published > publishedThere)
        return `line ${number}, ${placeOf(row.data_type, next.value)}: is only in the file`;
      const differing = columns.find(
        (name, place) => !keptAsPublished.has(name) && inFile(stored[place] ?? '') !== next.value[place],
      );
      if (differing !== undefined) {
        const place = columns.indexOf(differing);
        return `${at}: ${differing} is "${stored[place]}" in the table, "${next.value[place]}" in the file`;
      }
    }
    const over = await nextLine();
    if (over.done !== true)
      return `line ${number + 1}, ${placeOf(row.data_type, over.value)}: is only in the file`;
  } catch (error) {
    if (error instanceof SyntaxError) return `line ${read}: is not JSON`;
    if (error instanceof CsvError) return `is not CSV: ${error.message}`;
    if (isBrokenPack(error)) return 'cannot be unpacked';
    throw error;
  } finally {
    bytes.destroy();
  }
  if (Number(row.lines) !== number) return `has ${number} lines, the index says ${row.lines}`;
  if (Number(row.size) !== size) return `has ${size} bytes, the index says ${row.size}`;
  return sum.digest('hex') === row.sha256 ? null : 'has another SHA-256 than the index says';
}

/** Files of one data type and day, in their order. */
function byDay(listed: readonly OpenDataRow[]): readonly (readonly OpenDataRow[])[] {
  const groups = new Map<string, OpenDataRow[]>();
  for (const row of listed) {
    const key = `${row.data_type} ${row.day}`;
    const group = groups.get(key) ?? [];
    group.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Whether a fault is found, which may be that the file cannot be unpacked. */
async function differs(looking: Promise<string | null>): Promise<boolean> {
  try {
    return (await looking) !== null;
  } catch (error) {
    if (isBrokenPack(error)) return true;
    throw error;
  }
}

/**
 * The files of a day that are not, byte for byte, what the rows give, or as Parquet what the index says: also those
 * whose instruments are described differently by now.
 */
async function otherFiles(
  client: Transaction,
  files: FileStore,
  listed: readonly OpenDataRow[],
): Promise<readonly OpenDataRow[]> {
  const texts = listed.filter(({ format }) => format !== 'parquet');
  const made = await filesFromRows(client, listed[0]?.data_type ?? 'trade', texts);
  const others: OpenDataRow[] = [];
  for (const row of listed) {
    if (row.format === 'parquet') {
      if ((await parquetFault(files, row)) !== null) others.push(row);
      continue;
    }
    const now = made.get(madeKey(row));
    const noted = { key: row.storage_key, size: Number(row.size), sha256: row.sha256 };
    const isSame = now?.lines === Number(row.lines) && now.size === noted.size && now.sha256 === noted.sha256;
    const stored = { open: () => openText(files, row) };
    if (!isSame || (await differs(faultOf(stored, noted)))) others.push(row);
  }
  return others;
}

/** Whether the file was replaced meanwhile, or its span has new rows that the job has not written yet. */
const waitsSql = `SELECT NOT EXISTS (SELECT FROM open_data_files WHERE $5 IN (storage_key, parquet_key)) OR EXISTS (SELECT FROM open_data_due d
    WHERE d.data_type = $1 AND d.span = $2 AND d.starts_at = $3) OR EXISTS (SELECT FROM lines x
    WHERE x.published_at >= $3 AND x.published_at < $4 AND x.id > coalesce(
      (SELECT last_id FROM open_data_progress p WHERE p.data_type = $1), 0)) AS waits`;

async function waits(pool: Database, row: OpenDataRow): Promise<boolean> {
  const { rows } = await pool.query<{ waits: boolean }>(waitsSql.replace('lines x', `${row.data_type}s x`), [
    row.data_type,
    row.span,
    row.starts_at,
    row.ends_at,
    row.storage_key,
  ]);
  return rows[0]?.waits ?? false;
}

const lengths = { minute: '1 minute', quarter: '15 minutes' } as const;

/** Rows published from $1 to $2 whose span is over, and which are neither in a file nor due for one. */
const leftOutSql = (
  dataType: DataType,
  span: 'minute' | 'quarter',
): string => `SELECT g.venue_mic AS venue, to_char(q.at AT TIME ZONE 'UTC',
      'YYYY-MM-DD"T"HH24:MI"Z"') AS start
    FROM (SELECT DISTINCT segment_mic, date_bin('${lengths[span]}', published_at, timestamptz '2000-01-01 00:00+00') AS at
      FROM ${dataType}s WHERE published_at >= $1 AND published_at < $2 AND id <= coalesce(
        (SELECT last_id FROM open_data_progress WHERE data_type = '${dataType}'), 0)) q
    JOIN segments g ON g.mic = q.segment_mic
    WHERE q.at + interval '${lengths[span]}' <= $2
      AND NOT EXISTS (SELECT FROM open_data_files f WHERE f.data_type = '${dataType}' AND f.span = '${span}'
        AND f.venue_mic = g.venue_mic AND f.starts_at = q.at)
      AND NOT EXISTS (SELECT FROM open_data_due d WHERE d.data_type = '${dataType}' AND d.span = '${span}'
        AND d.starts_at = q.at)
    ORDER BY q.at, g.venue_mic LIMIT 1`;

/**
 * Compares the open files with the rows they were made from, cell by cell, as a visitor would read them. Rows that the
 * job has not written yet, and files that it replaces meanwhile (as seen through the pool), do not count as
 * differences. The caller's transaction has to see a single snapshot.
 */
export async function compareOpenFiles(client: Transaction, deps: AuditDeps): Promise<Finding> {
  const { pool, files, now, onProgress } = deps;
  const since = Date.parse(sinceOf(deps));
  const listed = (await allOpenData(client, null)).filter(({ ends_at }) => Date.parse(ends_at) > since);
  const about = 'the rows and the open files';
  let first: string | null = null;
  let read = 0;
  for (const group of byDay(listed)) {
    for (const row of await otherFiles(client, files, group)) {
      const fault = await compareFile(client, files, row);
      if (fault === null || (await waits(pool, row))) continue;
      first = `${row.name}, ${fault}`;
      break;
    }
    if (first !== null) break;
    read += group.length;
    onProgress?.(`${read} of ${listed.length} open files`);
  }
  // The job may remove a minute while this starts.
  const minute = new Date(minutesOver(now).getTime() + 60_000);
  const from = (kept: Date): Date => new Date(Math.max(kept.getTime(), since));
  const kept = { quarter: from(new Date(`${oldestDayKept(now)}T00:00:00Z`)), minute: from(minute) };
  for (const dataType of ['trade', 'order'] as const) {
    for (const span of ['quarter', 'minute'] as const) {
      if (first !== null) break;
      const { rows } = await client.query<{ venue: string; start: string }>(leftOutSql(dataType, span), [
        kept[span],
        now,
      ]);
      const of = span === 'minute' ? ' of a minute' : '';
      if (rows[0]) first = `${dataType}s of ${rows[0].venue} from ${rows[0].start} on: are in no file${of}`;
    }
  }
  return { about, compared: listed.length, first };
}
