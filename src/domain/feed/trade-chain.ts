import { deferralPairs, deferrals } from '../venues/deferrals.ts';

/** A report of a transaction, as far as its chain is concerned. */
type Report = {
  readonly id: string;
  readonly status: string;
  readonly publicationDate: string;
  readonly flags: readonly string[];
  /** Whether it leaves out price or volume. */
  readonly isIncomplete: boolean;
};

/** The kind of a report: a new trade, with limited or full details, or an event that changes one. */
type Step = 'new' | 'limited' | 'full' | 'cancellation' | 'amendment';

/** Its current status. A report that the next one completes is superseded, not void; a cancellation is an event. */
type Fate = 'stands' | 'void' | 'superseded' | 'event';

export type Place = {
  readonly step: Step;
  readonly fate: Fate;
  /** The report that voids or supersedes this one. */
  readonly by: string | null;
};

const isOf = (flags: readonly string[], at: 0 | 1): boolean =>
  deferralPairs.some((pair) => flags.includes(pair[at]));

const isLimited = ({ flags, isIncomplete }: Report, next: Report | undefined): boolean =>
  isOf(flags, 0) ||
  (isIncomplete && (next?.status === 'New' || deferrals.some(({ flag }) => flags.includes(flag))));

function stepOf(chain: readonly Report[], at: number): Step {
  const [before, report, next] = [chain[at - 1], chain[at], chain[at + 1]];
  if (report?.status === 'Cancelled') return 'cancellation';
  if (report?.status === 'Amended') return 'amendment';
  if (!report || isOf(report.flags, 1)) return 'full';
  if (isLimited(report, next)) return 'limited';
  return before && before.status !== 'Cancelled' && isLimited(before, report) ? 'full' : 'new';
}

/** If a trade is cancelled and replaced at once, it counts as voided by the replacement. */
function voidedBy(report: Report, chain: readonly Report[]): Report | undefined {
  const later = chain.filter(
    ({ status, publicationDate }) =>
      status !== 'New' &&
      (publicationDate > report.publicationDate ||
        (publicationDate === report.publicationDate && report.status === 'New')),
  );
  const [first] = later;
  return (
    later.find(
      ({ status, publicationDate }) => status === 'Amended' && publicationDate === first?.publicationDate,
    ) ?? first
  );
}

/**
 * The kind and status of each report of a transaction.
 *
 * @param chain all reports in the order of their publication
 */
export function placesOf(chain: readonly Report[]): readonly Place[] {
  return chain.map((report, at): Place => {
    const next = chain[at + 1];
    const step = stepOf(chain, at);
    if (step === 'cancellation') return { step, fate: 'event', by: null };
    const end = voidedBy(report, chain);
    if (end) return { step, fate: 'void', by: end.id };
    return next?.status === 'New'
      ? { step, fate: 'superseded', by: next.id }
      : { step, fate: 'stands', by: null };
  });
}
