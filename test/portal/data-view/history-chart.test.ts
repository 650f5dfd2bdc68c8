import { expect, test } from 'vitest';
import type { FeedRow } from '../../../src/domain/feed/feed-record.ts';
import { HistoryShapes } from '../../../src/portal/pages/data-view/charts/history-drawing.tsx';
import { layoutOf } from '../../../src/portal/pages/data-view/charts/history-layout.ts';
import { linesWithin, momentsOf } from '../../../src/portal/pages/data-view/charts/moments.ts';
import { plotData } from '../../../src/portal/pages/data-view/charts/plot-data.ts';
import { pointsOf, silencesOf } from '../../../src/portal/pages/data-view/charts/series.ts';
import { clockTicks, dayMarks } from '../../../src/portal/pages/data-view/charts/time-scale.ts';

const [minuteMs, dayMs] = [60_000, 86_400_000];
const frame = { width: 900, height: 300, left: 2, right: 898, top: 24, bottom: 260 };
const begin = Date.parse('2026-11-20T08:00:00.000Z');

/** Quotes, newest first; every tenth has no ask. */
const quotes = (count: number, apartMs: number): readonly FeedRow[] =>
  Array.from({ length: count }, (_none, index) => ({
    id: `quote-${index}`,
    date: new Date(begin + index * apartMs).toISOString().replace('Z', '000Z'),
    bidPrice: (100 + (index % 500) / 100).toFixed(2),
    askPrice: index % 10 === 9 ? null : (101 + (index % 500) / 100).toFixed(2),
    aggrVol: String(1000 + index),
  })).reverse();

/** Everything that a chart computes of its rows, for the canvas and for paper. */
function drawing(rows: readonly FeedRow[]) {
  const lines = [
    {
      name: 'Bid',
      colour: 'var(--bid)',
      points: pointsOf(rows, { time: 'date', value: 'bidPrice', volume: 'aggrVol' }),
      silences: silencesOf(rows, { time: 'date', value: 'bidPrice' }),
    },
    {
      name: 'Ask',
      colour: 'var(--ask)',
      points: pointsOf(rows, { time: 'date', value: 'askPrice' }),
      silences: silencesOf(rows, { time: 'date', value: 'askPrice' }),
    },
  ];
  const moments = momentsOf(lines);
  const zoomed = linesWithin(lines, moments, { from: 10, to: moments.length - 11 });
  const layout = layoutOf(frame, lines, zoomed, true);
  if (!layout) throw new Error('nothing is drawn');
  const { spans, right } = layout;
  return {
    moments,
    zoomed,
    layout,
    data: plotData(moments, lines, spans, frame.left),
    shapes: HistoryShapes({ frame, lines, layout, withVolume: true }),
    clock: clockTicks(spans, { left: frame.left, right, letter: 6 }),
    days: dayMarks(spans, frame.left, right, 50),
  };
}

test.each([
  ['within hours', 100],
  ['a minute apart, for weeks', minuteMs],
  ['each on a day of its own', dayMs],
])('a chart of rows %s draws each once, in order, at its place and with its values', (_apart, apartMs) => {
  const count = 1000;
  const { moments, zoomed, layout, data, clock, days } = drawing(quotes(count, apartMs));
  expect(moments.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_none, at) => `quote-${at}`));
  expect(moments[9]?.values).toEqual(['100.09', null]);
  expect(zoomed.map(({ points }) => points.length)).toEqual([count - 20, (count - 20) * 0.9]);
  expect([layout.ticks[0]?.value, layout.ticks.at(-1)?.value]).toEqual([100, 106]);
  expect(data.columns).toHaveLength(count);
  expect(data.columns.map((column) => data.lines[0]?.[column])).toEqual(
    moments.map(({ values }) => Number(values[0])),
  );
  const places = data.columns.map((column) => data.places[column] ?? Number.NaN);
  expect(places.findIndex((place, at) => !(place >= (places[at - 1] ?? 0)))).toBe(-1);
  expect([Math.round(places[0] ?? -1) >= 4, (places.at(-1) ?? 0) <= layout.right]).toEqual([true, true]);
  // One bar at most for each pixel.
  expect(data.volumes.filter((volume) => volume !== undefined).length).toBeLessThanOrEqual(frame.width);
  expect(clock.length + days.length).toBeLessThan(100);
});
