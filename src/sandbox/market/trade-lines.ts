import { isEquity } from '../../domain/feed/asset-classes.ts';
import { countryOf } from './busy-hours.ts';
import { microTime, minute, second } from './market-time.ts';
import { instrumentFields, type MarketLine } from './order-lines.ts';
import { touchAt } from './price-walk.ts';
import { type Chance, fixed } from './random.ts';
import { isLarge, lotsOf } from './sizes.ts';
import type { Listing } from './universe.ts';

/** The terms of one trade, before flags and publication turn it into reports. */
type Bargain = {
  /** In the price's smallest steps. */
  readonly price: number;
  readonly lots: number;
  readonly isUnpriced: boolean;
  readonly line: MarketLine;
};

function bargainOf(
  listing: Listing,
  mic: string,
  transactionID: string,
  tradedAt: number,
  chance: Chance,
): Bargain {
  const { kind } = listing;
  const { below, above } = touchAt(listing, tradedAt);
  return {
    price: chance.in100(50) ? below : above,
    lots: lotsOf(kind, chance),
    isUnpriced: isEquity(kind.assetClass) && chance.in100(1),
    line: {
      ...instrumentFields(listing),
      venueMIC: mic,
      tradeDate: microTime(tradedAt),
      transactionID,
      priceNot: kind.notation,
      ...(kind.emissionType ? { type: kind.emissionType } : {}),
      ...(kind.cleared === undefined ? {} : { cleared: kind.cleared }),
    },
  };
}

function priceFields({ kind, ukShares }: Listing, { price, isUnpriced }: Bargain): MarketLine {
  if (isUnpriced) return { [ukShares ? 'priceCondition' : 'missingPrice']: 'PNDG' };
  return {
    price: fixed(price, kind.decimals),
    ...(kind.notation === 'MONE' ? { [ukShares ? 'priceMajorCurrency' : 'currency']: kind.currency } : {}),
  };
}

/** What a deferral may leave out. */
function sizeFields({ kind }: Listing, { price, lots }: Bargain): MarketLine {
  const volume = lots * kind.lot;
  // Amounts stay far below 2^53 steps, so whole numbers are exact here.
  const worth = kind.notation === 'MONE' ? fixed(volume * price, kind.decimals) : String(volume);
  return {
    vol: String(volume),
    ...(isEquity(kind.assetClass) ? {} : { notionalAmt: shortened(worth), notionalCcy: kind.currency }),
    ...(kind.unit
      ? { qtyMeasUnit: kind.unit.name, qtyPerMeas: String(lots * kind.lot * kind.unit.perLot) }
      : {}),
  };
}

/** At most two decimal places, as amounts of money are written. */
function shortened(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return fraction === '' ? whole : `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`;
}

/** A report of a trade, and when it is published. */
type Report = { readonly at: number; readonly flags: readonly string[]; readonly isSized?: boolean };

function plainFlags({ kind }: Listing, chance: Chance): readonly string[] {
  if (!chance.in100(25)) return [];
  if (isEquity(kind.assetClass)) {
    return [chance.pick(['BENC', 'NPFT', 'RFPT', 'NLIQ', 'OILQ', 'ALGO', 'PORT', 'SDIV'])];
  }
  if (kind.assetClass === 'Bonds') return [chance.pick(['BENC', 'ACTX', 'PORT', 'TPAC'])];
  return chance.pick([['ILQD'], ['TPAC'], ['ILQD', 'TPAC'], ['BENC'], ['ACTX'], ['PORT']]);
}

/** A large trade: shares are reported late, bonds in the EU by size and liquidity, everything else with a deferral. */
function largeReports(
  listing: Listing,
  mic: string,
  at: number,
  later: number,
  chance: Chance,
): readonly Report[] {
  const { assetClass } = listing.kind;
  if (isEquity(assetClass)) return [{ at, flags: ['LRGS'] }];
  if (assetClass === 'Bonds' && countryOf(mic) !== 'GB') {
    return [{ at, flags: [chance.pick(['MLF1', 'MIF2', 'LLF3', 'LIF4', 'VLF5', 'VIF5'])] }];
  }
  return chance.pick<readonly Report[]>([
    [
      { at, flags: ['LRGS', 'LMTF'], isSized: false },
      { at: later, flags: ['LRGS', 'FULF'] },
    ],
    [
      { at, flags: ['ILQD', 'VOLO'], isSized: false },
      { at: later, flags: ['ILQD', 'FULV'] },
    ],
    [
      { at, flags: ['SIZE', 'DATF'] },
      { at: later, flags: ['SIZE', 'FULA'] },
    ],
    [{ at, flags: ['SIZE', 'FWAF'] }],
    [{ at, flags: ['SIZE'] }],
  ]);
}

/** The longest time between the first report of a trade and its last. */
export const lastReportAfter = 4 * minute;

/**
 * The reports of one trade that are published after `since` and no later than `until`, the first of all at `at`: mostly
 * one; rarely a cancellation, alone or with an amendment, and for a large trade a deferral with full details later.
 * Times are in microseconds since 1970.
 */
export function tradeLines(
  listing: Listing,
  mic: string,
  transactionID: string,
  at: number,
  [since, until]: readonly [number, number],
  chance: Chance,
): readonly MarketLine[] {
  const fate = chance.between(1, 1000);
  const later = at + chance.between(1 * minute, lastReportAfter);
  const bargain = bargainOf(
    listing,
    mic,
    transactionID,
    at - chance.between(0.2 * second, 4 * second),
    chance,
  );
  const line = (of: Bargain, { at: publishedAt, flags, isSized = true }: Report): MarketLine => ({
    ...of.line,
    ...priceFields(listing, of),
    ...(isSized ? sizeFields(listing, of) : {}),
    publicationDate: microTime(publishedAt),
    flags,
  });
  const lines = (of: Bargain, reports: readonly Report[]): readonly MarketLine[] =>
    reports.filter((report) => report.at > since && report.at <= until).map((report) => line(of, report));
  const flags = plainFlags(listing, chance);
  const asAgreed = { at, flags };
  const withdrawn = { at: later, flags: [...flags, 'CANC'] };
  if (fate <= 8) return lines(bargain, [asAgreed, withdrawn]);
  if (fate <= 16) {
    const corrected = { ...bargain, lots: lotsOf(listing.kind, chance) };
    return [
      ...lines(bargain, [asAgreed, withdrawn]),
      ...lines(corrected, [{ at: later, flags: [...flags, 'AMND'] }]),
    ];
  }
  if (isLarge(listing.kind, bargain.lots)) {
    return lines(bargain, largeReports(listing, mic, at, later, chance));
  }
  return lines(bargain, [asAgreed]);
}
