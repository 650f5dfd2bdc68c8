import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareDecimals } from '../../../src/domain/format/decimals.ts';
import { stepsOf } from '../../../src/portal/pages/data-view/charts/history-drawing.tsx';
import { layoutOf } from '../../../src/portal/pages/data-view/charts/history-layout.ts';
import { linesWithin, momentsOf, wordsOf } from '../../../src/portal/pages/data-view/charts/moments.ts';
import { plotData } from '../../../src/portal/pages/data-view/charts/plot-data.ts';
import { roundTicks } from '../../../src/portal/pages/data-view/charts/round-ticks.ts';
import type { Line } from '../../../src/portal/pages/data-view/charts/series.ts';
import {
  clockTicks,
  dayMarks,
  placeOf,
  sessionsOf,
  spansOf,
} from '../../../src/portal/pages/data-view/charts/time-scale.ts';
import { between, moved, zoomed } from '../../../src/portal/pages/data-view/charts/zoom.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const hourMs = 3_600_000;

describe('nights and weekends are not drawn as if there had been prices', () => {
  test('a gap of hours between two days separates two sessions; a quiet noon does not', () => {
    const times = ['2026-11-19T08:00', '2026-11-19T16:30', '2026-11-20T08:01', '2026-11-20T12:00'].map(at);
    expect(sessionsOf(times)).toEqual([
      { from: times[0], to: times[1] },
      { from: times[2], to: times[3] },
    ]);
  });

  test('the last day is labelled beside the zone, not over it', () => {
    const spans = spansOf(sessionsOf([at('2026-11-19T08:00'), at('2026-11-20T08:00')]), 0, 260);
    const marks = dayMarks(spans, 0, 240, 48);
    expect(marks.map(({ text }) => text)).toEqual(['19-Nov', '20-Nov']);
    expect(marks.map(({ x }) => x + 48 <= 240)).toEqual([true, true]);
    // With no room for both, the last one stays.
    expect(dayMarks(spans, 0, 80, 48).map(({ text }) => text)).toEqual(['20-Nov']);
  });

  test('a session that trades through midnight UTC stays one session', () => {
    expect(sessionsOf([at('2026-11-19T23:50'), at('2026-11-20T00:20')])).toHaveLength(1);
  });

  test('values of days are one session, marked by days alone', () => {
    const days = ['2026-11-16T00:00', '2026-11-17T00:00', '2026-11-20T00:00'].map(at);
    const spans = spansOf(sessionsOf(days), 0, 400);
    expect(spans).toHaveLength(1);
    expect(days.map((day) => placeOf(spans, day))).toEqual([0, 100, 400]);
    expect(clockTicks(spans, { left: 0, right: 400, letter: 6 })).toEqual([]);
    expect(dayMarks(spans, 0, 400, 60).map(({ text }) => text)).toEqual([
      '16-Nov',
      '17-Nov',
      '18-Nov',
      '19-Nov',
      '20-Nov',
    ]);
  });

  test('closed time becomes a break of a few pixels, whether a night or a weekend', () => {
    const sessions = sessionsOf(
      [
        '2026-11-19T08:00',
        '2026-11-19T16:00',
        '2026-11-20T08:00',
        '2026-11-20T16:00',
        '2026-11-23T08:00',
      ].map(at),
    );
    const spans = spansOf(sessions, 0, 324);
    const breaks = spans.slice(1).map(({ left }, index) => left - (spans[index]?.right ?? 0));
    expect(breaks.map(Math.round)).toEqual([12, 12]);
  });

  test('sessions of the same length have the same width', () => {
    const sessions = [8, 32, 56].map((hour) => ({ from: hour * hourMs, to: (hour + 8) * hourMs }));
    const widths = spansOf(sessions, 0, 400).map(({ left, right }) => Math.round(right - left));
    expect(new Set(widths).size).toBe(1);
  });
});

const times = fc.array(fc.integer({ min: at('2026-10-01T00:00'), max: at('2026-12-01T00:00') }), {
  minLength: 1,
  maxLength: 60,
});

