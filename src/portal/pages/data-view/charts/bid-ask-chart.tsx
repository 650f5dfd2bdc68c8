import { useMemo } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { HistoryChart } from './history-chart.tsx';
import { pointsOf, silencesOf } from './series.ts';
import { quotedCurrency } from './units.ts';

const lineOf = (rows: readonly FeedRow[], value: string) => ({
  points: pointsOf(rows, { time: 'date', value }),
  silences: silencesOf(rows, { time: 'date', value }),
});

/** Bid and ask over time. */
export function BidAskChart({ rows }: { rows: readonly FeedRow[] }) {
  const lines = useMemo(
    () => [
      { name: 'Bid', colour: 'var(--bid)', ...lineOf(rows, 'bidPrice') },
      { name: 'Ask', colour: 'var(--ask)', dash: [5, 3], ...lineOf(rows, 'askPrice') },
    ],
    [rows],
  );
  return (
    <HistoryChart
      title="Bid and ask"
      unit={quotedCurrency(rows)}
      note="The rows of this page, by publication time."
      lines={lines}
    />
  );
}
