import { fromPromise } from 'xstate';
import { reportTablesMachine } from '../../../machines/report-tables.ts';
import { failureOf } from '../../domain/failure.ts';
import type { ReportTables } from '../../domain/publishing/report-tables.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** The tables of a report, bound to the service. Not every report has them, which is not a failure. */
export const reportTables = reportTablesMachine.provide({
  actors: {
    loadTable: fromPromise(async ({ input, signal }): Promise<ReportTables | null> => {
      const { publisherId: publisherid, formattedDate: datetext, table } = input;
      const query = { publisherid, datetext, ...(table === null ? {} : { reportid: table }) };
      try {
        const call = client.GET('/api/report/rts27', { params: { query }, signal });
        const report = await ask(call, { handler: 'bypass' });
        return {
          tables: report.Tables.map(({ ReportID, ReportName, SegmentMIC, SegmentMICName }) => ({
            id: ReportID,
            name: ReportName,
            segment:
              SegmentMIC === null ? null : [SegmentMICName, `(${SegmentMIC})`].filter(Boolean).join(' '),
          })),
          shown: report.ReportID,
          content: {
            columns: report.Columns.map(({ Name, Kind }) => ({ name: Name, kind: Kind })),
            rows: report.Rows,
            isReadable: report.IsReadable,
            isWhole: report.IsWhole,
            bytes: report.Bytes,
          },
        };
      } catch (error) {
        if (failureOf(error).kind === 'notFound') return null;
        throw error;
      }
    }),
  },
});
