import type { WatchedInstrument } from '../../contract/generated/types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Rights } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import { readMany } from '../database/read-many.ts';
import { type FiguresFound, type FiguresRow, figuresSql } from '../feed/figures-sql.ts';
import { daysOf, figuresFrom, mostOfEach } from '../feed/instrument-figures.ts';
import { isOfTrades, readPlaces } from '../feed/instrument-page.ts';

type WatchedFigures = NonNullable<WatchedInstrument['Figures']>;

/** The figures by day: instruments and their segments in pairs, cut-off, first day, rows read at most of each segment. */
const ofInstruments = `SELECT watched.id, figures.* FROM (
    SELECT id, array_agg(segment) AS segments FROM unnest($1::integer[], $2::text[]) AS o (id, segment) GROUP BY id
  ) watched CROSS JOIN LATERAL (${figuresSql({
    instrument: 'watched.id',
    segments: 'watched.segments',
    cutOff: '$3::timestamptz',
    from: '$4::timestamptz',
    most: '$5::integer',
  })}) figures`;

/** What a watchlist says of an instrument's figures by day, the newest first. */
function watchedFiguresOf(rows: readonly FiguresRow[]): WatchedFigures {
  const days = daysOf(rows);
  const latest = days.find(({ Last }) => Last !== null);
  if (!latest) return { Day: null, PriceUnits: [], Last: null, Change: null, Lasts: [] };
  const { Day, PriceUnits, Last, Change } = latest;
  const unit = PriceUnits.join();
  const lasts = days.flatMap((day) =>
    day.Last !== null && day.PriceUnits.join() === unit ? [{ Day: day.Day, Last: day.Last }] : [],
  );
  return { Day, PriceUnits, Last, Change, Lasts: lasts.reverse() };
}

/**
 * The delayed figures of instruments, in two statements however many there are.
 *
 * @param ids of the instruments; those of which these rights show nothing are not among the figures
 */
export async function readWatchedFigures(
  pool: Database,
  ids: readonly number[],
  rights: Rights,
  clock: BusinessClock,
): Promise<ReadonlyMap<number, WatchedFigures>> {
  return await readMany(pool, async (client) => {
    const { cutOff, places } = await readPlaces(client, ids, 'delayed', rights, clock);
    const traded = places.filter(isOfTrades);
    const { rows } = await client.query<FiguresFound & { readonly id: number }>({
      name: 'watched-figures',
      text: ofInstruments,
      values: [
        traded.map(({ id }) => id),
        traded.map(({ segmentMic }) => segmentMic),
        cutOff,
        figuresFrom(cutOff),
        mostOfEach(traded.length),
      ],
    });
    const daysBy = new Map(rows.map(({ id, days }) => [id, days.filter(({ segment }) => segment === null)]));
    const visible = new Set(places.map(({ id }) => id));
    return new Map([...visible].map((id) => [id, watchedFiguresOf(daysBy.get(id) ?? [])]));
  });
}
