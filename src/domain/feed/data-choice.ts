import { pagePaths } from '../page-paths.ts';
import { addDays, daysBetween, isDay } from '../subscription/calendar.ts';
import { isWorkingDay } from '../subscription/holidays.ts';
import type { DataType } from './data-types.ts';
import { isMic } from './mic.ts';
import { filesOf, noFilter, type OpenFile, type OpenFileIndex } from './open-files.ts';

/** The formats of whole days, which are also the extensions of their files. */
export const dataFormats = ['csv', 'ndjson', 'parquet'] as const satisfies readonly OpenFile['format'][];

/** The data to get, by the names that the call of the history has. */
export type DataChoice = {
  readonly datatype: DataType;
  /** MIC of the venue; null if none is chosen yet. */
  readonly tv: string | null;
  /** The instrument's identification; null for all of the venue. */
  readonly instrument: string | null;
  /** First and last day, UTC. */
  readonly from: string;
  readonly to: string;
  readonly format: OpenFile['format'];
};

/** How the chosen data comes. */
export type DataOffer =
  /** As open files, one for each day, which take no account. */
  | { readonly way: 'openFiles'; readonly files: readonly OpenFile[] }
  /** Out of the history. `rows`: how many there are; null if that is not known before. */
  | { readonly way: 'history'; readonly rows: number | null; readonly isDelayed: boolean }
  /** There are no rows. `lastDay`: the last day before with rows; null if that is not known. */
  | { readonly way: 'nothing'; readonly lastDay: string | null };

/** Data that was got. */
export type Download = {
  readonly choice: DataChoice;
  /** The names of its files. */
  readonly names: readonly string[];
  /** How many of them the browser itself downloads, which goes on. */
  readonly leftToBrowser?: number;
  readonly bytes: number;
  /** When, ISO. */
  readonly at: string;
};

/** How many downloads are remembered. */
export const mostDownloads = 10;

/** The most days of one choice: those of a period of the history. */
export const mostDays = 366;

/** The first day that can be chosen. */
export const firstDay = '2000-01-01';
/** The last day that a choice from this day can have. */
export const lastDayFrom = (from: string): string => addDays(from, mostDays - 1);

const longestInstrument = 200;

/** The last working day before a day, which is the last one with rows unless the venue was closed. */
export function lastWorkingDay(today: string): string {
  let day = addDays(today, -1);
  while (!isWorkingDay(day, 'GB')) day = addDays(day, -1);
  return day;
}

/**
 * The choice in an address's query; what is absent or cannot be is left to the default: trades of the last working day
 * as CSV. Days after today are today, and too long a period ends early.
 *
 * @param today UTC
 */
export function dataChoiceOf(search: string, today: string): DataChoice {
  const query = new URLSearchParams(search);
  const text = (name: string): string => query.get(name)?.trim() ?? '';
  const dayAt = (name: string): string | null => {
    const day = text(name);
    if (!isDay(day) || day < firstDay) return null;
    return day > today ? today : day;
  };
  const from = dayAt('from') ?? dayAt('to') ?? lastWorkingDay(today);
  const days = Math.max(0, daysBetween(from, dayAt('to') ?? from));
  const instrument = text('instrument');
  return {
    datatype: text('datatype') === 'order' ? 'order' : 'trade',
    tv: isMic(text('tv')) ? text('tv') : null,
    instrument: instrument === '' || instrument.length > longestInstrument ? null : instrument,
    from,
    to: addDays(from, Math.min(days, mostDays - 1)),
    format: dataFormats.find((format) => format === text('format')) ?? 'csv',
  };
}

/** The address at which data is chosen; parts that are left out have their defaults. */
export function getDataAddress(choice: Partial<DataChoice>): string {
  const query = new URLSearchParams();
  for (const name of ['datatype', 'tv', 'instrument', 'from', 'to', 'format'] as const) {
    const value = choice[name];
    if (value) query.set(name, value);
  }
  return query.size === 0 ? pagePaths.getData : `${pagePaths.getData}?${query}`;
}

export const isSameData = (one: DataChoice, other: DataChoice): boolean =>
  getDataAddress(one) === getDataAddress(other);

/** The choice that an address of `getDataAddress` with all parts names, or null. Storage may contain anything. */
export function keptChoiceOf(kept: unknown): DataChoice | null {
  if (typeof kept !== 'string') return null;
  const choice = dataChoiceOf(kept.slice(pagePaths.getData.length), '2999-12-31');
  return choice.tv !== null && getDataAddress(choice) === kept ? choice : null;
}

const fileKinds = { trade: 'trades', order: 'orders' } as const;

/** The open files that are all of a choice, the first day first; none if a day of it has none. */
export function openFilesOf(index: OpenFileIndex, choice: DataChoice): readonly OpenFile[] {
  const { datatype, tv, instrument, from, to, format } = choice;
  if (tv === null || instrument !== null) return [];
  const files = filesOf(index, { ...noFilter, venue: tv, kind: fileKinds[datatype], period: 'day', format })
    .filter(({ day }) => day >= from && day <= to)
    .reverse();
  return addDays(from, files.length - 1) === to ? files : [];
}

/** What a venue published on a day. */
type PublishedDay = {
  readonly day: string;
  readonly orders: { readonly rows: number | null } | null;
  readonly trades: { readonly rows: number | null } | null;
};

const rowsOn = ({ orders, trades }: PublishedDay, { datatype }: DataChoice): number =>
  (datatype === 'order' ? orders : trades)?.rows ?? 0;

/** The number of a venue's rows on the chosen days; null if it is not known. */
export function rowsOnDays(days: readonly PublishedDay[], choice: DataChoice): number | null {
  const rows = days
    .filter(({ day }) => day >= choice.from && day <= choice.to)
    .reduce((sum, day) => sum + rowsOn(day, choice), 0);
  return rows === 0 ? null : rows;
}

/** The last day before the chosen ones with rows; null if none is known. */
export const lastDayBefore = (days: readonly PublishedDay[], choice: DataChoice): string | null =>
  days
    .filter((day) => day.day < choice.from && rowsOn(day, choice) > 0)
    .map(({ day }) => day)
    .sort()
    .at(-1) ?? null;

/** The name of a file out of the history: what it has, of which days. `part`: which of several files it is. */
export function dataFileName(choice: DataChoice, part: number | null): string {
  const { datatype, tv, instrument, from, to, format } = choice;
  const parts = [
    fileKinds[datatype],
    tv ?? '',
    ...(instrument === null ? [] : [instrument]),
    from,
    ...(to === from ? [] : ['to', to]),
    ...(part === null ? [] : ['part', String(part)]),
  ];
  return `${parts.map((text) => text.replace(/[^A-Za-z0-9.-]/g, '_')).join('-')}.${format}`;
}

/** The downloads with another, the newest first and each choice once. */
export const withDownload = (downloads: readonly Download[], download: Download): readonly Download[] =>
  [download, ...downloads.filter(({ choice }) => !isSameData(choice, download.choice))].slice(
    0,
    mostDownloads,
  );
