import type { Instrument } from '../../contract/generated/types.ts';
import { subtractDecimals } from '../../domain/format/decimals.ts';
import { addDays } from '../../domain/subscription/calendar.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type FiguresFound, type FiguresRow, figuresSql } from './figures-sql.ts';
import { mostSummarised } from './summary-sql.ts';

/** The number of days whose figures are in an answer. */
const figureDays = 30;

/** When the first of the days begins whose figures are in an answer, UTC. */
export const figuresFrom = (cutOff: string): string =>
  `${addDays(cutOff.slice(0, 10), 1 - figureDays)}T00:00:00Z`;

/** The number of rows read at most of each of so many segments, which have equal shares of what a call may read. */
export const mostOfEach = (segments: number, most = mostSummarised): number =>
  Math.floor(most / Math.max(1, segments));

const ofInstrument = figuresSql({
  instrument: '$1::integer',
  segments: '$2::text[]',
  cutOff: '$3::timestamptz',
  from: '$4::timestamptz',
  most: '$5::integer',
});

type DayFigures = Instrument['Days'][number];

/** An instrument's figures by day. */
type Figures = {
  /** Those of a segment's days, or with null those of all segments together, the newest first. */
  readonly daysOn: (segment: string | null) => readonly DayFigures[];
  /** If more rows had to be read than one call reads: the moment at which that ended. Days before it are left out. */
  readonly edge: string | null;
};

/** The days of one list, newest first, each with its change against the one before it. */
export function daysOf(rows: readonly FiguresRow[]): readonly DayFigures[] {
  return rows.map(({ day, trades, units, volumes, vwap, high, low, last }, at) => {
    const before = rows[at + 1];
    const isComparable = before?.last && last && before.units.join() === units.join();
    return {
      Day: day,
      Trades: trades,
      Volumes: [...volumes],
      PriceUnits: [...units],
      Vwap: vwap,
      High: high,
      Low: low,
      Last: last,
      Change: isComparable ? subtractDecimals(last, before.last) : null,
    };
  });
}

/**
 * Reads an instrument's figures by day.
 *
 * @param most the number of rows read at most, of which each segment has an equal share
 */
export async function readFigures(
  client: Queryable,
  id: number,
  segments: readonly string[],
  cutOff: string,
  most = mostSummarised,
): Promise<Figures> {
  const { rows } = await client.query<FiguresFound>({
    name: 'instrument-figures',
    text: ofInstrument,
    values: [id, segments, cutOff, figuresFrom(cutOff), mostOfEach(segments.length, most)],
  });
  const { days, edge } = rows[0] ?? { days: [], edge: null };
  return { daysOn: (segment) => daysOf(days.filter((row) => row.segment === segment)), edge };
}
