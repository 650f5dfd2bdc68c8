import { csvLine } from '../../domain/csv.ts';
import { rts27Heading, rts27Tables as tables } from '../../domain/publishing/rts27.ts';
import { chanceOf } from '../market/random.ts';
import { decimalText, medianText, scaled } from './amounts.ts';
import { firstDayOf, lastDayOf, type Quarter, type StandingTrade } from './quarter-trades.ts';

/** A segment and its venue, as the service knows them. */
export type SegmentFacts = {
  readonly mic: string;
  readonly name: string;
  readonly venueMic: string;
  readonly venueName: string;
  readonly country: string;
};

export type Table = {
  readonly title: string;
  readonly fileName: string;
  readonly text: string;
};

type InstrumentDay = {
  readonly trades: readonly StandingTrade[];
  readonly first: StandingTrade;
};

/** Trades by instrument and day, in this order. */
function byInstrumentAndDay(trades: readonly StandingTrade[]): readonly InstrumentDay[] {
  const groups = new Map<string, StandingTrade[]>();
  for (const trade of trades) {
    const key = `${trade.listing.isin} ${trade.day}`;
    const group = groups.get(key);
    if (group) group.push(trade);
    else groups.set(key, [trade]);
  }
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => (group[0] ? [{ trades: group, first: group[0] }] : []));
}

const descriptionOf = ({ listing }: StandingTrade): string =>
  `${listing.kind.subAssetClass} (${listing.kind.assetClass})`;

function table1({ mic, name, venueMic, venueName, country }: SegmentFacts, quarter: Quarter): string {
  return (
    csvLine(rts27Heading(1)) +
    csvLine([
      venueName,
      venueMic,
      country,
      name,
      mic,
      firstDayOf(quarter),
      lastDayOf(quarter),
      0,
      0,
      0,
      0,
      '0.00',
    ])
  );
}

function table2(trades: readonly StandingTrade[]): string {
  const instruments = new Map(trades.map((trade) => [trade.listing.isin, trade]));
  const lines = [...instruments.values()]
    .sort((a, b) => (a.listing.isin < b.listing.isin ? -1 : 1))
    .map((trade) =>
      csvLine([trade.listing.name, trade.listing.isin, descriptionOf(trade), trade.listing.kind.currency]),
    );
  return csvLine(rts27Heading(2)) + lines.join('');
}

function table4(trades: readonly StandingTrade[]): string {
  const lines = byInstrumentAndDay(trades).flatMap(({ first, trades: all }) => {
    const priced = all.flatMap(({ price, volume }) =>
      price === null ? [] : [{ price: scaled(price), volume }],
    );
    if (priced.length === 0) return [];
    const digits = first.listing.kind.decimals;
    const prices = priced.map(({ price }) => price).sort((a, b) => Number(a - b));
    const volume = priced.reduce((sum, trade) => sum + trade.volume, 0n);
    const worth = priced.reduce((sum, trade) => sum + trade.price * trade.volume, 0n);
    const mean = prices.reduce((sum, price) => sum + price, 0n) / BigInt(prices.length);
    return csvLine([
      first.day,
      first.listing.isin,
      first.listing.kind.notation,
      first.listing.kind.currency,
      decimalText(mean, digits),
      decimalText(worth / volume, digits),
      decimalText(prices.at(-1) ?? 0n, digits),
      decimalText(prices[0] ?? 0n, digits),
    ]);
  });
  return csvLine(rts27Heading(4)) + lines.join('');
}

function table6(trades: readonly StandingTrade[]): string {
  const lines = byInstrumentAndDay(trades).map(({ first, trades: all }) => {
    const chance = chanceOf(`orders ${first.listing.isin} ${first.segmentMic} ${first.day}`);
    const cancelled = chance.between(0, 4);
    const unfilled = chance.between(0, 6);
    const volumes = all.map(({ volume }) => volume);
    return csvLine([
      first.day,
      first.listing.isin,
      all.length + cancelled + unfilled,
      all.length,
      volumes.reduce((sum, volume) => sum + volume, 0n).toString(),
      cancelled,
      medianText(volumes),
    ]);
  });
  return csvLine(rts27Heading(6)) + lines.join('');
}

/** Tables 1, 2, 4 and 6 of RTS 27 for one segment, from the same trades. */
export function rts27Tables(
  segment: SegmentFacts,
  quarter: Quarter,
  trades: readonly StandingTrade[],
): readonly Table[] {
  const named = `${segment.mic} ${quarter.year} Q${quarter.number}`;
  const texts = {
    1: () => table1(segment, quarter),
    2: () => table2(trades),
    4: () => table4(trades),
    6: () => table6(trades),
  };
  return tables.map(({ number, title }) => ({
    title,
    fileName: `${named} table ${number}.csv`,
    text: texts[number](),
  }));
}
