import { expect, test } from 'vitest';
import { bestOf, isBest } from '../../src/domain/feed/instrument-figures.ts';

const quote = (price: string, currency: string | null) => ({
  BidPrice: price,
  BidCurrency: currency,
  AskPrice: price,
  AskCurrency: currency,
});
const quotes = [
  quote('98.2', null),
  quote('98.20', 'EUR'),
  quote('98.20', 'USD'),
  quote('98.1', 'EUR'),
  null,
];
const places = quotes.map((one, at) => ({ SegmentMIC: `SEG${at}`, Quote: one }));

test('C 3: the best prices are the same numbers in the currency of the instrument, however they are written', () => {
  const [bid, ask] = [bestOf('Bid', places, 'EUR'), bestOf('Ask', places, 'EUR')];
  expect(bid).toEqual({ price: '98.2', segment: 'SEG0' });
  expect(ask).toEqual({ price: '98.1', segment: 'SEG3' });
  expect(quotes.map((one) => isBest('Bid', one, bid, 'EUR'))).toEqual([true, true, false, false, false]);
  expect(quotes.map((one) => isBest('Ask', one, ask, 'EUR'))).toEqual([false, false, false, true, false]);
  expect(isBest('Bid', quote('98.2', null), null, 'EUR')).toBe(false);
});
