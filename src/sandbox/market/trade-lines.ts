import { isEquity } from '../../domain/feed/asset-classes.ts';
import { microTime } from './market-time.ts';
import { instrumentFields, type MarketLine, priceNear } from './order-lines.ts';
import { type Chance, fixed } from './random.ts';
import type { Listing } from './universe.ts';

const second = 1_000_000n;
const minute = 60n * second;

/** The terms of one trade, before flags and publication turn it into reports. */
type Bargain = {
  readonly line: MarketLine;
  /** The part that a deferral may leave out. */
  readonly size: MarketLine;
};

function bargainOf(
  listing: Listing,
  mic: string,
  transactionID: string,
  tradedAt: bigint,
  chance: Chance,
): Bargain {
  const { kind } = listing;
  const steps = priceNear(listing, chance);
  const lots = chance.between(kind.lots[0], kind.lots[1]);
  const volume = lots * kind.lot;
  const monetary = kind.notation === 'MONE';
  const unpriced = isEquity(kind.assetClass) && chance.in100(1);
  const missing = { [listing.ukShares ? 'priceCondition' : 'missingPrice']: 'PNDG' };
  const price = {
    price: fixed(steps, kind.decimals),
    ...(monetary ? { [listing.ukShares ? 'priceMajorCurrency' : 'currency']: kind.currency } : {}),
  };
  // Amounts stay far below 2^53 steps, so whole numbers are exact here.
  const worth = monetary ? fixed(volume * steps, kind.decimals) : String(volume);
  const notional = isEquity(kind.assetClass)
    ? {}
    : { notionalAmt: shortened(worth), notionalCcy: kind.currency };
  const measured = kind.unit
    ? { qtyMeasUnit: kind.unit.name, qtyPerMeas: String(volume * kind.unit.perLot) }
    : {};
  return {
    line: {
      ...instrumentFields(listing),
      venueMIC: mic,
      tradeDate: microTime(tradedAt),
      transactionID,
      priceNot: kind.notation,
      ...(unpriced ? missing : price),
      ...(kind.emissionType ? { type: kind.emissionType } : {}),
      ...(kind.cleared === undefined ? {} : { cleared: kind.cleared }),
    },
    size: { vol: String(volume), ...notional, ...measured },
  };
}

/** At most two decimal places, as amounts of money are written. */
function shortened(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return fraction === '' ? whole : `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`;
}

function report(
  bargain: Bargain,
  publishedAt: bigint,
  flags: readonly string[],
  withSize = true,
): MarketLine {
  return {
    ...bargain.line,
    ...(withSize ? bargain.size : {}),
    publicationDate: microTime(publishedAt),
    flags,
  };
}

function plainFlags(listing: Listing, chance: Chance): readonly string[] {
  if (!chance.in100(30)) return [];
  if (isEquity(listing.kind.assetClass)) {
    return [chance.pick(['BENC', 'NPFT', 'RFPT', 'NLIQ', 'OILQ', 'ALGO', 'PORT', 'SDIV'])];
  }
  return chance.pick([
    ['ILQD'],
    ['SIZE'],
    ['LRGS'],
    ['TPAC'],
    ['ILQD', 'SIZE'],
    ['BENC'],
    ['ACTX'],
    ['PORT'],
  ]);
}

/**
 * The reports of one trade, the first published at `at` and none later than `until`: mostly one; for some a
 * cancellation, a cancellation with an amendment, or a deferral with full details later.
 */
export function tradeLines(
  listing: Listing,
  mic: string,
  transactionID: string,
  at: bigint,
  until: bigint,
  chance: Chance,
): readonly MarketLine[] {
  const early = (reports: readonly MarketLine[]): readonly MarketLine[] =>
    reports.filter((line) => String(line.publicationDate) <= microTime(until));
  const tradedAt = at - BigInt(chance.between(200_000, 4_000_000));
  const bargain = bargainOf(listing, mic, transactionID, tradedAt, chance);
  const kind = chance.between(1, 100);
  const flags = plainFlags(listing, chance);
  const later = at + BigInt(chance.between(2, 9)) * minute;
  if (kind <= 3) return early([report(bargain, at, flags), report(bargain, later, [...flags, 'CANC'])]);
  if (kind <= 6) {
    const corrected = bargainOf(listing, mic, transactionID, tradedAt, chance);
    return early([
      report(bargain, at, flags),
      report(bargain, later, [...flags, 'CANC']),
      report(corrected, later, [...flags, 'AMND']),
    ]);
  }
  if (isEquity(listing.kind.assetClass)) {
    return [report(bargain, at, kind <= 9 ? ['LRGS'] : flags)];
  }
  if (kind <= 9)
    return early([report(bargain, at, ['LRGS', 'LMTF'], false), report(bargain, later, ['LRGS', 'FULF'])]);
  if (kind <= 11)
    return early([report(bargain, at, ['ILQD', 'VOLO'], false), report(bargain, later, ['ILQD', 'FULV'])]);
  if (kind === 12)
    return early([report(bargain, at, ['SIZE', 'DATF']), report(bargain, later, ['SIZE', 'FULA'])]);
  if (kind === 13) return [report(bargain, at, ['SIZE', 'FWAF'])];
  if (kind <= 18 && listing.kind.assetClass === 'Bonds') {
    const category = chance.pick(['MLF1', 'MIF2', 'LLF3', 'LIF4', 'VLF5', 'VIF5']);
    return [report(bargain, at, [category])];
  }
  return [report(bargain, at, flags)];
}
