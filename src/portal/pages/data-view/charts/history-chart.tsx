import { useMemo } from 'react';
import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import { utcTimestamp } from '../../../../domain/format/timestamps.ts';
import { usePointedRow } from '../pointed-row.ts';
import { usePrinting } from '../use-printing.ts';
import { AxisText, ChartFrame, type Frame, LegendItem } from './chart-frame.tsx';
import { Crosshair } from './crosshair.tsx';
import { HistoryAxes, HistoryShapes, LineEnds } from './history-drawing.tsx';
import { type HistoryLayout, layoutOf } from './history-layout.ts';
import { linesWithin, momentsOf, wordsOf } from './moments.ts';
import { plotData } from './plot-data.ts';
import { type Line, rangeOf } from './series.ts';
import { areDays, sessionsOf } from './time-scale.ts';
import { canPlot, usePlot } from './use-plot.ts';
import { useZoom, type ZoomState } from './use-zoom.ts';
import { between, moved, zoomed } from './zoom.ts';
import { ZoomTools } from './zoom-tools.tsx';

const pricesHeight = 240;
const withVolumesHeight = 300;
/** Height of each of two charts on one time axis, so that both fit on a sheet. */
const paperHeight = 160;
/** Space for the times of day and the days below them. */
const timeMarks = 40;

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

function told(lines: readonly Line[], unit: string, volumes: string | null): string {
  const each = lines.map(({ name, points }) => {
    const [first, last] = [points[0], points.at(-1)];
    const range = rangeOf(points.map((point) => point.value));
    if (!first || !last || !range) return `${name}: no values.`;
    const times = points.map(({ at }) => at);
    const values = areDays(times)
      ? `a value on ${points.length} days`
      : `${counted(points.length, 'value', 'values')} in ${counted(sessionsOf(times).length, 'session', 'sessions')}`;
    return `${name}: ${values} from ${utcTimestamp(first.time)} to ${utcTimestamp(last.time)} UTC, ${unit}, between ${groupedDecimal(range.least)} and ${groupedDecimal(range.greatest)}, the latest ${groupedDecimal(last.value)}.`;
  });
  return [...each, volumes === null ? '' : `The largest volume is ${groupedDecimal(volumes)}.`]
    .join(' ')
    .trim();
}

const unitText = (what: string, unit: string | null): string => `${what}, ${unit ?? 'as published'}`;

/** Lays out lines for a frame, once for everything drawn of them. */
function useLayout(
  lines: readonly Line[],
  others: readonly Line[],
  withVolume: boolean,
): (frame: Frame) => HistoryLayout | null {
  return useMemo(() => {
    const made = new Map<string, HistoryLayout | null>();
    return (frame) => {
      const size = `${frame.width} ${frame.height}`;
      const known = made.get(size);
      const layout = known === undefined ? layoutOf(frame, lines, others, withVolume) : known;
      made.set(size, layout);
      return layout;
    };
  }, [lines, others, withVolume]);
}

/** The time axis shared with a chart above or below: its lines, whose identity is stable, and its zoom. */
type SharedTime = { readonly lines: readonly Line[]; readonly zoom: ZoomState };

const none: readonly Line[] = [];

/**
 * Prices over time as steps, volumes below as bars, for the rows on the grid's page. Axes and text are SVG; elements
 * that may number thousands are drawn on a canvas once its code is loaded; until then and on paper they are SVG too.
 */
