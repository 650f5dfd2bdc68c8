import { useCallback, useState } from 'react';
import type { ViewId } from '../../../../domain/feed/feed-views.ts';
import {
  sameLayout,
  usualLayoutOf,
  type ViewLayout,
  viewLayoutOf,
} from '../../../../domain/feed/view-layout.ts';
import { keptValues } from '../../../storage/kept-values.ts';

const keyOf = (viewId: ViewId): string => `layout.${viewId}`;

/** The last layout of a view in this browser; the usual layout if none is stored, or none of this version. */
const keptLayout = (viewId: ViewId): ViewLayout =>
  viewLayoutOf(keptValues.read(keyOf(viewId))) ?? usualLayoutOf(viewId);

/** Stores the layout of views of this kind in this browser. */
export function keepLayout(viewId: ViewId, layout: ViewLayout): void {
  if (sameLayout(layout, usualLayoutOf(viewId))) keptValues.forget(keyOf(viewId));
  else keptValues.keep(keyOf(viewId), layout);
}

/**
 * The layout of views of this kind, and a function to change it. It belongs to the browser, not to an account, as the
 * colour scheme does: it contains no personal data and survives signing out.
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
