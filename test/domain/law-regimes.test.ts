import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allAssetClasses } from '../../src/domain/feed/asset-classes.ts';
import {
  fieldUnderRegimes,
  flagUnderRegimes,
  headFields,
  lawRegimeOf,
} from '../../src/domain/feed/fields/law-regimes.ts';
import { regimes } from '../../src/domain/feed/fields/regimes.ts';
import { tradeFields } from '../../src/domain/feed/fields/trade-fields.ts';
import { flagName, flagsOf } from '../../src/domain/venues/flags.ts';

/** The post-trade fields of docs/regulation-fields.md, by our names. */
function listed(): readonly (readonly [ours: string, field: string])[] {
  const text = readFileSync(new URL('../../docs/regulation-fields.md', import.meta.url), 'utf8');
  const after = text.slice(text.indexOf('## After the trade'), text.indexOf('## Before the trade'));
  return [...after.matchAll(/^\| (.+?) +\| (\w+) +\|/gm)].map(([, field = '', ours = '']) => [ours, field]);
}

describe('C 7: the regimes of the EU and of the UK', () => {
  test('cover every field that a report may have, by the names that regulation gives them', () => {
    const names = new Map(listed());
    for (const assetClass of allAssetClasses) {
      for (const { name, guide, regime } of tradeFields) {
        const { holds } = regimes[regime];
        const applies = [true, false].some((isUkShare) =>
          holds({ assetClass, isUkShare: isUkShare && assetClass === 'Equity & Equity-like' }),
        );
        if (guide === null || !applies) continue;
        const compared = fieldUnderRegimes(name, assetClass);
        expect(compared, `${name} of ${assetClass}`).not.toBeNull();
        expect([compared?.eu.name, compared?.uk.name]).toContain(names.get(name));
      }
    }
    for (const { name } of headFields)
      expect(fieldUnderRegimes(name, 'Bonds')).toMatchObject({
        eu: { name: names.get(name) },
        difference: null,
      });
    const compared = new Set<string>([...tradeFields, ...headFields].map(({ name }) => name));
    expect([...names.keys()].filter((name) => name !== 'Ours' && !compared.has(name))).toEqual([]);
    // RTS 1 of 2017 has no code other than an ISIN.
    expect(fieldUnderRegimes('instrumentIdType', 'Equity & Equity-like')).toBeNull();
    expect(fieldUnderRegimes('status', 'Bonds')).toBeNull();
  });

  test('have a sentence for each difference and only there, and a source for each fact', () => {
    let differing = 0;
    for (const assetClass of allAssetClasses) {
      const fields = tradeFields.map(({ name }) => fieldUnderRegimes(name, assetClass));
      const flags = flagsOf(assetClass).map(([flag, name]) => flagUnderRegimes(flag, name, assetClass));
      for (const each of [...fields, ...flags]) {
        if (each === null) continue;
        expect(each.difference === null).toBe(each.eu.name === each.uk.name);
        if (each.difference !== null) differing += 1;
        for (const { source } of [each.eu, each.uk]) expect(source.text).toMatch(/RTS [12]|EU amendments/);
      }
    }
    expect(differing).toBeGreaterThan(10);
  });

  test.each([
    ['missingPrice', 'Missing price', 'Price conditions'],
    ['priceMajorCurrency', 'Price currency', 'Price (major) currency'],
    ['currency', 'Price currency', 'Price (major) currency'],
    ['thirdCountryExecutionVenue', 'Third-country trading venue of execution', null],
    ['tradeDate', 'Trading date and time', 'Trading date and time'],
  ])('call %s of a share %s and %s', (field, eu, uk) => {
    const compared = fieldUnderRegimes(field, 'Equity & Equity-like');
    expect([compared?.eu.name, compared?.uk.name]).toEqual([eu, uk]);
  });

  test('share the flags of 2017, but only the EU has categories of bond deferrals', () => {
    const of = (flag: string) => flagUnderRegimes(flag, flagName(flag, 'Bonds') ?? '', 'Bonds');
    expect(of('CANC')).toMatchObject({ eu: { name: 'Cancellation' }, uk: { name: 'Cancellation' } });
    expect(of('MLF1')).toMatchObject({ eu: { name: 'Medium size, liquid' }, uk: { name: null } });
    expect(of('MLF1').eu.source.text).toContain('2025/1246');
    expect(of('MLF1').eu.source.isUnconfirmed).toBe(true);
    expect(of('MLF1').difference).toContain('deferrals for bonds');
    expect(of('MLF1').uk.source.isUnconfirmed).toBe(true);
    const ofDeff = flagUnderRegimes(
      'DEFF',
      flagName('DEFF', 'FX derivatives') ?? '',
      'FX derivatives',
    ).difference;
    expect(ofDeff).toContain('deferrals');
    expect(ofDeff).not.toContain('bonds');
    expect(of('PORT').eu.source).toEqual({ text: 'RTS 2 as amended by (EU) 2023/945', isUnconfirmed: true });
    expect(of('PORT').uk.source).toEqual({
      text: 'UK RTS 2 as the FCA has changed it since',
      isUnconfirmed: true,
    });
    expect([lawRegimeOf('UK'), lawRegimeOf('EU')]).toEqual(['uk', 'eu']);
  });

  test('name the table of 2017; what the UK kept of it is confirmed only for shares', () => {
    const share = 'Equity & Equity-like';
    expect([
      fieldUnderRegimes('price', share),
      flagUnderRegimes('CANC', 'Cancellation', share),
    ]).toMatchObject([
      {
        eu: { source: { text: 'RTS 1, (EU) 2017/587, annex I, table 3' } },
        uk: { source: { text: 'UK RTS 1, the same table, as retained at the end of 2020' } },
      },
      { eu: { source: { text: 'RTS 1, (EU) 2017/587, annex I, table 4' } } },
    ]);
    expect(fieldUnderRegimes('price', share)?.uk.source.isUnconfirmed).toBeUndefined();
    expect([
      fieldUnderRegimes('price', 'Bonds'),
      flagUnderRegimes('CANC', 'Cancellation', 'Bonds'),
    ]).toMatchObject([
      {
        eu: { source: { text: 'RTS 2, (EU) 2017/583, annex II, table 2' } },
        uk: { source: { isUnconfirmed: true } },
      },
      { eu: { source: { text: 'RTS 2, (EU) 2017/583, annex II, table 3' } } },
    ]);
    expect(fieldUnderRegimes('price', 'Bonds')?.uk.source.text).toContain('UK RTS 2');
  });
});
