import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import { Fragment } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { leastWidthOf, lengthOfLongest } from './column-room.ts';
import type { GridColumn } from './grid-columns.tsx';

/** Columns of B 3 that share a cell of a narrow grid, in one or more lines; the columns of a line are side by side. */
export type Fold = {
  readonly name: string;
  readonly lines: readonly (readonly [string, ...string[]])[];
  readonly align: 'left' | 'right';
  /** For times: wraps the day onto a line above the clock, to leave room for two prices beside it. */
  readonly wraps?: true;
};

const air = 20;
const timeWidth = 190;
const wrappedTime = 112;
/** The length of a timestamp's day, including the T after it. */
const dayLength = 11;

const Line = styled('span')({ '&[data-parts="several"]': { display: 'flex', gap: 12 } });

/** The first column shows the state of a row, so if no fold has it, it replaces the first line of the first fold. */
function withFirst(folds: readonly Fold[], first: GridColumn | undefined): readonly Fold[] {
  const [lead, ...others] = folds;
  if (!lead || !first || folds.some(({ lines }) => lines.some((line) => line.includes(first.field))))
    return folds;
  return [{ ...lead, name: first.headerName, lines: [[first.field], ...lead.lines.slice(1)] }, ...others];
}

/** The columns of a view folded for a narrow grid, at most two lines per cell; cells render as in the wide grid. */
export function foldedColumns(
  folds: readonly Fold[],
  columns: readonly GridColumn[],
  rows: readonly FeedRow[],
): readonly GridColumn[] {
  const named = new Map(columns.map((column) => [column.field, column]));
  return withFirst(folds, columns[0]).flatMap(({ name, lines, align, wraps }): GridColumn[] => {
    const parts = lines
      .map((line) => line.flatMap((field) => named.get(field) ?? []))
      .filter((part) => part.length > 0);
    if (parts.length === 0) return [];
    const textOf = (part: readonly GridColumn[], row: FeedRow): string =>
      part.map((column) => column.text(row) ?? '–').join(' ');
    const longest = lengthOfLongest(
      'decimal',
      parts.flatMap((part) => rows.map((row) => textOf(part, row))),
    );
    const [head = []] = parts;
    return [
      {
        field: head[0]?.field ?? name,
        headerName: name,
        description: parts
          .flat()
          .map((column) => column.description)
          .join(' '),
        width: align === 'right' ? longest + air : wraps ? wrappedTime : timeWidth,
        align,
        headerAlign: align,
        text: (row) => parts.map((part) => textOf(part, row)).join(' '),
        renderCell: (params) =>
          parts.map((part, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a cell never change places
              key={index}
              className={`${index === 0 ? 'first' : 'second'} ${sideOf(part[0])}`}
              data-parts={part.length > 1 ? 'several' : 'one'}
            >
              {part.map((column) => (
                <Fragment key={column.field}>
                  {wraps ? wrapped(column.text(params.row)) : drawn(column, params)}{' '}
                </Fragment>
              ))}
            </Line>
          )),
      },
    ];
  });
}

// Only the first class of a column, the colour of its side; the other draws the line between the sides, which belongs
// to the grid.
const sideOf = (column: GridColumn | undefined): string =>
  String(column?.cellClassName ?? '').split(' ')[0] ?? '';

const wrapped = (text: string | null) => (
  <Box component="span" sx={{ whiteSpace: 'normal' }}>
    {text?.slice(0, dayLength)}
    <wbr />
    {text?.slice(dayLength)}
  </Box>
);

const drawn = (column: GridColumn, params: GridRenderCellParams<FeedRow>) =>
  column.renderCell?.(params) ?? column.text(params.row);

/** The width below which a grid folds: that of all these columns, or of those up to `upTo`. */
export function widthOf(columns: readonly GridColumn[], upTo?: string): number {
  if (upTo === undefined) return leastWidthOf(columns);
  const last = columns.findIndex(({ field }) => field === upTo);
  // If the user has hidden that column, at least the first three have to fit.
  return columns.slice(0, last === -1 ? 3 : last + 1).reduce((sum, { width }) => sum + width, 0);
}
