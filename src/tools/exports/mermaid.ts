import type { Chart, ChartState, ChartTransition } from '../atlas/chart.ts';

/** An id for Mermaid, whose ids have no dots. */
const idOf = (id: string): string => id.replace(/\W/g, '_');

/** A text that Mermaid reads as one line: colons and semicolons would end it. */
const lineOf = (text: string): string => text.replace(/[:;\n]/g, ',');

const labelOf = ({ on, guard, actions }: ChartTransition): string =>
  lineOf(
    `${on}${guard === null ? '' : ` [${guard}]`}${actions.length === 0 ? '' : ` / ${actions.join(', ')}`}`,
  );

/** Whether a transition is drawn as a line: some releases of Mermaid draw none from a parent to itself or inwards. */
const isLine = ({ source, targets }: ChartTransition, isParent: boolean): boolean =>
  targets.length > 0 &&
  !targets.some((target) => target.startsWith(`${source}.`) || (isParent && target === source));

/** The lines of text in a state's box: entry, exit, invokes, and the transitions that are not drawn as lines. */
function doingsOf({ id, entry, exit, invokes, transitions, children }: ChartState): string[] {
  return [
    ...entry.map((action) => lineOf(`entry / ${action}`)),
    ...exit.map((action) => lineOf(`exit / ${action}`)),
    ...invokes.map(({ actor }) => lineOf(`invoke ${actor}`)),
    ...transitions
      .filter((one) => !isLine(one, children.length > 0))
      .map((one) =>
        [labelOf(one), ...one.targets.map((target) => `→ ${target.slice(id.length + 1) || id}`)].join(' '),
      ),
  ];
}

/** A state's box, with the boxes inside it. */
function boxOf(state: ChartState, indent: string): string[] {
  const id = idOf(state.id);
  const named = `${indent}state "${state.key}" as ${id}`;
  const doings = doingsOf(state);
  const inner = `${indent}  `;
  if (state.children.length === 0) {
    return [
      named,
      ...doings.map((line) => `${indent}${id} : ${line}`),
      ...(state.type === 'final' ? [`${indent}${id} --> [*]`] : []),
    ];
  }
  const first = state.children.find(({ isInitial }) => isInitial);
  return [
    `${named} {`,
    ...(first ? [`${inner}[*] --> ${idOf(first.id)}`] : []),
    ...state.children.flatMap((child, index) => [
      ...(child.isRegion && index > 0 ? [`${inner}--`] : []),
      ...boxOf(child, inner),
    ]),
    `${indent}}`,
    ...(doings.length > 0
      ? [`${indent}note right of ${id}`, ...doings.map((line) => `${inner}${line}`), `${indent}end note`]
      : []),
  ];
}

/** The chart as a Mermaid state diagram: each state a box, each transition a line or a text in its box. */
export function mermaidOf(chart: Chart): string {
  const lines = chart.states.flatMap(({ transitions, children }) =>
    transitions
      .filter((one) => isLine(one, children.length > 0))
      .flatMap((one) =>
        one.targets.map((target) => `  ${idOf(one.source)} --> ${idOf(target)} : ${labelOf(one)}`),
      ),
  );
  return ['stateDiagram-v2', ...boxOf(chart.root, '  '), ...lines, ''].join('\n');
}
