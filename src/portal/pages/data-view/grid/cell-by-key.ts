/** A cell of a grid by its row and column, from 0; row -1 is the header's. */
export type Place = { readonly row: number; readonly column: number };

type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
};

/**
 * Where a key leads in a grid, as the ARIA Authoring Practices have it for grids.
 *
 * @param size how many rows and columns there are, and how many rows are in sight
 * @returns null for a key that leads nowhere; the same place where there is nothing beyond it
 */
export function cellByKey(
  { row, column }: Place,
  { key, ctrlKey, metaKey, shiftKey, altKey }: Pressed,
  size: { readonly rows: number; readonly columns: number; readonly inSight: number },
): Place | null {
  if (altKey) return null;
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const isFar = ctrlKey || metaKey || shiftKey;
  const isHeader = row === -1;
  const down = { row: Math.min(lastRow, Math.max(0, row) + size.inSight), column };
  const places: Readonly<Record<string, Place>> = {
    ArrowDown: { row: Math.min(lastRow, row + 1), column },
    ArrowUp: { row: Math.max(-1, row - 1), column },
    ArrowRight: { row, column: Math.min(lastColumn, column + 1) },
    ArrowLeft: { row, column: Math.max(0, column - 1) },
    PageDown: down,
    ' ': isHeader || shiftKey ? { row, column } : down,
    // From the first row to the header, from another to the first at most.
    PageUp: { row: row > 0 ? Math.max(0, row - size.inSight) : -1, column },
    Home: isFar && !isHeader ? { row: 0, column: 0 } : { row, column: 0 },
    End: isFar && !isHeader ? { row: lastRow, column: lastColumn } : { row, column: lastColumn },
  };
  return places[key] ?? null;
}
