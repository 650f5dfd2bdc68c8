import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  indexedTo100,
  midOf,
  shareOf,
  summed,
  tradesByVenue,
  tradesOf,
} from '../../src/domain/compare/compared-figures.ts';
import {
  askedPeriod,
  compareAddress,
  comparedFrom,
  comparisonOf,
  hasSeries,
  roomAt,
  seriesKey,
  seriesOfView,
  withoutSeries,
} from '../../src/domain/compare/comparison.ts';
import { periodEnds } from '../../src/domain/compare/period-ends.ts';
import { type Criteria, dataViewAddress } from '../../src/domain/feed/criteria.ts';
import { intervalOf, mostIntervals } from '../../src/domain/feed/summary-intervals.ts';

const series = (instrument: string): Criteria => ({
  datatype: 'trade',
  tv: 'ICPM',
  assetclass: 'Equity & Equity-like',
  subassetclass: 'Shares',
  instrument,
  instrumentmic: 'IMCE',
  ordertype: 'Trades',
});
const period = { last: '1d' } as const;
const comparison = {
  series: [series('A'), series('B')],
  period,
  isIndexed: null,
  hasDifference: false,
  leftOut: 0,
};

describe('C 4: a comparison', () => {
  test('is read back from its own address, whatever it compares', () => {
    const periods = fc.oneof(
      fc.constantFrom('1h' as const, '1d' as const, '1w' as const, '30d' as const).map((last) => ({ last })),
      fc.constant({ from: '2026-11-20 14:30', to: null }),
      fc.constant({ from: '2026-11-20', to: '2026-11-21' }),
    );
    const codes = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 4 });
    const indexed = fc.constantFrom(true, false, null);
    fc.assert(
      fc.property(codes, periods, indexed, fc.boolean(), (instruments, chosen, isIndexed, hasDifference) => {
        const whole = {
          series: instruments.map(series),
          period: chosen,
          isIndexed,
          hasDifference,
          leftOut: 0,
        };
        expect(comparisonOf(compareAddress(whole).replace(/^[^?]*/, ''))).toEqual(whole);
      }),
    );
  });

  test('gains a found view: added to the comparison or the view on screen, or on its own from any other page', () => {
    const found = dataViewAddress(series('C'));
    const grown = (here: string) => {
      const { series: all, ...rest } = comparisonOf(comparedFrom(here, [found]).replace('/compare', ''));
      return [all.map(({ instrument }) => instrument), rest];
    };
    const own = {
      period: { from: '2026-11-20', to: null },
      isIndexed: true,
      hasDifference: true,
      leftOut: 0,
    };
    expect(grown(compareAddress({ ...comparison, ...own }))).toEqual([['A', 'B', 'C'], own]);
    const usual = { period, isIndexed: null, hasDifference: false, leftOut: 0 };
    const filtered = dataViewAddress({ ...series('A'), filter: { pricefrom: '1' } });
    expect(grown(filtered)).toEqual([['A', 'C'], usual]);
    expect(grown(found)).toEqual([['C'], usual]);
    expect(grown('/home')).toEqual([['C'], usual]);
    expect(grown('/dataSelect?datatype=trade&tv=ICPM')).toEqual([['C'], usual]);
    expect(grown(`/dataSelect?${filtered.split('?')[1]}`)).toEqual([['C'], usual]);
    expect(grown('/data-viewing/trade?datatype=trade&tv=ICPM')).toEqual([['C'], usual]);
    const full = compareAddress({ series: ['A', 'B', 'D', 'E'].map(series) });
    expect(grown(full)).toEqual([['A', 'B', 'D', 'E'], { ...usual, leftOut: 1 }]);
  });

  test('gains several found views at once, each once, up to the room there is', () => {
    const found = ['C', 'A', 'C', 'D'].map((code) => dataViewAddress(series(code)));
    const here = compareAddress(comparison);
    expect([roomAt(here), roomAt(found[0] ?? ''), roomAt('/home')]).toEqual([2, 3, 4]);
    const grown = comparisonOf(comparedFrom(here, found).replace('/compare', ''));
    expect([grown.series.map(({ instrument }) => instrument), grown.leftOut]).toEqual([
      ['A', 'B', 'C', 'D'],
      0,
    ]);
  });

  test('holds at most four series, each once, and counts those left out', () => {
    const five = ['A', 'B', 'A', 'C', 'D', 'E'].map(series);
    const read = comparisonOf(compareAddress({ series: five }).replace('/compare', ''));
    expect([read.series.map(({ instrument }) => instrument), read.leftOut]).toEqual([
      ['A', 'B', 'C', 'D'],
      1,
    ]);
    expect(comparisonOf('?s=nothing&s=datatype%3Dtrade').leftOut).toBe(2);
    expect(roomAt(compareAddress(read))).toBe(0);
    expect(withoutSeries({ ...comparison, leftOut: 2 }, 'nobody')).toEqual(comparison);
    expect(withoutSeries(comparison, seriesKey(series('A'))).series).toEqual([series('B')]);
    expect([hasSeries(comparison, series('B')), hasSeries(comparison, series('C'))]).toEqual([true, false]);
    expect(seriesOfView(dataViewAddress({ ...series('A'), filter: { from: '2026' } }))).toEqual(series('A'));
  });

  test('asks for the same period of every series, ending at the current whole minute', () => {
    const at = '2026-11-20T14:32:59.999Z';
    expect(askedPeriod({ last: '1h' }, at)).toEqual({ from: '2026-11-20T13:32Z', to: '2026-11-20T14:32Z' });
    expect(askedPeriod({ last: '30d' }, at).from).toBe('2026-10-21T14:32Z');
    expect(askedPeriod({ from: '2026-11-20', to: null }, at)).toEqual({
      from: '2026-11-20',
      to: '2026-11-20T14:32Z',
    });
    expect(askedPeriod({ from: '2026-11-19', to: '2026-11-20' }, at).to).toBe('2026-11-20');
    expect(comparisonOf('?last=1y&from= ').period).toEqual(period);
    expect(comparisonOf('?from= 2026-11-19 &to= 2026-11-20 ').period).toEqual({
      from: '2026-11-19',
      to: '2026-11-20',
    });
    expect(comparisonOf('?from=2026-11-19&to= &last=1h').period).toEqual({ from: '2026-11-19', to: null });
  });

  test('puts only what differs from the defaults into its address', () => {
    expect(compareAddress({ series: [] })).toBe('/compare');
    expect(compareAddress({ series: [], period, isIndexed: null })).toBe('/compare');
    expect(compareAddress({ series: [], period: { last: '1h' }, isIndexed: true })).toBe(
      '/compare?last=1h&index=100',
    );
    expect(compareAddress({ series: [], period: { from: '2026-11-20', to: null } })).toBe(
      '/compare?from=2026-11-20',
    );
    expect(comparisonOf('?index=1').isIndexed).toBeNull();
    expect(comparisonOf('?index=0').isIndexed).toBe(false);
  });

  test.each([
    [60_000, 1],
    [400_000, 1],
    [400_001, 5],
    [3_660_000, 15],
    [86_460_000, 300],
    [366 * 86_400_000, 86_400],
  ])('a period of %i ms has intervals of %i s', (length, seconds) => {
    expect(intervalOf(length)).toBe(seconds);
    expect(86_400 % seconds).toBe(0);
    expect(length / 1000 / seconds).toBeLessThanOrEqual(mostIntervals);
  });
});

