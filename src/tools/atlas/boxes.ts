import type { ChartState, ChartTransition } from './chart.ts';
import { linesOf, widthOf } from './measure.ts';

/** A word of a drawn line of text. */
export type Word = {
  readonly text: string;
  readonly role: 'event' | 'error' | 'guard' | 'action' | 'moment' | 'tag' | 'flow' | 'text';
};

/** Lines of text in a state's box. */
type Row = {
  /** Null for tags, actions and invokes of the state itself. */
  readonly transition: ChartTransition | null;
  readonly lines: readonly (readonly Word[])[];
};

/** The text in a state's box, and its size in pixels. */
export type Caption = {
  /** Null for a parent's list of events, which has no title. */
  readonly title: string | null;
  readonly description: readonly string[];
  readonly rows: readonly Row[];
  readonly width: number;
  readonly height: number;
};

const type = { title: 13.5, text: 11.5, mono: 11 } as const;
export const pace = { padding: 12, title: 22, text: 15, row: 16, between: 3, rule: 9 } as const;
const widest = 252;

function wordsOf(transition: ChartTransition): Word[] {
  const { kind, on, guard, actions } = transition;
  return [
    ...on
      .split(' ')
      .map((text) => ({ text, role: kind === 'error' ? ('error' as const) : ('event' as const) })),
    ...(guard === null ? [] : [{ text: `[${guard}]`, role: 'guard' as const }]),
    ...actions.map((text, index) => ({
      text: `${index === 0 ? '/ ' : ''}${text}${index < actions.length - 1 ? ',' : ''}`,
      role: 'action' as const,
    })),
  ];
}

function broken(words: readonly Word[], width: number): Word[][] {
  let next = 0;
  return linesOf(
    words.map(({ text }) => text),
    'mono',
    type.mono,
    width,
  ).map((line) => line.flatMap(() => words[next++] ?? []));
}

function ownRows(state: ChartState): Word[][] {
  const moment = (name: string, what: readonly string[], role: Word['role']): Word[][] =>
    what.length === 0
      ? []
      : [
          [
            { text: name, role: 'moment' },
            ...what.map((text, index) => ({ text: index < what.length - 1 ? `${text},` : text, role })),
          ],
        ];
  return [
    ...moment('tags', state.tags, 'tag'),
    ...moment('entry /', state.entry, 'action'),
    ...moment('exit /', state.exit, 'action'),
    ...state.invokes.flatMap(({ actor, flow }) =>
      moment(flow ? 'invoke flow' : 'invoke', [actor], flow ? 'flow' : 'text'),
    ),
  ];
}

const heightOf = (row: Row): number => row.lines.length * pace.row + pace.between;

const lineWidth = (line: readonly Word[]): number =>
  widthOf(line.map(({ text }) => text).join(' '), 'mono', type.mono);

const countBelow = (state: ChartState): number =>
  state.children.reduce((sum, child) => sum + 1 + countBelow(child), 0);

/** What a box shows: a state, a state with its children folded, a parent without its events, or these events alone. */
export type Part = 'whole' | 'folded' | 'head' | 'events';

const isTransition = ({ transition }: Row): boolean => transition !== null;

function rowsOf(state: ChartState, part: Part): Row[] {
  const wide = part === 'head' ? 1.5 * widest : widest;
  const plain = (words: readonly Word[]): Row => ({ transition: null, lines: broken(words, wide) });
  const rows = [
    ...(part === 'folded' ? [plain([{ text: `${countBelow(state)} states folded`, role: 'moment' }])] : []),
    ...ownRows(state).map(plain),
    ...state.transitions.map((transition) => ({ transition, lines: broken(wordsOf(transition), wide) })),
  ];
  if (part === 'head') return rows.filter((row) => !isTransition(row));
  return part === 'events' ? rows.filter(isTransition) : rows;
}

/** Lays out the text of a box. The root's description is left out, since it is above the drawing. */
export function captionOf(state: ChartState, part: Part): Caption {
  const rows = rowsOf(state, part);
  const rowsWidth = Math.max(0, ...rows.flatMap((row) => row.lines.map(lineWidth)));
  const rowsHeight = rows.reduce((sum, row) => sum + heightOf(row), 0);
  if (part === 'events') {
    return {
      title: null,
      description: [],
      rows,
      width: Math.max(rowsWidth, 60) + 2 * pace.padding,
      height: 2 * pace.between + pace.text + rowsHeight,
    };
  }
  const titleWidth = widthOf(state.key, 'title', type.title) + (state.type === 'parallel' ? 96 : 26);
  const inner = Math.max(rowsWidth, titleWidth, 132);
  const description =
    state.depth === 0
      ? []
      : linesOf(
          state.description.split(' '),
          'text',
          type.text,
          Math.max(inner, part === 'head' ? 320 : 190),
        ).map((line) => line.join(' '));
  const textWidth = Math.max(0, ...description.map((line) => widthOf(line, 'text', type.text)));
  return {
    title: state.key,
    description,
    rows,
    width: Math.max(inner, textWidth) + 2 * pace.padding,
    height:
      2 * pace.padding -
      4 +
      pace.title +
      description.length * pace.text +
      (rows.length > 0 ? pace.rule + rowsHeight : 0),
  };
}

/** The distance of each row from the top of the box, in pixels. */
export function rowOffsets(caption: Caption): number[] {
  let at =
    caption.title === null
      ? pace.between + pace.text
      : pace.padding + pace.title + caption.description.length * pace.text + pace.rule;
  return caption.rows.map((row) => {
    const here = at;
    at += heightOf(row);
    return here;
  });
}
