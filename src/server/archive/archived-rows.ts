import { after, isBefore, placeAt, type RowPlace } from '../../domain/feed/row-place.ts';
import { jsonOf, type RowGroup, type StoredRow } from './stored-parquet.ts';

/** Which rows are looked for. */
type Sought = {
  readonly segments: readonly string[];
  /** Null: of every instrument. */
  readonly instruments: readonly number[] | null;
  readonly from: RowPlace;
  readonly before: RowPlace;
};

/** A stretch of the order of publication. */
export type Stretch = {
  readonly from: RowPlace;
  readonly before: RowPlace;
  /** The archived rows in it that may be meant, as JSON; null where there is no archive. */
  readonly rows: string | null;
};

type Candidate = { readonly place: RowPlace; readonly row: StoredRow };

const rowsInStretch = 2_000;

const placeOf = (row: StoredRow): RowPlace => ({ at: String(row.published_at), id: String(row.id) });

/** The rows of a file that are looked for, in the order of publication, in which the file has them. */
async function* candidatesOf(
  groups: readonly RowGroup[],
  { segments, instruments, from, before }: Sought,
  countLooked: (rows: number) => void,
): AsyncGenerator<Candidate> {
  const isSought = ({ segment_mic, instrument_id }: StoredRow): boolean =>
    segments.includes(String(segment_mic)) &&
    (instruments === null || instruments.includes(Number(instrument_id)));
  for (const group of groups) {
    if (group.last !== null && group.last < from.at) continue;
    if (group.first !== null && !isBefore(placeAt(group.first), before)) return;
    countLooked(group.rows);
    if (!(await group.read(['segment_mic', 'instrument_id'])).some(isSought)) continue;
    for (const row of await group.read()) {
      const place = placeOf(row);
      if (isSought(row) && !isBefore(place, from) && isBefore(place, before)) yield { place, row };
    }
  }
}

/** What several files have, one after the other as it was published: lines that were sent late are in a file of their own. */
async function* merged(sources: readonly AsyncGenerator<Candidate>[]): AsyncGenerator<Candidate> {
  const heads = await Promise.all(sources.map(async (source) => ({ source, next: await source.next() })));
  for (;;) {
    let first: { readonly head: (typeof heads)[number]; readonly value: Candidate } | null = null;
    for (const head of heads) {
      if (head.next.done) continue;
      const { value } = head.next;
      if (first === null || isBefore(value.place, first.value.place)) first = { head, value };
    }
    if (first === null) return;
    yield first.value;
    first.head.next = await first.head.source.next();
  }
}

/** Cuts what is looked for into stretches with few archived rows each, whose files are these. */
export async function* archivedStretches(
  files: readonly (readonly RowGroup[])[],
  sought: Sought,
  countLooked: (rows: number) => void,
): AsyncGenerator<Stretch> {
  let { from } = sought;
  let rows: StoredRow[] = [];
  for await (const { place, row } of merged(files.map((one) => candidatesOf(one, sought, countLooked)))) {
    rows.push(row);
    if (rows.length < rowsInStretch) continue;
    const before = after(place);
    yield { from, before, rows: jsonOf(rows) };
    from = before;
    rows = [];
  }
  if (isBefore(from, sought.before)) yield { from, before: sought.before, rows: jsonOf(rows) };
}
