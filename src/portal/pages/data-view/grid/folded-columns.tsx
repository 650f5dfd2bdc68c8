import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { leastWidthOf } from './column-room.ts';
import { type Fold, foldedLines, textOfLine, widthOfLine } from './folds.ts';
import type { GridColumn } from './grid-columns.tsx';

const air = 20;
const timeWidth = 190;
const wrappedTime = 112;
/** The length of a timestamp's day, including the T after it. */
const dayLength = 11;

const Line = styled('span')({ '&[data-parts="several"]': { display: 'flex', gap: 12 } });

/** The columns of a view folded for a narrow grid, at most two lines per cell; cells render as in the wide grid. */
export function foldedColumns(
  folds: readonly Fold[],
  columns: readonly GridColumn[],
  rows: readonly FeedRow[],
): readonly GridColumn[] {
  return foldedLines(folds, columns).map(({ fold: { name, align, wraps }, lines }): GridColumn => {
    const [head = []] = lines;
    return {
      field: head[0]?.field ?? name,
      headerName: name,
      description: lines
        .flat()
        .map((column) => column.description)
        .join(' '),
      width:
        align === 'right'
          ? Math.max(...lines.map((line) => widthOfLine(line, rows))) + air
          : wraps
            ? wrappedTime
            : timeWidth,
      align,
      headerAlign: align,
      timeZone: timeZoneOf(lines),
      text: (row) => lines.map((line) => textOfLine(line, row)).join(' '),
      renderCell: (params) =>
        lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a cell never change places
            key={index}
            className={sideOf(line[0])}
            data-rank={index === 0 ? 'first' : 'second'}
            data-parts={line.length > 1 ? 'several' : 'one'}
          >
            {line.map((column) => (
              <Fragment key={column.field}>
                {wraps ? wrapped(column, params) : column.renderCell(params)}{' '}
              </Fragment>
            ))}
          </Line>
        )),
    };
  });
}

/** The time zone of those among the columns that have one. */
export const timeZoneOf = (lines: readonly (readonly GridColumn[])[]): string | undefined =>
  lines.flat().find(({ timeZone }) => timeZone !== undefined)?.timeZone;

// Only the first class of a column, the colour of its side; the other draws the line between the sides, which belongs
// to the grid.
export const sideOf = (column: GridColumn | undefined): string =>
  String(column?.cellClassName ?? '').split(' ')[0] ?? '';

function wrapped(column: GridColumn, params: Parameters<GridColumn['renderCell']>[0]): ReactNode {
  if (column.timeZone !== undefined) return <span data-wraps>{column.renderCell(params)}</span>;
  const text = column.text(params.row);
  return (
    <span data-wraps>
      {text?.slice(0, dayLength)}
      <wbr />
      {text?.slice(dayLength)}
    </span>
  );
}

/** The width below which a grid folds: that of all these columns, or of those up to `upTo`. */
export function widthOf(columns: readonly GridColumn[], upTo?: string): number {
  if (upTo === undefined) return leastWidthOf(columns);
  const last = columns.findIndex(({ field }) => field === upTo);
  // If the user has hidden that column, at least the first three have to fit.
  return columns.slice(0, last === -1 ? 3 : last + 1).reduce((sum, { width }) => sum + width, 0);
}
