import { createMemoryHistory, type MemoryHistory, parsePath } from 'history';

/** The history of a browser that visited these entries; the last one is shown. */
export function historyAt(
  ...entries: readonly (string | { pathname: string; state: unknown })[]
): MemoryHistory {
  return createMemoryHistory({
    initialEntries: entries.map((entry, place) => ({
      ...(typeof entry === 'string' ? parsePath(entry) : entry),
      // The key tells the router that the page was opened there.
      ...(place === 0 ? { key: 'default' } : {}),
    })),
    initialIndex: entries.length - 1,
  });
}
