import type { DataType } from '../../domain/feed/data-types.ts';
import type { RowFilter } from '../../domain/feed/row-filter.ts';
import { earlier, isBefore, placeAt, type RowPlace } from '../../domain/feed/row-place.ts';
import { addDays } from '../../domain/subscription/calendar.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type ArchiveReader, archivedDays } from '../archive/archive-reader.ts';
import { archivedStretches, type Stretch } from '../archive/archived-rows.ts';
import type { RowGroup } from '../archive/stored-parquet.ts';
import { readMany } from '../database/read-many.ts';
import { Refusal, unavailableMessage } from '../http/refusal.ts';
import type { Value } from '../open-data/published-lines.ts';
import { filterValues } from './filter-sql.ts';
import { type HistoryStatements, historyStatements } from './history-sql.ts';

/** Which rows a history is of. */
export type HistoryOf = {
  readonly dataType: DataType;
  readonly segments: readonly string[];
  /** Ids of the requested instrument; null: every instrument of the venue. */
  readonly instruments: readonly number[] | null;
  readonly filter: RowFilter;
  /** Nothing published after it is included. */
  readonly cutOff: string;
};

/** A row of an answer, after its place. */
export type PlacedLine = readonly [at: string, id: string, ...values: Value[]];

/** The rows of a history, wherever they are stored. */
export type HistorySource = {
  /** The end of the archived day that contains this place; null if the day is only in the database. */
  readonly archivedUntil: (place: RowPlace) => RowPlace | null;
  /** Splits the range between two places into slices that can be queried; those in the database are left whole. */
  readonly stretches: (from: RowPlace, before: RowPlace) => AsyncGenerator<Stretch>;
  /** The number of archived rows read so far. */
  readonly looked: () => number;
  // Each returns null when a month has moved into the archive meanwhile: the archive has then been looked up again, and
  // the rest has to be split into slices again.
  readonly count: (of: Stretch) => Promise<number | null>;
  /** The place of the row that stands after `skipped` others. */
  readonly placeOf: (of: Stretch, skipped: number) => Promise<RowPlace | null>;
  /** The number of rows and the sum of hashes of their places. */
  readonly sumOf: (of: Stretch) => Promise<{ readonly rows: number; readonly sum: bigint } | null>;
  /** The first rows. */
  readonly lines: (of: Stretch) => Promise<readonly PlacedLine[] | null>;
};

type Answer = readonly [known: number, at: string | null, id: string | null, ...values: Value[]];

const dayOfPlace = ({ at }: RowPlace): string => at.slice(0, 10);
const startOfDay = (day: string): RowPlace => placeAt(`${day}T00:00:00.000000Z`);

/** How often a month may move into the archive while one answer is written. */
const mostChanges = 20;

/**
 * The rows of a history between two times, from database and archive: archived rows are passed to the statement that
 * reads the table, so that a single statement decides which rows there are, how they look and in which order.
 */
export async function openHistory(
  pool: Queryable,
  archive: ArchiveReader,
  of: HistoryOf,
  period: { readonly from: string; readonly to: string },
): Promise<HistorySource> {
  const days = [period.from.slice(0, 10), period.to.slice(0, 10)] as const;
  let archived = await archivedDays(pool, of.dataType, days);
  let changes = 0;
  let looked = 0;
  let opened: { readonly day: string; readonly files: readonly (readonly RowGroup[])[] } | null = null;

  async function filesOf(day: string): Promise<readonly (readonly RowGroup[])[]> {
    if (opened?.day !== day) {
      const noted = archived.filter((one) => one.day === day);
      opened = { day, files: await Promise.all(noted.map((one) => archive.open(one))) };
    }
    return opened.files;
  }

  /** Queries a slice; null if more days are archived than were known. */
  async function ask(
    { from, before, rows }: Stretch,
    choose: (statements: HistoryStatements) => string,
    more: readonly number[] = [],
  ): Promise<readonly Answer[] | null> {
    const { live, archived: both } = historyStatements[of.dataType];
    const { segments, instruments, cutOff, filter } = of;
    const asked = {
      text: choose(rows === null ? live : both),
      values: [
        segments,
        instruments,
        from.at,
        from.id,
        before.at,
        before.id,
        cutOff,
        ...filterValues(filter),
        ...days,
        ...(rows === null ? [] : [rows]),
        ...more,
      ],
      rowMode: 'array' as const,
    };
    const found = await readMany(pool, (client) => client.query<[...Answer]>(asked));
    if (found.rows[0]?.[0] === archived.length) return found.rows;
    changes += 1;
    if (changes > mostChanges) throw new Refusal('unavailable', unavailableMessage, { retryAfter: 5 });
    archived = await archivedDays(pool, of.dataType, days);
    opened = null;
    return null;
  }

  const isArchived = (day: string): boolean => archived.some((one) => one.day === day);

  async function* stretches(first: RowPlace, before: RowPlace): AsyncGenerator<Stretch> {
    for (let from = first; isBefore(from, before); ) {
      const day = dayOfPlace(from);
      const next = archived.find((one) => one.day > day);
      const until = isArchived(day) ? startOfDay(addDays(day, 1)) : next && startOfDay(next.day);
      const end = until === undefined ? before : earlier(until, before);
      if (isArchived(day)) {
        const { segments, instruments } = of;
        const sought = { segments, instruments, from, before: end };
        yield* archivedStretches(await filesOf(day), sought, (rows) => {
          looked += rows;
        });
      } else yield { from, before: end, rows: null };
      from = end;
    }
  }

  return {
    archivedUntil: (place) => {
      const day = dayOfPlace(place);
      return isArchived(day) ? startOfDay(addDays(day, 1)) : null;
    },
    stretches,
    looked: () => looked,
    count: async (stretch) => {
      const answers = await ask(stretch, ({ count }) => count);
      return answers && Number(answers[0]?.[1]);
    },
    sumOf: async (stretch) => {
      const answers = await ask(stretch, ({ sum }) => sum);
      const [, rows, sum] = answers?.[0] ?? [];
      return answers && { rows: Number(rows), sum: BigInt(sum ?? 0) };
    },
    placeOf: async (stretch, skipped) => {
      const answers = await ask(stretch, ({ place }) => place, [skipped]);
      if (answers === null) return null;
      const [, at = null, id = null] = answers[0] ?? [];
      // A query that counts more of them has seen an older state.
      return at === null || id === null ? stretch.before : { at, id };
    },
    lines: async (stretch) => {
      const answers = await ask(stretch, ({ lines }) => lines);
      if (answers === null) return null;
      return answers.flatMap(([, at, id, ...values]): PlacedLine[] =>
        at === null || id === null ? [] : [[at, id, ...values]],
      );
    },
  };
}
