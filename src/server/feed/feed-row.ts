import type { AnswerBodyOf } from '../../contract/operation-types.ts';
import { isAssetClass } from '../../domain/feed/asset-classes.ts';
import type { DataType } from '../../domain/feed/data-types.ts';
import { statedFieldsOf } from '../../domain/feed/fields/stated-fields.ts';
import { placesOf } from '../../domain/feed/trade-chain.ts';
import { timestampOf } from '../../domain/timestamps.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { CutOff } from './cut-off.ts';
import { type FeedQuestion, feedSource } from './feed-source.ts';
import { fieldSql, timeSql } from './field-sql.ts';
import { tradeDayOf, withReportedUntil } from './reports-sql.ts';

/** A row of a view. */
export interface RowQuestion extends FeedQuestion {
  readonly row: string;
  readonly published: string;
}

type RowDetails = AnswerBodyOf<'getFeedRow', 200>;
type Report = RowDetails['Reports'][number];
type Stored = Pick<Report, 'id' | 'Fields' | 'Source'> & { readonly PublicationDate: string };

const lastId = 9_223_372_036_854_775_807n;

/** The same answer for a row that does not exist and for one outside the reader's rights. */
const noSuchRow = (): Refusal => new Refusal('not-found', 'There is no such row among those you may see.');

// $1 instrument, $2 segment, $3 system, $4 the reader's cut-off, $5 and $6 the row's publication time and id. A trade
// comes with the other reports of its transaction, also up to the cut-off, through the index of their identity and in
// the months they can be in. The sum keeps PostgreSQL from using the index of the pages, as in the pages' statement.
const chosen: Readonly<Record<DataType, string>> = {
  order: `FROM orders c LEFT JOIN feed_files f ON f.id = c.source_file
    WHERE c.instrument_id = $1 AND c.segment_mic = $2 AND c.system = $3 AND c.published_at <= $4::timestamptz
      AND c.published_at = $5::timestamptz AND c.id = $6::bigint`,
  trade: `FROM ${withReportedUntil(`(
      SELECT trade_day, transaction_id FROM trades
      WHERE instrument_id = $1 AND segment_mic = $2 AND $3::text = 'TRADE' AND published_at <= $4::timestamptz
        AND published_at = $5::timestamptz AND id = $6::bigint
    )`)} shown JOIN trades c ON c.segment_mic = $2 AND c.trade_day = shown.trade_day
      AND c.transaction_id = shown.transaction_id AND c.instrument_id + 0 = $1
      AND c.published_at <= least($4::timestamptz, shown.reported_until)
      AND c.published_at >= ${tradeDayOf('shown')}
    LEFT JOIN feed_files f ON f.id = c.source_file
    ORDER BY c.published_at, array_position(ARRAY['New', 'Cancelled', 'Amended'], c.kind)`,
};

/**
 * Everything known about one row and, for a trade, every report of its transaction that this reader may see.
 *
 * @throws Refusal 404 for an instrument or row that does not exist or is outside the reader's rights; 400 naming
 * `instrumentmic` or `ordertype`
 */
export async function feedRow(pool: Database, question: RowQuestion, cutOff: CutOff): Promise<RowDetails> {
  const { found, segment, view } = await feedSource(pool, question, cutOff);
  const { dataType, assetClass, subAssetClass } = question;
  const at = timestampOf(question.published);
  if (at === null || !/^\d{1,19}$/.test(question.row) || BigInt(question.row) > lastId) throw noSuchRow();
  if (!isAssetClass(assetClass)) throw noSuchRow();
  const system = view.system ?? 'TRADE';
  const fields = statedFieldsOf(dataType, { assetClass, venueLocation: found.venueLocation, system });
  const values = fields.map((field) => `'${field.name}', ${fieldSql(field, 'c.')}`).join(', ');
  const { rows } = await pool.query<Stored>(
    `SELECT c.id::text AS id, ${timeSql('c.published_at')} AS "PublicationDate",
       json_build_object(${values}) AS "Fields",
       CASE WHEN f.id IS NOT NULL THEN
         json_build_object('File', f.name, 'Line', c.source_line, 'TakenAt', ${timeSql('f.taken_at')},
           'IsTakenBack', f.takes_back IS NOT NULL) END AS "Source"
     ${chosen[dataType]}`,
    [found.id, segment, system, cutOff.at, at, question.row],
  );
  if (rows.length === 0) throw noSuchRow();
  const places = dataType === 'trade' ? placesOf(rows.map(reportOf)) : [];
  return {
    DataType: dataType,
    AssetClass: assetClass,
    SubAssetClass: subAssetClass,
    InstrumentID: found.code,
    InstrumentDescription: found.description,
    VenueMIC: segment,
    VenueLocation: found.venueLocation,
    IsDelayed: cutOff.isDelayed,
    ...(found.archivedBefore ? { ArchivedBefore: found.archivedBefore } : {}),
    Reports: rows.map((row, index): Report => {
      const place = places[index];
      return { ...row, Step: place?.step ?? null, State: place?.fate ?? null, By: place?.by ?? null };
    }),
  };
}

function reportOf({ id, PublicationDate, Fields }: Stored) {
  const { status, flags, price, vol = null, qtyPerMeas = null, notionalAmt = null } = Fields;
  return {
    id,
    status: String(status),
    publicationDate: PublicationDate,
    flags: Array.isArray(flags) ? flags : [],
    isIncomplete: price === null || (vol ?? qtyPerMeas ?? notionalAmt) === null,
  };
}
