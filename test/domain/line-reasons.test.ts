import { expect, test } from 'vitest';
import type { LineContext } from '../../src/domain/feed/instrument-line.ts';
import type { Line } from '../../src/domain/feed/line-reading.ts';
import { validateOrderLine } from '../../src/domain/feed/order-line.ts';
import { validateTradeLine } from '../../src/domain/feed/trade-line.ts';
import { bond, emission, faultsOf, known, level, quote, ukShare, voice, without, world } from './lines.ts';

/** Also has an instrument with a currency. */
const wider: LineContext = {
  ...world,
  instrumentOf: (code) =>
    code === 'FR0000120271'
      ? { ...known, code, assetClass: 'Bonds', subAssetClass: 'Corporate bonds', currency: 'USD' }
      : world.instrumentOf(code),
};
const described = ['assetClass', 'subAssetClass', 'instrumentDescription', 'instrumentCurrency'];

test.each<[Line, string, LineContext?]>([
  [without(ukShare, 'instrumentId'), 'instrumentId is required'],
  [
    { ...bond, instrumentId: 'FR0000120272' },
    'instrumentId is not an ISIN: its form or its check digit is wrong',
  ],
  [{ ...bond, instrumentIdType: 'OTHR', instrumentId: 'a b' }, 'instrumentId is not an instrument code'],
  [{ ...bond, instrumentIdType: 'CUSIP' }, 'instrumentIdType is not one of ISIN, OTHR'],
  [
    { ...bond, instrumentIdType: 'CUSIP', instrumentId: '037833100' },
    'instrumentIdType is not one of ISIN, OTHR',
  ],
  ...['assetClass', 'subAssetClass', 'instrumentDescription'].map((field): [Line, string] => [
    without(bond, field),
    `${field} is required, since this instrument is not known yet`,
  ]),
  [{ ...bond, instrumentCurrency: 'XXL' }, 'instrumentCurrency is not a currency of ISO 4217'],
  [
    { ...ukShare, assetClass: 'Bonds' },
    'assetClass contradicts what is known of this instrument: Equity & Equity-like',
  ],
  [
    { ...without(bond, ...described), instrumentCurrency: 'EUR' },
    'instrumentCurrency contradicts what is known of this instrument: USD',
    wider,
  ],
  [{ ...ukShare, venueMIC: 'XOFF' }, 'venueMIC is not one of the venues or their segments'],
  [{ ...ukShare, venueMIC: 'Xoff' }, 'venueMIC is not a MIC: four capitals or digits'],
  [
    { ...ukShare, tradeDate: '2017-12-01T00:00:00Z', publicationDate: '2017-12-01T00:00:00Z' },
    'publicationDate lies before 3 January 2018',
  ],
  [{ ...ukShare, publicationDate: '2026-11-20T15:00:00.000001Z' }, 'publicationDate lies in the future'],
  [{ ...ukShare, publicationDate: '2026-11-20T14:10:00Z' }, 'publicationDate lies before the trade'],
  [
    { ...ukShare, tradeDate: '2026-11-20 14:10' },
    'tradeDate is not a UTC time such as 2026-11-20T14:32:07.123456Z',
  ],
  [{ ...ukShare, price: 72.12 }, 'price must be text in quotes, so that no digit is lost'],
  [{ ...ukShare, price: '72,12' }, 'price is not a decimal number such as 101.240'],
  [{ ...ukShare, price: '0.12345678901234' }, 'price has more than 13 digits after the point'],
  [{ ...ukShare, price: '123456.1234567890123' }, 'price has more than 18 digits'],
  [without(ukShare, 'price'), 'price is required unless priceCondition says why it is missing'],
  [without(bond, 'price'), 'price is required unless missingPrice says why it is missing'],
  [{ ...ukShare, priceCondition: 'PNDG' }, 'priceCondition is only for reports without a price'],
  [{ ...bond, currency: 'EUR' }, 'currency is only for monetary prices (MONE)'],
  [without(emission, 'currency'), 'currency is required with a monetary price'],
  [without(ukShare, 'priceMajorCurrency'), 'priceMajorCurrency is required with a monetary price'],
  [without(bond, 'priceNot'), 'priceNot is required'],
  [without(emission, 'priceNot'), 'priceNot is required'],
  [{ ...emission, priceNot: 'MONEY' }, 'priceNot is not one of MONE, PERC, YIEL, BAPO'],
  [
    { ...without(ukShare, 'priceMajorCurrency'), priceNot: 'PCT' },
    'priceNot is not one of MONE, PERC, YIEL, BAPO',
  ],
  [without(ukShare, 'vol'), 'vol is required unless a flag allows its omission'],
  [{ ...ukShare, vol: '-1' }, 'vol is below zero'],
  [{ ...without(bond, 'vol'), notionalAmt: '1e6' }, 'notionalAmt is not a decimal number such as 101.240'],
  [
    { ...without(emission, 'vol', 'notionalAmt', 'notionalCcy'), qtyPerMeas: '1,000' },
    'qtyPerMeas is not a decimal number such as 101.240',
  ],
  [without(bond, 'notionalCcy'), 'notionalCcy is required with notionalAmt'],
  [without(bond, 'notionalAmt'), 'notionalAmt is required with notionalCcy'],
  [without(emission, 'qtyPerMeas'), 'qtyPerMeas is required with qtyMeasUnit'],
  [{ ...ukShare, currency: 'GBP' }, 'currency is not a field of shares traded in the UK'],
  [{ ...bond, type: 'EUAE' }, 'type is for emission allowances only'],
  [
    { ...bond, instrumentDescription: 'x'.repeat(201) },
    'instrumentDescription is longer than 200 characters',
  ],
  [
    { ...bond, instrumentDescription: 'a\0b' },
    'instrumentDescription holds a character that cannot be shown',
  ],
  ...['\u0085', '\u2028', '\u202e', '\u2066', '\ud800', '\uffff', '\u{1fffe}'].map(
    (character): [Line, string] => [
      { ...bond, subAssetClass: `a${character}b` },
      'subAssetClass holds a character that cannot be shown',
    ],
  ),
  [{ ...bond, subAssetClass: ' ' }, 'subAssetClass is required, since this instrument is not known yet'],
  [{ ...bond, flags: [1] }, 'flags is not a list of texts'],
])('a line of trades is refused with its reason: %#', (line, words, context = world) => {
  const reasons = faultsOf(validateTradeLine(line, context)).map(({ field, reason }) => `${field} ${reason}`);
  expect(reasons).toEqual([words]);
});

