import ELK, {
  type ElkExtendedEdge,
  type ElkNode,
  type ElkPort,
  type LayoutOptions,
} from 'elkjs/lib/elk.bundled.js';
import { type Caption, captionOf, pace, rowOffsets } from './boxes.ts';
import { type Chart, type ChartState, shownStates, staysAt } from './chart.ts';

export type Point = readonly [x: number, y: number];

/** A rectangle in pixels from the drawing's top left corner. */
export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The edge of a transition. It begins at the transition's row or, if that is folded away, at the folded state. */
export type Edge = {
  readonly transition: string;
  readonly target: string;
  readonly points: readonly Point[];
};

/** The positions of everything in a drawing. Plain data, which is stored in the page. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  /** Each state's box by its id. */
  readonly boxes: Readonly<Record<string, Rect>>;
  /** A parent's list of events, by the parent's id. */
  readonly events: Readonly<Record<string, Rect>>;
  readonly edges: readonly Edge[];
};

const elk = new ELK();

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.componentComponent': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.mergeEdges': 'true',
};

const eventsOf = (state: string): string => `${state}#events`;
const outOf = (transition: string): string => `${transition}#out`;
const into = (state: string): string => `${state}#in`;

const port = (id: string, side: 'WEST' | 'EAST', x: number, y: number): ElkPort => ({
  id,
  x,
  y,
  width: 0,
  height: 0,
  layoutOptions: { 'elk.port.side': side },
});

/** A box of text with a port for each row that has an edge. */
function boxOf(id: string, caption: Caption, ports: readonly ElkPort[], more: LayoutOptions = {}): ElkNode {
  const offsets = rowOffsets(caption);
  const rows = caption.rows.flatMap(({ transition }, index) =>
    transition && !staysAt(transition)
      ? [port(outOf(transition.id), 'EAST', caption.width, (offsets[index] ?? 0) + pace.row / 2)]
      : [],
  );
  return {
    id,
    width: caption.width,
    height: caption.height,
    ports: [...ports, ...rows],
    layoutOptions: { 'elk.portConstraints': 'FIXED_POS', ...more },
  };
}

function nodeOf(state: ChartState, folded: ReadonlySet<string>): ElkNode {
  const { id, children, transitions } = state;
  if (children.length === 0 || folded.has(id)) {
    const caption = captionOf(state, folded.has(id) ? 'folded' : 'whole');
    return boxOf(id, caption, [port(into(id), 'WEST', 0, pace.padding + pace.title / 2 - 2)]);
  }
  const head = captionOf(state, 'head');
  const events = boxOf(eventsOf(id), captionOf(state, 'events'), [], {
    'elk.layered.layering.layerConstraint': 'FIRST',
  });
  return {
    id,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${head.height + 12},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${head.width}, ${head.height})`,
    },
    children: [
      ...(transitions.length > 0 ? [events] : []),
      ...children.map((child) => nodeOf(child, folded)),
    ],
  };
}

/** Every edge of the drawing, with the states it connects there: the folded one for a state inside it. */
function edgesOf(chart: Chart, folded: ReadonlySet<string>): (Edge & { from: string; to: string })[] {
  const shown = new Set(shownStates(chart, folded).map(({ id }) => id));
  const shownAs = (id: string): string => {
    let at = id;
    while (!shown.has(at)) at = at.slice(0, at.lastIndexOf('.'));
    return at;
  };
  const seen = new Set<string>();
  return chart.transitions.flatMap((transition) =>
    staysAt(transition)
      ? []
      : transition.targets.flatMap((target) => {
          const [from, to] = [shownAs(transition.source), shownAs(target)];
          const isWithin = from !== transition.source;
          if (isWithin && (from === to || seen.has(`${from}>${to}`))) return [];
          if (isWithin) seen.add(`${from}>${to}`);
          return [{ transition: transition.id, target, from, to, points: [] }];
        }),
  );
}

/** Every state in document order, but with the initial one first among its siblings. */
const inOrder = (state: ChartState): ChartState[] => [
  state,
  ...[...state.children]
    .sort((one, other) => Number(other.isInitial) - Number(one.isInitial))
    .flatMap(inOrder),
];

const flat = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flat)];

/** Lays a chart out with ELK. @param folded ids of folded states */
export async function layoutOf(chart: Chart, folded: ReadonlySet<string> = new Set()): Promise<Layout> {
  const shown = shownStates(chart, folded);
  const isOpen = new Set(
    shown.filter(({ id, children }) => children.length > 0 && !folded.has(id)).map(({ id }) => id),
  );
  const edges = edgesOf(chart, folded);
  const sources = new Map(chart.transitions.map(({ id, source }) => [id, source]));
  const order = new Map(inOrder(chart.root).map(({ id }, index) => [id, index]));
  /** Whether an edge leads back. ELK gets it reversed, so that the drawing begins at the left where the flow begins. */
  const isBack = ({ from, to }: { from: string; to: string }): boolean =>
    !from.startsWith(`${to}.`) && (order.get(to) ?? 0) < (order.get(from) ?? 0);
  const graph: ElkNode = {
    id: 'drawing',
    layoutOptions: { ...options, 'elk.padding': '[top=18,left=4,bottom=4,right=4]' },
    children: [nodeOf(chart.root, folded)],
    edges: edges.map((edge, index): ElkExtendedEdge => {
      const { transition, from, to } = edge;
      const start = sources.get(transition) === from ? outOf(transition) : from;
      const end = isOpen.has(to) ? to : into(to);
      const [source, target] = isBack(edge) ? [end, start] : [start, end];
      return { id: `edge${index}`, sources: [source], targets: [target] };
    }),
  };
  const placed = await elk.layout(graph);
  const nodes = new Map(flat(placed).map((node) => [node.id, node]));
  const rectOf = (id: string): Rect => {
    const { x = 0, y = 0, width = 0, height = 0 } = nodes.get(id) ?? {};
    return { x, y, width, height };
  };
  const sections = new Map((placed.edges ?? []).map((edge) => [edge.id, edge.sections ?? []]));
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    boxes: Object.fromEntries(shown.map(({ id }) => [id, rectOf(id)])),
    events: Object.fromEntries(
      shown.filter(({ id }) => nodes.has(eventsOf(id))).map(({ id }) => [id, rectOf(eventsOf(id))]),
    ),
    edges: edges.map((edge, index) => {
      const points = (sections.get(`edge${index}`) ?? []).flatMap(
        ({ startPoint, bendPoints = [], endPoint }) =>
          [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [x, y]),
      );
      const { transition, target } = edge;
      return { transition, target, points: isBack(edge) ? points.reverse() : points };
    }),
  };
}

/** A chart with some of its states folded. */
export type Folding = {
  readonly folded: readonly string[];
  readonly layout: Layout;
};

/** Every way to fold a chart, the unfolded one first. They are few, since few charts have many parents. */
export async function foldingsOf(chart: Chart): Promise<Folding[]> {
  const parents = chart.states.filter(({ depth, children }) => depth > 0 && children.length > 0);
  let ways: string[][] = [[]];
  for (const { id } of parents) {
    const isOpen = (way: readonly string[]): boolean => !way.some((other) => id.startsWith(`${other}.`));
    ways = [...ways, ...ways.filter(isOpen).map((way) => [...way, id])];
  }
  const foldings: Folding[] = [];
  for (const folded of ways) foldings.push({ folded, layout: await layoutOf(chart, new Set(folded)) });
  return foldings;
}
