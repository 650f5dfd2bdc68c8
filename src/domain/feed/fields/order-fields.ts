import { orderSystems } from '../data-types.ts';
import type { OrderField, ShownField } from './feed-field.ts';
import { count, currency, oneOf, priceFormat, time, volumeFormat } from './field-format.ts';

const published = (place: number, help: string): ShownField => ({
  place,
  caption: 'Publication time',
  help: `Publication date and time, in UTC: ${help}.`,
  width: 200,
});
const price = (help: string): ShownField => ({ place: 2, caption: 'Price', help, width: 128 });
const volume = (help: string): ShownField => ({ place: 3, caption: 'Aggregated volume', help, width: 156 });

const bookColumn = { orders: { width: 96, narrow: 66 }, price: { width: 112, narrow: 82 } } as const;
const bookVolume = { width: 132, narrow: 104 } as const;

/** The fields of orders before the trade, by trading system, in the order of a file's columns. */
export const orderFields = [
  {
    name: 'system',
    isRequired: true,
    column: 'system',
    format: oneOf(orderSystems),
    systems: orderSystems,
    guide: { field: 'Trading system' },
  },
  {
    name: 'date',
    isRequired: true,
    column: 'published_at',
    format: time,
    systems: orderSystems,
    guide: {
      field: 'Publication date and time',
      format: '; of an order book the time of the snapshot',
    },
    shown: {
      rfq: published(1, 'when the quote was published'),
      auc: published(1, 'when the indication was published'),
      voice: published(1, 'when the indication was published'),
    },
  },
  {
    // Its position in the snapshot; a grid shows it by the order of the rows.
    name: 'level',
    column: 'level',
    format: count,
    systems: orderSystems,
    guide: {
      field: 'Level',
      format: '; 1 is the best',
      applies: '; at least five a side in an order book where there are as many',
    },
  },
  {
    name: 'price',
    column: 'price',
    format: priceFormat,
    systems: ['RFQ', 'AUCTION'],
    guide: { field: 'Price; of an auction the price that best satisfies its algorithm' },
    shown: {
      rfq: price('Quoted price.'),
      auc: price('Auction price: the price at which the auction would best satisfy its trading algorithm.'),
    },
  },
  {
    name: 'aggrVol',
    column: 'volume',
    format: volumeFormat,
    systems: ['RFQ', 'AUCTION'],
    guide: { field: 'Volume at that price; of an auction the executable volume' },
    shown: {
      rfq: volume('Volume of all quotes at that price.'),
      auc: volume('Executable volume: the volume that would be executed at that price.'),
    },
  },
  {
    name: 'lOrders',
    column: 'bid_orders',
    format: count,
    systems: ['CLOB'],
    guide: { field: 'Number of bid orders at the level' },
    shown: {
      clob: {
        place: 1,
        caption: 'Bid orders',
        help: 'Number of orders at that bid level.',
        ...bookColumn.orders,
        side: 'bid',
      },
    },
  },
  {
    name: 'bidPrice',
    column: 'bid_price',
    format: priceFormat,
    systems: ['CLOB', 'VOICE'],
    guide: { field: 'Bid price' },
    shown: {
      clob: {
        place: 2,
        caption: 'Bid price',
        help: 'Price of the bid level; the best one comes first.',
        ...bookColumn.price,
        side: 'bid',
      },
      voice: {
        place: 2,
        caption: 'Bid price',
        help: 'Price at which the interest is to buy.',
        width: 104,
        side: 'bid',
      },
    },
  },
  {
    name: 'aggrBidVol',
    column: 'bid_volume',
    format: volumeFormat,
    systems: ['CLOB'],
    guide: { field: 'Volume of the bid orders at the level, not cumulative' },
    shown: {
      clob: {
        place: 3,
        caption: 'Bid volume',
        help: 'Aggregated volume of the orders at that bid level, not cumulative.',
        ...bookVolume,
        side: 'bid',
      },
    },
  },
  {
    name: 'askPrice',
    column: 'ask_price',
    format: priceFormat,
    systems: ['CLOB', 'VOICE'],
    guide: { field: 'Ask price' },
    shown: {
      clob: {
        place: 4,
        caption: 'Ask price',
        help: 'Price of the ask level; the best one comes first.',
        ...bookColumn.price,
        side: 'ask',
      },
      voice: {
        place: 5,
        caption: 'Ask price',
        help: 'Price at which the interest is to sell.',
        width: 104,
        side: 'ask',
      },
    },
  },
  {
    name: 'aggrAskVol',
    column: 'ask_volume',
    format: volumeFormat,
    systems: ['CLOB'],
    guide: { field: 'Volume of the ask orders at the level, not cumulative' },
    shown: {
      clob: {
        place: 5,
        caption: 'Ask volume',
        help: 'Aggregated volume of the orders at that ask level, not cumulative.',
        ...bookVolume,
        side: 'ask',
      },
    },
  },
  {
    name: 'rOrders',
    column: 'ask_orders',
    format: count,
    systems: ['CLOB'],
    guide: { field: 'Number of ask orders at the level' },
    shown: {
      clob: {
        place: 6,
        caption: 'Ask orders',
        help: 'Number of orders at that ask level.',
        ...bookColumn.orders,
        side: 'ask',
      },
    },
  },
  {
    // B 3 has no column for it.
    name: 'orders',
    column: 'orders',
    format: count,
    systems: ['VOICE'],
    guide: { field: 'Number of orders behind the line' },
    undrawn: { voice: 'sent' },
  },
  {
    name: 'bidCurrency',
    column: 'bid_currency',
    format: currency,
    systems: ['VOICE'],
    guide: { field: 'Currency of the bid' },
    shown: {
      voice: { place: 3, caption: 'Bid currency', help: 'Currency of the bid (ISO 4217).', width: 104 },
    },
  },
  {
    name: 'bidVol',
    column: 'bid_volume',
    format: volumeFormat,
    systems: ['VOICE'],
    guide: { field: 'Volume of the bid' },
    shown: { voice: { place: 4, caption: 'Bid volume', help: 'Volume of the bid.', width: 124 } },
  },
  {
    name: 'askVol',
    column: 'ask_volume',
    format: volumeFormat,
    systems: ['VOICE'],
    guide: { field: 'Volume of the ask' },
    shown: { voice: { place: 7, caption: 'Ask volume', help: 'Volume of the ask.', width: 124 } },
  },
  {
    name: 'askCurrency',
    column: 'ask_currency',
    format: currency,
    systems: ['VOICE'],
    guide: { field: 'Currency of the ask' },
    shown: {
      voice: { place: 6, caption: 'Ask currency', help: 'Currency of the ask (ISO 4217).', width: 104 },
    },
  },
] as const satisfies readonly OrderField[];

export type OrderFieldName = (typeof orderFields)[number]['name'];
