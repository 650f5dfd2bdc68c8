import { fromPromise } from 'xstate';
import { reportDownloadMachine } from '../../../machines/report-download.ts';
import { choiceOf } from '../../domain/publishing/publisher.ts';
import type { ReportChoice, ReportLink } from '../../domain/publishing/report-choice.ts';
import type { ReportGroup } from '../../domain/publishing/report-files.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import type { Config } from '../context/config.ts';
import { fileDownloadOf } from './file-download.ts';
import { publisherList } from './publishers.ts';

async function reportOf(link: ReportLink, signal: AbortSignal): Promise<ReportChoice | null> {
  return choiceOf(await publisherList(signal), link.publisherId, ({ date }) => date === link.reportDate);
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

/** The download page, bound to the service. */
export function reportDownloadOf({ filesUrl }: Config) {
  return reportDownloadMachine.provide({
    actors: {
      downloads: fileDownloadOf(filesUrl),
      findReport: fromPromise(({ input, signal }) => reportOf(input.link, signal)),
      loadReports: fromPromise(({ input, signal }) => filesOf(input.choice, signal)),
    },
  });
}
