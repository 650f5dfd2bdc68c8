import type { FeedReport } from '../../../../contract/generated/types.ts';
import { longDate, utcClock } from '../../../../domain/format/timestamps.ts';
import { aggregates, laterAggregates } from '../../../../domain/venues/deferrals.ts';

const steps: Readonly<Record<NonNullable<FeedReport['Step']>, string>> = {
  new: 'New trade',
  limited: 'First report, limited details',
  full: 'Full details',
  cancellation: 'Cancellation',
  amendment: 'Amendment',
};

const fates: Readonly<Record<NonNullable<FeedReport['State']>, string>> = {
  stands: 'Stands',
  void: 'Void',
  superseded: 'Superseded',
  event: '',
};

const hasOneOf = ({ Fields: { flags } }: FeedReport, sought: readonly string[]): boolean =>
  Array.isArray(flags) && sought.some((flag) => flags.includes(flag));

/** Whether a first report is about several trades. */
const isAggregate = (report: FeedReport): boolean =>
  (report.Step === 'new' || report.Step === 'limited') && hasOneOf(report, aggregates);

/** Whether the full details are those of several trades. */
const isLaterAggregate = (report: FeedReport): boolean =>
  report.Step === 'full' && hasOneOf(report, laterAggregates);

/** The kind of a report, in a few words. */
export function stepWords(report: FeedReport): string {
  if (isAggregate(report) || isLaterAggregate(report)) return 'Several trades in one report';
  return report.Step ? steps[report.Step] : '';
}

/** The state of a report, in a word; empty for a cancellation, which has none. */
export const fateWord = ({ State }: FeedReport): string => (State ? fates[State] : '');

const momentOf = ({ PublicationDate }: FeedReport): string =>
  `${utcClock(PublicationDate) ?? ''} UTC on ${longDate(PublicationDate) ?? ''}`;

/** The state of a report, in a sentence. */
export function fateSentence(report: FeedReport, reports: readonly FeedReport[]): string {
  const { State, By, Step } = report;
  const by = reports.find(({ id }) => id === By);
  if (State === 'event') return 'This report cancels the ones before it. It is an event, not a trade.';
  if (State === 'stands')
    return Step === 'amendment'
      ? 'This report stands: it replaces the ones before it.'
      : 'This report stands: nothing cancels, amends or completes it.';
  if (State === 'superseded' && by && isAggregate(report))
    return `Details of a trade among these were published at ${momentOf(by)}. This report is not void, and sums count it instead of its details.`;
  if (State === 'superseded' && by && isLaterAggregate(by))
    return `Its volume was published at ${momentOf(by)}, together with the volumes of other trades. This report is not void.`;
  // Earlier releases took a second report without a reason for it.
  if (State === 'superseded' && by && Step === 'new')
    return `Another report of this transaction was published at ${momentOf(by)}. It does not say that it corrects this one, but counts in its place.`;
  if (State === 'superseded' && by)
    return `Fuller details were published at ${momentOf(by)}. This report is not void; the later one says more.`;
  if (State === 'void' && by)
    return `This report is void: it was ${by.Step === 'amendment' ? 'amended' : 'cancelled'} at ${momentOf(by)}.`;
  return '';
}
