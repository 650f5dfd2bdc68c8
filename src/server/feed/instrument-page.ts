import type { Instrument } from '../../contract/generated/types.ts';
import type { QueryOf } from '../../contract/operation-types.ts';
import { views } from '../../domain/feed/feed-views.ts';
import type { Timing } from '../../domain/feed/timing.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Rights } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import { readMany } from '../database/read-many.ts';
import { cutOffNow } from './cut-off.ts';
import { notFound } from './feed-source.ts';
import { readFigures } from './instrument-figures.ts';
import { instrumentSql, lastTrades, lastTradesSql, quotesSql } from './instrument-sql.ts';
import { nearReach, wholeReach } from './page-reach.ts';
import { type Allowed, type Place, placesOf, viewsAt } from './places.ts';
import { timingOf } from './timing.ts';

type Found = {
  readonly id: number;
  readonly code: string;
  readonly codeType: Instrument['InstrumentIDType'];
  readonly description: string;
  readonly currency: string | null;
  readonly assetClass: string;
  readonly subAssetClass: string;
};
type Quote = NonNullable<Instrument['Places'][number]['Quote']>;
type Row = Instrument['Trades'][number]['Row'];

const kinds = ['order', 'trade'] as const;

export const isOfTrades = ({ dataType }: Place): boolean => dataType === 'trade';

/** Where orders are published, and when last. */
type QuotedPlace = Pick<Place, 'id' | 'segmentMic' | 'system' | 'last'>;

/** The latest quote at each of these places. */
export async function quotesAt(
  client: Queryable,
  places: readonly QuotedPlace[],
): Promise<(place: QuotedPlace) => Quote | null> {
  const { rows } = await client.query<Quote & Omit<QuotedPlace, 'last'>>({
    name: 'instrument-quotes',
    text: quotesSql,
    values: [
      places.map(({ id }) => id),
      places.map(({ segmentMic }) => segmentMic),
      places.map(({ system }) => system),
      places.map(({ last }) => last),
      places.map(({ system }) => views.some((view) => view.system === system && view.rows === 'snapshot')),
    ],
  });
  return ({ id, segmentMic, system }) => {
    const found = rows.find((row) => row.id === id && row.segmentMic === segmentMic && row.system === system);
    if (!found) return null;
    const { id: _id, segmentMic: _segment, system: _system, ...quote } = found;
    return quote;
  };
}

async function tradesAt(
  client: Queryable,
  id: number,
  places: readonly Place[],
  cutOff: string,
): Promise<Instrument['Trades']> {
  const last = places
    .map((place) => place.last)
    .sort()
    .at(-1);
  if (last === undefined) return [];
  const read = async (since: string) => {
    const { rows } = await client.query<{ readonly segmentMic: string; readonly row: Row }>({
      name: 'instrument-trades',
      text: lastTradesSql,
      values: [id, places.map(({ segmentMic }) => segmentMic), cutOff, since],
    });
    return rows;
  };
  const near = await read(nearReach(last, null).earliest);
  const rows = near.length < lastTrades ? await read(wholeReach(null).earliest) : near;
  return rows.flatMap(({ segmentMic, row }) => {
    const place = places.find((one) => one.segmentMic === segmentMic);
    return place
      ? [{ VenueMIC: place.venueMic, TradingVenue: place.venueName, SegmentMIC: segmentMic, Row: row }]
      : [];
  });
}

/** What the rights show of instruments at this timing. */
export async function readPlaces(
  client: Queryable,
  ids: readonly number[],
  timing: Timing,
  rights: Rights,
  clock: BusinessClock,
): Promise<{ readonly cutOff: string; readonly places: readonly Place[] }> {
  const venues = await client.query<{ readonly mic: string }>('SELECT mic FROM venues');
  const mics = venues.rows.map(({ mic }) => mic);
  const timed = kinds.map((kind) => ({ kind, ...timingOf(rights, timing, kind, mics, clock) }));
  const allowed: Allowed = [
    timed.flatMap((of) => of.venues.map(() => of.kind)),
    timed.flatMap((of) => of.venues),
    timed.flatMap((of) => of.venues.map(() => of.cutOff.at)),
  ];
  return { cutOff: cutOffNow(timing === 'delayed', clock).at, places: await placesOf(client, allowed, ids) };
}

/** The places that a call is narrowed to; all, as far as a part is left out. */
export type AskedPlaces = Pick<QueryOf<'getInstrument'>, 'datatype' | 'tv' | 'instrumentmic'>;

const isAsked =
  ({ datatype, tv, instrumentmic }: AskedPlaces) =>
  ({ dataType, venueMic, segmentMic }: Place): boolean =>
    (datatype === undefined || dataType === datatype) &&
    (tv === undefined || venueMic === tv) &&
    (instrumentmic === undefined || segmentMic === instrumentmic);

/**
 * An instrument on all venues, or on the places asked for, at this timing. It takes a few statements, however many places there are.
 *
 * @throws Refusal 404 for an instrument that does not exist or of which these rights show nothing
 */
export async function readInstrument(
  pool: Database,
  code: string,
  timing: Timing,
  asked: AskedPlaces,
  rights: Rights,
  clock: BusinessClock,
): Promise<{ readonly instrument: Instrument; readonly places: readonly Place[] }> {
  return await readMany(pool, async (client) => {
    const instruments = await client.query<Found>({
      name: 'instrument',
      text: instrumentSql,
      values: [code],
    });
    const found = instruments.rows[0];
    if (!found) throw notFound();
    const { cutOff, places: all } = await readPlaces(client, [found.id], timing, rights, clock);
    const places = all.filter(isAsked(asked));
    if (places.length === 0) throw notFound();
    const traded = places.filter(isOfTrades);
    const segments = traded.map(({ segmentMic }) => segmentMic);
    const quoteAt = await quotesAt(
      client,
      places.filter((place) => !isOfTrades(place)),
    );
    const trades = await tradesAt(client, found.id, traded, cutOff);
    const { daysOn, edge } = await readFigures(client, found.id, segments, cutOff);
    const instrument: Instrument = {
      InstrumentID: found.code,
      InstrumentIDType: found.codeType,
      InstrumentDescription: found.description,
      AssetClass: found.assetClass,
      SubAssetClass: found.subAssetClass,
      Currency: found.currency,
      Timing: timing,
      HasLive: places.some(({ venueMic, dataType }) => rights.levelOf(venueMic, dataType) === 'realtime'),
      AsOf: cutOff,
      Places: places.flatMap((place) =>
        viewsAt([place]).map((view) => ({
          ...view,
          Quote: quoteAt(place),
          Figures: isOfTrades(place) ? (daysOn(place.segmentMic)[0] ?? null) : null,
        })),
      ),
      Trades: trades,
      Days: [...daysOn(null)],
      LookedBackTo: edge,
    };
    return { instrument, places };
  });
}
