import { useState } from 'react';
import type { Moment } from './moments.ts';
import { type Span, wholeOf } from './zoom.ts';

/** What is drawn larger, by its first and its last time, in ms: so it stays when rows come. */
type Zoom = { readonly from: number; readonly to: number };

/** What of a history is drawn, and what changes it; null draws all. */
export type ZoomState = readonly [Zoom | null, (zoom: Zoom | null) => void];

export const useZoomState = (): ZoomState => useState<Zoom | null>(null);

function spanOf(moments: readonly Moment[], zoom: Zoom | null): Span {
  if (zoom === null) return wholeOf(moments.length);
  const from = moments.findIndex(({ at }) => at >= zoom.from);
  const to = moments.findLastIndex(({ at }) => at <= zoom.to);
  // Other rows than those it was chosen among: all of them are drawn.
  return from === -1 || to - from < 1 ? wholeOf(moments.length) : { from, to };
}

/** Which moments of a history are drawn, and what draws others, here and where it is shared; null draws all. */
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
