import { useState } from 'react';
import type { Moment } from './moments.ts';
import { type Span, wholeOf } from './zoom.ts';

/** The zoomed part by its first and last time, in ms, so that it stays when rows arrive. */
type Zoom = { readonly from: number; readonly to: number };

/** The part of a history that is drawn, and functions to change it; null draws all. */
export type ZoomState = readonly [Zoom | null, (zoom: Zoom | null) => void];

export const useZoomState = (): ZoomState => useState<Zoom | null>(null);

function spanOf(moments: readonly Moment[], zoom: Zoom | null): Span {
  if (zoom === null) return wholeOf(moments.length);
  const from = moments.findIndex(({ at }) => at >= zoom.from);
  const to = moments.findLastIndex(({ at }) => at <= zoom.to);
  // The rows have changed since it was chosen: all are drawn.
  return from === -1 || to - from < 1 ? wholeOf(moments.length) : { from, to };
}

/** Which moments of a history are drawn, with functions to change that, here or where it is shared; null draws all. */
export function useZoom(
  moments: readonly Moment[],
  shared: ZoomState | undefined,
): readonly [span: Span, isWhole: boolean, draw: (span: Span | null) => void] {
  const own = useZoomState();
  const [zoom, setZoom] = shared ?? own;
  const span = spanOf(moments, zoom);
  const draw = (wanted: Span | null): void => {
    const [first, last] = wanted === null ? [] : [moments[wanted.from], moments[wanted.to]];
    const isWhole = wanted === null || wanted.to - wanted.from >= moments.length - 1;
    setZoom(first && last && !isWhole ? { from: first.at, to: last.at } : null);
  };
  return [span, span.to - span.from >= moments.length - 1, draw];
}
