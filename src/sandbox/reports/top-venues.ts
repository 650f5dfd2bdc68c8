import type { AssetClass } from '../../domain/feed/asset-classes.ts';
import type { Rts28, Rts28Class } from '../../domain/publishing/rts28.ts';
import { chanceOf } from '../market/random.ts';
import { percentages, scaled } from './amounts.ts';
import type { StandingTrade } from './quarter-trades.ts';
import type { SegmentFacts } from './rts27.ts';

/** An investment firm of the sandbox, which sends its clients' orders to the venues. */
export type Firm = {
  readonly name: string;
  readonly lei: string;
};

/** The firms that report; legal entities from the venues' own list. */
export const firms: readonly Firm[] = [
  { name: 'TP ICAP Broking Limited', lei: '549300BMVW85YF9FGN67' },
  { name: 'TP ICAP E. and C. Limited', lei: '549300MU2MYJLOY6IJ51' },
  { name: 'TP ICAP (Europe) SA', lei: '213800R54EFFINMY1P02' },
];

// Annex I of RTS 28.
const classNames: Readonly<Record<AssetClass, string>> = {
  'Equity & Equity-like': 'Equities: shares and depositary receipts',
  Bonds: 'Debt instruments: bonds',
  'Interest rate derivatives': 'Interest rate derivatives',
  'FX derivatives': 'Currency derivatives',
  'Credit derivatives': 'Credit derivatives',
  'Equity derivatives': 'Equity derivatives',
  'Commodity derivatives': 'Commodities derivatives',
  'Emission allowances': 'Emission allowances',
  'Securitised derivatives': 'Securitised derivatives',
};

type Execution = {
  readonly className: string;
  readonly client: 'Retail' | 'Professional';
  readonly venueMic: string;
  readonly worth: bigint;
  readonly passive: boolean;
  readonly directed: boolean;
};

/** Whose trade it was, and how it was executed: random by the trade's own id, so it never changes. */
function executionOf(trade: StandingTrade, firm: Firm, venueMic: string): Execution | null {
  const chance = chanceOf(`execution ${trade.transactionId}`);
  if (firms[chance.between(0, firms.length - 1)] !== firm) return null;
  const { assetClass } = trade.listing.kind;
  const price = trade.price === null ? 1n : scaled(trade.price);
  return {
    className: classNames[assetClass],
    client: assetClass === 'Equity & Equity-like' && chance.in100(40) ? 'Retail' : 'Professional',
    venueMic,
    worth: trade.volume * (price < 0n ? -price : price),
    passive: chance.in100(55),
    directed: chance.in100(8),
  };
}

/** The shares of those that have a property and those that do not, in percent. */
const halves = (those: number, all: number): readonly string[] =>
  percentages([BigInt(those), BigInt(all - those)]);

function classOf(
  executions: readonly [Execution, ...Execution[]],
  nameOf: (mic: string) => string,
  businessDays: number,
): Rts28Class {
  const venues = [...new Set(executions.map(({ venueMic }) => venueMic))].map((mic) => {
    const here = executions.filter(({ venueMic }) => venueMic === mic);
    return { mic, here, worth: here.reduce((sum, { worth }) => sum + worth, 0n) };
  });
  venues.sort((a, b) => (a.worth > b.worth ? -1 : a.worth < b.worth ? 1 : a.mic < b.mic ? -1 : 1));
  // Shares of all venues, not only the five shown: the rest up to 100 was executed elsewhere.
  const volumes = percentages(venues.map(({ worth }) => worth));
  const orders = percentages(venues.map(({ here }) => BigInt(here.length)));
  return {
    ClassOfInstruments: executions[0].className,
    ClientKind: executions[0].client,
    FewTrades: executions.length < businessDays,
    Venues: venues.slice(0, 5).map(({ mic, here }, at) => {
      const passive = here.filter((one) => one.passive).length;
      const directed = here.filter((one) => one.directed).length;
      const [passivePercent = '', aggressivePercent = ''] = halves(passive, here.length);
      const [directedPercent = ''] = halves(directed, here.length);
      return {
        Rank: at + 1,
        Name: nameOf(mic),
        Code: mic,
        CodeType: 'MIC',
        VolumePercent: volumes[at] ?? '',
        OrdersPercent: orders[at] ?? '',
        PassivePercent: passivePercent,
        AggressivePercent: aggressivePercent,
        DirectedPercent: directedPercent,
      };
    }),
  };
}

/** A firm's top five venues of a year, by class of instruments and kind of client. */
export function topVenues(
  firm: Firm,
  year: number,
  trades: readonly StandingTrade[],
  segments: ReadonlyMap<string, SegmentFacts>,
): Rts28 {
  const groups = new Map<string, [Execution, ...Execution[]]>();
  for (const trade of trades) {
    const venueMic = segments.get(trade.segmentMic)?.venueMic;
    const execution = venueMic === undefined ? null : executionOf(trade, firm, venueMic);
    if (execution === null) continue;
    const key = `${execution.className} ${execution.client}`;
    const group = groups.get(key);
    if (group) group.push(execution);
    else groups.set(key, [execution]);
  }
  const names = new Map([...segments.values()].map(({ venueMic, venueName }) => [venueMic, venueName]));
  const sorted = [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  return { year, classes: sorted.map(([, group]) => classOf(group, (mic) => names.get(mic) ?? mic, 253)) };
}
