import type { QueryOf } from '../../contract/operation-types.ts';
import { type KnownView, viewOfOrderType, viewsOf } from '../../domain/feed/feed-views.ts';
import { filterNames, type RowFilter } from '../../domain/feed/row-filter.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Memory } from '../database/memories.ts';
import { Refusal } from '../http/refusal.ts';
import { type ClassPath, type FoundInstrument, findInstrument, findInstrumentNow } from './catalogue.ts';
import type { CutOff } from './cut-off.ts';
import { nearReach, wholeReach } from './page-reach.ts';
import { newestSql, type SourceState } from './source-state.ts';

/** The request for a data view. Segment and order type may be omitted if there is exactly one. */
export interface FeedQuestion extends ClassPath {
  readonly instrument: string;
  readonly segmentMic: string | undefined;
  readonly orderType: string | undefined;
}

/** The part of the selection that a call specifies. */
export function pathOf({
  datatype,
  tv,
  assetclass,
  subassetclass,
}: Pick<QueryOf<'getFeedData'>, 'datatype' | 'tv' | 'assetclass' | 'subassetclass'>): ClassPath {
  return { dataType: datatype, venueMic: tv, assetClass: assetclass, subAssetClass: subassetclass };
}

/** The source of rows that a call names. */
export function questionOf(
  query: Parameters<typeof pathOf>[0] &
    Pick<QueryOf<'getFeedData'>, 'instrument' | 'instrumentmic' | 'ordertype'>,
): FeedQuestion {
  const { instrument, instrumentmic, ordertype } = query;
  return { ...pathOf(query), instrument, segmentMic: instrumentmic, orderType: ordertype };
}

/** The same answer for an instrument that does not exist and for one outside the reader's rights. */
export function notFound(): Refusal {
  return new Refusal('not-found', 'There is no such instrument among those you may see.');
}

function severalOf(field: string, message: string): Refusal {
  return new Refusal('invalid-request', message, { fields: { [field]: [message] } });
}

function chosenSegment(found: FoundInstrument, asked: string | undefined): string {
  const segments = [...new Set(found.sources.map((source) => source.segmentMic))];
  if (asked !== undefined) {
    if (!segments.includes(asked)) throw notFound();
    return asked;
  }
  const [only, ...others] = segments;
  if (only === undefined) throw notFound();
  if (others.length > 0)
    throw severalOf('instrumentmic', 'Choose a segment MIC: this instrument has several.');
  return only;
}

function chosenView(found: FoundInstrument, segment: string, question: FeedQuestion): KnownView {
  const systems = found.sources
    .filter((source) => source.segmentMic === segment)
    .map((source) => source.system);
  const offered = viewsOf(question.dataType, systems);
  if (question.orderType !== undefined) {
    const asked = viewOfOrderType(question.dataType, question.orderType);
    if (asked === null || !offered.includes(asked)) throw notFound();
    return asked;
  }
  const [only, ...others] = offered;
  if (only === undefined) throw notFound();
  if (others.length > 0) throw severalOf('ordertype', 'Choose an order type: this instrument has several.');
  return only;
}

/** The name of a view's system in arrivals and sources. */
export const systemOf = ({ system }: KnownView): string => system ?? 'TRADE';

/** A filtered snapshot would not be a snapshot. */
export function assertFilterable(view: KnownView, filter: RowFilter): void {
  if (view.rows !== 'snapshot') return;
  const message = 'An order book is shown whole: it takes no filter.';
  const given = filterNames.filter((name) => filter[name] !== undefined);
  throw new Refusal('invalid-request', message, {
    fields: Object.fromEntries(given.map((name) => [name, [message]])),
  });
}

/** The source of a view: an instrument on a segment, in the view of one order type. */
export type FeedSource = {
  readonly found: FoundInstrument;
  readonly segment: string;
  readonly view: KnownView;
};

function sourceIn(found: FoundInstrument | null, question: FeedQuestion): FeedSource {
  if (found === null) throw notFound();
  const segment = chosenSegment(found, question.segmentMic);
  return { found, segment, view: chosenView(found, segment, question) };
}

