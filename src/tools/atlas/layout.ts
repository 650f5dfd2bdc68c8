import { type Caption, captionOf, pace } from './boxes.ts';
import type { Chart, ChartState } from './chart.ts';

/** A state's place in the drawing, in pixels from its top left corner. */
export type Box = {
  readonly state: ChartState;
  readonly caption: Caption;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The streets beside it and above it, on which edges come and go; the root has none. */
  readonly left: Street | null;
  readonly right: Street | null;
  readonly above: Street | null;
  /** The streets at its own inner left and right, where its rows lead to; a state without children has none. */
  readonly innerLeft: Street | null;
  readonly innerRight: Street | null;
};

/** A gap between boxes in which edges run: upright at x, level at y. */
export type Street = {
  readonly key: string;
  readonly isUpright: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
};

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly streets: readonly Street[];
};

/** How broad the streets have to be, by key: known once the edges have been led. */
export type Breadths = ReadonlyMap<string, number>;

type Placed = {
  readonly state: ChartState;
  readonly caption: Caption;
  readonly width: number;
  readonly height: number;
  readonly grid: Grid | null;
};

type Grid = {
  readonly cells: readonly (readonly (Placed | null)[])[];
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly uprights: readonly number[];
  readonly levels: readonly number[];
};

const widestRow = 1180;
const mostColumns = 5;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** For each state that is entered: which sibling of `children` leads to which other. */
function siblingEdges(parent: ChartState): { edges: [string, string][]; fromAbove: string[] } {
  const home = (id: string): string | undefined =>
    parent.children.find((child) => id === child.id || id.startsWith(`${child.id}.`))?.id;
  const edges: [string, string][] = [];
  const visit = (state: ChartState, from: string): void => {
    for (const target of state.transitions.flatMap(({ targets }) => targets)) {
      const to = home(target);
      if (to && to !== from) edges.push([from, to]);
    }
    for (const child of state.children) visit(child, from);
  };
  for (const child of parent.children) visit(child, child.id);
  return {
    edges,
    fromAbove: parent.transitions.flatMap(({ targets }) => targets.flatMap((id) => home(id) ?? [])),
  };
}

/**
 * The ranks of a state's children: breadth first from the initial one. What only the parent's own events lead to
 * comes one rank below the start, in document order.
 */
function ranksOf(parent: ChartState): ChartState[][] {
  if (parent.type === 'parallel') return [[...parent.children]];
  const { edges } = siblingEdges(parent);
  const rank = new Map<string, number>();
  const spread = (id: string, at: number): void => {
    const queue: [string, number][] = [[id, at]];
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [here, depth] = next;
      if (rank.has(here)) continue;
      rank.set(here, depth);
      for (const [from, to] of edges) if (from === here && !rank.has(to)) queue.push([to, depth + 1]);
    }
  };
  const initial = parent.children.find(({ isInitial }) => isInitial);
  if (initial) spread(initial.id, 0);
  for (const child of parent.children) if (!rank.has(child.id)) spread(child.id, 1);
  const ranks: ChartState[][] = [];
  for (const child of parent.children) {
    const at = rank.get(child.id) ?? 0;
    while (ranks.length <= at) ranks.push([]);
    ranks[at]?.push(child);
  }
  return ranks.filter((states) => states.length > 0);
}

/** Puts the ranks into rows of cells: each near those that lead to it, and no row broader than a screen. */
function cellsOf(parent: ChartState, breadths: Breadths): (Placed | null)[][] {
  const { edges } = siblingEdges(parent);
  const columnOf = new Map<string, number>();
  const cells: (Placed | null)[][] = [];
  for (const rank of ranksOf(parent)) {
    const wish = (id: string): number => {
      const columns = edges.flatMap(([from, to]) => (to === id ? (columnOf.get(from) ?? []) : []));
      return columns.length === 0 ? 0 : sum(columns) / columns.length;
    };
    const placed = rank.map((state) => ({ wish: wish(state.id), box: place(state, breadths) }));
    if (parent.type !== 'parallel') placed.sort((one, other) => one.wish - other.wish);
    let row: (Placed | null)[] = [];
    const width = (): number => sum(row.map((box) => (box?.width ?? 0) + 40));
    for (const { box } of placed) {
      if (row.length > 0 && (row.length >= mostColumns || width() + box.width > widestRow)) {
        cells.push(row);
        row = [];
      }
      columnOf.set(box.state.id, row.length);
      row.push(box);
    }
    cells.push(row);
  }
  return cells;
}

