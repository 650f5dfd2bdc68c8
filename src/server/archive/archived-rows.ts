import { after, isBefore, placeAt, type RowPlace } from '../../domain/feed/row-place.ts';
import { jsonOf, type RowGroup, type StoredRow } from './stored-parquet.ts';

/** The rows that are wanted. */
type Sought = {
  readonly segments: readonly string[];
  /** Null for every instrument. */
  readonly instruments: readonly number[] | null;
  readonly from: RowPlace;
  readonly before: RowPlace;
};

/** A range of the order of publication. */
export type Stretch = {
  readonly from: RowPlace;
  readonly before: RowPlace;
  /** The archived rows in it that may be wanted, as JSON; null without an archive. */
  readonly rows: string | null;
};

type Candidate = { readonly place: RowPlace; readonly row: StoredRow };

const rowsInStretch = 2_000;

const placeOf = (row: StoredRow): RowPlace => ({ at: String(row.published_at), id: String(row.id) });

/** The wanted rows of a file, in the order of publication, which is the order of the file. */
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

/**
 * Merges the rows of several files in the order of publication: lines that were sent late are in a file of their own.
 */
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

/** Divides the wanted rows of these files into ranges with few archived rows each. */
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
