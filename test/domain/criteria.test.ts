import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Criteria,
  codeAddress,
  criteriaOf,
  criteriaOfQuery,
  dataSelectAddress,
  dataViewAddress,
  isComplete,
  levels,
  noCriteria,
  queryOf,
  sameCriteria,
} from '../../src/domain/feed/criteria.ts';

const whole: Criteria = {
  datatype: 'order',
  tv: 'ICPM',
  assetclass: 'Equity & Equity-like',
  subassetclass: 'Shares / UK',
  instrument: 'GB00BH4HKS39',
  instrumentmic: 'IMCE',
  ordertype: 'Order book',
};

/** Criteria chosen down to some level. */
const chosenDownTo = fc
  .tuple(fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 7, maxLength: 7 }), fc.nat(7))
  .map(([values, depth]): Criteria => {
    const entries = levels.map((level, index) => [level, index < depth ? (values[index] ?? null) : null]);
    return { ...noCriteria, ...Object.fromEntries(entries) };
  });

describe('A 3.10, B 3, data selection form', () => {
  test('B 3: seven fields in the order of the cascade, all null at the start', () => {
    expect(levels.join(' ')).toBe('datatype tv assetclass subassetclass instrument instrumentmic ordertype');
    expect(Object.values(noCriteria).every((value) => value === null)).toBe(true);
  });

  test('B 5: complete means that the first five are chosen', () => {
    expect(isComplete({ ...whole, instrumentmic: null, ordertype: null })).toBe(true);
    for (const level of levels.slice(0, 5)) expect(isComplete({ ...whole, [level]: null })).toBe(false);
  });
});

describe('criteria in an address', () => {
  test('are read back as they were written, whatever the values hold', () => {
    fc.assert(
      fc.property(chosenDownTo, (criteria) => {
        expect(criteriaOfQuery(new URLSearchParams(queryOf(criteria).toString()))).toEqual(criteria);
      }),
    );
  });

  test('the address of the data view is /data-viewing/{datatype} with the seven names as its query', () => {
    expect(dataViewAddress(whole)).toBe(
      '/data-viewing/order?datatype=order&tv=ICPM&assetclass=Equity+%26+Equity-like&subassetclass=Shares+%2F+UK&instrument=GB00BH4HKS39&instrumentmic=IMCE&ordertype=Order+book',
    );
  });

  test('the address of the API page opens the call with the criteria and the filter filled in', () => {
    const criteria = {
      ...noCriteria,
      datatype: 'trade',
      tv: 'ICPM',
      filter: { from: '2026-11-20', flags: 'LRGS' },
    };
    const address = new URL(codeAddress(criteria), 'https://example.test');
    expect([address.pathname, address.hash]).toEqual(['/documentation/api', '#getFeedData']);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      datatype: 'trade',
      tv: 'ICPM',
      from: '2026-11-20',
      flags: 'LRGS',
    });
  });

  test('without a data type the address of the data view names none, as its route allows', () => {
    expect(new URL(dataViewAddress(noCriteria), 'https://example.test').pathname).toBe('/data-viewing/');
  });

  test('the address of a selection without a choice has no query', () => {
    expect(dataSelectAddress(noCriteria)).toBe('/dataSelect');
    expect(dataSelectAddress({ ...noCriteria, datatype: 'trade' })).toBe('/dataSelect?datatype=trade');
  });

  test('unknown names and empty values are ignored, and the first of a repeated name counts', () => {
    const query = new URLSearchParams('datatype=order&datatype=trade&tv=&assetclass=Bonds&x=1');
    expect(criteriaOfQuery(query)).toEqual({ ...noCriteria, datatype: 'order' });
  });

  test('a value after a gap is dropped', () => {
    const query = queryOf({ ...whole, subassetclass: null });
    expect(criteriaOfQuery(query)).toEqual({
      ...noCriteria,
      datatype: 'order',
      tv: 'ICPM',
      assetclass: 'Equity & Equity-like',
    });
  });

  test('the segment MIC may be left out before an order type', () => {
    const criteria = { ...whole, instrumentmic: null };
    expect(criteriaOfQuery(queryOf(criteria))).toEqual(criteria);
  });
});

describe('criteria from elsewhere', () => {
  test('are read back from JSON', () => {
    expect(criteriaOf(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  test.each([null, undefined, 0, 'order', [], {}, { datatype: 1 }, { datatype: null, tv: 'ICPM' }])(
    '%j holds no criteria',
    (unknown) => {
      expect(criteriaOf(unknown)).toBeNull();
    },
  );

  test('no input makes it throw', () => {
    fc.assert(fc.property(fc.anything(), (unknown) => void criteriaOf(unknown)));
  });

  test('criteria are the same when all seven are', () => {
    expect(sameCriteria(whole, { ...whole })).toBe(true);
    for (const level of levels) expect(sameCriteria(whole, { ...whole, [level]: 'other' })).toBe(false);
  });

  test('criteria are the same only if their filters are, and no criteria equal no criteria', () => {
    const filtered = { ...whole, filter: { from: '2026-11-20' } };
    expect(sameCriteria(filtered, { ...whole, filter: { from: '2026-11-20' } })).toBe(true);
    expect(sameCriteria(filtered, { ...whole, filter: { from: '2026-11-21' } })).toBe(false);
    expect([sameCriteria(filtered, whole), sameCriteria(whole, filtered)]).toEqual([false, false]);
    expect([sameCriteria(null, null), sameCriteria(null, whole), sameCriteria(whole, null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
