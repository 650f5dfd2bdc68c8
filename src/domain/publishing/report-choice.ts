import { pagePaths } from '../page-paths.ts';

/** The report a person chose, as the download page is told of it (B 2: navigation state). */
export type ReportChoice = {
  readonly publisherId: number;
  readonly publisherType: 'IF' | 'TV';
  readonly publisherName: string;
  /** ISO day. */
  readonly reportDate: string;
  /** The day in words, by which the service is asked. */
  readonly formattedDate: string;
};

/** What a link to a report says: its publisher and its day. */
export type ReportLink = { readonly publisherId: number; readonly reportDate: string };

/** The address of a report's download page; it can be sent to somebody else. */
export function downloadAddress({ publisherId, reportDate }: ReportLink): string {
  return `${pagePaths.reportDownload}?${new URLSearchParams({ publisher: String(publisherId), date: reportDate })}`;
}

/** The report an address's query names; null when it names none. */
export function linkOf(search: string): ReportLink | null {
  const query = new URLSearchParams(search);
  const [publisher, reportDate] = [query.get('publisher') ?? '', query.get('date') ?? ''];
  if (!/^[1-9]\d{0,9}$/.test(publisher) || !/^\d{4}-\d{2}-\d{2}$/.test(reportDate)) return null;
  return { publisherId: Number(publisher), reportDate };
}

/** The choice in a history entry's state; null when something else, or nothing, stands there. */
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
