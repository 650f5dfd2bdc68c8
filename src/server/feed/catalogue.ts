import type { FeedInstrumentList } from '../../contract/generated/types.ts';
import { allAssetClasses } from '../../domain/feed/asset-classes.ts';
import type { DataType } from '../../domain/feed/data-types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CutOff } from './cut-off.ts';
import { timeSql } from './field-sql.ts';
import {
  byIndex,
  countedInstruments,
  countSql,
  foundPageSql,
  foundSql,
  inOrder,
  pageSql,
} from './instrument-search.ts';
import { arrivedSql, nextSql, type SourceState } from './source-state.ts';

/** The level of the selection whose list is requested; deeper levels have more parts. */
export type ClassPath = {
  readonly dataType: DataType;
  readonly venueMic: string;
  readonly assetClass: string;
  readonly subAssetClass: string;
};

type ListedInstrument = FeedInstrumentList['instrumentlist'][number];

/** An instrument as found by a reader, with the places and systems that have rows this reader may see. */
export type FoundInstrument = {
  readonly id: number;
  readonly code: string;
  readonly codeType: string;
  readonly description: string;
  readonly currency: string | null;
  readonly venueName: string;
  readonly venueLocation: string;
  /** The day before which everything is in the archive; null if nothing is. */
  readonly archivedBefore: string | null;
  readonly sources: readonly { readonly segmentMic: string; readonly system: string }[];
};

/** Whether no data of a type is here. */
export async function feedIsEmpty(pool: Database, dataType: DataType): Promise<boolean> {
  const found = await pool.query('SELECT FROM catalogue_classes WHERE data_type = $1 LIMIT 1', [dataType]);
  return found.rowCount === 0;
}

/** Venues with data of a type, each with the time of its first publication. */
export async function venuesWithData(
  pool: Database,
  dataType: DataType,
): Promise<readonly { readonly MIC: string; readonly Name: string; readonly first: string }[]> {
  const found = await pool.query<{ MIC: string; Name: string; first: string }>({
    name: 'feed-venues',
    text: `SELECT v.mic AS "MIC", v.name AS "Name",
             ${timeSql('min(c.first_published_at)')} AS first
           FROM venues v JOIN catalogue_classes c ON c.venue_mic = v.mic
           WHERE c.data_type = $1 GROUP BY v.mic, v.name ORDER BY v.name`,
    values: [dataType],
  });
  return found.rows;
}

/** The asset classes of a venue, in the order of the nine. */
export async function assetClasses(
  pool: Database,
  dataType: DataType,
  venueMic: string,
  cutOff: CutOff,
): Promise<readonly string[]> {
  const found = await pool.query<{ name: string }>({
    name: 'feed-asset-classes',
    text: `SELECT asset_class AS name FROM catalogue_classes
           WHERE data_type = $1 AND venue_mic = $2 AND first_published_at <= $3 GROUP BY asset_class`,
    values: [dataType, venueMic, cutOff.at],
  });
  const present = new Set(found.rows.map((row) => row.name));
  return allAssetClasses.filter((name) => present.has(name));
}

/** The sub-asset classes of a venue's asset class, by name. */
export async function subAssetClasses(
  pool: Database,
  path: Omit<ClassPath, 'subAssetClass'>,
  cutOff: CutOff,
): Promise<readonly string[]> {
  const found = await pool.query<{ name: string }>({
    name: 'feed-sub-asset-classes',
    text: `SELECT sub_asset_class AS name FROM catalogue_classes
           WHERE data_type = $1 AND venue_mic = $2 AND asset_class = $3 AND first_published_at <= $4
           ORDER BY sub_asset_class`,
    values: [path.dataType, path.venueMic, path.assetClass, cutOff.at],
  });
  return found.rows.map((row) => row.name);
}

/** A page of a list of instruments. */
export type InstrumentPage = {
  readonly rows: readonly ListedInstrument[];
  readonly more: boolean;
  /** Counted up to one more than COUNTED_INSTRUMENTS. */
  readonly total: number;
};

