import { deferralPairs } from '../venues/deferrals.ts';

/** A report of a transaction, as far as its chain is concerned. */
type Report = {
  readonly id: string;
  readonly status: string;
  readonly publicationDate: string;
  readonly flags: readonly string[];
};

/** The kind of a report: a new trade, with limited or full details, or an event that changes one. */
type Step = 'new' | 'limited' | 'full' | 'cancellation' | 'amendment';

/** Its current status. Limited details followed by full ones are superseded, not void; a cancellation is an event. */
type Fate = 'stands' | 'void' | 'superseded' | 'event';

export type Place = {
  readonly step: Step;
  readonly fate: Fate;
  /** The report that voids or supersedes this one. */
  readonly by: string | null;
};

function stepOf({ status, flags }: Report): Step {
  if (status === 'Cancelled') return 'cancellation';
  if (status === 'Amended') return 'amendment';
  if (deferralPairs.some(([, full]) => flags.includes(full))) return 'full';
  return deferralPairs.some(([limited]) => flags.includes(limited)) ? 'limited' : 'new';
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
    const step = stepOf(report);
    if (step === 'cancellation') return { step, fate: 'event', by: null };
    const end = voidedBy(report, chain);
    if (end) return { step, fate: 'void', by: end.id };
    const next = chain.slice(at + 1).find(({ status }) => status !== 'Cancelled');
    return next ? { step, fate: 'superseded', by: next.id } : { step, fate: 'stands', by: null };
  });
}
