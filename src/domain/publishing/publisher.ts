import type { ReportChoice } from './report-choice.ts';

/** One of a publisher's reports (B 3). */
export type PublishedReport = {
  readonly id: number;
  /** ISO day. */
  readonly date: string;
  /** The date in words, in which form the service expects it. */
  readonly name: string;
};

/** A publisher of execution reports (B 3): an investment firm (IF) or a trading venue (TV). */
export type Publisher = {
  readonly id: number;
  readonly name: string;
  readonly type: 'IF' | 'TV';
  readonly mic: string | null;
  readonly reports: readonly PublishedReport[];
};

/** The choice of a publisher's first matching report; null if there is none. */
export function choiceOf(
  publishers: readonly Publisher[],
  publisherId: number,
  isMeant: (report: PublishedReport) => boolean,
): ReportChoice | null {
  const publisher = publishers.find(({ id }) => id === publisherId);
  const report = publisher?.reports.find(isMeant);
  if (!publisher || !report) return null;
  return {
    publisherId,
    publisherType: publisher.type,
    publisherName: publisher.name,
    reportDate: report.date,
    formattedDate: report.name,
  };
}
