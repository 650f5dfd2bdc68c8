import { type AssetClass, isEquity } from '../feed/asset-classes.ts';
import { deferralPairs } from './deferrals.ts';

// RTS 1, annex I table 4, with PORT and CONT of its amendment.
const equityFlags: ReadonlyMap<string, string> = new Map([
  ['BENC', 'Benchmark'],
  ['ACTX', 'Agency cross'],
  ['NPFT', 'Non-price forming'],
  ['TNCP', 'Not contributing to price discovery'],
  ['SDIV', 'Special dividend'],
  ['LRGS', 'Large in scale deferral'],
  ['RFPT', 'Reference price'],
  ['NLIQ', 'Negotiated, liquid'],
  ['OILQ', 'Negotiated, illiquid'],
  ['PRIC', 'Negotiated, other conditions'],
  ['ALGO', 'Algorithmic'],
  ['SIZE', 'Above standard market size'],
  ['ILQD', 'Illiquid instrument'],
  ['RPRI', 'Price improvement'],
  ['CANC', 'Cancellation'],
  ['AMND', 'Amendment'],
  ['DUPL', 'Duplicative report'],
  ['PORT', 'Portfolio trade'],
  ['CONT', 'Contingent'],
]);

// RTS 2, annex II table 3, with its amendments.
const nonEquityFlags: ReadonlyMap<string, string> = new Map([
  ['BENC', 'Benchmark'],
  ['ACTX', 'Agency cross'],
  ['NPFT', 'Non-price forming'],
  ['LRGS', 'Post-trade large in scale'],
  ['ILQD', 'Illiquid instrument'],
  ['SIZE', 'Post-trade size specific to the instrument'],
  ['TPAC', 'Package'],
  ['XFPH', 'Exchange for physicals'],
  ['CANC', 'Cancellation'],
  ['AMND', 'Amendment'],
  ['LMTF', 'Limited details'],
  ['FULF', 'Full details after LMTF'],
  ['DATF', 'Daily aggregated'],
  ['FULA', 'Full details after DATF'],
  ['VOLO', 'Volume omission'],
  ['FULV', 'Full details after VOLO'],
  ['FWAF', 'Four weeks aggregation'],
  ['FULJ', 'Full details after FWAF'],
  ['IDAF', 'Indefinite aggregation'],
  ['PORT', 'Portfolio trade'],
  ['CONT', 'Contingent'],
  ['DEFF', 'Deferral, ETC, ETN, structured product, allowance'],
]);

// Sovereign debt and the bond deferral categories in force since 2 March 2026.
const bondFlags: ReadonlyMap<string, string> = new Map([
  ['VOLW', 'Volume omission, sovereign'],
  ['COAF', 'Consecutive aggregation, sovereign'],
  ['OMIS', 'Volume omission, sovereign bond'],
  ['FULO', 'Full details after OMIS'],
  ['AGFW', 'Four weeks aggregation, sovereign bond'],
  ['FULG', 'Full details after AGFW'],
  ['MLF1', 'Medium size, liquid'],
  ['MIF2', 'Medium size, illiquid'],
  ['LLF3', 'Large size, liquid'],
  ['LIF4', 'Large size, illiquid'],
  ['VLF5', 'Very large size, liquid'],
  ['VIF5', 'Very large size, illiquid'],
]);

const exclusive: readonly (readonly string[])[] = [
  ['CANC', 'AMND'],
  ...deferralPairs,
  ['MLF1', 'MIF2', 'LLF3', 'LIF4', 'VLF5', 'VIF5'],
];

export type TradeStatus = 'New' | 'Cancelled' | 'Amended';

/**
 * What a flag means for this asset class; null if the class does not have it (RTS 1 for shares, RTS 2 for the rest).
 */
export function flagName(flag: string, assetClass: AssetClass): string | null {
  if (isEquity(assetClass)) return equityFlags.get(flag) ?? null;
  return nonEquityFlags.get(flag) ?? (assetClass === 'Bonds' ? (bondFlags.get(flag) ?? null) : null);
}

/** All flags that a report of this asset class may carry, each with its name. */
export function flagsOf(assetClass: AssetClass): readonly (readonly [code: string, name: string])[] {
  if (isEquity(assetClass)) return [...equityFlags];
  return assetClass === 'Bonds' ? [...nonEquityFlags, ...bondFlags] : [...nonEquityFlags];
}

/** Why a report may not carry these flags together, or null when it may. */
export function flagsFault(flags: readonly string[], assetClass: AssetClass): string | null {
  for (const flag of flags) {
    if (flagName(flag, assetClass) === null) return `${flag} is not a flag of ${assetClass}`;
  }
  if (flags.length < 2) return null;
  if (new Set(flags).size !== flags.length) return 'names a flag twice';
  for (const group of exclusive) {
    const present = group.filter((flag) => flags.includes(flag));
    if (present.length > 1) return `${present.join(' and ')} exclude each other`;
  }
  return null;
}

/** A cancellation and an amendment are reports of their own; every other report is new. */
export function statusOf(flags: readonly string[]): TradeStatus {
  if (flags.includes('CANC')) return 'Cancelled';
  return flags.includes('AMND') ? 'Amended' : 'New';
}
