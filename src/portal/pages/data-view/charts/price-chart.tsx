import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { standing } from '../grid/report-state.ts';
import { HistoryChart } from './history-chart.tsx';
import { pointsOf } from './series.ts';
import { tradePriceUnit, tradeVolumeUnit } from './units.ts';

const lineOf = (rows: readonly FeedRow[], fields: Parameters<typeof pointsOf>[1]) => [
  { name: 'Price', colour: 'var(--accent)', points: pointsOf(rows, fields) },
];

/** Price and volume of quotes or auctions over time. */
export function PriceChart({ rows }: { rows: readonly FeedRow[] }) {
  return (
    <HistoryChart
      title="Price and volume"
      unit={null}
      volumes={{ name: 'Volume', unit: null }}
      note="The rows of this page, by publication time."
      lines={lineOf(rows, { time: 'date', value: 'price', volume: 'aggrVol' })}
    />
  );
}

/** Price and quantity of the trades that hold, over time. */
export function TradesChart({ rows }: { rows: readonly FeedRow[] }) {
  const drawn = standing(rows);
  return (
    <HistoryChart
      title="Price and volume"
      unit={tradePriceUnit(drawn)}
      volumes={{ name: 'Quantity', unit: tradeVolumeUnit(drawn) }}
      note="The trades of this page as they stand, by trading time: without those cancelled or replaced."
      lines={lineOf(drawn, { time: 'tradeDate', value: 'price', volume: 'vol' })}
    />
  );
}