/** @throws Refusal 404 if this reader may see something of the instrument in the archive */
async function assertNotArchived(pool: Database, question: FeedQuestion, cutOff: CutOff): Promise<void> {
  const { dataType, venueMic, instrument } = question;
  const { rowCount } = await pool.query(
    `SELECT FROM archived_instruments
     WHERE data_type = $1 AND venue_mic = $2 AND code = $3 AND first_published_at <= $4`,
    [dataType, venueMic, instrument, cutOff.at],
  );
  if (rowCount === 0) return;
  throw new Refusal(
    'not-found',
    'All that was published of this instrument is in the archive: GET /api/history tells of it.',
  );
}

/**
 * The source that is requested.
 *
 * @throws Refusal 404 for an instrument that does not exist or is outside the reader's rights; 400 naming
 * `instrumentmic` or `ordertype`
 */
export async function feedSource(
  pool: Database,
  question: FeedQuestion,
  cutOff: CutOff,
): Promise<FeedSource> {
  const found = await findInstrument(pool, question, question.instrument, cutOff);
  if (found === null) await assertNotArchived(pool, question, cutOff);
  return sourceIn(found, question);
}

/**
 * When the newest row visible to the reader was published; for delayed data nearly always a short while ago.
 * @throws Refusal 404 if the rows were removed since the source was found
 */
async function newestOf(
  pool: Database,
  { found, segment, view }: FeedSource,
  cutOff: CutOff,
): Promise<string> {
  const { dataType } = view;
  const source = { instrument: '$1', segment: '$2', system: '$3', cutOff: '$4', since: '$5' };
  for (const since of [nearReach(cutOff.at, null).earliest, wholeReach(null).earliest]) {
    const { rows } = await pool.query<{ newest: string | null }>({
      name: `feed-newest-${dataType}`,
      text: `SELECT ${newestSql(dataType, source)} AS newest WHERE $3::text IS NOT NULL`,
      values: [found.id, segment, systemOf(view), cutOff.at, since],
    });
    const newest = rows[0]?.newest;
    if (newest) return newest;
  }
  throw notFound();
}

/** A source and its state for a reader, as found at a cut-off. */
export type SourceAt = FeedSource & {
  readonly state: SourceState;
  readonly at: string;
  /** The later cut-off from which on they are others, even if nothing arrives; null if none is known. */
  readonly until: string | null;
};

/** @throws Refusal as `feedSource` */
export type ReadSource = (pool: Database, question: FeedQuestion, cutOff: CutOff) => Promise<SourceAt>;

/** The same with its state. */
export const feedSourceNow: ReadSource = async (pool, question, cutOff) => {
  const found = await findInstrumentNow(pool, question, question.instrument, cutOff);
  if (found === null) await assertNotArchived(pool, question, cutOff);
  const source = sourceIn(found, question);
  const { segment, view } = source;
  const own = found?.sources.find(
    ({ segmentMic, system }) => segmentMic === segment && system === systemOf(view),
  );
  if (!own) throw notFound();
  const { first, last, arrived, until } = own;
  const newest = last <= cutOff.at ? last : await newestOf(pool, source, cutOff);
  return { ...source, state: { first, newest, arrived }, at: cutOff.at, until };
};

/**
 * The same, from memory while nothing has arrived and the cut-off has reached no other row. What a replica tells may be
 * from before an arrival of which the primary has given notice, so it is not remembered.
 */
export function rememberedSource(primary: Database, memory: Memory<SourceAt>): ReadSource {
  return async (pool, question, cutOff) => {
    if (pool !== primary) return await feedSourceNow(pool, question, cutOff);
    const { dataType, venueMic, assetClass, subAssetClass, instrument, segmentMic, orderType } = question;
    const asked = [dataType, venueMic, assetClass, subAssetClass, instrument, segmentMic, orderType];
    const found = await memory.read(
      JSON.stringify([...asked, cutOff.isDelayed]),
      () => feedSourceNow(pool, question, cutOff),
      ({ at, until }) => at <= cutOff.at && (until === null || cutOff.at < until),
    );
    if (found === null) throw notFound();
    return found;
  };
}
