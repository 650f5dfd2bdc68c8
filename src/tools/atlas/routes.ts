import { lineWidth, pace, rowOffsets } from './boxes.ts';
import type { Breadths, Layout, Street } from './layout.ts';
import { shortestWay } from './shortest-way.ts';

export type Point = {
  readonly x: number;
  readonly y: number;
};

/** The line of one transition to one of its targets, from the row in its source's box to the target's edge. */
export type Route = {
  readonly transition: string;
  readonly target: string;
  readonly points: readonly Point[];
};

/** A place where a way can begin, turn or end, with the streets it lies on. */
interface Crossing extends Point {
  readonly streets: readonly Street[];
}

type Door = {
  readonly box: Point;
  readonly street: Street;
  readonly cost: number;
};

/** A way as the streets it takes; the first and the last piece lead from and to a box. */
type Way = {
  readonly transition: string;
  readonly target: string;
  readonly from: Point;
  readonly to: Point;
  readonly streets: readonly Street[];
};

const keyOf = ({ x, y }: Point): string => `${Math.round(x * 10)},${Math.round(y * 10)}`;
const onStreet = (street: Street, { x, y }: Point): Point =>
  street.isUpright ? { x: street.at, y } : { x, y: street.at };

/** Where the rows' lines may leave their boxes: at the right before the left. */
function exitsOf(layout: Layout): Map<string, Door[]> {
  const exits = new Map<string, Door[]>();
  for (const box of layout.boxes.values()) {
    const { caption } = box;
    const offsets = rowOffsets(caption);
    const left = box.innerLeft ?? box.left;
    const right = box.innerRight ?? box.right;
    // A row of a state with children stands in its head, between its own outer streets.
    const head = box.innerLeft ? box.innerLeft.at + box.innerLeft.width / 2 + pace.padding : null;
    const from = head === null ? box.x : head - 6;
    caption.rows.forEach((row, index) => {
      if (!row.transition) return;
      const y = box.y + (offsets[index] ?? 0) + pace.row / 2;
      const to = head === null ? box.x + box.width : head + lineWidth(row.lines[0] ?? []) + 8;
      const doors: Door[] = [];
      if (right) doors.push({ box: { x: to, y }, street: right, cost: head === null ? 0 : 60 });
      if (left) doors.push({ box: { x: from, y }, street: left, cost: head === null ? 14 : 0 });
      exits.set(row.transition.id, doors);
    });
  }
  return exits;
}

/** Where a state can be entered: from above, or at the height of its name from either side. */
function entriesOf(layout: Layout): Map<string, Door[]> {
  const entries = new Map<string, Door[]>();
  for (const [id, box] of layout.boxes) {
    const y = box.y + pace.padding + pace.title / 2 - 2;
    const doors: Door[] = [];
    const x = box.x + Math.min(box.width / 2, 96);
    if (box.above) doors.push({ box: { x, y: box.y }, street: box.above, cost: 0 });
    if (box.left) doors.push({ box: { x: box.x, y }, street: box.left, cost: 0 });
    // Lower than at the left, or two neighbours would seem to lead to each other.
    if (box.right) doors.push({ box: { x: box.x + box.width, y: y + 8 }, street: box.right, cost: 14 });
    entries.set(id, doors);
  }
  return entries;
}

/** Every crossing of streets and every door, with its neighbours along the streets. */
function networkOf(streets: readonly Street[], doors: readonly Door[]) {
  const crossings = new Map<string, Crossing>();
  const along = new Map<string, Map<string, Crossing>>();
  const add = (point: Point, street: Street): void => {
    const key = keyOf(point);
    const crossing = { ...point, streets: [...(crossings.get(key)?.streets ?? []), street] };
    crossings.set(key, crossing);
    const line = along.get(street.key) ?? new Map<string, Crossing>();
    along.set(street.key, line.set(key, crossing));
  };
  const levels = streets.filter(({ isUpright }) => !isUpright);
  for (const upright of streets.filter(({ isUpright }) => isUpright)) {
    for (const level of levels) {
      const isCrossed =
        level.from <= upright.at &&
        upright.at <= level.to &&
        upright.from <= level.at &&
        level.at <= upright.to;
      if (!isCrossed) continue;
      add({ x: upright.at, y: level.at }, upright);
      add({ x: upright.at, y: level.at }, level);
    }
  }
  for (const { box, street } of doors) add(onStreet(street, box), street);
  const neighbours = new Map<string, { to: string; street: string; length: number }[]>();
  for (const [street, line] of along) {
    const sorted = [...line].sort(([, one], [, other]) => one.x - other.x || one.y - other.y);
    sorted.forEach(([key, here], index) => {
      for (const next of [sorted[index - 1], sorted[index + 1]]) {
        if (!next) continue;
        const length = Math.abs(next[1].x - here.x) + Math.abs(next[1].y - here.y);
        neighbours.set(key, [...(neighbours.get(key) ?? []), { to: next[0], street, length }]);
      }
    });
  }
  return neighbours;
}