function gridOf(parent: ChartState, breadths: Breadths): Grid {
  const cells = cellsOf(parent, breadths);
  const count = Math.max(...cells.map((row) => row.length));
  const numbers = [...Array(count).keys()];
  return {
    cells,
    columns: numbers.map((column) => Math.max(...cells.map((row) => row[column]?.width ?? 0))),
    rows: cells.map((row) => Math.max(...row.map((box) => box?.height ?? 0))),
    uprights: [...numbers, count].map((at) => breadths.get(`${parent.id}|upright|${at}`) ?? 24),
    levels: [...cells.keys(), cells.length].map((at) => breadths.get(`${parent.id}|level|${at}`) ?? 32),
  };
}

function place(state: ChartState, breadths: Breadths): Placed {
  const caption = captionOf(state);
  if (state.children.length === 0)
    return { state, caption, width: caption.width, height: caption.height, grid: null };
  const grid = gridOf(state, breadths);
  const sides = (grid.uprights[0] ?? 0) + (grid.uprights.at(-1) ?? 0);
  return {
    state,
    caption,
    grid,
    width: Math.max(sum(grid.columns) + sum(grid.uprights), caption.width + sides),
    height: caption.height + sum(grid.rows) + sum(grid.levels),
  };
}

/** Lays a chart out: rows of ranks in every state that has children, with streets between all cells. */
export function layoutOf(chart: Chart, breadths: Breadths = new Map()): Layout {
  const boxes = new Map<string, Box>();
  const streets: Street[] = [];
  type Beside = Pick<Box, 'left' | 'right' | 'above'>;

  const settle = (placed: Placed, x: number, y: number, beside: Beside): void => {
    const { state, caption, width, height, grid } = placed;
    const box = { state, caption, x, y, width, height, ...beside };
    if (!grid) {
      boxes.set(state.id, { ...box, innerLeft: null, innerRight: null });
      return;
    }
    const street = (
      isUpright: boolean,
      index: number,
      at: number,
      from: number,
      to: number,
      breadth: number,
    ) => {
      const made = {
        key: `${state.id}|${isUpright ? 'upright' : 'level'}|${index}`,
        isUpright,
        at,
        from,
        to,
      };
      streets.push({ ...made, width: breadth });
      return { ...made, width: breadth };
    };
    const spare = width - sum(grid.columns) - sum(grid.uprights);
    const last = grid.uprights.length - 1;
    let at = x;
    const uprights = grid.uprights.map((breadth, index) => {
      // A head broader than its columns leaves room before the last street.
      if (index === last) at += spare;
      const middle = at + breadth / 2;
      at += breadth + (grid.columns[index] ?? 0);
      const isOuter = index === 0 || index === last;
      const top = isOuter ? y + pace.padding : y + caption.height;
      return street(true, index, middle, top, y + height - 4, breadth);
    });
    at = y + caption.height;
    const levels = grid.levels.map((breadth, index) => {
      const middle = at + breadth / 2;
      at += breadth + (grid.rows[index] ?? 0);
      return street(
        false,
        index,
        middle,
        beside.left?.at ?? x + 4,
        beside.right?.at ?? x + width - 4,
        breadth,
      );
    });
    boxes.set(state.id, { ...box, innerLeft: uprights[0] ?? null, innerRight: uprights.at(-1) ?? null });
    grid.cells.forEach((row, r) => {
      row.forEach((cell, c) => {
        const [left, right, above] = [uprights[c], uprights[c + 1], levels[r]];
        if (!cell || !left || !right || !above) return;
        settle(cell, left.at + left.width / 2, above.at + above.width / 2, { left, right, above });
      });
    });
  };

  const root = place(chart.root, breadths);
  settle(root, 1, 1, { left: null, right: null, above: null });
  return { width: root.width + 2, height: root.height + 2, boxes, streets };
}
