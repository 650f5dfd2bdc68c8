import type { Chart, ChartState, ChartTransition } from './chart.ts';

/** How a state or transition changed: `retargeted` in its targets, `changed` in anything else, such as its guard. */
export type Mark = 'added' | 'removed' | 'retargeted' | 'changed';

export type ChartChanges = {
  /** The new chart, with what was removed still in its place. */
  readonly chart: Chart;
  /** By the ids of states and transitions in that chart. */
  readonly marks: Readonly<Record<string, Mark>>;
  /** One line per change; a state that was added or removed includes its contents. */
  readonly words: readonly { readonly mark: Mark; readonly text: string }[];
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const listed = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));

/** Everything of a transition except its targets. */
const effectsOf = ({ guard, actions, reenters }: ChartTransition) => ({ guard, actions, reenters });

const labelOf = ({ source, on, guard }: ChartTransition): string =>
  `${source} on ${on}${guard === null ? '' : ` [${guard}]`}`;

const leadsTo = ({ targets }: ChartTransition): string =>
  targets.length === 0 ? 'stays' : targets.join(' and ');

/**
 * Pairs the old transitions of a state with the new ones on the same event: first the equal ones, then those with the
 * same guard, then those with the same targets. The old ones that are left were removed, the new ones added.
 */
function paired(
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
): {
  readonly pairs: ReadonlyMap<ChartTransition, ChartTransition>;
  readonly removed: readonly ChartTransition[];
} {
  const pairs = new Map<ChartTransition, ChartTransition>();
  const removed = new Set(before);
  const alike = [
    (one: ChartTransition) => [one.source, one.on, effectsOf(one), one.targets],
    (one: ChartTransition) => [one.source, one.on, one.guard],
    (one: ChartTransition) => [one.source, one.on, one.targets],
  ];
  for (const keyOf of alike) {
    for (const is of after) {
      const was = pairs.has(is) ? undefined : [...removed].find((one) => same(keyOf(one), keyOf(is)));
      if (!was) continue;
      pairs.set(is, was);
      removed.delete(was);
    }
  }
  return { pairs, removed: [...removed] };
}

const everyState = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(everyState)];

/** Everything of a state except its transitions and children. */
const doingsOf = ({ type, isInitial, entry, exit, invokes, tags }: ChartState): Record<string, string> => ({
  kind: type,
  initial: isInitial ? 'yes' : 'no',
  entry: listed(entry),
  exit: listed(exit),
  invokes: listed(invokes.map(({ actor }) => actor)),
  tags: listed(tags),
});

/** Compares two versions of a chart, in which the same name stands for the same state. */
export function chartChanges(before: Chart, after: Chart): ChartChanges {
  const marks: Record<string, Mark> = {};
  const words: { mark: Mark; text: string }[] = [];
  const note = (mark: Mark, id: string, text: string): void => {
    marks[id] = mark;
    words.push({ mark, text });
  };

  const whole = (state: ChartState, mark: 'added' | 'removed'): ChartState => {
    note(
      mark,
      state.id,
      `${state.id}, with ${state.transitions.length} transition${state.transitions.length === 1 ? '' : 's'}`,
    );
    for (const { id, transitions } of everyState(state))
      for (const one of [id, ...transitions.map((transition) => transition.id)]) marks[one] = mark;
    return mark === 'removed' ? { ...state, isInitial: false } : state;
  };

  function transitionsOf(was: ChartState, is: ChartState): ChartTransition[] {
    const { pairs, removed } = paired(was.transitions, is.transitions);
    /** The old transition, for the drawing. A suffix keeps its id, which is a number among the branches, unique. */
    const old = (one: ChartTransition): ChartTransition => {
      const kept = { ...one, id: `${one.id}--was` };
      marks[kept.id] = 'removed';
      return kept;
    };
    /** Whether a branch moved behind another: order matters, since the first branch whose guard holds is taken. */
    const isOvertaken = (one: ChartTransition, former: ChartTransition): boolean =>
      is.transitions
        .slice(0, is.transitions.indexOf(one))
        .map((other) => other.on === one.on && pairs.get(other))
        .some((other) => other && was.transitions.indexOf(other) > was.transitions.indexOf(former));
    const now = is.transitions.flatMap((one) => {
      const former = pairs.get(one);
      if (!former) note('added', one.id, `${labelOf(one)}: ${leadsTo(one)}`);
      else if (!same(former.targets, one.targets)) {
        note('retargeted', one.id, `${labelOf(one)}: ${leadsTo(former)} before, ${leadsTo(one)} now`);
        return [one, old(former)];
      } else if (!same(effectsOf(former), effectsOf(one))) {
        const effectWords = ({ guard, actions }: ChartTransition): string =>
          `${guard === null ? 'no guard' : `[${guard}]`}, ${listed(actions)}`;
        note('changed', one.id, `${labelOf(one)}: ${effectWords(former)} before, ${effectWords(one)} now`);
      } else if (isOvertaken(one, former))
        note('changed', one.id, `${labelOf(one)}: moved behind another branch`);
      return [one];
    });
    return [
      ...now,
      ...removed.map((one) => {
        words.push({ mark: 'removed', text: `${labelOf(one)}: ${leadsTo(one)}` });
        return old(one);
      }),
    ];
  }

  function merged(was: ChartState, is: ChartState): ChartState {
    const [did, does] = [doingsOf(was), doingsOf(is)];
    const differing = Object.keys(does).filter((name) => did[name] !== does[name]);
    if (differing.length > 0) {
      const differences = differing.map((name) => `${name}: ${did[name]} before, ${does[name]} now`);
      note('changed', is.id, `${is.id}: ${differences.join('; ')}`);
    }
    const transitions = transitionsOf(was, is);
    const now = is.children.map((child) => {
      const former = was.children.find(({ key }) => key === child.key);
      return former ? merged(former, child) : whole(child, 'added');
    });
    const removed = was.children.filter(({ key }) => !is.children.some((child) => child.key === key));
    return { ...is, transitions, children: [...now, ...removed.map((child) => whole(child, 'removed'))] };
  }

  const root = merged(before.root, after.root);
  const states = everyState(root);
  return {
    chart: { ...after, root, states, transitions: states.flatMap(({ transitions }) => transitions) },
    marks,
    words,
  };
}