/** A page of instruments in the order of their codes, after `after`, whose code or description contains `q`. */
export async function instruments(
  pool: Database,
  path: ClassPath,
  cutOff: CutOff,
  page: { readonly q: string; readonly limit: number; readonly after: string },
): Promise<InstrumentPage> {
  const { q, limit, after } = page;
  const listed = [path.dataType, path.venueMic, path.assetClass, path.subAssetClass, cutOff.at];
  const counted = countedInstruments + 1;
  const pageOf = (rows: readonly ListedInstrument[], total: number): InstrumentPage => ({
    rows: rows.slice(0, limit),
    more: rows.length > limit,
    total,
  });
  return await pool.transaction(async (client) => {
    if (q === '') {
      await client.query(inOrder);
      const found = await client.query<ListedInstrument>(pageSql, [...listed, after, limit + 1]);
      const count = await client.query<{ total: number }>(countSql, [...listed, counted]);
      return pageOf(found.rows, count.rows[0]?.total ?? 0);
    }
    await client.query(byIndex);
    const { rows } = await client.query<ListedInstrument>(foundSql, [...listed, q, counted]);
    if (rows.length < counted) {
      // The whole list. Codes are letters and digits, so this order is also the database's.
      const rest = rows
        .filter((row) => row.InstrumentID > after)
        .sort((a, b) => (a.InstrumentID < b.InstrumentID ? -1 : 1));
      return pageOf(rest, rows.length);
    }
    // A common text is found soon on the way through the list.
    await client.query(inOrder);
    const walked = await client.query<ListedInstrument>(foundPageSql, [...listed, q, after, limit + 1]);
    return pageOf(walked.rows, counted);
  });
}

/** A place and a system of an instrument, and what a reader may see of it. */
export type SourceNow = FoundInstrument['sources'][number] &
  Omit<SourceState, 'newest'> & {
    /** When its newest row was published, whether or not the reader may see it. */
    readonly last: string;
    /** The cut-off from which on the reader sees another row of it, or another source; null if none is stored. */
    readonly until: string | null;
  };

const instrumentSql = (more = ''): string => `
  SELECT i.id, i.code, i.code_type AS "codeType", i.description, i.currency, v.name AS "venueName",
    v.location AS "venueLocation", s.segment_mic AS "segmentMic", s.system, (
      SELECT to_char(date_trunc('month', max(d.day)) + interval '1 month', 'YYYY-MM-DD') FROM archived_days d
      WHERE d.data_type = $1 AND d.dropped_at IS NOT NULL
    ) AS "archivedBefore"${more}
  FROM catalogue_instruments c
  JOIN instruments i ON i.id = c.instrument_id
  JOIN venues v ON v.mic = c.venue_mic
  JOIN catalogue_sources s ON s.data_type = c.data_type AND s.instrument_id = c.instrument_id
    AND s.venue_mic = c.venue_mic AND s.first_published_at <= $6
  WHERE c.data_type = $1 AND c.venue_mic = $2 AND c.asset_class = $3 AND c.sub_asset_class = $4
    AND c.code = $5 AND c.first_published_at <= $6
  ORDER BY s.segment_mic, s.system`;

const source = { instrument: 'i.id', segment: 's.segment_mic', system: 's.system', cutOff: '$6' };
const instrumentNowSql = (dataType: DataType): string =>
  instrumentSql(
    `, ${timeSql('s.first_published_at')} AS first, ${timeSql('s.last_published_at')} AS last,
    ${arrivedSql(dataType, source)} AS arrived,
    ${timeSql(`least(${nextSql(dataType, source)}, (SELECT min(n.first_published_at) FROM catalogue_sources n
      WHERE n.data_type = $1 AND n.instrument_id = i.id AND n.first_published_at > $6))`)} AS until`,
  );

type Found<Source> = Omit<FoundInstrument, 'sources'> & { readonly sources: readonly Source[] };
type FoundRow<Source> = Omit<FoundInstrument, 'sources'> & Source;

async function foundBy<Source>(
  pool: Database,
  statement: { readonly name: string; readonly text: string },
  path: ClassPath,
  code: string,
  cutOff: CutOff,
): Promise<Found<Source> | null> {
  const { rows } = await pool.query<FoundRow<Source>>({
    ...statement,
    values: [path.dataType, path.venueMic, path.assetClass, path.subAssetClass, code, cutOff.at],
  });
  const [first] = rows;
  if (!first) return null;
  const { id, codeType, description, currency, venueName, venueLocation, archivedBefore } = first;
  const found = { id, code: first.code, codeType, description, currency, venueName, venueLocation };
  return { ...found, archivedBefore, sources: rows };
}

/** An instrument of this path with at least one row this reader may see; null if there is none. */
export function findInstrument(
  pool: Database,
  path: ClassPath,
  code: string,
  cutOff: CutOff,
): Promise<FoundInstrument | null> {
  return foundBy(pool, { name: 'feed-instrument', text: instrumentSql() }, path, code, cutOff);
}

/** The same, with the position of each of its sources. */
export function findInstrumentNow(
  pool: Database,
  path: ClassPath,
  code: string,
  cutOff: CutOff,
): Promise<Found<SourceNow> | null> {
  const { dataType } = path;
  const statement = { name: `feed-instrument-${dataType}`, text: instrumentNowSql(dataType) };
  return foundBy(pool, statement, path, code, cutOff);
}
