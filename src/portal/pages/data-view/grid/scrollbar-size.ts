let known: { readonly ratio: number; readonly size: number } | null = null;

/**
 * The width in pixels that a scrollbar takes from what it scrolls; 0 if it lies over it. Measured once for each zoom: the
 * grid would measure it several times while it mounts, each time with a layout of the whole page.
 */
export function scrollbarSize(): number {
  const ratio = devicePixelRatio;
  if (known?.ratio === ratio) return known.size;
  const probe = document.createElement('div');
  probe.style.cssText = 'position: absolute; visibility: hidden; overflow: scroll; width: 99px; height: 99px';
  document.body.append(probe);
  const size = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  known = { ratio, size };
  return size;
}
