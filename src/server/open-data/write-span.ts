import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { DataType } from '../../domain/feed/data-types.ts';
import { fileColumns, publishedFields } from '../../domain/feed/fields/file-fields.ts';
import { parquetColumns } from '../../domain/feed/parquet-columns.ts';
import { type ParquetEncoder, parquetEncoder } from '../../domain/parquet/parquet-file.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileStore, WrittenFile } from '../files/file-store.ts';
import { packedKey, putPacked } from '../files/packed-file.ts';
import { openWaitingFile } from '../files/waiting-file.ts';
import { csvHeading, csvText, jsonText, linesSql, type Value } from './published-lines.ts';

/** A span of time whose lines are written to files. */
export type Span = {
  readonly dataType: DataType;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** A file that is written but not recorded yet. */
export interface SpanFile extends WrittenFile {
  readonly venueMic: string;
  readonly format: TextFormat;
  readonly lines: number;
  /** When its last line was published, with six decimals. */
  readonly lastPublished: string;
  readonly storageKey: string;
  /** Bytes in the store; null if it is stored as text. */
  readonly packedSize: number | null;
  /** The same rows as Parquet, of a CSV file only. */
  readonly parquet: WrittenFile | null;
}

const textFormats = ['csv', 'ndjson'] as const;
type TextFormat = (typeof textFormats)[number];
const batchLines = 2_000;

/** The lines of a venue, waiting to be sent to the store. */
type Draft = {
  readonly venueMic: string;
  readonly waiting: Readonly<Record<TextFormat | 'parquet', FileHandle>>;
  readonly encoder: ParquetEncoder;
  lines: number;
  lastPublished: string;
};

type Line = readonly [venueMic: string, ...values: Value[]];

/** Groups of successive lines of the same venue. */
function* byVenue(rows: readonly Line[]): Generator<readonly Line[]> {
  let from = 0;
  for (let to = 1; to <= rows.length; to += 1)
    if (rows[to]?.[0] !== rows[from]?.[0]) {
      yield rows.slice(from, to);
      from = to;
    }
}

/** Writes what the encoder of a venue's lines still holds, once the last of them has been read. */
async function finish(draft: Draft | undefined): Promise<void> {
  for (const part of draft?.encoder.end() ?? []) await draft?.waiting.parquet.appendFile(part);
}

/** Opens a file that is closed together with all the others. */
type Opening = () => Promise<FileHandle>;

/** Reads the lines of a span into temporary files, with a cursor and from one snapshot. */
async function draftSpan(pool: Database, span: Span, open: Opening): Promise<readonly Draft[]> {
  const { dataType, startsAt, endsAt } = span;
  const names = fileColumns[dataType];
  const publishedAt = publishedFields[dataType].findIndex(({ column }) => column === 'published_at');
  const drafts: Draft[] = [];
  const add = async (rows: readonly Line[], venueMic: string): Promise<void> => {
    let draft = drafts.at(-1);
    if (draft?.venueMic !== venueMic) {
      await finish(draft);
      const waiting = { csv: await open(), ndjson: await open(), parquet: await open() };
      const encoder = parquetEncoder(parquetColumns[dataType]);
      draft = { venueMic, waiting, encoder, lines: 0, lastPublished: '' };
      drafts.push(draft);
      await waiting.csv.appendFile(csvHeading(dataType));
    }
    const lines = rows.map(([, ...values]) => values);
    draft.lines += lines.length;
    draft.lastPublished = String(lines.at(-1)?.[publishedAt] ?? '');
    await draft.waiting.csv.appendFile(lines.map(csvText).join(''));
    await draft.waiting.ndjson.appendFile(lines.map((values) => jsonText(names, values)).join(''));
    const group = draft.encoder.add(lines);
    if (group !== null) await draft.waiting.parquet.appendFile(group);
  };
  await pool.transaction(async (client) => {
    await client.liftTimeLimit();
    await client.query(`SET LOCAL work_mem = '64MB'`);
    await client.query({
      text: `declare published no scroll cursor for ${linesSql(dataType)}`
        .replaceAll('$1', `'${startsAt.toISOString()}'`)
        .replaceAll('$2', `'${endsAt.toISOString()}'`),
    });
    for (;;) {
      const { rows } = await client.query<[string, ...Value[]]>({
        text: `fetch ${batchLines} from published`,
        rowMode: 'array',
      });
      if (rows.length === 0) break;
      for (const group of byVenue(rows)) await add(group, group[0]?.[0] ?? '');
    }
  });
  await finish(drafts.at(-1));
  return drafts;
}

type Stored = Pick<SpanFile, 'storageKey' | 'packedSize' | 'parquet'>;

/** The key in the store of a written file. */
export const keyOf = ({ storageKey, packedSize }: Stored): string =>
  packedSize === null ? storageKey : packedKey(storageKey);

/** The key in the store of the Parquet file beside it; null if there is none. */
export const parquetKeyOf = ({ storageKey, parquet }: Stored): string | null =>
  parquet === null ? null : `${storageKey}.parquet`;

/** All its keys in the store. */
export const keysOf = (file: Stored): readonly string[] => [keyOf(file), parquetKeyOf(file) ?? []].flat();

/**
 * Writes the files of a span: for each venue that published in it, one as CSV, one as NDJSON and one as Parquet, which
 * packs its columns itself and is read in parts, so it is never stored packed. They are kept as temporary files until the last line has been read, so that no transaction waits for the store and memory does not
 * grow with the span.
 *
 * @param isPacked whether they are stored packed
 */
export async function writeSpan(
  pool: Database,
  store: FileStore,
  span: Span,
  isPacked = true,
): Promise<readonly SpanFile[]> {
  const opened: FileHandle[] = [];
  const open = async (): Promise<FileHandle> => {
    const file = await openWaitingFile();
    opened.push(file);
    return file;
  };
  const done: SpanFile[] = [];
  try {
    for (const { waiting, encoder: _, ...draft } of await draftSpan(pool, span, open)) {
      for (const format of textFormats) {
        const storageKey = `open-data/${dayOf(span.startsAt)}/${randomUUID()}`;
        const text = waiting[format].createReadStream({ start: 0, autoClose: false });
        const written = isPacked
          ? await putPacked(store, storageKey, text)
          : { ...(await store.put(storageKey, text)), packedSize: null };
        const file = { ...written, ...draft, format, storageKey, parquet: null };
        done.push(file);
        if (format !== 'csv') continue;
        const parquet = waiting.parquet.createReadStream({ start: 0, autoClose: false });
        done.splice(-1, 1, { ...file, parquet: await store.put(`${storageKey}.parquet`, parquet) });
      }
    }
    return done;
  } catch (error) {
    // A file that cannot be removed now has no row, and is removed when the store is compared with the tables.
    for (const key of done.flatMap(keysOf)) await store.remove(key).catch(() => {});
    throw error;
  } finally {
    for (const file of opened) await file.close();
  }
}
