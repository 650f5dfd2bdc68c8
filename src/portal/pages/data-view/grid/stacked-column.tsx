import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { sideOf, timeZoneOf } from './folded-columns.tsx';
import { type Fold, type FoldedLines, foldedLines, textOfLine, widthOfLine } from './folds.ts';
import type { GridColumn } from './grid-columns.tsx';
import { stateWords } from './report-state.ts';

// In pixels.
const air = 20;
const gap = 12;
const sideWidth = 28;
const timeWidth = 170;
const markLetter = 6.2;

/** Columns side by side, the width of their longest text, and their place in their fold. */
type StackedValue = {
  readonly columns: readonly GridColumn[];
  readonly width: number;
  readonly rank: 'first' | 'second';
};

/** A line of the cell: its side, which is empty if it is that of the line above, and its values. */
type StackedLine = {
  readonly side: Fold['side'] | '';
  readonly align: Fold['align'];
  readonly values: readonly StackedValue[];
};

const Line = styled('span')({ display: 'grid', columnGap: gap });
const Value = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: gap,
  '&[data-align="right"]': { flexWrap: 'nowrap', justifyContent: 'flex-end' },
});

/** The lines of a fold side by side if they fit, otherwise one below the other. */
function stackedLines(
  { fold: { align, side }, lines }: FoldedLines,
  rows: readonly FeedRow[],
  room: number,
): readonly StackedLine[] {
  const values = lines.map(
    (columns, place): StackedValue => ({
      columns,
      width: widthOfLine(columns, rows),
      rank: place === 0 ? 'first' : 'second',
    }),
  );
  const width = values.reduce((sum, value) => sum + value.width + gap, side ? sideWidth : -gap);
  if (align === 'right' && width <= room) return [{ side, align, values }];
  return values.map((value, place) => ({ side: side && place > 0 ? '' : side, align, values: [value] }));
}

/** Whether the mark of some row does not fit beside its time. */
function needsLineOfMarks(rows: readonly FeedRow[], room: number): boolean {
  const longest = Math.max(0, ...rows.map((row) => stateWords(row)?.length ?? 0));
  return longest > 0 && timeWidth + gap + longest * markLetter > room;
}

/** Values have the same place in all rows, so that figures can be compared; the last one takes the rest. */
const tracksOf = ({ side, values }: StackedLine): string =>
  [
    ...(side === undefined ? [] : [`${sideWidth}px`]),
    ...values.slice(0, -1).map(({ width }) => `${width}px`),
    '1fr',
  ].join(' ');

const textOf = (lines: readonly StackedLine[], row: FeedRow): string =>
  lines
    .flatMap(({ side, values }) => [side ?? '', ...values.map(({ columns }) => textOfLine(columns, row))])
    .filter((text) => text !== '')
    .join(' ');

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * All folds of a view in one cell, for a grid that is too narrow for them side by side: half a number is another
 * number, so none is cut or has to be scrolled to.
 *
 * @param width of the grid's columns in pixels
 * @returns the column, and the number of lines of its cells
 */
export function stackedColumn(
  folds: readonly Fold[],
  columns: readonly GridColumn[],
  rows: readonly FeedRow[],
  width: number,
): { readonly column: GridColumn; readonly lines: number } {
  const parts = foldedLines(folds, columns);
  const stacked = parts.flatMap((part) => stackedLines(part, rows, width - air));
  const [first] = parts.flatMap(({ lines }) => lines.flat());
  const [lead = '', ...others] = parts.map(({ fold }) => fold.name);
  const column: GridColumn = {
    field: first?.field ?? lead,
    headerName: [lead, ...others.map(lowerFirst)].join('; '),
    description: parts
      .flatMap(({ lines }) => lines.flat())
      .map(({ description }) => description)
      .join(' '),
    width,
    align: 'left',
    headerAlign: 'left',
    timeZone: timeZoneOf(parts.flatMap(({ lines }) => lines)),
    text: (row) => textOf(stacked, row),
    renderCell: (params) =>
      stacked.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a cell never change places
        <Line key={index} style={{ gridTemplateColumns: tracksOf(line) }}>
          {line.side === undefined ? null : <span data-rank="second">{line.side}</span>}
          {line.values.map((value) => (
            <Value
              key={value.rank}
              className={sideOf(value.columns[0])}
              data-rank={value.rank}
              data-align={line.align}
            >
              {value.columns.map((one) => (
                <Fragment key={one.field}>{one.renderCell(params)} </Fragment>
              ))}
            </Value>
          ))}
        </Line>
      )),
  };
  return { column, lines: stacked.length + (needsLineOfMarks(rows, width - air) ? 1 : 0) };
}
