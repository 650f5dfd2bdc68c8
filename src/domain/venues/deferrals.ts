import type { AssetClass } from '../feed/asset-classes.ts';
import type { LawRegime } from '../feed/fields/law-regimes.ts';
import { addDays } from '../subscription/calendar.ts';
import { dayOfTimestamp } from '../timestamps.ts';

/** What a deferral lets a report leave out. */
export type Detail = 'price' | 'volume';

/** How long: minutes after the trade, days after the trading day, or for a time that cannot be read off a report. */
type Delay = { readonly minutes: number } | { readonly days: number } | 'open';

type Deferral = {
  readonly flag: string;
  readonly laws: readonly LawRegime[];
  /** The classes that have it; null for all but shares. */
  readonly classes: readonly AssetClass[] | null;
  /** Absent if it is never left out. */
  readonly price?: Delay;
  readonly volume?: Delay;
  /** The flag of the later report with full details, if it has one of its own. */
  readonly fullAs?: string;
  /** Which of the two reports is about several transactions, if one is, so that their figures differ. */
  readonly aggregate?: 'first' | 'full';
};

const euAndUk = { laws: ['eu', 'uk'], classes: null } as const;
const bonds = { laws: ['eu'], classes: ['Bonds'] } as const;
const endOfDay = { days: 0 } as const;

/**
 * Every deferral of RTS 2, and what its report may lack (regulation.md Deferrals). Under RTS 1 a deferred report of
 * shares is late, but complete.
 */
export const deferrals: readonly Deferral[] = [
  // Until March 2026 also those of bonds in the EU.
  { ...euAndUk, flag: 'LMTF', volume: 'open', fullAs: 'FULF' },
  { ...euAndUk, flag: 'DATF', fullAs: 'FULA', aggregate: 'first' },
  { ...euAndUk, flag: 'VOLO', volume: 'open', fullAs: 'FULV' },
  { ...euAndUk, flag: 'FWAF', fullAs: 'FULJ', aggregate: 'first' },
  { ...euAndUk, flag: 'IDAF', aggregate: 'first' },
  { ...euAndUk, classes: ['Bonds'], flag: 'VOLW', volume: 'open', fullAs: 'COAF', aggregate: 'full' },
  // Since then by size and liquidity.
  { ...bonds, flag: 'MLF1', price: { minutes: 15 }, volume: { minutes: 15 } },
  { ...bonds, flag: 'MIF2', price: endOfDay, volume: endOfDay },
  { ...bonds, flag: 'LLF3', price: endOfDay, volume: { days: 7 } },
  { ...bonds, flag: 'LIF4', price: endOfDay, volume: { days: 14 } },
  { ...bonds, flag: 'VLF5', price: { days: 28 }, volume: { days: 28 } },
  { ...bonds, flag: 'VIF5', price: { days: 28 }, volume: { days: 28 } },
  // Of sovereign bonds, besides.
  { ...bonds, flag: 'OMIS', volume: 'open', fullAs: 'FULO' },
  { ...bonds, flag: 'AGFW', fullAs: 'FULG', aggregate: 'first' },
  {
    laws: ['eu'],
    // Exchange-traded commodities and notes are among the bonds here.
    classes: ['Bonds', 'Securitised derivatives', 'Emission allowances'],
    flag: 'DEFF',
    price: 'open',
    volume: 'open',
  },
];

/** Deferrals whose full details have a flag of their own: the flag of the first report, and that of the later one. */
export const deferralPairs: readonly (readonly [first: string, full: string])[] = deferrals.flatMap(
  ({ flag, fullAs }) => (fullAs === undefined ? [] : [[flag, fullAs] as const]),
);

/** Flags of first reports that are about several transactions. */
export const aggregates: readonly string[] = deferrals.flatMap(({ flag, aggregate }) =>
  aggregate === 'first' ? [flag] : [],
);

/** Flags of later reports that say of several transactions together what their first reports left out. */
export const laterAggregates: readonly string[] = deferrals.flatMap(({ aggregate, fullAs }) =>
  aggregate === 'full' && fullAs !== undefined ? [fullAs] : [],
);

/**
 * Flags of reports about one transaction that an aggregate was about as well, which may have another identification:
 * what they say was said before.
 */
export const detailsOfAggregates: readonly string[] = deferrals.flatMap(({ aggregate, fullAs }) =>
  aggregate === 'first' && fullAs !== undefined ? [fullAs] : [],
);

/** A deferral that may follow another one before the full details: the volume is left out for longer. */
export const deferralExtensions = [
  ['LMTF', 'VOLO'],
  ['LMTF', 'VOLW'],
] as const;

/** What decides what a report may lack. */
export type DeferredReport = {
  readonly flags: readonly string[];
  readonly assetClass: AssetClass;
  readonly law: LawRegime;
  /** Null if the report does not say it rightly. */
  readonly tradedAt: string | null;
  readonly publishedAt: string | null;
};

/** What a detail may be left out for, in words. */
export function delayInWords(delay: Delay): string {
  if (delay === 'open') return 'left out, for an open time';
  if ('minutes' in delay) return `left out for ${delay.minutes} minutes after the trade`;
  return delay.days === 0
    ? 'left out until the end of the trading day'
    : `left out until the end of the ${delay.days}th day after the trading day`;
}

/** When a deferral ended, in words; null if the report was published before that. */
function endOf(delay: Delay, { flags, tradedAt, publishedAt }: DeferredReport): string | null {
  // A cancellation repeats what was published, however late it is.
  if (delay === 'open' || flags.includes('CANC') || tradedAt === null || publishedAt === null) return null;
  if ('days' in delay) {
    const last = addDays(dayOfTimestamp(tradedAt), delay.days);
    return dayOfTimestamp(publishedAt) > last ? `until the end of ${last}` : null;
  }
  const end = new Date(Date.parse(tradedAt) + delay.minutes * 60_000).toISOString();
  return publishedAt > `${end.slice(0, 19)}${tradedAt.slice(19)}`
    ? `for ${delay.minutes} minutes after the trade`
    : null;
}

/**
 * Why a report may not lack this detail; null if it may.
 *
 * @returns `unflagged` if no flag of its class defers it; otherwise where or until when its flag does
 */
export function omissionFault(detail: Detail, report: DeferredReport): string | null {
  let fault = 'unflagged';
  for (const { flag, laws, classes, [detail]: delay } of deferrals) {
    if (delay === undefined || !report.flags.includes(flag)) continue;
    if (classes !== null && !classes.includes(report.assetClass)) continue;
    const end = laws.includes(report.law) ? endOf(delay, report) : 'in the EU';
    if (end === null) return null;
    fault = `${flag} allows its omission only ${end}`;
  }
  return fault;
}
