import { monthNames } from '../format/month-names.ts';
import type { PublishedReport, Publisher } from './publisher.ts';

/** A quarter of a year, `2026-Q3`; its texts are in the order of time. */
export type ReportQuarter = `${string}-Q${number}`;

/** The quarter of an ISO day. */
export const quarterOf = (day: string): ReportQuarter =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

const yearOf = (quarter: ReportQuarter): number => Number(quarter.slice(0, 4));
const numberOf = (quarter: ReportQuarter): number => Number(quarter.slice(6));

function quarterBefore(quarter: ReportQuarter): ReportQuarter {
  const number = numberOf(quarter);
  return number === 1 ? `${yearOf(quarter) - 1}-Q4` : `${yearOf(quarter)}-Q${number - 1}`;
}

/** A quarter in words, `Q3 2026`, and its months, `July–September`. */
export function quarterInWords(quarter: ReportQuarter): { readonly name: string; readonly months: string } {
  const number = numberOf(quarter);
  const last = number * 3 - 1;
  return {
    name: `Q${number} ${yearOf(quarter)}`,
    months: `${monthNames[last - 2]}–${monthNames[last]}`,
  };
}

/**
 * Why a publisher has no report of a quarter: firms report once a year, in April (B 1); or it is before its first
 * report, after its last, or between two.
 */
export type MissingReport = 'yearly' | 'before' | 'after' | 'between';

export type QuarterCell = {
  readonly quarter: ReportQuarter;
  /** Newest first. */
  readonly reports: readonly PublishedReport[];
  /** Null if there is a report. */
  readonly missing: MissingReport | null;
};

type QuarterRow = { readonly publisher: Publisher; readonly cells: readonly QuarterCell[] };

/** Publishers by quarters, the newest quarter first. */
export type ReportMatrix = {
  readonly quarters: readonly ReportQuarter[];
  /** In the order of the publishers, each with a cell for every quarter. */
  readonly rows: readonly QuarterRow[];
  /** Whether there are reports of quarters before these. */
  readonly hasOlder: boolean;
};

/** More columns are not looked through on a page: three years. */
const mostQuarters = 12;
const aprilsQuarter = 2;

function missingOf(type: Publisher['type'], own: readonly string[], quarter: ReportQuarter): MissingReport {
  if (type === 'IF' && numberOf(quarter) !== aprilsQuarter) return 'yearly';
  if (own.length === 0) return 'between';
  if (own.every((other) => other > quarter)) return 'before';
  return own.every((other) => other < quarter) ? 'after' : 'between';
}

/** The reports by publisher and quarter of their date, from the newest quarter with a report to the oldest. */
export function reportMatrix(publishers: readonly Publisher[]): ReportMatrix {
  const all = publishers.flatMap(({ reports }) => reports.map(({ date }) => quarterOf(date))).sort();
  const [oldest, newest] = [all[0], all.at(-1)];
  const quarters: ReportQuarter[] = [];
  if (oldest !== undefined && newest !== undefined)
    for (let at = newest; at >= oldest && quarters.length < mostQuarters; at = quarterBefore(at))
      quarters.push(at);
  const first = quarters.at(-1);
  return {
    quarters,
    hasOlder: oldest !== undefined && first !== undefined && oldest < first,
    rows: publishers.map((publisher) => {
      const own = publisher.reports.map(({ date }) => quarterOf(date));
      return {
        publisher,
        cells: quarters.map((quarter) => {
          const reports = publisher.reports
            .filter(({ date }) => quarterOf(date) === quarter)
            .toSorted((a, b) => (a.date < b.date ? 1 : -1));
          return {
            quarter,
            reports,
            missing: reports.length > 0 ? null : missingOf(publisher.type, own, quarter),
          };
        }),
      };
    }),
  };
}
