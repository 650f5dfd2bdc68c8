import type { ViewId } from '../../../domain/feed/view-ids.ts';

/** What a view shows, as the banner's caption. */
export const captions: Readonly<Record<ViewId, string>> = {
  rfq: 'Request for quote: quotes and their volumes, newest first, as published by the venue.',
  auc: 'Auction: indicative prices and executable volumes, newest first, as published by the venue.',
  clob: 'Order book, best levels on each side, as published by the venue.',
  voice: 'Voice: bids and asks, newest first, as published by the venue.',
  tradeDisplay:
    'Trades, newest first, as published by the venue. Cancellations and amendments are reports of their own.',
  individual: 'Individual trades: the latest ones side by side, Trade 1 the newest.',
  unknown: 'A kind of data this page does not know.',
};

/** What a grid is called by screen readers. */
export const gridLabels: Readonly<Record<ViewId, string>> = {
  rfq: 'Quotes',
  auc: 'Auction prices',
  clob: 'Order book',
  voice: 'Bids and asks',
  tradeDisplay: 'Trades',
  individual: 'Individual trades',
  unknown: 'Data',
};