describe('the time axis', () => {
  test('for any times, each lies inside the axis, in order, and sessions never overlap', () => {
    fc.assert(
      fc.property(times, (given) => {
        const spans = spansOf(sessionsOf(given), 10, 310);
        const places = [...given].sort((a, b) => a - b).map((time) => placeOf(spans, time));
        for (const [index, x] of places.entries()) {
          expect(x).toBeGreaterThanOrEqual(10);
          expect(x).toBeLessThanOrEqual(310 + 1e-6);
          expect(x).toBeGreaterThanOrEqual((places[index - 1] ?? 0) - 1e-6);
        }
        for (const [index, { left, right }] of spans.entries()) {
          expect(right).toBeGreaterThanOrEqual(left);
          if (index > 0) expect(left).toBeGreaterThan(spans[index - 1]?.right ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  test('for any times, its marks are round times inside a session, legible and never cut off', () => {
    const [width, letter] = [320, 6];
    fc.assert(
      fc.property(times, (given) => {
        const sessions = sessionsOf(given);
        const ticks = clockTicks(spansOf(sessions, 4, width - 4), { left: 0, right: width, letter });
        for (const [index, { at: time, text, middle }] of ticks.entries()) {
          expect(new Date(time).toISOString().slice(11, 11 + text.length)).toBe(text);
          expect(sessions.some(({ from, to }) => time >= from && time <= to)).toBe(true);
          const half = (text.length * letter) / 2;
          expect(middle).toBeGreaterThanOrEqual(half);
          expect(middle).toBeLessThanOrEqual(width - half);
          if (index > 0)
            expect(middle - (ticks[index - 1]?.middle ?? 0)).toBeGreaterThanOrEqual(text.length * letter);
        }
      }),
    );
  });

  test('a round time at either end keeps its mark, with the label beside it', () => {
    const spans = spansOf(sessionsOf([at('2026-11-20T08:40'), at('2026-11-20T09:20')]), 4, 316);
    const ticks = clockTicks(spans, { left: 0, right: 320, letter: 6 });
    expect(ticks.map(({ text }) => text)).toEqual(['08:40', '08:50', '09:00', '09:10', '09:20']);
    const ends = [ticks[0], ticks.at(-1)].map((tick) => [tick?.x, tick?.middle]);
    expect(ends).toEqual([
      [4, 15],
      [316, 305],
    ]);
  });

  test('an afternoon is marked at the full hours', () => {
    const spans = spansOf(sessionsOf([at('2026-11-20T12:10'), at('2026-11-20T16:40')]), 0, 320);
    const room = { left: 0, right: 320, letter: 7.5 };
    expect(clockTicks(spans, room).map(({ text }) => text)).toEqual(['13:00', '14:00', '15:00', '16:00']);
  });

  test('two charts of one time axis have each moment at the same place, however wide their value labels', () => {
    const frame = { width: 360, height: 240, left: 2, right: 358, top: 24, bottom: 200 };
    const line = (values: readonly (readonly [time: string, value: string])[]): Line => ({
      name: '',
      colour: '',
      points: values.map(([time, value]) => ({ id: time, time, value, volume: null, at: at(time) })),
    });
    const prices = [
      line([
        ['2026-11-19T08:00', '101.125'],
        ['2026-11-20T09:00', '101.250'],
        ['2026-11-20T16:00', '101.375'],
      ]),
    ];
    const spreads = [line([['2026-11-20T09:00', '2']])];
    const [above, below] = [layoutOf(frame, prices, spreads, false), layoutOf(frame, spreads, prices, false)];
    expect(below?.spans).toEqual(above?.spans);
    expect([below?.right, below?.spans.length]).toEqual([above?.right, 2]);
  });
});

describe('a line shows no price that nobody published', () => {
  const span = { from: 0, to: 100, left: 0, right: 100 };
  const point = (time: number, value: string) => ({ id: `${time}`, time: '', value, volume: null, at: time });
  const y = (value: number) => value;

  test('a value holds until the next one, as a step and never as a slope', () => {
    expect(stepsOf({ points: [point(0, '5'), point(40, '7'), point(100, '6')] }, span, y)).toBe(
      'M0.0 5.0H40.0V7.0H100.0V6.0',
    );
  });

  test('a withdrawn side ends there until another price is published', () => {
    const line = { points: [point(0, '5'), point(80, '7')], silences: [30, 50] };
    expect(stepsOf(line, span, y)).toBe('M0.0 5.0H30.0M80.0 7.0');
  });

  test('points of another session are not drawn in this one', () => {
    expect(stepsOf({ points: [point(0, '5'), point(400, '7')] }, span, y)).toBe('M0.0 5.0');
  });
});

describe('C 5: a zoomed history', () => {
  const lineOf = (name: string, values: readonly (string | null)[]) => ({
    name,
    colour: 'var(--bid)',
    points: values.flatMap((value, index) =>
      value === null ? [] : [{ id: `${index}`, time: '', value, volume: null, at: index * 60_000 }],
    ),
    silences: values.flatMap((value, index) => (value === null ? [index * 60_000] : [])),
  });

  test('for any zoom, the range lies within the rows and has at least five of them', () => {
    const span = fc
      .tuple(fc.nat(60), fc.nat(60))
      .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));
    const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 61 }), span, factor, fc.nat(60), (count, given, by, around) => {
        const last = count - 1;
        const now = between(count, Math.min(given.from, last), Math.min(given.to, last));
        for (const { from, to } of [
          now,
          zoomed(count, now, by, around),
          moved(count, now, Math.min(around, last)),
        ]) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(last);
          expect(to - from).toBeGreaterThanOrEqual(Math.min(4, last));
        }
        const shown = moved(count, now, Math.min(around, last));
        expect(Math.min(around, last)).toBeGreaterThanOrEqual(shown.from);
        expect(Math.min(around, last)).toBeLessThanOrEqual(shown.to);
      }),
    );
  });

  test('the moment under the crosshair keeps its place, and zooming out returns to the start', () => {
    const larger = zoomed(101, { from: 0, to: 100 }, 0.5, 20);
    expect(larger).toEqual({ from: 10, to: 60 });
    expect(zoomed(101, larger, 2, 20)).toEqual({ from: 0, to: 100 });
  });

  test('a row is described with its day, since the same time occurs on other days', () => {
    const line = lineOf('Bid', ['1234.50']);
    const points = line.points.map((point) => ({
      ...point,
      time: '2026-11-20T14:32:07.123456Z',
      volume: '5000',
    }));
    const lines = [{ ...line, points }];
    expect(wordsOf(momentsOf(lines)[0], lines, 'Volume')).toBe(
      '20-Nov-2026 14:32:07 UTC · Bid 1,234.50 · Volume 5,000',
    );
    expect(wordsOf(momentsOf(lines)[0], lines, 'Volume', true)).toBe(
      '20-Nov-2026 · Bid 1,234.50 · Volume 5,000',
    );
    expect(wordsOf(undefined, lines, 'Volume')).toBe('');
  });

  test('only what lies in the range is drawn and described', () => {
    const lines = [lineOf('Bid', ['1', '2', null, '4', '5'])];
    const moments = momentsOf(lines);
    expect(moments.map(({ id }) => id)).toEqual(['0', '1', '3', '4']);
    const [drawn] = linesWithin(lines, moments, { from: 1, to: 2 });
    expect(drawn?.points.map(({ value }) => value)).toEqual(['2', '4']);
    expect(drawn?.silences).toEqual([120_000]);
  });

  test('a canvas gets each row once, in order, with gaps where lines and sessions end', () => {
    const lines = [lineOf('Bid', ['1', '2', null]), lineOf('Ask', ['5', null, '6'])];
    const moments = momentsOf(lines);
    const spans = spansOf(sessionsOf(moments.map(({ at: time }) => time)), 10, 110);
    const data = plotData(moments, lines, spans, 10);
    expect(data.places.map(Math.round)).toEqual([0, 50, 50, 100, 100]);
    expect(data.lines).toEqual([
      [1, 2, undefined, undefined, null],
      [5, undefined, null, 6, undefined],
    ]);
    expect(data.columns).toEqual([0, 1, 3]);
    expect(data.moments).toEqual([0, 1, 1, 2, 2]);
  });

  test('the tallest bar at each pixel is drawn', () => {
    const line = {
      ...lineOf('Price', []),
      points: [3, 9, 4].map((volume, index) => ({
        id: `${index}`,
        time: '',
        value: '1',
        volume: `${volume}`,
        at: index,
      })),
    };
    const spans = [{ from: 0, to: 1000, left: 0, right: 100 }];
    expect(plotData(momentsOf([line]), [line], spans, 0).volumes).toEqual([undefined, 9, undefined]);
  });

  test('every line ends where a session ends', () => {
    const days = [at('2026-11-19T08:00'), at('2026-11-20T08:00')];
    const line = {
      ...lineOf('Price', []),
      points: days.map((time) => ({ id: `${time}`, time: '', value: '1', volume: '7', at: time })),
    };
    const data = plotData(momentsOf([line]), [line], spansOf(sessionsOf(days), 0, 100), 0);
    expect(data.lines).toEqual([[1, null, 1]]);
    expect(data.volumes).toEqual([7, undefined, 7]);
  });
});

