import { describe, expect, test } from 'vitest';
import { flagName, flagsFault, flagsOf, statusOf } from '../../src/domain/venues/flags.ts';

const shares = 'Equity & Equity-like';
const codesOf = (assetClass: Parameters<typeof flagsOf>[0]): string[] =>
  flagsOf(assetClass).map(([code]) => code);

test('every listed flag belongs to its asset class', () => {
  for (const assetClass of [shares, 'Bonds', 'FX derivatives'] as const) {
    expect(flagsOf(assetClass)).not.toEqual([]);
    for (const [code, name] of flagsOf(assetClass)) expect(flagName(code, assetClass)).toBe(name);
  }
});

test('only bonds have flags for the size of a trade, and shares have other flags than the rest', () => {
  const sizes = ['MLF1', 'MIF2', 'LLF3', 'LIF4', 'VLF5', 'VIF5'];
  expect(codesOf('Bonds')).toEqual(expect.arrayContaining([...codesOf('FX derivatives'), ...sizes]));
  for (const size of sizes) {
    expect(codesOf('FX derivatives')).not.toContain(size);
    expect(flagName(size, 'FX derivatives')).toBeNull();
  }
  expect(codesOf(shares)).not.toEqual(codesOf('FX derivatives'));
  expect(flagName('no such flag', 'Bonds')).toBeNull();
});

describe('flags that a report may carry together', () => {
  test.each([
    [['CANC'], null],
    [['LMTF', 'FWAF'], null],
    [['CANC', 'AMND'], 'CANC and AMND exclude each other'],
    [['AMND', 'CANC'], 'CANC and AMND exclude each other'],
    [['VIF5', 'MLF1'], 'MLF1 and VIF5 exclude each other'],
    [['VOLO', 'VOLO'], 'names a flag twice'],
    [['NONE'], 'NONE is not a flag of Bonds'],
    [['CANC', 'NONE'], 'NONE is not a flag of Bonds'],
    [[], null],
  ])('%j: %s', (flags, fault) => {
    expect(flagsFault(flags, 'Bonds')).toBe(fault);
  });
});

test('a report with a flag of cancellation or amendment is one; every other report is new', () => {
  expect(statusOf(['LMTF', 'CANC'])).toBe('Cancelled');
  expect(statusOf(['LMTF', 'AMND'])).toBe('Amended');
  expect(statusOf(['LMTF'])).toBe('New');
  expect(statusOf([])).toBe('New');
});
