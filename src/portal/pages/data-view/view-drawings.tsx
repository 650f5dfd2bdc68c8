import type { ReactNode } from 'react';
import type { FeedRow } from '../../../domain/feed/feed-record.ts';
import type { KnownViewId } from '../../../domain/feed/feed-views.ts';
import { BidAskChart } from './charts/bid-ask-chart.tsx';
import { DepthChart } from './charts/depth-chart.tsx';
import { PriceChart, TradesChart } from './charts/price-chart.tsx';
import type { Fold } from './grid/folds.ts';
import type { GridProps } from './grid/grid-props.ts';
import { HistoryGrid } from './grid/history-grid.tsx';
import { OrderBook } from './grid/order-book.tsx';
import { SingleTrades } from './grid/single-trades.tsx';
import { TradeList } from './grid/trade-list.tsx';

type ViewDrawing = {
  readonly Grid: (props: GridProps) => ReactNode;
  readonly folds: readonly Fold[];
  /** Drawn from the rows that the grid shows. */
  readonly Chart: ((props: { readonly rows: readonly FeedRow[] }) => ReactNode) | null;
};

const published: Fold = { name: 'Publication time', lines: [['date']], align: 'left' };

const priceHistory: ViewDrawing = {
  Grid: HistoryGrid,
  folds: [published, { name: 'Price, volume', lines: [['price'], ['aggrVol']], align: 'right' }],
  Chart: PriceChart,
};

/** How each view is drawn (B 3): grid, folds for a phone, and chart. */
export const viewDrawings: Readonly<Record<KnownViewId, ViewDrawing>> = {
  rfq: priceHistory,
  auc: priceHistory,
  clob: {
    Grid: OrderBook,
    folds: [
      {
        name: 'Bid price, volume and orders',
        side: 'Bid',
        lines: [['bidPrice'], ['aggrBidVol', 'lOrders']],
        align: 'right',
      },
      {
        name: 'Ask price, volume and orders',
        side: 'Ask',
        lines: [['askPrice'], ['aggrAskVol', 'rOrders']],
        align: 'right',
      },
    ],
    Chart: DepthChart,
  },
  voice: {
    Grid: HistoryGrid,
    folds: [
      { ...published, wraps: true },
      {
        name: 'Bid price, volume',
        side: 'Bid',
        lines: [['bidPrice', 'bidCurrency'], ['bidVol']],
        align: 'right',
      },
      {
        name: 'Ask price, volume',
        side: 'Ask',
        lines: [['askPrice', 'askCurrency'], ['askVol']],
        align: 'right',
      },
    ],
    Chart: BidAskChart,
  },
  tradeDisplay: {
    Grid: TradeList,
    folds: [
      { name: 'Trading time', lines: [['tradeDate']], align: 'left' },
      { name: 'Price, quantity', lines: [['price'], ['vol']], align: 'right' },
    ],
    Chart: TradesChart,
  },
  individual: { Grid: SingleTrades, folds: [], Chart: null },
};
