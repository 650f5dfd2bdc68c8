import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/domain/feed/line-reading.ts';
import { validateOrderLine } from '../../src/domain/feed/order-line.ts';
import { faultsOf, level, quote, voice, without, world } from './lines.ts';

const asks: Line = {
  ...without(level, 'lOrders', 'bidPrice', 'aggrBidVol'),
  rOrders: 1,
  askPrice: '72.2',
  aggrAskVol: '3',
};
const spoken: Line = { ...voice, bidPrice: '72', bidVol: '4', bidCurrency: 'GBP' };

describe('regulation.md Pre-trade fields: lines of orders', () => {
  it('of each system are accepted', () => {
    expect(validateOrderLine(quote, world)).toMatchObject({
      values: { system: 'RFQ', price: '72.1', aggrVol: '500', level: null },
    });
    expect(validateOrderLine({ ...quote, system: 'AUCTION' }, world)).toMatchObject({
      values: { system: 'AUCTION' },
    });
    expect(validateOrderLine(level, world)).toMatchObject({
      values: { level: 1, lOrders: 3, bidPrice: '72.10', askPrice: null },
    });
    expect(validateOrderLine({ ...level, level: '2' }, world)).toMatchObject({ values: { level: 2 } });
    expect(validateOrderLine(voice, world)).toMatchObject({
      values: { orders: 2, askPrice: '73', bidPrice: null },
    });
    expect(validateOrderLine(asks, world)).toMatchObject({ values: { bidPrice: null, askPrice: '72.2' } });
    expect(validateOrderLine({ ...level, ...asks }, world)).toMatchObject({
      values: { bidPrice: '72.10', askPrice: '72.2', venueMIC: 'IMCE' },
    });
    expect(validateOrderLine(spoken, world)).toMatchObject({
      values: { bidCurrency: 'GBP', askCurrency: 'GBP' },
    });
    const kunas = { ...spoken, bidCurrency: 'HRK', date: '2022-11-20T14:10:00.000000Z' };
    expect(validateOrderLine(kunas, world)).toMatchObject({ values: { bidCurrency: 'HRK' } });
    expect(validateOrderLine({ ...level, venueMIC: 'UKOR' }, world)).toMatchObject({
      values: { venueMIC: 'UKOR' },
    });
  });

  it('without a side are refused for that too, whatever else is wrong', () => {
    const sideless = { ...without(level, 'lOrders', 'bidPrice', 'aggrBidVol'), date: '2026-11-21T00:00:00Z' };
    expect(faultsOf(validateOrderLine(sideless, world)).map(({ field }) => field)).toEqual([
      'date',
      'bidPrice',
    ]);
  });

  it.each<[string, Line, string]>([
    ['no system', without(quote, 'system'), 'system'],
    ['an unknown system', { ...quote, system: 'HYBRID' }, 'system'],
    ['a system the segment does not have', { ...quote, venueMIC: 'UKOR' }, 'system'],
    ['orders on a segment that only registers trades', { ...quote, venueMIC: 'UKRE' }, 'system'],
    ['no time', without(quote, 'date'), 'date'],
    ['a time in the future', { ...quote, date: '2026-11-21T00:00:00Z' }, 'date'],
    ['a quote without price', without(quote, 'price'), 'price'],
    ['a quote without volume', without(quote, 'aggrVol'), 'aggrVol'],
    ['a volume below zero', { ...quote, aggrVol: '-5' }, 'aggrVol'],
    ['a field of another system', { ...quote, bidPrice: '1' }, 'bidPrice'],
    ['a book without level', without(level, 'level'), 'level'],
    ['level 0', { ...level, level: 0 }, 'level'],
    ['half a level', { ...level, level: 1.5 }, 'level'],
    ['a side without volume', without(level, 'aggrBidVol'), 'aggrBidVol'],
    ['a side without count', without(level, 'lOrders'), 'lOrders'],
    ['a level without sides', without(level, 'lOrders', 'bidPrice', 'aggrBidVol'), 'bidPrice'],
    ['a count below zero', { ...level, lOrders: -1 }, 'lOrders'],
    ['a bid currency without bid', { ...voice, bidCurrency: 'GBP' }, 'bidCurrency'],
    ['a currency that does not exist', { ...voice, askCurrency: 'XXL' }, 'askCurrency'],
    ['no instrument', without(quote, 'instrumentId'), 'instrumentId'],
    ['no segment', without(quote, 'venueMIC'), 'venueMIC'],
    ['a segment that does not exist', { ...quote, venueMIC: 'XOFF' }, 'venueMIC'],
    ['a level that is a list', { ...level, level: ['2'] }, 'level'],
    ['a bid without price', without(level, 'bidPrice'), 'bidPrice'],
    ['an ask without volume', without(asks, 'aggrAskVol'), 'aggrAskVol'],
    ['an ask without count', without(asks, 'rOrders'), 'rOrders'],
    ['an ask without price', without(asks, 'askPrice'), 'askPrice'],
    ['a spoken ask without volume', without(voice, 'askVol'), 'askVol'],
    ['a spoken bid without volume', without(spoken, 'bidVol'), 'bidVol'],
    ['a spoken bid without price', without(spoken, 'bidPrice', 'bidCurrency'), 'bidPrice'],
    [
      'an ask currency without ask',
      without({ ...spoken, askCurrency: 'GBP' }, 'askPrice', 'askVol'),
      'askCurrency',
    ],
    ['a line without sides', without(voice, 'askPrice', 'askVol', 'askCurrency'), 'bidPrice'],
  ])('are refused with %s', (_what, line, field) => {
    const faults = faultsOf(validateOrderLine(line, world));
    expect(faults.map((fault) => fault.field)).toEqual([field]);
    expect(faults.every((fault) => fault.reason !== '')).toBe(true);
  });
});
