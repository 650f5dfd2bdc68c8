import { createHash, type Hash } from 'node:crypto';
import type { DataType } from '../../domain/feed/data-types.ts';
import { fileColumns, publishedFields } from '../../domain/feed/fields/file-fields.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OpenDataRow } from '../open-data/open-data-files.ts';
import { csvHeading, csvText, jsonText, linesSql, type Value } from '../open-data/published-lines.ts';

/** What a file would contain if it was written now. */
export type MadeFile = { readonly lines: number; readonly size: number; readonly sha256: string };

type Making = { readonly sum: Hash; lines: number; size: number };
type Line = readonly [venueMic: string, ...values: Value[]];

const batchLines = 2_000;
const lengthMs = { minute: 60_000, quarter: 15 * 60_000, day: 86_400_000 } as const;
const spans = ['minute', 'quarter', 'day'] as const;
const formats = ['csv', 'ndjson'] as const;

const keyOf = (venue: string, span: OpenDataRow['span'], startMs: number, format: string): string =>
  `${venue} ${span} ${startMs} ${format}`;

/** The name under which `filesFromRows` returns a file. */
export const madeKey = ({ venue_mic, span, starts_at, format }: OpenDataRow): string =>
  keyOf(venue_mic, span, Date.parse(starts_at), format);

/**
 * Makes open files anew from the rows of the tables, without storing them: each row is read once, for all files that
 * contain it.
 *
 * @param listed files of one data type
 */
export async function filesFromRows(
  client: Transaction,
  dataType: DataType,
  listed: readonly OpenDataRow[],
): Promise<ReadonlyMap<string, MadeFile>> {
  const heading = csvHeading(dataType);
  const making = new Map<string, Making>();
  for (const row of listed) {
    const of = { sum: createHash('sha256'), lines: 0, size: 0 };
    making.set(madeKey(row), of);
    if (row.format === 'csv') add(of, heading, 0);
  }
  const names = fileColumns[dataType];
  const publishedAt = 1 + publishedFields[dataType].findIndex(({ column }) => column === 'published_at');
  const minuteOf = (line: Line): string => String(line[publishedAt]).slice(0, 16);
  const addMinute = (lines: readonly Line[]): void => {
    const [first] = lines;
    if (!first) return;
    const [venue] = first;
    const at = Date.parse(`${minuteOf(first)}Z`);
    const values = lines.map(([, ...rest]) => rest);
    const texts = {
      csv: values.map(csvText).join(''),
      ndjson: values.map((each) => jsonText(names, each)).join(''),
    };
    for (const span of spans)
      for (const format of formats) {
        const of = making.get(keyOf(venue, span, at - (at % lengthMs[span]), format));
        if (of) add(of, texts[format], lines.length);
      }
  };
  const starts = listed.map(({ starts_at }) => Date.parse(starts_at));
  const ends = listed.map(({ ends_at }) => Date.parse(ends_at));
  const [first, end] = [starts, ends].map((times, at) =>
    times.reduce((one, other) => (at === 0 ? Math.min(one, other) : Math.max(one, other))),
  );
  if (first === undefined || end === undefined) return new Map();
  const text = linesSql(dataType)
    .replaceAll('$1', `'${new Date(first).toISOString()}'`)
    .replaceAll('$2', `'${new Date(end).toISOString()}'`);
  let minute: Line[] = [];
  for await (const rows of client.stream<[string, ...Value[]]>({ text, rowMode: 'array' }, batchLines))
    for (const line of rows) {
      const [before] = minute;
      const isOver = before && (before[0] !== line[0] || minuteOf(before) !== minuteOf(line));
      if (isOver || minute.length >= batchLines) {
        addMinute(minute);
        minute = [];
      }
      minute.push(line);
    }
  addMinute(minute);
  return new Map(
    [...making].map(([key, { sum, ...rest }]) => [key, { ...rest, sha256: sum.digest('hex') }] as const),
  );
}

function add(of: Making, text: string, lines: number): void {
  const bytes = Buffer.from(text);
  of.sum.update(bytes);
  of.size += bytes.byteLength;
  of.lines += lines;
}
