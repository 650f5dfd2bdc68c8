import { CutShort, type GrowingFile } from './growing-file.ts';
import type { FileReading, NumberedLine } from './read-lines.ts';

/** A file that never stops growing is loaded in parts of about this many lines, */
const mostLines = 100_000;

/** each read for at most this long: other files wait for the venue, and readers for the rows. */
const longestPartMs = 5_000;

/** The fields whose values orders of one snapshot share. */
const snapshotFields = ['instrumentId', 'venueMIC', 'system', 'date'] as const;

const isOfSnapshot = ({ line }: NumberedLine, other: NumberedLine): boolean =>
  snapshotFields.every((field) => line?.[field] === other.line?.[field]);

/** The lines of a growing file, in parts that can be loaded: none ends within a snapshot of orders. */
export class GrownLines {
  /** Number of the last line of the last part. */
  last = 0;
  readonly #reading: FileReading;
  readonly #lines: AsyncIterator<readonly NumberedLine[]>;
  readonly #unchanged: GrowingFile['unchanged'];
  readonly #signal: AbortSignal;
  readonly #longestPartMs: number;
  #next: Promise<readonly NumberedLine[] | null> | null = null;
  /** Lines of a snapshot that may go on. */
  #held: readonly NumberedLine[] = [];
  #ready: readonly NumberedLine[] = [];
  #isOver = false;
  /** The number of blank rows before the end of the last part. */
  #blankRows = 0;

  constructor(
    reading: FileReading,
    unchanged: GrowingFile['unchanged'],
    signal: AbortSignal,
    mostMs = longestPartMs,
  ) {
    this.#reading = reading;
    this.#lines = reading.batches[Symbol.asyncIterator]();
    this.#unchanged = unchanged;
    this.#signal = signal;
    this.#longestPartMs = mostMs;
  }

  /** Waits until there is something to load. False if there will be nothing more. */
  async hasMore(): Promise<boolean> {
    while (this.#ready.length === 0 && !this.#isOver && !this.#signal.aborted) {
      if (this.#held.length === 0) await this.#read();
      else if (!(await this.#readUnlessStill(2))) this.#release();
    }
    return this.#ready.length > 0;
  }

  /** The lines to load until the end of the file is reached. */
  part(): FileReading {
    const before = this.#blankRows;
    return { ...this.#reading, batches: this.#part(), blankRows: () => this.#blankRows - before };
  }

  async *#part(): AsyncGenerator<readonly NumberedLine[]> {
    const begun = performance.now();
    let count = 0;
    do {
      const lines = this.#ready;
      this.#ready = [];
      count += lines.length;
      this.last = lines.at(-1)?.number ?? this.last;
      if (lines.length > 0) yield lines;
    } while (this.#mayGoOn(count, begun) && (await this.#readUnlessStill(1)));
    this.#blankRows = this.#reading.blankRows();
  }

  #mayGoOn(count: number, begun: number): boolean {
    const isLong = count >= mostLines || performance.now() - begun >= this.#longestPartMs;
    return !this.#isOver && !this.#signal.aborted && !isLong;
  }

  /** False if the file was found not to have grown, this many times in a row, before anything came. */
  async #readUnlessStill(times: number): Promise<boolean> {
    const still = this.#unchanged(times).then(() => true);
    if (await Promise.race([this.#pending().then(() => false), still])) return false;
    await this.#read();
    return true;
  }

  async #read(): Promise<void> {
    const lines = await this.#pending();
    this.#next = null;
    if (lines === null) {
      this.#isOver = true;
      this.#release();
      return;
    }
    const all = this.#held.length === 0 ? lines : [...this.#held, ...lines];
    const end = this.#endOfWhole(all);
    this.#ready = all.slice(0, end);
    this.#held = all.slice(end);
  }

  #pending(): Promise<readonly NumberedLine[] | null> {
    this.#next ??= this.#lines.next().then(
      ({ done, value }) => (done ? null : value),
      (error: unknown) => {
        // Complete lines are kept; the rest of an incomplete one is no longer known.
        if (error instanceof CutShort) return null;
        if (!this.#signal.aborted) throw error;
        this.#held = [];
        return null;
      },
    );
    return this.#next;
  }

  #release(): void {
    this.#ready = this.#held;
    this.#held = [];
  }

  #endOfWhole(lines: readonly NumberedLine[]): number {
    // An unreadable line may be within a snapshot.
    const last = lines.findLast(({ line }) => line !== null);
    if (this.#reading.dataType === 'trade' || !last) return lines.length;
    return lines.findLastIndex((one) => one.line !== null && !isOfSnapshot(one, last)) + 1;
  }
}
