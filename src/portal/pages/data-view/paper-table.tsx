import Box from '@mui/material/Box';
import type { GridColumn } from './grid-columns.tsx';

const isRight = (column: { readonly align?: 'left' | 'right' | 'center' }): boolean =>
  column.align === 'right';

/** The rows on paper: a plain table of all columns, which breaks over pages as a grid cannot. */
export function PaperTable<R extends { readonly id: string }>({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly GridColumn<R>[];
  rows: readonly R[];
}) {
  return (
    <Box
      component="table"
      sx={{
        display: 'none',
        '@media print': { display: 'table', breakInside: 'auto' },
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: columns.length > 8 ? '5.5pt' : '8pt',
        lineHeight: 1.3,
        '& caption': { textAlign: 'left', fontWeight: 600, padding: '8px 0' },
        '& th, & td': { padding: '2px 3px', borderBottom: '1px solid var(--line)', overflowWrap: 'normal' },
        '& td': { whiteSpace: 'nowrap' },
        '& th': { fontWeight: 600, verticalAlign: 'bottom' },
        '& tr': { breakInside: 'avoid' },
      }}
    >
      <caption>{label}</caption>
      <thead>
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
              <td key={column.field} style={{ textAlign: isRight(column) ? 'right' : 'left' }}>
                {column.text(row) ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
