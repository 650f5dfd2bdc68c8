import type { DataType } from '../../domain/feed/data-types.ts';
import type { FieldValues } from '../../domain/feed/fields/read-field.ts';
import { DayTally } from './day-tally.ts';
import { detached } from './detached.ts';

/** An instrument on a segment and system, with its first and last publication in the file, for the catalogue. */
type Source = {
  readonly segmentMic: string;
  readonly system: string;
  first: string;
  last: string;
};

/**
 * What the merge needs to know about a file as a whole, gathered while its lines are read, which saves one pass over
 * the staged lines.
 */
export class Gathered {
  readonly #dataType: DataType;
  readonly #sources = new Map<number, Source[]>();
  readonly #months = new Set<string>();
  #month = '';
  /** Whether a report cancels or amends another one. */
  hasReferences = false;
  /** Whether lines give the level in their snapshot. */
  hasLevels = false;
  /** Whether lines share a key with rows that are only in the archive. */
  repeatsArchived = false;
  /** Whether staged lines have changed since, so that sources have to be read from them. */
  isNarrowed = false;
  /** Whether the order of the lines gives their level. */
  lacksLevels = false;
  readonly days: DayTally;

  constructor(dataType: DataType) {
    this.#dataType = dataType;
    this.days = new DayTally(dataType);
  }

  /** Records a staged line. */
  add(instrumentId: number, values: FieldValues): void {
    const isTrade = this.#dataType === 'trade';
    const publishedAt = String(values[isTrade ? 'publicationDate' : 'date']);
    if (!publishedAt.startsWith(this.#month) || this.#month === '') {
      this.#month = publishedAt.slice(0, 7);
      this.#months.add(this.#month);
    }
    if (isTrade) this.hasReferences ||= values.status !== 'New';
    else if (values.level === null) this.lacksLevels = true;
    else this.hasLevels = true;
    const system = isTrade ? 'TRADE' : String(values.system);
    const segmentMic = String(values.venueMIC);
    this.#addSource(instrumentId, segmentMic, system, publishedAt);
    this.days.add(segmentMic, publishedAt);
  }

  #addSource(instrumentId: number, segmentMic: string, system: string, at: string): void {
    const sources = this.#sources.get(instrumentId);
    for (const known of sources ?? []) {
      if (known.segmentMic !== segmentMic || known.system !== system) continue;
      if (at < known.first) known.first = detached(at);
      else if (at > known.last) known.last = detached(at);
      return;
    }
    const time = detached(at);
    const source = { segmentMic, system, first: time, last: time };
    if (sources) sources.push(source);
    else this.#sources.set(instrumentId, [source]);
  }

  /** Whether no line is staged. */
  get isEmpty(): boolean {
    return this.#months.size === 0;
  }

  /** The months (`YYYY-MM`) of its publications, in order. */
  get months(): readonly string[] {
    return [...this.#months].sort();
  }

  /** First and last publication. */
  get span(): readonly [string, string] {
    let [first, last] = ['9999', ''];
    for (const sources of this.#sources.values()) {
      for (const source of sources) {
        if (source.first < first) first = source.first;
        if (source.last > last) last = source.last;
      }
    }
    return [first, last];
  }

  /** The sources as columns: instrument keys, segments, systems, first and last publications. */
  get sources(): readonly [number[], string[], string[], string[], string[]] {
    const columns: [number[], string[], string[], string[], string[]] = [[], [], [], [], []];
    for (const [instrumentId, sources] of this.#sources) {
      for (const { segmentMic, system, first, last } of sources) {
        columns[0].push(instrumentId);
        columns[1].push(segmentMic);
        columns[2].push(system);
        columns[3].push(first);
        columns[4].push(last);
      }
    }
    return columns;
  }
}
