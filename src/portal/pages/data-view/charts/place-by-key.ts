/** The index that a key moves to from `now`, among `count` places; null if the key does not move. */
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
