/** A whole-venue file of trades or orders, as the machine-readable index lists it. */
export type OpenFile = {
  /** Relative to the site's origin. */
  readonly path: string;
  readonly venue: string;
  readonly venueName: string;
  readonly kind: 'trades' | 'orders';
  readonly period: 'minute' | 'quarter-hour' | 'day';
  /** ISO day in UTC. */
  readonly day: string;
  readonly from: string;
  /** Exclusive. */
  readonly to: string;
  readonly format: 'csv' | 'ndjson' | 'parquet';
  readonly bytes: number;
  readonly rows: number;
  /** Hexadecimal. */
  readonly sha256: string;
};

/** The open files, or the slice files of an account. */
export type OpenFileIndex = {
  /** When the list last changed; null for slice files, whose list does not say. */
  readonly updatedAt: string | null;
  readonly files: readonly OpenFile[];
};

/** What the list is narrowed to; null narrows nothing, except that files of minutes are listed only when asked for. */
export type FileFilter = {
  readonly venue: string | null;
  readonly day: string | null;
  readonly kind: string | null;
  readonly period: string | null;
  readonly format: string | null;
};

export const noFilter: FileFilter = { venue: null, day: null, kind: null, period: null, format: null };

const periodsInOrder = ['day', 'quarter-hour', 'minute'];

/** The files of an index that a filter leaves, none of none: the newest first, the same time by venue, kind and format. */
export function filesOf(index: OpenFileIndex | null, filter: FileFilter): readonly OpenFile[] {
  const keys = ['venue', 'day', 'kind', 'period', 'format'] as const;
  return (
    (index?.files ?? [])
      .filter((file) => keys.every((key) => filter[key] === null || file[key] === filter[key]))
      // Their lines are in those of the quarters of an hour, which they would bury.
      .filter(({ period }) => period !== 'minute' || filter.period === 'minute')
      .sort(
        (a, b) =>
          compare(b.to, a.to) ||
          periodsInOrder.indexOf(a.period) - periodsInOrder.indexOf(b.period) ||
          compare(a.venue, b.venue) ||
          compare(a.kind, b.kind) ||
          compare(a.format, b.format),
      )
  );
}

/** The formats in words. */
export const openFormats = { csv: 'CSV', ndjson: 'NDJSON', parquet: 'Parquet' } as const;

/** Files with the same rows together, in the order of the first of each. */
export function setsOf(files: readonly OpenFile[]): readonly (readonly [OpenFile, ...OpenFile[]])[] {
  const sets = new Map<string, [OpenFile, ...OpenFile[]]>();
  for (const file of files) {
    const key = `${file.kind} ${file.venue} ${file.period} ${file.from}`;
    const set = sets.get(key);
    if (set) set.push(file);
    else sets.set(key, [file]);
  }
  return [...sets.values()];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A number of bytes in words: `12.3 kB`. */
export function bytesInWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'] as const;
  let [value, unit] = [bytes, 0];
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return unit === 0 ? `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}` : `${value.toFixed(1)} ${units[unit]}`;
}

/** The command that fetches a file and checks that it came whole. */
export function curlLine(origin: string, path: string): string {
  return `curl -fLO ${origin}${path}`;
}
