import { useCallback, useState } from 'react';
import type { ViewId } from '../../../../domain/feed/feed-views.ts';
import {
  sameLayout,
  usualLayout,
  type ViewLayout,
  viewLayoutOf,
} from '../../../../domain/feed/view-layout.ts';
import { keptValues } from '../../../storage/kept-values.ts';

const keyOf = (viewId: ViewId): string => `layout.${viewId}`;

/** How a view was laid out last in this browser; the usual layout where nothing, or nothing of this version, is kept. */
const keptLayout = (viewId: ViewId): ViewLayout =>
  viewLayoutOf(keptValues.read(keyOf(viewId))) ?? usualLayout;

/** Keeps how views of that kind are laid out in this browser. */
export function keepLayout(viewId: ViewId, layout: ViewLayout): void {
  if (sameLayout(layout, usualLayout)) keptValues.forget(keyOf(viewId));
  else keptValues.keep(keyOf(viewId), layout);
}

/**
 * The layout of a view of that kind and what changes it. It is this browser's, as the colours are, not a person's: it
 * says nothing of anybody, and stays when somebody signs out.
 */
export function useLayout(viewId: ViewId): readonly [ViewLayout, (layout: ViewLayout) => void] {
  const [of, setOf] = useState({ viewId, layout: keptLayout(viewId) });
  const layout = of.viewId === viewId ? of.layout : keptLayout(viewId);
  const change = useCallback(
    (next: ViewLayout): void => {
      keepLayout(viewId, next);
      setOf({ viewId, layout: next });
    },
    [viewId],
  );
  return [layout, change];
}
