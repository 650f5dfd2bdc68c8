/** What turning from one street into another costs, in pixels of way. */
const turn = 40;

type Start = {
  readonly key: string;
  readonly cost: number;
  readonly street: string;
};

type Step = {
  readonly key: string;
  readonly street: string;
  readonly cost: number;
  readonly before: Step | null;
};

/** A heap by cost: the cheapest comes out first. */
class Queue {
  readonly #steps: Step[] = [];

  push(step: Step): void {
    const steps = this.#steps;
    let at = steps.length;
    steps.push(step);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = steps[above];
      if (!parent || parent.cost <= step.cost) break;
      steps[at] = parent;
      steps[above] = step;
      at = above;
    }
  }

  pop(): Step | undefined {
    const steps = this.#steps;
    const first = steps[0];
    const last = steps.pop();
    if (!first || !last || steps.length === 0) return first;
    let at = 0;
    for (;;) {
      const [left, right] = [steps[2 * at + 1], steps[2 * at + 2]];
      const child = right && left && right.cost < left.cost ? 2 * at + 2 : 2 * at + 1;
      const lower = steps[child];
      if (!lower || lower.cost >= last.cost) break;
      steps[at] = lower;
      at = child;
    }
    steps[at] = last;
    return first;
  }
}

/**
 * The cheapest way from one of the starts to one of the ends (crossing to its extra cost) through a network, with
 * few turns. Null when there is none.
 */
export function shortestWay(
  starts: readonly Start[],
  ends: ReadonlyMap<string, number>,
  neighboursOf: (key: string) => readonly { to: string; street: string; length: number }[],
): { keys: string[]; streets: string[] } | null {
  const queue = new Queue();
  const done = new Set<string>();
  for (const start of starts) queue.push({ ...start, before: null });
  let best: Step | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let step = queue.pop(); step && step.cost < bestCost; step = queue.pop()) {
    const seen = `${step.key}|${step.street}`;
    if (done.has(seen)) continue;
    done.add(seen);
    const end = ends.get(step.key);
    if (end !== undefined && step.cost + end < bestCost) {
      best = step;
      bestCost = step.cost + end;
    }
    for (const { to, street, length } of neighboursOf(step.key)) {
      const isTurn = step.street !== '' && step.street !== street;
      queue.push({ key: to, street, cost: step.cost + length + (isTurn ? turn : 0), before: step });
    }
  }
  if (!best) return null;
  const steps: Step[] = [];
  for (let step: Step | null = best; step; step = step.before) steps.unshift(step);
  return { keys: steps.map(({ key }) => key), streets: steps.slice(1).map(({ street }) => street) };
}