export function HistoryChart({
  title,
  lines,
  unit,
  volumes,
  what = 'price',
  note,
  shared,
}: {
  title: string;
  /** The same object as long as the rows are the same. */
  lines: readonly Line[];
  /** The unit of prices; null if the rows do not say. */
  unit: string | null;
  /** The name and unit of volumes; absent if none are drawn. */
  volumes?: { readonly name: string; readonly unit: string | null };
  /** The name of the values. */
  what?: string;
  note: string;
  shared?: SharedTime | undefined;
}) {
  const others = shared?.lines ?? none;
  const moments = useMemo(() => momentsOf([...lines, ...others]), [lines, others]);
  const [{ from, to }, isWhole, draw] = useZoom(moments, shared?.zoom);
  const drawn = useMemo(() => linesWithin(lines, moments, { from, to }), [lines, moments, from, to]);
  const drawnElsewhere = useMemo(
    () => linesWithin(others, moments, { from, to }),
    [others, moments, from, to],
  );
  const [pointedId, point] = usePointedRow();
  const pointed = useMemo(() => {
    const found = pointedId === null ? -1 : moments.findIndex(({ id }) => id === pointedId);
    return found === -1 ? null : found;
  }, [moments, pointedId]);
  const Plot = usePlot();
  const isPrinting = usePrinting();
  const layoutFor = useLayout(drawn, drawnElsewhere, volumes !== undefined);
  const largest = useMemo(
    () =>
      volumes
        ? (rangeOf(drawn.flatMap((line) => line.points.flatMap((one) => one.volume ?? [])))?.greatest ?? null)
        : null,
    [drawn, volumes],
  );
  const price = unitText(what, unit);
  const description = useMemo(() => told(drawn, price, largest), [drawn, price, largest]);
  const dataFor = useMemo(() => {
    const made = new WeakMap<HistoryLayout, ReturnType<typeof plotData>>();
    return (frame: Frame, layout: HistoryLayout) => {
      const data = made.get(layout) ?? plotData(moments.slice(from, to + 1), drawn, layout.spans, frame.left);
      made.set(layout, data);
      return data;
    };
  }, [drawn, moments, from, to]);
  const span = { from, to };
  const ofDays = useMemo(() => areDays(moments.map(({ at }) => at)), [moments]);
  const words = wordsOf(moments[pointed ?? to], lines, volumes?.name ?? null, ofDays);
  const read = (moment: number | null): void => {
    point(moment === null ? null : (moments[moment]?.id ?? null));
    if (moment !== null && !isWhole) draw(moved(moments.length, span, moment));
  };
  const zoomBy = (factor: number): void =>
    draw(zoomed(moments.length, span, factor, pointed ?? (from + to) / 2));
  return (
    <ChartFrame
      title={title}
      description={description}
      height={shared && isPrinting ? paperHeight : volumes ? withVolumesHeight : pricesHeight}
      below={timeMarks}
      legend={
        <>
          {lines.map((line) => (
            <LegendItem key={line.name} colour={line.colour} dash={line.dash}>
              {line.name}
            </LegendItem>
          ))}
          {volumes ? (
            <LegendItem colour="var(--edge)" mark="bar">
              {volumes.name}
            </LegendItem>
          ) : null}
        </>
      }
      above={
        canPlot() && moments.length > 0 ? (
          <ZoomTools
            isUsable={Plot !== null}
            text={words}
            canZoomIn={to - from > 4}
            isWhole={isWhole}
            onZoom={zoomBy}
            onWhole={() => draw(null)}
          />
        ) : null
      }
      note={`${note} A line holds a value until the next one${ofDays ? '' : '; a vertical line stands for hours without rows, which are not drawn'}.`}
      draw={(frame) => {
        const layout = layoutFor(frame);
        return layout ? (
          <>
            <HistoryAxes
              frame={frame}
              layout={layout}
              unit={price}
              volumeUnit={volumes ? unitText(volumes.name.toLowerCase(), volumes.unit) : null}
            />
            <LineEnds lines={drawn} layout={layout} />
            {Plot && !isPrinting ? null : (
              <HistoryShapes frame={frame} lines={drawn} layout={layout} withVolume={volumes !== undefined} />
            )}
          </>
        ) : (
          <AxisText>
            <text x={frame.width / 2} y={frame.height / 2} textAnchor="middle">
              No values in this period
            </text>
          </AxisText>
        );
      }}
      over={(frame) => {
        const layout = Plot ? layoutFor(frame) : null;
        return Plot && layout ? (
          <Crosshair
            Plot={Plot}
            label={`${title}: the row under the crosshair`}
            frame={frame}
            layout={layout}
            data={dataFor(frame, layout)}
            strokes={lines}
            count={moments.length}
            span={span}
            pointed={pointed}
            text={words}
            onPoint={read}
            onZoom={(wanted) => draw(wanted && between(moments.length, wanted.from, wanted.to))}
          />
        ) : null;
      }}
    />
  );
}
