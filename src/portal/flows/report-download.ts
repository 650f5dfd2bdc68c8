import { fromPromise } from 'xstate';
import { type ReportGroup, reportDownloadMachine } from '../../../machines/report-download.ts';
import type { ReportChoice, ReportLink } from '../../domain/publishing/report-choice.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import type { Config } from '../context/config.ts';
import { fileDownloadOf } from './file-download.ts';
import { publisherList } from './publishers.ts';

async function reportOf(link: ReportLink, signal: AbortSignal): Promise<ReportChoice | null> {
  const publisher = (await publisherList(signal)).find(({ id }) => id === link.publisherId);
  const report = publisher?.reports.find(({ date }) => date === link.reportDate);
  if (!publisher || !report) return null;
  return {
    publisherId: publisher.id,
    publisherType: publisher.type,
    publisherName: publisher.name,
    reportDate: report.date,
    formattedDate: report.name,
  };
}

async function filesOf(choice: ReportChoice, signal: AbortSignal): Promise<readonly ReportGroup[]> {
  const query = { datetext: choice.formattedDate, publisherid: choice.publisherId };
  const { reports } = await ask(client.GET('/api/report/reports', { params: { query }, signal }));
  return reports.map((group) => ({
    mic: group.SegmentMIC,
    name: group.SegmentMICName,
    description: group.SegmentMICDescription,
    files: group.Reports.map((file) => ({ name: file.ReportName, path: file.ReportPath })),
  }));
}

/** The download page's flow, bound to the service. */
export function reportDownloadOf({ filesUrl }: Config) {
  return reportDownloadMachine.provide({
    actors: {
      downloads: fileDownloadOf(filesUrl),
      findReport: fromPromise(({ input, signal }) => reportOf(input.link, signal)),
      loadReports: fromPromise(({ input, signal }) => filesOf(input.choice, signal)),
    },
  });
}
