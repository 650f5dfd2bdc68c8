import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate';
import { type Effect, type Row, readTable } from './expected-table.ts';
import { delayIn, leavesOf, plain, type Step } from './recorder.ts';

/** A rule that holds in every step of every walk, whatever the chart looks like. */
export type Invariant<M extends AnyStateMachine = AnyStateMachine> = {
  /** As comments cite it. */
  readonly requirement: string;
  /** In the requirement's words. */
  readonly says: string;
  /** `before` is null at the start. */
  readonly holds: (
    before: SnapshotFrom<M> | null,
    event: AnyEventObject,
    after: SnapshotFrom<M>,
    step: Step,
  ) => boolean;
};

/** A condition of a table by its name; at the start it receives the initial context. */
export type Predicates<M extends AnyStateMachine = AnyStateMachine> = Readonly<
  Record<string, (context: ContextFrom<M>, event: AnyEventObject) => boolean>
>;

/** What is written about a flow beside its chart, never derived from it. */
export type Written<M extends AnyStateMachine = AnyStateMachine> = {
  readonly predicates?: Predicates<M>;
  readonly invariants?: readonly Invariant<M>[];
  readonly walks?: Walks;
};

/**
 * Further walks, named after what they show: to situations in which an effect of a row can be distinguished from none.
 * A name that begins with one of the kit's other inputs and a colon starts from that input.
 */
export type Walks = Readonly<Record<string, readonly AnyEventObject[]>>;

const folder = path.resolve(import.meta.dirname, '..');

/** The place of a flow's table; flows are named as in the atlas, folders in kebab-case. */
const fileOf = (flow: string): string =>
  path.join(
    folder,
    flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    'expected.md',
  );

/** The rows of a flow, or null if it has no table yet. */
export function rowsOf(flow: string): readonly Row[] | null {
  const file = fileOf(flow);
  return existsSync(file) ? readTable(readFileSync(file, 'utf8')) : null;
}

/** An event as named in a table: `loadDetails answered`, `loadDetails failed`, `after debounce`, or its type. */
export function namedEvent(type: string): string {
  const [, answer, name] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (name !== undefined) return `${name} ${answer === 'done' ? 'answered' : 'failed'}`;
  return type.startsWith('xstate.after.') ? `after ${delayIn(type)}` : type;
}

/** The next state and effects of a row or a step, in the form of a table. */
function wordsOf(next: readonly string[], effects: readonly Effect[]): string {
  return [next.join('; ') || 'same', ...effects.map(wordsOfEffect)].join(' | ');
}

export function wordsOfEffect({ kind, name, data, from }: Effect): string {
  const json = data === undefined ? '' : JSON.stringify(data);
  if (kind === 'sets') return `sets ${name}${from ? ` from ${from}` : json && ` = ${json}`}`;
  if (kind === 'waits') return `waits ${name}${json && ` ${json} ms`}`;
  return [kind, name, json].filter((part) => part !== '').join(' ');
}

/** Whether a value matches its description: objects in the named keys, lists and other values completely. */
function agrees(written: unknown, found: unknown): boolean {
  if (written === undefined) return true;
  if (Array.isArray(written))
    return (
      Array.isArray(found) &&
      written.length === found.length &&
      written.every((one, at) => agrees(one, found[at]))
    );
  if (typeof written !== 'object' || written === null || typeof found !== 'object' || found === null)
    return written === found;
  const named = Object.entries(written);
  if (named.length === 0) return Object.keys(found).length === 0;
  // An alert without a title differs from one with a title.
  return named.every(([key, value]) => {
    const there: unknown = Reflect.get(found, key);
    return value === undefined ? there === undefined : agrees(value, there);
  });
}

type Agree = (written: unknown, found: unknown) => boolean;

const isSame = (written: Effect, found: Effect, agree: Agree): boolean =>
  written.kind === found.kind && written.name === found.name && agree(written.data, found.data);

const isSet = ({ kind }: Effect): boolean => kind === 'sets';

/** The recipient of a report; all listeners of the flow count as one. */
function recipientOf({ kind, name }: Effect): string | undefined {
  if (kind === 'emits') return '(whoever listens)';
  return kind === 'tells' ? name.split(' ')[0] : undefined;
}

