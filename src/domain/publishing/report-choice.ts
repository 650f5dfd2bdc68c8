import { pagePaths } from '../page-paths.ts';

/** The report a person chose, in the navigation state of the download page (B 2). */
export type ReportChoice = {
  readonly publisherId: number;
  readonly publisherType: 'IF' | 'TV';
  readonly publisherName: string;
  /** ISO day. */
  readonly reportDate: string;
  /** The day in words, in which form the service expects it. */
  readonly formattedDate: string;
};

/** What a link to a report contains: its publisher and its day. */
export type ReportLink = { readonly publisherId: number; readonly reportDate: string };

/** The address of a report's download page, which can be sent to others. */
export function downloadAddress({ publisherId, reportDate }: ReportLink): string {
  return `${pagePaths.reportDownload}?${new URLSearchParams({ publisher: String(publisherId), date: reportDate })}`;
}

/** The report in an address's query; null if there is none. */
export function linkOf(search: string): ReportLink | null {
  const query = new URLSearchParams(search);
  const [publisher, reportDate] = [query.get('publisher') ?? '', query.get('date') ?? ''];
  if (!/^[1-9]\d{0,9}$/.test(publisher) || !/^\d{4}-\d{2}-\d{2}$/.test(reportDate)) return null;
  return { publisherId: Number(publisher), reportDate };
}

/** The choice in the state of a history entry; null if there is none. */
export function choiceIn(state: unknown): ReportChoice | null {
  if (typeof state !== 'object' || state === null) return null;
  const said = new Map<string, unknown>(Object.entries(state));
  const text = (name: string): string | null => {
    const value = said.get(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const [publisherId, publisherType] = [said.get('publisherId'), said.get('publisherType')];
  const [publisherName, reportDate, formattedDate] = [
    text('publisherName'),
    text('reportDate'),
    text('formattedDate'),
  ];
  if (typeof publisherId !== 'number' || (publisherType !== 'IF' && publisherType !== 'TV')) return null;
  if (publisherName === null || reportDate === null || formattedDate === null) return null;
  return { publisherId, publisherType, publisherName, reportDate, formattedDate };
}
