import { fromPromise } from 'xstate';
import { publishersMachine } from '../../../machines/publishers.ts';
import type { Publisher } from '../../domain/publishing/publisher.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** Loads the publishers and their reports from the service. */
export async function publisherList(signal: AbortSignal): Promise<readonly Publisher[]> {
  const { publishers } = await ask(client.GET('/api/report/publist', { signal }));
  return publishers.map((publisher) => ({
    id: publisher.PublisherID,
    name: publisher.PublisherName,
    type: publisher.PublisherType,
    mic: publisher.PublisherMIC,
    reports: publisher.Reports.map((report) => ({
      id: report.ReportID,
      date: report.ReportDate,
      name: report.ReportName,
    })),
  }));
}

export const publishers = publishersMachine.provide({
  actors: { loadPublishers: fromPromise(({ signal }) => publisherList(signal)) },
});