/** Whether each recipient receives its reports in that order. */
const sameOrder = (written: readonly Effect[], found: readonly Effect[], agree: Agree): boolean => {
  const recipients = new Set(written.flatMap((effect) => recipientOf(effect) ?? []));
  return [...recipients].every((recipient) => {
    const received = found.filter((effect) => recipientOf(effect) === recipient);
    return written
      .filter((effect) => recipientOf(effect) === recipient)
      .every((effect, at) => received.slice(at, at + 1).some((one) => isSame(effect, one, agree)));
  });
};

/** Whether the effects are the same. The more a row says about an effect, the earlier it is paired. */
function sameEffects(written: readonly Effect[], found: readonly Effect[], agree: Agree): boolean {
  const open = [...found];
  const bySize = [...written].sort((one, other) => wordsOfEffect(other).length - wordsOfEffect(one).length);
  return (
    bySize.every((effect) => {
      const at = open.findIndex((one) => isSame(effect, one, agree));
      if (at >= 0) open.splice(at, 1);
      return at >= 0;
    }) && open.length === 0
  );
}

/** The context's key in a path. */
const keyOf = ({ name }: Effect): string => name.split('.')[0] ?? name;

/** Whether only the described keys were set, to the described values; a value may have been the same before. */
function sameContext(written: readonly Effect[], { event, after, effects }: Step, agree: Agree): boolean {
  const names = written.map(keyOf);
  return (
    effects.filter(isSet).every(({ name }) => names.includes(name)) &&
    written.every(({ name, data, from }) => {
      const value = plain(valueAt(after.context, name));
      if (from !== undefined) return isDeepStrictEqual(value, plain(valueAt(event, from)));
      return data === undefined || agree(value, data);
    })
  );
}

const valueAt = (event: object, dotted: string): unknown =>
  dotted
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      event,
    );

const covers = (pattern: string, leaf: string): boolean =>
  pattern === '*' || pattern === leaf || (pattern.endsWith('.*') && leaf.startsWith(pattern.slice(0, -1)));

/** Whether a state of a row is active; with `+`, each part of it. */
const areIn = (state: string, leaves: readonly string[]): boolean =>
  state.split(' + ').every((part) => leaves.some((leaf) => covers(part, leaf)));

/** The leaves entered in a step. */
export function enteredIn({ before, after }: Step): string[] {
  const earlier = before === null ? [] : leavesOf(before);
  return leavesOf(after).filter((leaf) => !earlier.includes(leaf));
}

/** Checks the steps of a flow against its table and invariants. It does not know the chart. */
export class Oracle {
  readonly #flow: string;
  readonly #rows: readonly Row[] | null;
  readonly #predicates: Predicates;
  readonly #invariants: readonly Invariant[];
  readonly #agree: { readonly told: Agree; readonly kept: Agree };
  /** The rows that were seen, with the keys that each changed at least once. */
  readonly #observed = new Map<Row, Set<string>>();
  readonly #faults = new Set<string>();
  readonly #broken = new Set<string>();
  /** Steps without a row. */
  readonly unwritten: Step[] = [];

  /** With `anyValues` the values in rows are ignored, since they are those of the shortest walks. */
  constructor(
    flow: string,
    rows: readonly Row[] | null,
    { predicates = {}, invariants = [] }: Written,
    { anyValues = false } = {},
  ) {
    const any = (): boolean => true;
    this.#agree = anyValues ? { told: any, kept: any } : { told: agrees, kept: isDeepStrictEqual };
    this.#flow = flow;
    this.#rows = rows;
    this.#predicates = predicates;
    this.#invariants = invariants;
    for (const row of rows ?? []) {
      const name = row.condition.replace(/^not /, '');
      if (name !== '' && !(name in predicates))
        this.#faults.add(`${this.#at(row)}: no predicate \`${name}\``);
      if (/\bunread\b/.test(row.requirement)) this.#faults.add(`${this.#at(row)}: unread`);
    }
  }

  /** Checks a step. */
  see(step: Step): void {
    try {
      this.#hold(step);
      if (this.#rows !== null) this.#compare(step);
    } catch (error) {
      this.#faults.add(`${placeOf(step)}: a predicate or an invariant broke: ${String(error)}`);
    }
  }

  #hold(step: Step): void {
    const broken = this.#invariants.filter(({ holds }) => !holds(step.before, step.event, step.after, step));
    for (const { requirement, says } of broken)
      this.#broken.add(`${requirement}: ${says}; not so ${placeOf(step)}`);
  }

