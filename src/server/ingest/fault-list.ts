import { type Fault, type Line, shownText } from '../../domain/feed/line-reading.ts';
import { Refusal } from '../http/refusal.ts';

/** A reason why a file cannot be loaded, with its line (the header is line 1 of a CSV file). */
export interface LineFault extends Fault {
  readonly line: number;
}

/** A line as it was given. */
export type GivenLine = {
  readonly text: string;
  /** Its fields; null if it cannot be read. */
  readonly line: Line | null;
};

/** A reason why a line is left out while the others are taken. */
export interface RejectedFault extends LineFault {
  /** What the field holds; null if that is nothing, or the reason is about the line. */
  readonly value: string | null;
  /** The line itself, as a terminal can show it: long ones are cut. */
  readonly text: string;
}

const mostShown = 50;
const longestField = 60;
const longestValue = 200;
const longestReason = 300;
/** More than a line can have whose fields are none too long. */
const longestText = 8_000;

function heldBy(line: Line | null, field: string): string | null {
  const value = line?.[field];
  if (value === undefined || value === null || value === '') return null;
  return shownText(typeof value === 'string' ? value : JSON.stringify(value), longestValue);
}

/** A line with its tabs, and the breaks within its quotes. */
function shownLine(text: string): string {
  const shown = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  return shown.replace(/[^\t\r\n]+/g, (part) => shownText(part, shown.length));
}

/** Collects errors: the first fifty in full, and the number of all. */
export class FaultList {
  readonly shown: LineFault[] = [];
  total = 0;
  #lines = new Set<number>();
  readonly #onFault: ((fault: RejectedFault) => void) | null;

  /** @param onFault called with each error, also those not kept */
  constructor(onFault: ((fault: RejectedFault) => void) | null = null) {
    this.#onFault = onFault;
  }

  /** @param given the line, for what is told of each error; absent where nothing is */
  add(line: number, faults: readonly Fault[], given: GivenLine = { text: '', line: null }): void {
    for (const { field, reason } of faults) {
      const fault = {
        line,
        field: shownText(field, longestField),
        reason: shownText(reason, longestReason),
      };
      this.total += 1;
      this.#onFault?.({ ...fault, value: heldBy(given.line, field), text: shownLine(given.text) });
      if (this.shown.length < mostShown) this.shown.push(fault);
    }
    if (this.#lines.size < 1_000_000) this.#lines.add(line);
  }

  /** The number of lines with an error. */
  get lines(): number {
    return this.#lines.size;
  }
}

/** Thrown, for the operator, when a file cannot be loaded; nothing of it has been stored. */
export class IngestRefusal extends Refusal {
  readonly faults: readonly LineFault[];
  readonly faultCount: number;

  constructor(message: string, { shown = [], total = 0 }: Partial<Pick<FaultList, 'shown' | 'total'>> = {}) {
    const lines = shown.map(({ line, field, reason }) => `line ${line}, ${field}: ${reason}`);
    const hidden = total - shown.length;
    const rest = `and ${hidden.toLocaleString('en-GB')} more ${hidden === 1 ? 'fault' : 'faults'} of ${total}`;
    super('invalid-request', [message, ...lines, ...(hidden > 0 ? [rest] : [])]);
    this.faults = shown;
    this.faultCount = total;
  }
}