function waysOf(layout: Layout): Way[] {
  const exits = exitsOf(layout);
  const entries = entriesOf(layout);
  const neighbours = networkOf(layout.streets, [...exits.values(), ...entries.values()].flat());
  const streets = new Map(layout.streets.map((street) => [street.key, street]));
  const ways: Way[] = [];
  const transitions = [...layout.boxes.values()].flatMap(({ state }) => state.transitions);
  // What leads to the same state runs in one line as far as it can: a used piece of street costs less.
  const used = new Map<string, Set<string>>();
  for (const { id, targets } of transitions) {
    for (const target of targets) {
      const worn = used.get(target) ?? new Set<string>();
      used.set(target, worn);
      const starts = (exits.get(id) ?? []).map((door) => ({
        ...door,
        key: keyOf(onStreet(door.street, door.box)),
      }));
      const ends = (entries.get(target) ?? []).map((door) => ({
        ...door,
        key: keyOf(onStreet(door.street, door.box)),
      }));
      const found = shortestWay(
        starts.map(({ key, cost, street }) => ({ key, cost, street: street.isUpright ? street.key : '' })),
        new Map(ends.map(({ key, cost }) => [key, cost])),
        (key) =>
          (neighbours.get(key) ?? []).map((next) => ({
            ...next,
            length: worn.has(`${key}>${next.to}`) ? next.length * 0.6 : next.length,
          })),
      );
      if (!found) continue;
      found.keys.forEach((key, index) => {
        worn.add(`${found.keys[index - 1]}>${key}`);
      });
      const start = starts.find(({ key }) => key === found.keys[0]);
      const end = ends.find(({ key }) => key === found.keys.at(-1));
      if (!start || !end) continue;
      const taken = [start.street.key, ...found.streets, end.street.key]
        .filter((street, index, all) => street !== all[index - 1])
        .flatMap((key) => streets.get(key) ?? []);
      ways.push({ transition: id, target, from: start.box, to: end.box, streets: taken });
    }
  }
  return ways;
}

const cornersOf = (way: Way, at: (street: Street) => number): Point[] => {
  const corners: Point[] = [way.from];
  let { x, y } = way.from;
  for (const street of way.streets) {
    if (street.isUpright) x = at(street);
    else y = at(street);
    corners.push({ x, y });
  }
  const last = way.streets.at(-1);
  corners.push(last?.isUpright ? { x, y: way.to.y } : { x: way.to.x, y }, way.to);
  return corners;
};

/** Gives each target's lines a track of their own on every street they share with others. */
function tracksOf(ways: readonly Way[]): { tracks: Map<string, number>; counts: Map<string, number> } {
  const spans = new Map<string, Map<string, [number, number]>>();
  for (const way of ways) {
    const corners = cornersOf(way, (street) => street.at);
    way.streets.forEach((street, index) => {
      const [a, b] = [corners[index + 1], corners[index + 2]];
      if (!a || !b) return;
      const [from, to] = street.isUpright ? [a.y, b.y] : [a.x, b.x];
      const here = spans.get(street.key) ?? new Map<string, [number, number]>();
      const known = here.get(way.target) ?? [from, from];
      here.set(way.target, [Math.min(known[0], from, to), Math.max(known[1], from, to)]);
      spans.set(street.key, here);
    });
  }
  const tracks = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const [street, targets] of spans) {
    const ends: number[] = [];
    for (const [target, [from, to]] of [...targets].sort(([, one], [, other]) => one[0] - other[0])) {
      const free = ends.findIndex((end) => end + 10 < from);
      const track = free < 0 ? ends.length : free;
      ends[track] = to;
      tracks.set(`${street}>${target}`, track);
    }
    counts.set(street, ends.length);
  }
  return { tracks, counts };
}

/** How broad each street has to be for the lines on it: 7 pixels a track, and room for arrows and starts. */
export function breadthsOf(layout: Layout): Breadths {
  const { counts } = tracksOf(waysOf(layout));
  return new Map(
    layout.streets.map(({ key, isUpright }) => {
      const room = 7 * (counts.get(key) ?? 0);
      return [key, isUpright ? Math.max(24, room + 20) : Math.max(30, room + 30)];
    }),
  );
}

/** The lines of all transitions that have a target, each along the streets and never through a box. */
export function routesOf(layout: Layout): Route[] {
  const ways = waysOf(layout);
  const { tracks, counts } = tracksOf(ways);
  return ways.map((way) => {
    const at = (street: Street): number => {
      const count = counts.get(street.key) ?? 1;
      const gap = Math.min(7, (street.width - 14) / Math.max(1, count));
      return street.at + ((tracks.get(`${street.key}>${way.target}`) ?? 0) - (count - 1) / 2) * gap;
    };
    const points = cornersOf(way, at).filter(
      (point, index, all) => index === 0 || keyOf(point) !== keyOf(all[index - 1] ?? { x: -1, y: -1 }),
    );
    return { transition: way.transition, target: way.target, points };
  });
}
