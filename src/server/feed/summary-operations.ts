import type { FeedSummary } from '../../contract/generated/types.ts';
import { boundsOf } from '../../domain/feed/row-filter.ts';
import { intervalOf } from '../../domain/feed/summary-intervals.ts';
import { readMany } from '../database/read-many.ts';
import { JsonText, type Operations } from '../http/operation.ts';
import { rightsNow } from '../sessions/session-rights.ts';
import { readOf } from '../usage/live-reads.ts';
import { assertNotTooLong, filterFrom } from './asked-period.ts';
import { cutOffNow, cutOffOf, nothingYet } from './cut-off.ts';
import type { FeedDeps } from './feed-operations.ts';
import { feedSource, notFound, questionOf, systemOf } from './feed-source.ts';
import { periodOf } from './history-page.ts';
import { type SummaryRow, summarySql } from './summary-sql.ts';

/** A summary of a view over a period, computed where the rows are. */
export function summaryOperations({ pool, reads, clock, noPaymentMode, liveReads }: FeedDeps) {
  return {
    getFeedSummary: async ({ query, session, countRows }) => {
      const { datatype: dataType, tv } = query;
      const rights = await rightsNow(pool, session, clock.now(), noPaymentMode);
      const cutOff = cutOffOf(rights, tv, dataType, clock) ?? nothingYet;
      const asked = filterFrom(query, dataType);
      const bounds = boundsOf(asked);
      const now = cutOffNow(false, clock).at;
      const period = { from: bounds.from ?? now, to: bounds.to ?? now };
      assertNotTooLong(period);
      // By the requested period, not by what is visible of it, so that all answers to a request have the same
      // intervals.
      const seconds = intervalOf(Date.parse(period.to) - Date.parse(period.from));
      const { source, summary } = await reads.read(async (from) => {
        const source = await feedSource(from, questionOf(query), cutOff);
        const asked = {
          name: `feed-summary-${source.view.viewType}`,
          text: summarySql(source.view),
          values: [
            source.found.id,
            source.segment,
            systemOf(source.view),
            cutOff.at,
            period.from,
            period.to,
            seconds,
          ],
        };
        const { rows } = await readMany(from, (client) => client.query<SummaryRow>(asked));
        return { source, summary: rows[0] };
      });
      if (!summary) throw notFound();
      const { found, segment, view } = source;
      await liveReads.count([readOf({ session, query }, cutOff)]);
      countRows(summary.rows);
      const header = {
        DataType: dataType,
        OrderType: view.orderType,
        TradingVenue: found.venueName,
        InstrumentID: found.code,
        InstrumentDescription: found.description,
        VenueMIC: segment,
        ...(found.archivedBefore ? { ArchivedBefore: found.archivedBefore } : {}),
        IsDelayed: cutOff.isDelayed,
        From: period.from,
        To: periodOf({ filter: asked, cutOff: cutOff.at }).to,
        LookedBackTo: summary.edge,
        IntervalSeconds: seconds,
        PriceUnits: [...summary.units],
        Rows: summary.rows,
        WithoutVolume: summary.without_volume,
        WithoutNotional: summary.without_notional,
      } satisfies Omit<FeedSummary, 'Intervals' | 'Volumes' | 'Notionals'>;
      const { intervals, volumes, notionals } = summary;
      const lists = `"Intervals":${intervals},"Volumes":${volumes},"Notionals":${notionals}`;
      return { status: 200, json: new JsonText(`${JSON.stringify(header).slice(0, -1)},${lists}}`) };
    },
  } satisfies Partial<Operations>;
}