const price = fc
  .tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.integer({ min: 0, max: 6 }))
  .map(([units, places]) => (units / 10 ** places).toFixed(places));

describe('the value axis', () => {
  test.each([
    ['101.240', '101.262', ['101.240', '101.245', '101.250', '101.255', '101.260', '101.265']],
    ['98.5', '103', ['98', '99', '100', '101', '102', '103']],
    ['-0.25', '0.4', ['-0.4', '-0.2', '0.0', '0.2', '0.4']],
    ['1500000', '29500000', ['0', '10000000', '20000000', '30000000']],
    ['7', '7', ['7']],
  ])('from %s to %s is marked at %j', (least, greatest, marks) => {
    expect(roundTicks(least, greatest, 5).map(({ text }) => text)).toEqual(marks);
  });

  test('for any prices, its marks enclose them, are few, and are no finer than published', () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [least, greatest] = compareDecimals(one, other) <= 0 ? [one, other] : [other, one];
        const ticks = roundTicks(least, greatest, 4);
        expect(compareDecimals(ticks[0]?.text ?? '', least)).toBeLessThanOrEqual(0);
        expect(compareDecimals(ticks.at(-1)?.text ?? '', greatest)).toBeGreaterThanOrEqual(0);
        expect(ticks.length).toBeLessThanOrEqual(6);
        const places = (text: string): number => (text.split('.')[1] ?? '').length;
        for (const { text } of ticks)
          expect(places(text)).toBeLessThanOrEqual(Math.max(places(least), places(greatest)));
      }),
    );
  });
});
