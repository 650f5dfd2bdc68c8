import type {
  ChainedReport,
  FeedRow,
  FeedValue,
  ReportReference,
} from '../../../../domain/feed/feed-record.ts';
import { dateBeside, utcClock } from '../../../../domain/format/timestamps.ts';

const isReference = (value: FeedValue | undefined): value is ReportReference =>
  typeof value === 'object' && value !== null && 'kind' in value && !Array.isArray(value);

const isChain = (value: FeedValue | undefined): value is readonly ChainedReport[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object');

/** The report that voids this one; null if it holds, and for rows of other kinds. */
export function voidedByOf(row: FeedRow): ReportReference | null {
  return isReference(row.voidedBy) ? row.voidedBy : null;
}

/** The report that completes this one; null if none does, and for rows of other kinds. */
const supersededByOf = (row: FeedRow): ReportReference | null =>
  isReference(row.supersededBy) ? row.supersededBy : null;

/** All reports of the row's transaction in the order of publication; empty if it is the only one. */
export function chainOf(row: FeedRow): readonly ChainedReport[] {
  return isChain(row.chain) ? row.chain : [];
}

/** Whether a report of a chain is void: cancelled or amended by a later one. A cancellation is an event. */
export function isVoidIn(chain: readonly ChainedReport[], report: ChainedReport): boolean {
  const later = chain.slice(chain.indexOf(report) + 1);
  return report.kind !== 'Cancelled' && later.some(({ kind }) => kind !== 'New');
}

const events: Readonly<Record<string, string>> = { Cancelled: 'Cancellation', Amended: 'Amendment' };

const textOf = (value: FeedValue | undefined): string => (typeof value === 'string' ? value : '');

/** When a report was published: the time to the minute, with the day, and the year, that is not the row's own. */
function momentOf(row: FeedRow, published: string): string {
  const clock = utcClock(published)?.slice(0, 5) ?? '';
  const own = textOf(row.publicationDate);
  if (published.slice(0, 10) === own.slice(0, 10)) return clock;
  return `${dateBeside(published, own)} ${clock}`;
}

/**
 * The state of a trade's row unless it is a new report that holds: an event that changes another report
 * (*Cancellation*, *Amendment*), void (*Cancelled 14:37*, *Amended 14:37*), superseded by one with more details
 * (*Completed 14:37*), or two of these. Null for any other row.
 */
export function stateWords(row: FeedRow): string | null {
  const event = events[textOf(row.status)];
  const [by, then] = [voidedByOf(row), supersededByOf(row)];
  const end = by
    ? `${by.kind} ${momentOf(row, by.publicationDate)}`.trim()
    : then && `Completed ${momentOf(row, then.publicationDate)}`.trim();
  if (event && end) return `${event}, ${end.charAt(0).toLowerCase()}${end.slice(1)}`;
  return event ?? end;
}

/** The trades that count: no cancellations, nothing void, and nothing that a later report completes. */
export function standing(rows: readonly FeedRow[]): readonly FeedRow[] {
  return rows.filter(
    (row) => row.status !== 'Cancelled' && voidedByOf(row) === null && supersededByOf(row) === null,
  );
}