const price = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: 6 }));
const textOf = ([units, places]: readonly [bigint, number]): string => {
  const digits = units.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};
/** In units of 10 to the power of minus 12; no number here has more decimals. */
const unitsOf = (text: string): bigint => {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(`${whole}${fraction.padEnd(12, '0')}`);
};

describe('figures', () => {
  test('prices are indexed to 100 at the first price, rounded to four decimals', () => {
    expect(indexedTo100('101.5', '100')).toBe('101.5000');
    expect(indexedTo100('-1', '3')).toBe('-33.3333');
    expect(indexedTo100('2', '3')).toBe('66.6667');
    expect([indexedTo100('1', '0.00'), indexedTo100('1', '-2')]).toEqual([null, null]);
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [now, first] = [textOf(one), textOf(other)];
        expect(indexedTo100(first, first)).toBe('100.0000');
        const indexedPrice = unitsOf(indexedTo100(now, first) ?? '');
        const off = indexedPrice * unitsOf(first) - 100n * 10n ** 12n * unitsOf(now);
        expect(2n * (off < 0n ? -off : off) <= 10n ** 8n * unitsOf(first)).toBe(true);
      }),
    );
  });

  test('the mid price is exactly halfway between bid and ask', () => {
    expect(midOf('98.25', '98.75')).toBe('98.50');
    expect(midOf('1', '2')).toBe('1.5');
    expect(midOf('4', '6')).toBe('5');
    expect(midOf('-0.5', '0.4')).toBe('-0.05');
    expect(midOf('about 98', '99')).toBe('0');
    fc.assert(
      fc.property(price, price, (bid, ask) => {
        const middle = midOf(textOf(bid), textOf(ask));
        expect(2n * unitsOf(middle)).toBe(unitsOf(textOf(bid)) + unitsOf(textOf(ask)));
      }),
    );
  });

  test('amounts are summed by unit, whatever their order', () => {
    expect(
      summed([
        { Unit: 'USD', Amount: '0.1' },
        { Unit: null, Amount: '1' },
        { Unit: 'USD', Amount: '0.20' },
        { Unit: 'EUR', Amount: '-2' },
      ]),
    ).toEqual([
      { Unit: null, Amount: '1' },
      { Unit: 'EUR', Amount: '-2' },
      { Unit: 'USD', Amount: '0.30' },
    ]);
    const [euro, uncounted] = [
      { Unit: 'EUR', Amount: '1' },
      { Unit: null, Amount: '1' },
    ];
    expect([summed([euro, uncounted]), summed([uncounted, euro])]).toEqual([
      [uncounted, euro],
      [uncounted, euro],
    ]);
    const amount = fc.record({ Unit: fc.constantFrom('EUR', 'GBP'), Amount: price.map(textOf) });
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        for (const { Unit, Amount } of summed(amounts.toReversed())) {
          const own = amounts.filter((one) => one.Unit === Unit);
          expect(unitsOf(Amount)).toBe(own.reduce((sum, one) => sum + unitsOf(one.Amount), 0n));
        }
      }),
    );
  });

  test('shares add up to the whole except for rounding', () => {
    expect([shareOf('1', '3'), shareOf('0', '3'), shareOf('3', '3'), shareOf('1', '0.0')]).toEqual([
      '33.3',
      '0.0',
      '100.0',
      null,
    ]);
    expect([shareOf('much', '3'), shareOf('1', 'much')]).toEqual([null, null]);
    // Notional amounts may be negative.
    expect([shareOf('1', '-3'), shareOf('-1', '-3'), shareOf('-1', '3')]).toEqual(['-33.3', '33.3', '-33.3']);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 4 }),
        (counts) => {
          const whole = String(counts.reduce((sum, count) => sum + count, 0));
          const shares = counts.map((count) => Number(shareOf(String(count), whole)));
          expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(
            0.05 * counts.length + 1e-9,
          );
        },
      ),
    );
  });
});

