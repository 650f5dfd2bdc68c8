import type { ChartState, ChartTransition } from './chart.ts';
import { linesOf, widthOf } from './measure.ts';

/** A word of a drawn line, and what it is. */
export type Word = {
  readonly text: string;
  readonly role: 'event' | 'error' | 'guard' | 'action' | 'moment' | 'tag' | 'flow' | 'text';
};

/** Lines that stand in a state's box: a transition, or what the state does by itself. */
type Row = {
  readonly transition: ChartTransition | null;
  readonly lines: readonly (readonly Word[])[];
};

/** What is written in a state's box, and how much room it takes. */
export type Caption = {
  readonly description: readonly string[];
  readonly rows: readonly Row[];
  readonly width: number;
  readonly height: number;
};

const type = { title: 13.5, text: 11.5, mono: 11 } as const;
export const pace = { padding: 12, title: 22, text: 15, row: 16, between: 3, rule: 9 } as const;
const widest = 252;

export const titleOf = (state: ChartState): string => state.key;

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

export const lineWidth = (line: readonly Word[]): number =>
  widthOf(line.map(({ text }) => text).join(' '), 'mono', type.mono);

/** Sets the text of a state's box. The root's description stands above the drawing. */
export function captionOf(state: ChartState): Caption {
  const wide = state.children.length > 0 ? 1.5 * widest : widest;
  const rows: Row[] = [
    ...ownRows(state).map((words) => ({ transition: null, lines: broken(words, wide) })),
    ...state.transitions.map((transition) => ({ transition, lines: broken(wordsOf(transition), wide) })),
  ];
  const rowsWidth = Math.max(0, ...rows.flatMap((row) => row.lines.map(lineWidth)));
  const titleWidth = widthOf(titleOf(state), 'title', type.title) + (state.type === 'parallel' ? 70 : 16);
  const inner = Math.max(rowsWidth, titleWidth, 132);
  const description =
    state.depth === 0
      ? []
      : linesOf(state.description.split(' '), 'text', type.text, Math.max(inner, 190)).map((line) =>
          line.join(' '),
        );
  const textWidth = Math.max(0, ...description.map((line) => widthOf(line, 'text', type.text)));
  const rowsHeight = rows.reduce((sum, row) => sum + heightOf(row), 0);
  return {
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

/** Where each row's first line stands below the top of the box, in the order of the rows. */
export function rowOffsets(caption: Caption): number[] {
  let at = pace.padding + pace.title + caption.description.length * pace.text + pace.rule;
  return caption.rows.map((row) => {
    const here = at;
    at += heightOf(row);
    return here;
  });
}
