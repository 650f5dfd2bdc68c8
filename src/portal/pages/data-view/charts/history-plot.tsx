import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef } from 'react';
import uPlot from 'uplot';
import { mostDots, type PlotData } from './plot-data.ts';

/** The size of the canvas in pixels, and the values at its bottom and top. */
export type PlotBox = {
  readonly width: number;
  readonly height: number;
  readonly values: readonly [number, number];
  /** The volume at the top; at the bottom it is 0. */
  readonly volume: number;
};

export type PlotProps = {
  readonly box: PlotBox;
  readonly data: PlotData;
  readonly strokes: readonly { readonly colour: string; readonly dash?: readonly number[] }[];
  /** The moment under the crosshair. */
  readonly pointed: number | null;
  /** Called with the moment under the mouse; null when it has left. */
  readonly onPoint: (moment: number | null) => void;
  /** Called with the two moments between which the user dragged. */
  readonly onDrag: (from: number, to: number) => void;
  readonly onReset: () => void;
};

// The rules of the package's own style sheet that are used here, in the theme's colours.
const Canvas = styled('div')({
  '& .u-wrap': { position: 'relative', userSelect: 'none' },
  '& .u-over, & .u-under': { position: 'absolute' },
  '& .u-over': { cursor: 'crosshair', touchAction: 'pan-y' },
  '& canvas': { display: 'block', position: 'relative', width: '100%', height: '100%' },
  '& .u-select': {
    position: 'absolute',
    pointerEvents: 'none',
    background: 'color-mix(in srgb, var(--accent) 16%, transparent)',
  },
  '& .u-cursor-x': {
    position: 'absolute',
    left: 0,
    top: 0,
    height: '100%',
    pointerEvents: 'none',
    borderRight: '1px solid var(--ink)',
  },
  '& .u-cursor-pt': {
    position: 'absolute',
    left: 0,
    top: 0,
    borderRadius: '50%',
    pointerEvents: 'none',
    boxShadow: '0 0 0 2px var(--surface)',
  },
  '& .u-off': { display: 'none' },
});

/**
 * The value of a theme token such as `var(--bid)` in the current colour scheme, since a canvas cannot read variables.
 */
const painted = (colour: string): string =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(colour.replace(/^var\((.*)\)$/, '$1'))
    .trim();

const aligned = ({ places, lines, volumes }: PlotData): uPlot.AlignedData => [places, ...lines, volumes];

/**
 * The lines, dots and bars of a history on a canvas, which can draw any number of them, with the crosshair over them.
 */
export function HistoryPlot(props: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const { box, data, strokes, pointed } = props;
  const lines = strokes.map(({ colour, dash = [] }) => `${colour} ${dash}`).join();

  // Three sizes (few, some, many), so that the bar rarely changes.
  const room = box.width / Math.max(1, data.columns.length);
  const bar = room > 7 ? 6 : room > 4 ? 3 : 1.5;

  // biome-ignore lint/correctness/useExhaustiveDependencies: rebuilt for other lines and bars only; the rest is read when used.
  useLayoutEffect(() => {
    if (!place.current) return;
    const now = (): PlotProps => latest.current;
    const columnAt = (left: number): number => plot.current?.posToIdx(left) ?? 0;
    const momentAt = (left: number): number | null => now().data.moments[columnAt(left)] ?? null;
    const placeAt = (left: number): number => {
      const { data: drawn } = now();
      const moment = momentAt(left);
      return moment === null ? left : (drawn.places[drawn.columns[moment] ?? 0] ?? left);
    };
    const made = new uPlot(
      {
        width: box.width,
        height: box.height,
        padding: [0, 0, 0, 0],
        legend: { show: false },
        axes: [{ show: false }, { show: false }, { show: false }],
        scales: {
          x: { time: false, range: () => [0, now().box.width] },
          y: { range: () => [...now().box.values] },
          volume: { range: () => [0, now().box.volume] },
        },
        series: [
          {},
          ...strokes.map(
            ({ colour, dash = [] }): uPlot.Series => ({
              scale: 'y',
              stroke: () => painted(colour),
              width: 1.5,
              ...(dash.length > 0 ? { dash: [...dash] } : {}),
              ...(uPlot.paths.stepped ? { paths: uPlot.paths.stepped({ align: 1, alignGaps: 1 }) } : {}),
              // Leaves a gap before a line that starts again, instead of connecting it to its previous end.
              gaps: (_self, _series, _from, _to, ends) =>
                ends.map(([from, to]) => [from, to + 2 * uPlot.pxRatio]),
              points: {
                show: (_self, _series, from, to) => to - from <= mostDots,
                size: 4,
                width: 0,
                fill: () => painted(colour),
              },
            }),
          ),
          {
            scale: 'volume',
            width: 0,
            alpha: 0.55,
            fill: () => painted('var(--edge)'),
            ...(uPlot.paths.bars ? { paths: uPlot.paths.bars({ size: [0.6, bar, bar] }) } : {}),
            points: { show: false },
          },
        ],
        cursor: {
          y: false,
          points: {
            size: 7,
            width: 0,
            fill: (_self, series) => painted(strokes[series - 1]?.colour ?? 'var(--edge)'),
          },
          drag: { x: true, y: false, setScale: false, dist: 6 },
          move: (_self, left, top) => [left < 0 ? left : placeAt(left), top],
          bind: {
            dblclick: () => () => {
              now().onReset();
              return null;
            },
          },
        },
        hooks: {
          setCursor: [
            ({ cursor: { left = -1, event } }) => {
              if (event) now().onPoint(left < 0 ? null : momentAt(left));
            },
          ],
          setSelect: [
            (self) => {
              const { left, width } = self.select;
              if (width === 0) return;
              self.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
              const [from, to] = [momentAt(left), momentAt(left + width)];
              if (from !== null && to !== null) now().onDrag(from, to);
            },
          ],
        },
      },
      aligned(data),
      place.current,
    );
    plot.current = made;
    // The canvas does not follow the theme on its own.
    const repaint = (): void => made.redraw(false);
    const scheme = new MutationObserver(repaint);
    scheme.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', repaint);
    return () => {
      scheme.disconnect();
      system.removeEventListener('change', repaint);
      plot.current = null;
      made.destroy();
    };
  }, [lines, bar]);

  const drawn = useRef(data);
  useLayoutEffect(() => {
    const current = plot.current;
    if (!current) return;
    if (current.width !== box.width || current.height !== box.height)
      current.setSize({ width: box.width, height: box.height });
    if (drawn.current !== data) current.setData(aligned(data));
    drawn.current = data;
  }, [data, box.width, box.height]);

  useEffect(() => {
    const column = pointed === null ? undefined : data.columns[pointed];
    const left = column === undefined ? -10 : (data.places[column] ?? -10);
    plot.current?.setCursor({ left, top: left < 0 ? -10 : 0 }, false);
  }, [pointed, data]);

  return <Canvas ref={place} aria-hidden="true" />;
}
