import type { FoundInstruments } from '../../contract/generated/types.ts';
import { findRankOf, lowered, wordsOf } from '../../domain/feed/find-text.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Rights } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import { cutOffNow, cutOffOf } from './cut-off.ts';
import { lastPricesSql } from './figures-sql.ts';
import {
  byAnyIndex,
  byCodeSql,
  byRuns,
  byRunsSql,
  bySampleSql,
  bySegmentSql,
  byVenueSql,
  listsSql,
  mostCandidates,
  patternsOf,
} from './find-sql.ts';
import { figuresFrom } from './instrument-figures.ts';
import { isOfTrades } from './instrument-page.ts';
import { type Allowed, type Place, placesOf, viewsAt } from './places.ts';

/** The number of instruments in an answer. */
const most = 20;
/** If a sample contains this many, that is enough to choose from, and no further search is needed. */
const enough = 40;
const mostRuns = 10;
const longestRun = 3;

type Venue = { readonly mic: string; readonly name: string; readonly segments: readonly string[] };
type Instrument = {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  readonly assetClass: string;
  readonly subAssetClass: string;
};
function allowedOf(venues: readonly string[], rights: Rights, clock: BusinessClock): Allowed {
  const all = venues.flatMap((venue) =>
    (['order', 'trade'] as const).flatMap((type) => {
      const cutOff = cutOffOf(rights, venue, type, clock);
      return cutOff === null ? [] : [{ type, venue, at: cutOff.at }];
    }),
  );
  return [all.map(({ type }) => type), all.map(({ venue }) => venue), all.map(({ at }) => at)];
}

const ofVenues = ([types, venues, cutOffs]: Allowed, chosen: readonly string[]): Allowed => {
  const kept = venues.flatMap((venue, at) => (chosen.includes(venue) ? [at] : []));
  const pick = <T>(column: readonly T[]): readonly T[] => column.filter((_, at) => kept.includes(at));
  return [pick(types), pick(venues), pick(cutOffs)];
};

/** The runs of characters that an index entry for these words must contain; if there are many, an even selection. */
export function runsOf(words: readonly string[]): readonly string[] {
  const all = words.flatMap((word) => {
    const characters = [...word];
    const starts = Math.max(1, characters.length - longestRun + 1);
    return Array.from({ length: starts }, (_none, at) => characters.slice(at, at + longestRun).join(''));
  });
  const step = Math.max(1, all.length / mostRuns);
  return Array.from(
    { length: Math.min(all.length, mostRuns) },
    (_none, at) => all[Math.floor(at * step)] ?? '',
  );
}

/** Whether a venue matches a word by itself: by its code, one of its segments' codes, or a word of its name. */
const isOfVenue = ({ mic, name, segments }: Venue, word: string): boolean =>
  [mic, ...segments].some((code) => code.toLowerCase() === word) ||
  (word.length > 1 &&
    lowered(name)
      .split(/[^\p{L}\p{N}]+/u)
      .includes(word));

/** The remaining words, and the venues that match the others, where these have to be found. */
function leftAtVenues(
  venues: readonly Venue[],
  words: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const left = new Map<string, readonly string[]>();
  for (const venue of venues) {
    const rest = words.filter((word) => !isOfVenue(venue, word));
    if (rest.length === words.length) continue;
    const key = rest.join(' ');
    left.set(key, [...(left.get(key) ?? []), venue.mic]);
  }
  return left;
}

/**
 * The instruments that match a text among those a reader may see, best first: by code, by the content of code and
 * description, by venues and segments. Each step reads a bounded number of rows.
 *
 * @param text as `findTextOf` writes it, not empty
 */
