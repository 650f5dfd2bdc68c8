import { createMemoryHistory, type MemoryHistory, parsePath } from 'history';

/** A history as a browser has it that was led along these entries; the last one is shown. */
export function historyAt(
  ...entries: readonly (string | { pathname: string; state: unknown })[]
): MemoryHistory {
  return createMemoryHistory({
    initialEntries: entries.map((entry, place) => ({
      ...(typeof entry === 'string' ? parsePath(entry) : entry),
      // The router knows by it that the page was opened there.
      ...(place === 0 ? { key: 'default' } : {}),
    })),
    initialIndex: entries.length - 1,
  });
}
