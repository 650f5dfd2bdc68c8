import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import type { DataType } from '../../domain/feed/data-types.ts';
import { fileColumns, publishedFields } from '../../domain/feed/fields/file-fields.ts';
import type { OpenFormat } from '../../domain/feed/open-data.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { inTransaction } from '../database/pool.ts';
import type { FileStore, WrittenFile } from '../files/file-store.ts';
import { csvHeading, csvText, jsonText, linesSql } from './published-lines.ts';

/** A span of time whose lines go into files. */
export type Span = {
  readonly dataType: DataType;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** A file that was written, not yet known to anybody. */
export interface SpanFile extends WrittenFile {
  readonly venueMic: string;
  readonly format: OpenFormat;
  readonly lines: number;
  /** When its last line was published, with six decimals. */
  readonly lastPublished: string;
  readonly storageKey: string;
}

const formats = ['csv', 'ndjson'] as const;
const batchLines = 2_000;

/** The lines of a venue, as they wait for the store. */
type Draft = {
  readonly venueMic: string;
  /** Where its files lie. */
  readonly places: Readonly<Record<OpenFormat, string>>;
  lines: number;
  lastPublished: string;
};

type Line = readonly [venueMic: string, ...values: (string | null)[]];

/** Lines that follow one another and are of one venue. */
function* byVenue(rows: readonly Line[]): Generator<readonly Line[]> {
  let from = 0;
  for (let to = 1; to <= rows.length; to += 1)
    if (rows[to]?.[0] !== rows[from]?.[0]) {
      yield rows.slice(from, to);
      from = to;
    }
}

/** Reads the lines of a span, by a cursor and in one statement's view of the data, into files of a folder. */
async function draftSpan(pool: pg.Pool, span: Span, folder: string): Promise<readonly Draft[]> {
  const { dataType, startsAt, endsAt } = span;
  const names = fileColumns[dataType];
  const publishedAt = publishedFields[dataType].findIndex(({ column }) => column === 'published_at');
  const drafts: Draft[] = [];
  const add = async (rows: readonly Line[], venueMic: string): Promise<void> => {
    let draft = drafts.at(-1);
    if (draft?.venueMic !== venueMic) {
      const place = path.join(folder, String(drafts.length));
      const places = { csv: `${place}.csv`, ndjson: `${place}.ndjson` };
      draft = { venueMic, places, lines: 0, lastPublished: '' };
      drafts.push(draft);
      await appendFile(places.csv, csvHeading(dataType));
    }
    const lines = rows.map(([, ...values]) => values);
    draft.lines += lines.length;
    draft.lastPublished = lines.at(-1)?.[publishedAt] ?? '';
    await appendFile(draft.places.csv, lines.map(csvText).join(''));
    await appendFile(draft.places.ndjson, lines.map((values) => jsonText(names, values)).join(''));
  };
  await inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL statement_timeout = 0`);
    await client.query(`SET LOCAL work_mem = '64MB'`);
    await client.query({
      text: `declare published no scroll cursor for ${linesSql(dataType)}`
        .replaceAll('$1', `'${startsAt.toISOString()}'`)
        .replaceAll('$2', `'${endsAt.toISOString()}'`),
    });
    for (;;) {
      const { rows } = await client.query<[string, ...(string | null)[]]>({
        text: `fetch ${batchLines} from published`,
        rowMode: 'array',
      });
      if (rows.length === 0) break;
      for (const group of byVenue(rows)) await add(group, group[0]?.[0] ?? '');
    }
  });
  return drafts;
}

/**
 * Writes the files of a span: for each venue that published in it one as CSV and one as NDJSON. They wait in the
 * system's folder for temporary files until the last line is read: no transaction waits for the store, and memory does
 * not grow with the span.
 */
export async function writeSpan(pool: pg.Pool, store: FileStore, span: Span): Promise<readonly SpanFile[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'daylight-open-data-'));
  const done: SpanFile[] = [];
  try {
    for (const { places, ...draft } of await draftSpan(pool, span, folder)) {
      for (const format of formats) {
        const storageKey = `open-data/${dayOf(span.startsAt)}/${randomUUID()}`;
        const written = await store.put(storageKey, createReadStream(places[format]));
        done.push({ ...written, ...draft, format, storageKey });
      }
    }
    return done;
  } catch (error) {
    // What cannot be removed now is named by no row, and goes when store and tables are brought together.
    for (const { storageKey } of done) await store.remove(storageKey).catch(() => {});
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
