import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import type { ArcFigures } from '../../src/tools/atlas/figures.ts';
import type { Kit } from './kit.ts';

/** A step of a chart: the innermost states before it, the event, and the innermost states after it. */
export type Arc = Pick<ArcFigures, 'from' | 'on' | 'event' | 'to'>;

/** Why arcs are not walked in a world, and what covers them instead; `speaksOf` explains the keys. */
export type Reasons = Readonly<Record<string, string>>;

const innermost = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, inner]) =>
        innermost(inner ?? {}).map((state) => (state === '' ? key : `${key}.${state}`)),
      );

const placeOf = ({ value }: AnyMachineSnapshot): string => innermost(value).join(' & ');

export function arcOf(
  kit: Kit,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): Arc {
  const on = event.type;
  return { from: placeOf(before), on, event: kit.label?.(event) ?? on, to: placeOf(after) };
}

/** An arc in one line: `from: event → to`. */
export const nameOfArc = ({ from, event, to }: Arc): string => `${from}: ${event} → ${to}`;

/**
 * Whether a key of a table of reasons matches an arc. It is an event, by type or label, or an arc's name, `from: event
 * → to`, in which `*` matches anything.
 */
export function speaksOf(key: string, arc: Arc): boolean {
  if (!key.includes(' → ')) return key === arc.on || key === arc.event;
  const literal = key.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`).test(nameOfArc(arc));
}

/** Whether a reason names what covers an arc instead: a row of its table, another world, or a test. */
export const namesHolder = (reason: string): boolean =>
  /\brows? (of )?`|\bwalked (on|by|there|within)\b|\btried (on|by)\b/.test(reason);

/** Records which of a chart's arcs a world has walked, and how often. */
export class ArcLedger {
  readonly #all: ReadonlyMap<string, Arc>;
  readonly #reasons: Reasons;
  readonly #walked = new Map<string, number>();

  constructor(all: readonly Arc[], reasons: Reasons) {
    this.#all = new Map(all.map((arc) => [nameOfArc(arc), arc]));
    this.#reasons = reasons;
  }

  see(arc: Arc): void {
    const name = nameOfArc(arc);
    this.#walked.set(name, (this.#walked.get(name) ?? 0) + 1);
  }

  /** The chart's arcs that were not walked and have no reason. */
  missed(): string[] {
    return this.unexplained((name) => this.#walked.has(name));
  }

  /** The chart's arcs that are not among those and have no reason. */
  unexplained(isThere: (name: string) => boolean): string[] {
    return [...this.#all]
      .filter(([name, arc]) => !isThere(name) && this.#reasonOf(arc) === undefined)
      .map(([name]) => name);
  }

  /** The reasons that match no arc, or one that was walked after all. */
  idle(): string[] {
    const arcs = [...this.#all];
    return Object.keys(this.#reasons).filter((key) => {
      const spokenOf = arcs.filter(([, arc]) => speaksOf(key, arc));
      return spokenOf.length === 0 || spokenOf.some(([name]) => this.#walked.has(name));
    });
  }

  figures(): ArcFigures[] {
    return [...this.#all].map(([name, arc]) => {
      const elsewhere = this.#reasonOf(arc);
      return {
        ...arc,
        walked: this.#walked.get(name) ?? 0,
        ...(elsewhere === undefined ? {} : { elsewhere }),
      };
    });
  }

  #reasonOf(arc: Arc): string | undefined {
    return Object.entries(this.#reasons).find(([key]) => speaksOf(key, arc))?.[1];
  }
}