const traded = (code: string, segment: string, rows: number, volume: string, notional: string) => ({
  InstrumentID: code,
  TradingVenue: 'TP ICAP UK MTF',
  VenueMIC: segment,
  Rows: rows,
  Volumes: [{ Unit: null, Amount: volume }],
  Notionals: [{ Unit: 'GBP', Amount: notional }],
  WithoutVolume: 0,
  WithoutNotional: 0,
});

describe('trades by venue', () => {
  test('count the trades of an instrument on a segment once, though two views show them', () => {
    const [list, single] = [
      series('A'),
      { ...series('A'), instrumentmic: null, ordertype: 'Individual trades' },
    ];
    const [elsewhere, book] = [
      { ...series('A'), tv: 'TPIC' },
      { ...series('A'), datatype: 'order' },
    ];
    const on = (VenueMIC: string, DataType = 'trade') => ({ VenueMIC, DataType });
    const [first, other, third] = [on('IMCE'), on('LNFI'), on('IMCE')];
    expect(
      tradesOf([
        { criteria: list, summary: first },
        { criteria: single, summary: on('IMCE') },
        { criteria: elsewhere, summary: other },
        { criteria: book, summary: on('IMCE', 'order') },
        { criteria: series('B'), summary: third },
      ]),
    ).toEqual([first, other, third]);
  });

  test('are summed by segment, with their shares of what is compared', () => {
    const [one, other] = tradesByVenue(
      [
        traded('A', 'IMCE', 1, '10', '1.5'),
        traded('A', 'IMRD', 2, '10.5', '1'),
        traded('A', 'IMCE', 1, '0.5', '2.5'),
      ],
      true,
    );
    expect(one).toEqual({
      venue: 'TP ICAP UK MTF, IMCE',
      trades: 2,
      tradesShare: '50.0',
      volumes: [{ Unit: null, Amount: '10.5', share: '50.0' }],
      notionals: [{ Unit: 'GBP', Amount: '4.0', share: '80.0' }],
    });
    expect(other?.notionals).toEqual([{ Unit: 'GBP', Amount: '1', share: '20.0' }]);
  });

  test('have shares of the total in the same unit', () => {
    const inTwo = (segment: string, pounds: string, dollars: string) => ({
      ...traded('A', segment, 1, '1', '0'),
      Notionals: [
        { Unit: 'GBP', Amount: pounds },
        { Unit: 'USD', Amount: dollars },
      ],
    });
    const shares = tradesByVenue([inTwo('IMCE', '1', '6'), inTwo('IMRD', '3', '2')], true).map(
      ({ notionals }) => notionals.map(({ share }) => share),
    );
    expect(shares).toEqual([
      ['25.0', '75.0'],
      ['75.0', '25.0'],
    ]);
  });

  test('have no volume shares across instruments, and no shares at all for unequal periods', () => {
    const all = [traded('A', 'IMCE', 1, '10', '1'), traded('B', 'IMRD', 1, '10', '1')];
    const shares = (isShared: boolean) =>
      tradesByVenue(all, isShared).map(({ tradesShare, volumes, notionals }) => [
        tradesShare,
        volumes[0]?.share,
        notionals[0]?.share,
      ]);
    expect(shares(true)).toEqual([
      ['50.0', null, '50.0'],
      ['50.0', null, '50.0'],
    ]);
    expect(shares(false)).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });
});

test('periods are equal if they end within a minute of each other and none is cut', () => {
  const end = (To: string, LookedBackTo: string | null = null) => ({ To, LookedBackTo });
  const live = end('2026-11-20T14:32:30.000000Z');
  const together = { isEqual: true, isCut: false, common: null };
  expect(periodEnds([])).toEqual(together);
  expect(periodEnds([live, end('2026-11-20T14:32:31.000000Z')])).toEqual(together);
  expect(periodEnds([live, end('2026-11-20T14:17:30.000000Z')])).toEqual({
    isEqual: false,
    isCut: false,
    common: '2026-11-20T14:16Z',
  });
  expect(periodEnds([live, end('2026-11-20T14:33:29.999000Z')])).toEqual(together);
  expect(periodEnds([live, end('2026-11-20T14:33:30.000000Z')])).toMatchObject({
    isEqual: false,
    common: '2026-11-20T14:31Z',
  });
  expect(periodEnds([live, { ...live, LookedBackTo: live.To }]).isEqual).toBe(false);
  expect(periodEnds([{ ...live, LookedBackTo: live.To }]).isEqual).toBe(true);
});
