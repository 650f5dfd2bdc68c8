import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
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
const chunk = 64 * 1024;

/** One file that is being written: text goes in, and the store takes it at its own pace. */
class Sheet {
  readonly key: string;
  readonly #stream = new PassThrough({ highWaterMark: chunk });
  readonly #written: Promise<WrittenFile>;
  #text = '';

  constructor(store: FileStore, folder: string) {
    this.key = `${folder}/${randomUUID()}`;
    // A store that has failed, or not begun, does not listen: what drops the sheet is told to the writer by `written`.
    this.#stream.on('error', () => {});
    this.#written = store.put(this.key, this.#stream);
    // Met where the writer waits; it must not end the process before.
    this.#written.catch(() => {});
  }

  async add(text: string): Promise<void> {
    this.#text += text;
    if (this.#text.length >= chunk) await this.#flush();
  }

  async #flush(): Promise<void> {
    const text = this.#text;
    this.#text = '';
    // A store that fails never drains.
    if (text !== '' && !this.#stream.write(text))
      await Promise.race([once(this.#stream, 'drain'), this.#written]);
  }

  async end(): Promise<WrittenFile> {
    await this.#flush();
    this.#stream.end();
    return this.#written;
  }

  drop(): void {
    this.#stream.destroy(new Error('the other files of this span failed'));
  }
}

type Open = {
  readonly venueMic: string;
  readonly csv: Sheet;
  readonly ndjson: Sheet;
  lines: number;
  lastPublished: string;
};

/**
 * Writes the files of a span: for each venue that published in it one as CSV and one as NDJSON. Lines are read by a
 * cursor, in one statement's view of the data, so memory does not grow with the span.
 */
export async function writeSpan(pool: pg.Pool, store: FileStore, span: Span): Promise<readonly SpanFile[]> {
  const { dataType, startsAt, endsAt } = span;
  const folder = `open-data/${dayOf(startsAt)}`;
  const names = fileColumns[dataType];
  const publishedAt = publishedFields[dataType].findIndex(({ column }) => column === 'published_at');
  const done: SpanFile[] = [];
  const now: { open: Open | null } = { open: null };
  const close = async (): Promise<void> => {
    const { open } = now;
    if (open === null) return;
    const { venueMic, lines, lastPublished } = open;
    for (const format of formats) {
      const written = await open[format].end();
      done.push({ ...written, venueMic, format, lines, lastPublished, storageKey: open[format].key });
    }
    now.open = null;
  };
  try {
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
        for (const [venueMic, ...values] of rows) {
          let { open } = now;
          if (open?.venueMic !== venueMic) {
            await close();
            const [csv, ndjson] = [new Sheet(store, folder), new Sheet(store, folder)];
            open = { venueMic, csv, ndjson, lines: 0, lastPublished: '' };
            now.open = open;
            await open.csv.add(csvHeading(dataType));
          }
          open.lines += 1;
          open.lastPublished = values[publishedAt] ?? '';
          await open.csv.add(csvText(values));
          await open.ndjson.add(jsonText(names, values));
        }
      }
    });
    await close();
    return done;
  } catch (error) {
    for (const format of formats) now.open?.[format].drop();
    for (const { storageKey } of done) await store.remove(storageKey);
    throw error;
  }
}