export async function findInstruments(
  pool: Database,
  text: string,
  rights: Rights,
  clock: BusinessClock,
): Promise<FoundInstruments> {
  return await pool.transaction(async (client) => {
    await client.query(byAnyIndex);
    const { rows: venues } = await client.query<Venue>(
      `SELECT v.mic, v.name, array_agg(s.mic) AS segments FROM venues v JOIN segments s ON s.venue_mic = v.mic
       GROUP BY v.mic, v.name`,
    );
    const mine = allowedOf(
      venues.map(({ mic }) => mic),
      rights,
      clock,
    );
    const words = wordsOf(text);
    const found = new Set<number>();
    const look = async (sql: string, values: readonly unknown[]): Promise<number> => {
      const { rows } = await client.query<{ id: number }>(sql, [...values]);
      for (const { id } of rows) found.add(id);
      return rows.length;
    };
    const lookForWords = async (wanted: readonly string[], allowed: Allowed): Promise<void> => {
      if ((await look(bySampleSql, [...allowed, patternsOf(wanted)])) >= enough) return;
      const { rows } = await client.query<{ list: string; isAllowed: boolean }>(listsSql, [...allowed]);
      const lists = rows.filter(({ isAllowed }) => isAllowed).map(({ list }) => list);
      await client.query(byRuns);
      await look(byRunsSql, [
        ...allowed,
        patternsOf(wanted),
        runsOf(wanted),
        lists.length === rows.length ? null : lists,
      ]);
      await client.query(byAnyIndex);
    };

    if (words.length === 1) await look(byCodeSql, [...mine, text]);
    if (found.size < mostCandidates) await lookForWords(words, mine);
    const answering = venues.filter(({ mic }) => mine[1].includes(mic));
    for (const [rest, mics] of leftAtVenues(answering, words)) {
      const there = ofVenues(mine, mics);
      if (rest !== '') await lookForWords(rest.split(' '), there);
      else {
        const segments = answering.flatMap((venue) =>
          venue.segments.filter((mic) => mic !== venue.mic && words.includes(mic.toLowerCase())),
        );
        if (segments.length > 0) await look(bySegmentSql, [...there, segments]);
        else await look(byVenueSql, there);
      }
    }
    const answer = await shown(client, text, [...found], mine, cutOffNow(true, clock).at);
    const isArchived = answer.Instruments.length === 0 && (await isInArchive(client, text, mine));
    return { ...answer, ...(isArchived ? { InArchive: true } : {}) };
  });
}

/** Whether a text is the code of an instrument of which this reader may see something in the archive. */
async function isInArchive(client: Transaction, text: string, allowed: Allowed): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS m (data_type, venue_mic, cut_off)
     JOIN archived_instruments a USING (data_type, venue_mic)
     WHERE a.code = upper($4) AND a.first_published_at <= m.cut_off LIMIT 1`,
    [...allowed, text],
  );
  return rowCount === 1;
}

type LastPrice = NonNullable<FoundInstruments['Instruments'][number]['LastPrice']>;

/** The last prices at these places, by instrument: delayed for everybody, since a search is no read of live data. */
async function lastPricesAt(
  client: Transaction,
  places: readonly Place[],
  publicUntil: string,
): Promise<ReadonlyMap<number, LastPrice>> {
  const traded = places.filter(isOfTrades);
  const { rows } = await client.query<LastPrice & { readonly id: number }>(lastPricesSql, [
    traded.map(({ id }) => id),
    traded.map(({ segmentMic }) => segmentMic),
    publicUntil,
    figuresFrom(publicUntil),
  ]);
  return new Map(rows.map(({ id, ...price }) => [id, price]));
}

/** @param publicUntil the cut-off of delayed data */
async function shown(
  client: Transaction,
  text: string,
  ids: readonly number[],
  allowed: Allowed,
  publicUntil: string,
): Promise<FoundInstruments> {
  const { rows } = await client.query<Instrument>(
    `SELECT id, code, description, asset_class AS "assetClass", sub_asset_class AS "subAssetClass"
     FROM instruments WHERE id = ANY ($1::integer[])`,
    [ids],
  );
  const ranked = rows
    .map((instrument) => ({ instrument, rank: findRankOf(instrument, text) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        a.instrument.description.localeCompare(b.instrument.description, 'en') ||
        (a.instrument.code < b.instrument.code ? -1 : 1),
    )
    .slice(0, most)
    .map(({ instrument }) => instrument);
  const places = await placesOf(
    client,
    allowed,
    ranked.map(({ id }) => id),
  );
  const prices = await lastPricesAt(client, places, publicUntil);
  return {
    Instruments: ranked.map(({ id, code, description, assetClass, subAssetClass }) => ({
      InstrumentID: code,
      InstrumentDescription: description,
      AssetClass: assetClass,
      SubAssetClass: subAssetClass,
      LastPrice: prices.get(id) ?? null,
      Places: viewsAt(places.filter((place) => place.id === id)),
    })),
    More: rows.length > most,
  };
}
