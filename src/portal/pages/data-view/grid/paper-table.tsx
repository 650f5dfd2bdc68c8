import { styled } from '@mui/material/styles';
import type { GridColumn } from './grid-columns.tsx';

const isRight = (column: { readonly align?: 'left' | 'right' | 'center' }): boolean =>
  column.align === 'right';

// This many columns fit on a sheet; the others follow in further tables that repeat the fields.
const thingsASheet = 5;
// More columns than this are cut on an upright sheet.
const mostUpright = 8;

/** Whether a table with these columns is printed in landscape: print.css reads that from the grid before printing. */
export const liesAcross = (columns: readonly unknown[], isTransposed: boolean): boolean =>
  !isTransposed && columns.length > mostUpright;

/**
 * The rows on paper: a plain table of all columns, which breaks across pages as a grid cannot. A transposed table, with
 * as many columns as there are trades to compare, becomes several tables.
 */
export function PaperTable<R extends { readonly id: string }>({
  label,
  columns,
  rows,
  isTransposed,
}: {
  label: string;
  columns: readonly GridColumn<R>[];
  rows: readonly R[];
  isTransposed: boolean;
}) {
  const [first, ...others] = columns;
  if (first === undefined) return null;
  const parts: GridColumn<R>[][] = [];
  const size = isTransposed ? thingsASheet : Math.max(1, others.length);
  for (let from = 0; from < Math.max(1, others.length); from += size)
    parts.push([first, ...others.slice(from, from + size)]);
  return parts.map((part) => (
    <Sheet
      key={part[1]?.field ?? first.field}
      label={label}
      columns={part}
      rows={rows}
      isTransposed={isTransposed}
    />
  ));
}

const Table = styled('table')({
  display: 'none',
  '@media print': { display: 'table', breakInside: 'auto' },
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.3,
  '& th, & td': { padding: '2px 3px', borderBottom: '1px solid var(--line)', overflowWrap: 'normal' },
  '& td': { whiteSpace: 'nowrap' },
  '& thead td': { fontWeight: 600 },
  '& th': { fontWeight: 600, verticalAlign: 'bottom' },
  '& tr': { breakInside: 'avoid' },
});

function Sheet<R extends { readonly id: string }>({
  label,
  columns,
  rows,
  isTransposed,
}: {
  label: string;
  columns: readonly GridColumn<R>[];
  rows: readonly R[];
  isTransposed: boolean;
}) {
  return (
    <Table aria-label={label} style={{ fontSize: liesAcross(columns, isTransposed) ? '6pt' : '8pt' }}>
      <thead>
        {/* Repeated on each sheet. A caption would leave the rest of the first sheet empty in browsers. */}
        <tr>
          <td colSpan={columns.length}>{label}</td>
        </tr>
        <tr>
          {columns.map((column) => (
            <th key={column.field} scope="col" style={{ textAlign: isRight(column) ? 'right' : 'left' }}>
              {column.headerName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column) => (
              <td
                key={column.field}
                className={isRight(column) && !isTransposed ? 'figures' : undefined}
                style={{ textAlign: isRight(column) ? 'right' : 'left' }}
              >
                {column.isVoid?.(row) ? <s>{column.text(row) ?? '–'}</s> : (column.text(row) ?? '–')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
