import { create as contentDisposition } from 'content-disposition';
import { chosenColumns, exportedColumns, exportName, exportTypes } from '../../domain/feed/exported-rows.ts';
import { rightsOf } from '../accounts/rights.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { readOf } from '../usage/live-reads.ts';
import { cutOffOf, nothingYet } from './cut-off.ts';
import { fileOf } from './export-file.ts';
import { exportedBatches } from './exported-batches.ts';
import type { FeedDeps } from './feed-operations.ts';
import { assertFilterable, feedSource, questionOf } from './feed-source.ts';
import { readFilter } from './filter-sql.ts';

/** The rows of a data view as a file, however many they are. */
export function exportOperations({ pool, clock, noPaymentMode, liveReads }: FeedDeps) {
  return {
    exportFeedData: async ({ query, session, countRows, inTurn }) => {
      const { datatype, tv, format = 'csv' } = query;
      const rights = await rightsOf(pool, session.accountId, clock.now(), noPaymentMode);
      const cutOff = cutOffOf(rights, tv, datatype, clock) ?? nothingYet;
      const source = await feedSource(pool, questionOf(query), cutOff);
      const { found, segment, view } = source;
      const filter = readFilter(query, datatype);
      if (filter) assertFilterable(view, filter);
      const subject = {
        InstrumentID: found.code,
        InstrumentDescription: found.description,
        VenueMIC: segment,
        Currency: found.currency,
        VenueLocation: found.venueLocation,
        AssetClass: query.assetclass,
        IsDelayed: cutOff.isDelayed,
      };
      const chosen =
        query.columns === undefined ? null : chosenColumns(view.id, subject, query.columns.split(','));
      if (query.columns !== undefined && chosen === null) {
        const message = 'These are not columns of this view, each once.';
        throw new Refusal('invalid-request', `columns: ${message}`, { fields: { columns: [message] } });
      }
      await liveReads.count([readOf({ session, query }, cutOff)]);
      const batches = exportedBatches(pool, source, filter, cutOff, inTurn);
      return {
        status: 200,
        stream: fileOf(batches, exportedColumns(view.id, subject, chosen), format, countRows),
        headers: {
          'content-type': exportTypes[format],
          'content-disposition': contentDisposition(exportName(view.id, subject, filter, format)),
          'x-is-delayed': String(cutOff.isDelayed),
          ...(found.archivedBefore ? { 'x-archived-before': found.archivedBefore } : {}),
        },
      };
    },
  } satisfies Partial<Operations>;
}
