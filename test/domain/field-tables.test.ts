import { expect, test } from 'vitest';
import { INSTRUMENT_FACTS, ORDER_FACTS, TRADE_FACTS } from '../../src/domain/feed/field-tables.ts';
import { ORDER_FIELDS } from '../../src/domain/feed/order-line.ts';
import { TRADE_FIELDS } from '../../src/domain/feed/trade-line.ts';
import { flagName, flagsOf } from '../../src/domain/venues/flags.ts';

const names = (facts: readonly { readonly column: string }[]): string[] => facts.map(({ column }) => column);

test('the field tables explain every column of a file of trades, each once', () => {
  expect(names([...INSTRUMENT_FACTS, ...TRADE_FACTS]).sort()).toEqual([...TRADE_FIELDS].sort());
});

test('the field tables explain every column of a file of orders, each once', () => {
  expect(names([...INSTRUMENT_FACTS, ...ORDER_FACTS]).sort()).toEqual([...ORDER_FIELDS].sort());
});

test('every flag of the list is one of its asset class', () => {
  for (const assetClass of ['Equity & Equity-like', 'Bonds', 'FX derivatives'] as const) {
    for (const [code, name] of flagsOf(assetClass)) expect(flagName(code, assetClass)).toBe(name);
  }
});
