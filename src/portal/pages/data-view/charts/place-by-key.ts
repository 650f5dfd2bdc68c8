/** How one key leads on among places in a row, 0 being the first; null: not at all. */
export function placeByKey(key: string, now: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: now - 1,
    ArrowDown: now - 1,
    ArrowRight: now + 1,
    ArrowUp: now + 1,
    PageDown: now - 10,
    PageUp: now + 10,
    Home: 0,
    End: count - 1,
  };
  const wanted = steps[key];
  return wanted === undefined ? null : Math.min(count - 1, Math.max(0, wanted));
}
