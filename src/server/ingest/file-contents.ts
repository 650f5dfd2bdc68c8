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

/** What a file contains, as far as the merge needs to know it. */
export type FileContents = {
  /** The months (`YYYY-MM`) of its publications, in order; none if no line was valid. */
  readonly months: readonly string[];
  /** First and last publication. */
  readonly span: readonly [string, string];
  /** The sources as columns: instrument keys, segments, systems, first and last publications. */
  readonly sources: readonly [number[], string[], string[], string[], string[]];
  /** Whether a report cancels or amends another one. */
  readonly refersToReports: boolean;
  /** Whether orders give their level in their snapshot. */
  readonly givesLevels: boolean;
  /** Whether orders leave it to the order of the lines. */
  readonly levelsFollowLines: boolean;
};

/** Gathers a file's contents while its lines are read, which saves one pass over the staged lines. */
export class ContentsReader {
  readonly #dataType: DataType;
  readonly #sources = new Map<number, Source[]>();
  readonly #months = new Set<string>();
  #month = '';
  #refersToReports = false;
  #givesLevels = false;
  #levelsFollowLines = false;
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
    if (isTrade) this.#refersToReports ||= values.status !== 'New';
    else if (values.level === null) this.#levelsFollowLines = true;
    else this.#givesLevels = true;
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

  get contents(): FileContents {
    const sources: FileContents['sources'] = [[], [], [], [], []];
    let [earliest, latest] = ['9999', ''];
    for (const [instrumentId, ofInstrument] of this.#sources) {
      for (const { segmentMic, system, first, last } of ofInstrument) {
        sources[0].push(instrumentId);
        sources[1].push(segmentMic);
        sources[2].push(system);
        sources[3].push(first);
        sources[4].push(last);
        if (first < earliest) earliest = first;
        if (last > latest) latest = last;
      }
    }
    return {
      months: [...this.#months].sort(),
      span: [earliest, latest],
      sources,
      refersToReports: this.#refersToReports,
      givesLevels: this.#givesLevels,
      levelsFollowLines: this.#levelsFollowLines,
    };
  }
}