test.each<[Line, string]>([
  [without(quote, 'system'), 'system is required'],
  [{ ...quote, system: 'HYBRID' }, 'system is not one of RFQ, AUCTION, CLOB, VOICE'],
  [{ ...quote, venueMIC: 'UKOR' }, 'system does not exist on UKOR, whose system is CLOB'],
  [{ ...quote, bidPrice: '1' }, 'bidPrice is not a field of RFQ'],
  [{ ...level, level: 0 }, 'level begins at 1, the best'],
  [{ ...level, level: 1.5 }, 'level is not a whole number'],
  [without(level, 'lOrders'), 'lOrders is required with bidPrice and aggrBidVol'],
  [without(level, 'lOrders', 'bidPrice', 'aggrBidVol'), 'bidPrice or askPrice is required'],
  [{ ...voice, bidCurrency: 'GBP' }, 'bidCurrency is only for lines with a bid'],
  [
    { ...voice, bidCurrency: 'GBP', bidPrice: '1,5', bidVol: '1' },
    'bidPrice is not a decimal number such as 101.240',
  ],
  [{ ...voice, askPrice: '73,1' }, 'askPrice is not a decimal number such as 101.240'],
  [
    without({ ...voice, bidPrice: '1', bidVol: '1' }, 'askPrice', 'askVol'),
    'askCurrency is only for lines with an ask',
  ],
])('a line of orders is refused with its reason: %#', (line, words) => {
  const reasons = faultsOf(validateOrderLine(line, world)).map(({ field, reason }) => `${field} ${reason}`);
  expect(reasons).toEqual([words]);
});
