import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import type { KnownViewId } from '../column-sets.ts';
import { standing } from '../report-state.ts';
import { DepthChart } from './depth-chart.tsx';
import { HistoryChart } from './history-chart.tsx';
import { pointsOf, silencesOf } from './series.ts';
import { quotedCurrency, tradePriceUnit, tradeVolumeUnit } from './units.ts';

const lineOf = (rows: readonly FeedRow[], value: string) => ({
  points: pointsOf(rows, { time: 'date', value }),
  silences: silencesOf(rows, { time: 'date', value }),
});

/** The chart beside a view's grid, of the same rows: depth of a book, price and volume, or bid and ask over time. */
export function ViewChart({
  viewId,
  rows,
}: {
  viewId: Exclude<KnownViewId, 'individual'>;
  rows: readonly FeedRow[];
}) {
  if (viewId === 'clob') return <DepthChart rows={rows} />;
  if (viewId === 'voice') {
    return (
      <HistoryChart
        title="Bid and ask"
        unit={quotedCurrency(rows)}
        note="The rows of this page, by publication time."
        lines={[
          { name: 'Bid', colour: 'var(--bid)', ...lineOf(rows, 'bidPrice') },
          { name: 'Ask', colour: 'var(--ask)', dashed: true, ...lineOf(rows, 'askPrice') },
        ]}
      />
    );
  }
  const isTrades = viewId === 'tradeDisplay';
  const drawn = isTrades ? standing(rows) : rows;
  const fields = isTrades
    ? { time: 'tradeDate', value: 'price', volume: 'vol' }
    : { time: 'date', value: 'price', volume: 'aggrVol' };
  return (
    <HistoryChart
      title="Price and volume"
      unit={isTrades ? tradePriceUnit(drawn) : null}
      volumes={{ name: isTrades ? 'Quantity' : 'Volume', unit: isTrades ? tradeVolumeUnit(drawn) : null }}
      note={
        isTrades
          ? 'The trades of this page as they stand, by trading time: without those cancelled or replaced.'
          : 'The rows of this page, by publication time.'
      }
      lines={[{ name: 'Price', colour: 'var(--accent)', points: pointsOf(drawn, fields) }]}
    />
  );
}
