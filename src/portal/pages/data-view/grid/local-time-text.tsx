import { createContext, useContext } from 'react';
import type { FeedRow, FeedValue } from '../../../../domain/feed/feed-record.ts';
import { localTime } from '../../../../domain/format/local-time.ts';
import { utcTimestamp } from '../../../../domain/format/timestamps.ts';
import type { Column } from './column-sets.ts';

const textOf = (value: FeedValue | undefined): string | null => (typeof value === 'string' ? value : null);

const nameOf = (field: string, rowId: string): string => `${field} ${rowId}`;

/**
 * The cells with which a day begins, from the top of each column: those that show their date. A context, since a new row
 * may take the date from the one below, and no other cell is drawn again for that.
 */
export const DayStartsContext = createContext<readonly string[]>([]);

/** The cells with which a day of this time zone begins; none without one. */
export function dayStartsOf(
  columns: readonly Column[],
  rows: readonly FeedRow[],
  timeZone: string | null,
): readonly string[] {
  if (timeZone === null) return [];
  return columns
    .filter(({ kind }) => kind === 'time')
    .flatMap(({ field }) => {
      let day: string | null = null;
      return rows.flatMap((row) => {
        const at = localTime(textOf(row[field]), timeZone);
        if (at === null || at.day === day) return [];
        day = at.day;
        return [nameOf(field, row.id)];
      });
    });
}

/** A time by the clock of a time zone, with its date if a day begins with it; the tooltip says it in UTC. */
export function LocalTimeText({ row, field, timeZone }: { row: FeedRow; field: string; timeZone: string }) {
  const isStart = useContext(DayStartsContext).includes(nameOf(field, row.id));
  const value = textOf(row[field]);
  const at = localTime(value, timeZone);
  if (value === null || at === null) return null;
  return (
    <time dateTime={value} title={`${utcTimestamp(value)} UTC`}>
      {isStart ? `${at.day} ` : ''}
      {at.clock}
    </time>
  );
}