  #compare(step: Step): void {
    const row = this.#rowOf(step.before, step.event, step.after);
    const entered = enteredIn(step);
    const happened = wordsOf(entered, step.effects);
    if (!row) {
      if (step.before !== null && entered.length === 0 && step.effects.length === 0) return;
      this.unwritten.push(step);
      this.#faults.add(`no row: ${placeOf(step)}\n  happened: ${happened}`);
      return;
    }
    const changed = this.#observe(row);
    for (const { name } of step.effects.filter(isSet)) changed.add(name);
    const leaves = leavesOf(step.after);
    const isThere =
      row.next.length === 0
        ? entered.length === 0
        : row.next.every((leaf) => leaves.includes(leaf)) && entered.every((leaf) => row.next.includes(leaf));
    const isOther = (effect: Effect): boolean => !isSet(effect);
    if (
      isThere &&
      sameEffects(row.effects.filter(isOther), step.effects.filter(isOther), this.#agree.told) &&
      sameOrder(row.effects, step.effects, this.#agree.told) &&
      sameContext(row.effects.filter(isSet), step, this.#agree.kept)
    )
      return;
    const expected = `written:  ${wordsOf(row.next, row.effects)}`;
    this.#faults.add(`${this.#at(row)}: ${placeOf(step)}\n  ${expected}\n  happened: ${happened}`);
  }

  /** Checks that the flow accepts an event that can happen here if, and only if, its table says so. */
  offered(snapshot: AnyMachineSnapshot, event: AnyEventObject, isTaken: boolean): void {
    if (this.#rows === null) return;
    const row = this.#rowOf(snapshot, event, snapshot);
    const isChange = row !== undefined && (row.next.length > 0 || row.effects.length > 0);
    if (row && !isTaken) this.#observe(row);
    if (!row && isTaken) this.#faults.add(`no row: taken ${placeOf({ before: snapshot, event })}`);
    if (row && isChange && !isTaken)
      this.#faults.add(`${this.#at(row)}: refused ${placeOf({ before: snapshot, event })}`);
  }

  /** Where the flow did something other than its table says. */
  faults(): string[] {
    return [...this.#faults];
  }

  /** The differences between the flow and its table, in both directions. */
  differences(): string[] {
    const never = (this.#rows ?? []).flatMap((row) => {
      const changed = this.#observed.get(row);
      if (!changed) return [`${this.#at(row)}: never happens`];
      const unset = row.effects.filter((effect) => isSet(effect) && !changed.has(keyOf(effect)));
      return unset.map(({ name }) => `${this.#at(row)}: never changes ${name}`);
    });
    return [...this.#faults, ...never];
  }

  /** The first finding so far on a walk that continues. */
  found(): string | undefined {
    const [first] = [...this.#broken, ...this.#faults];
    return first;
  }

  /** The broken invariants. */
  broken(): string[] {
    return [...this.#broken];
  }

  /** The row of a step; undefined if there is none. */
  rowOf({ before, event, after }: Step): Row | undefined {
    return this.#rowOf(before, event, after);
  }

  #at({ line }: Row): string {
    return `${path.basename(fileOf(this.#flow))}:${line}`;
  }

  #observe(row: Row): Set<string> {
    const changed = this.#observed.get(row) ?? new Set();
    this.#observed.set(row, changed);
    return changed;
  }

  #rowOf(before: AnyMachineSnapshot | null, event: AnyEventObject, after: AnyMachineSnapshot) {
    const { context } = before ?? after;
    const leaves = before === null ? [] : leavesOf(before);
    const name = namedEvent(event.type);
    return this.#rows?.find(
      ({ states, events, condition }) =>
        (before === null
          ? states.includes('(start)')
          : events.includes(name) && states.some((state) => areIn(state, leaves))) &&
        this.#isMet(condition, context, event),
    );
  }

  #isMet(condition: string, context: unknown, event: AnyEventObject): boolean {
    if (condition === '') return true;
    const [, not, name = ''] = /^(not )?(.*)$/.exec(condition) ?? [];
    return (this.#predicates[name]?.(context, event) ?? false) === (not === undefined);
  }
}

/** The state and event of a step, with the part of the event that may decide. */
function placeOf({ before, event }: Pick<Step, 'before' | 'event'>): string {
  if (before === null) return 'at the start';
  const { type, ...payload } = event;
  const { actorId: _, ...more } = payload as { actorId?: string };
  const details = JSON.stringify(plain(more));
  return `in ${leavesOf(before).join(' + ')} on ${namedEvent(type)}${details === '{}' ? '' : ` ${details}`}`;
}
