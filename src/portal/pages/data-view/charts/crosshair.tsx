import { styled } from '@mui/material/styles';
import { type ComponentType, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Frame } from './chart-frame.tsx';
import type { HistoryLayout } from './history-layout.ts';
import { volumeHeight } from './history-layout.ts';
import type { PlotBox, PlotProps } from './history-plot.tsx';
import { placeByKey } from './place-by-key.ts';
import type { PlotData } from './plot-data.ts';
import { type Span, zoomed } from './zoom.ts';

/** The overlay of a drawing that receives the pointer. */
export const Place = styled('div')({ position: 'absolute', touchAction: 'pan-y' });

/** Handles keys and lets the mouse through to what is below. */
export const Reader = styled('div')({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '&:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '2px' },
});

/** The values at the bottom and top of the canvas, which extends down to the volumes. */
function boxOf(frame: Frame, { ticks, volumeTick, right, bottom }: HistoryLayout): PlotBox {
  const height = frame.bottom - frame.top;
  const [low, high] = [ticks[0]?.value ?? 0, ticks.at(-1)?.value ?? 0];
  // A single value is in the middle.
  const [from, to] = low === high ? [low - 1, high + 1] : [low, high];
  const below = ((to - from) * (frame.bottom - bottom)) / (bottom - frame.top);
  return {
    width: Math.max(1, right - frame.left),
    height,
    values: [from - below, to],
    volume: ((volumeTick?.value || 1) * height) / volumeHeight,
  };
}

const zoomKeys: Readonly<Record<string, number>> = { '+': 0.5, '=': 0.5, '-': 2 };

/**
 * A history's canvas with its crosshair, for the mouse, for fingers (one reads, two zoom) and for keys, for which it is
 * a slider over the rows.
 */
export function Crosshair({
  Plot,
  label,
  frame,
  layout,
  data,
  strokes,
  count,
  span,
  pointed,
  text,
  onPoint,
  onZoom,
}: Pick<PlotProps, 'data' | 'strokes' | 'onPoint'> & {
  Plot: ComponentType<PlotProps>;
  label: string;
  frame: Frame;
  layout: HistoryLayout;
  data: PlotData;
  /** The number of all moments. */
  count: number;
  /** The moments drawn. */
  span: Span;
  /** The moment under the crosshair, among all. */
  pointed: number | null;
  /** Its values, in words. */
  text: string;
  /** Draws other moments; null: all. */
  onZoom: (span: Span | null) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, number>());
  const pinch = useRef<{ readonly span: Span; readonly apart: number; readonly around: number } | null>(null);
  const box = boxOf(frame, layout);
  const now = pointed ?? span.to;

  const momentAt = (clientX: number): number => {
    const left = clientX - (place.current?.getBoundingClientRect().left ?? 0);
    const after = data.places.findIndex((at) => at >= left);
    const column = after === -1 ? data.places.length - 1 : after;
    const [before, here] = [data.places[column - 1] ?? Number.NEGATIVE_INFINITY, data.places[column] ?? 0];
    return span.from + (data.moments[left - before < here - left ? column - 1 : column] ?? 0);
  };

  const zoomBy = useRef((_factor: number, _clientX: number): void => {});
  zoomBy.current = (factor, clientX) => onZoom(zoomed(count, span, factor, momentAt(clientX)));
  useEffect(() => {
    const target = place.current;
    if (!target) return;
    // With Ctrl, which a trackpad's pinch reports too; without it the page scrolls.
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy.current(event.deltaY > 0 ? 1.25 : 0.8, event.clientX);
    };
    target.addEventListener('wheel', wheel, { passive: false });
    return () => target.removeEventListener('wheel', wheel);
  }, []);

  const touched = ({ pointerType, pointerId, clientX }: PointerEvent): void => {
    if (pointerType !== 'touch') return;
    fingers.current.set(pointerId, clientX);
    const [one, other] = [...fingers.current.values()];
    if (one === undefined) return;
    if (other === undefined) {
      onPoint(momentAt(one));
      return;
    }
    const [apart, middle] = [Math.max(20, Math.abs(one - other)), (one + other) / 2];
    pinch.current ??= { span, apart, around: momentAt(middle) };
    onZoom(zoomed(count, pinch.current.span, pinch.current.apart / apart, pinch.current.around));
  };
  const lifted = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId);
    pinch.current = null;
  };

  const pressed = (event: KeyboardEvent): void => {
    const factor = zoomKeys[event.key];
    const moment = placeByKey(event.key, now, count);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (factor !== undefined) onZoom(zoomed(count, span, factor, now));
    else if (event.key === '0') onZoom(null);
    else if (moment !== null) onPoint(moment);
    else return;
    event.preventDefault();
  };

  return (
    <Place
      ref={place}
      data-print="no"
      style={{ left: frame.left, top: frame.top, width: box.width, height: box.height }}
      onPointerDown={touched}
      onPointerMove={(event) => {
        if (fingers.current.has(event.pointerId)) touched(event);
      }}
      onPointerUp={lifted}
      onPointerCancel={lifted}
    >
      <Plot
        box={box}
        data={data}
        strokes={strokes}
        pointed={pointed === null ? null : pointed - span.from}
        onPoint={(moment) => onPoint(moment === null ? null : span.from + moment)}
        onDrag={(from, to) => onZoom({ from: span.from + from, to: span.from + to })}
        onReset={() => onZoom(null)}
      />
      <Reader
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={now + 1}
        aria-valuetext={text}
        onFocus={() => onPoint(now)}
        onBlur={() => onPoint(null)}
        onKeyDown={pressed}
      />
    </Place>
  );
}
