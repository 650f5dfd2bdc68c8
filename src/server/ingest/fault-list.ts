import type { Fault } from '../../domain/feed/line-reading.ts';
import { Refusal } from '../http/refusal.ts';

/** One reason why a file cannot be taken, with the line it stands on (the header is line 1 of a CSV file). */
export interface LineFault extends Fault {
  readonly line: number;
}

const mostShown = 50;

/** Gathers faults: the first fifty in full, all of them in number. */
export class FaultList {
  readonly shown: LineFault[] = [];
  total = 0;
  #lines = new Set<number>();
  readonly #tell: (fault: LineFault) => void;

  /** @param tell is told of each fault, also of those that are not shown */
  constructor(tell: (fault: LineFault) => void = () => {}) {
    this.#tell = tell;
  }

  add(line: number, faults: readonly Fault[]): void {
    for (const fault of faults) {
      this.total += 1;
      this.#tell({ line, ...fault });
      if (this.shown.length < mostShown) this.shown.push({ line, ...fault });
    }
    if (this.#lines.size < 1_000_000) this.#lines.add(line);
  }

  /** How many lines have a fault. */
  get lines(): number {
    return this.#lines.size;
  }
}

/** A file that cannot be taken, told to the operator; nothing of it has been stored. */
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
