import { useMemo } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { standing } from '../grid/report-state.ts';
import { HistoryChart } from './history-chart.tsx';
import { pointsOf } from './series.ts';
import { tradePriceUnit } from './units.ts';

const quoted = { time: 'date', value: 'price', volume: 'aggrVol' };
const traded = { time: 'tradeDate', value: 'price', volume: 'vol' };
const quotedVolume = { name: 'Volume', unit: null };
// The unit that a report states is that of the quantity in measurement unit, not of this one.
const tradedVolume = { name: 'Quantity', unit: null };

const lineOf = (rows: readonly FeedRow[], fields: Parameters<typeof pointsOf>[1]) => [
  { name: 'Price', colour: 'var(--accent)', points: pointsOf(rows, fields) },
];

/** Price and volume of quotes or auctions over time. */
export function PriceChart({ rows }: { rows: readonly FeedRow[] }) {
  const lines = useMemo(() => lineOf(rows, quoted), [rows]);
  return (
    <HistoryChart
      title="Price and volume"
      unit={null}
      volumes={quotedVolume}
      note="The rows of this page, by publication time."
      lines={lines}
    />
  );
}

/** Price and quantity over time of the trades that are not void. */
export function TradesChart({ rows }: { rows: readonly FeedRow[] }) {
  const drawn = useMemo(() => standing(rows), [rows]);
  const lines = useMemo(() => lineOf(drawn, traded), [drawn]);
  return (
    <HistoryChart
      title="Price and volume"
      unit={tradePriceUnit(drawn)}
      volumes={tradedVolume}
      note="The trades of this page as they stand, by trading time: without those cancelled or replaced."
      lines={lines}
    />
  );
}
