import { expect, test } from 'vitest';
import { flagName, flagsOf } from '../../src/domain/venues/flags.ts';

test('every flag of the list is one of its asset class', () => {
  for (const assetClass of ['Equity & Equity-like', 'Bonds', 'FX derivatives'] as const) {
    for (const [code, name] of flagsOf(assetClass)) expect(flagName(code, assetClass)).toBe(name);
  }
});
