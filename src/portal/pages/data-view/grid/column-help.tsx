import { styled } from '@mui/material/styles';
import type { Column } from './column-sets.ts';

const Root = styled('div')({
  marginTop: 12,
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& > p': { margin: '0 0 8px', color: 'var(--muted)' },
  '& summary': { cursor: 'pointer', color: 'var(--accent)', width: 'fit-content' },
  '& dl': {
    display: 'grid',
    gap: '8px 24px',
    margin: '12px 0 0',
    gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  },
  '& dt': { fontWeight: 550 },
  '& dd': { color: 'var(--muted)', margin: 0 },
});

/**
 * How to open a row, and what each column means, for users who cannot see a header's tooltip: on touch screens, by
 * keyboard, on paper.
 */
export function ColumnHelp({ columns }: { columns: readonly Column[] }) {
  return (
    <Root data-print="no">
      <p>
        Click a row, or press Enter, to open it: what became of it, what each field and flag means, and where
        it came from.
      </p>
      <details>
        <summary>What the columns mean</summary>
        <dl>
          {columns.map((column) => (
            <div key={column.field}>
              <dt>{column.name}</dt>
              <dd>{column.help}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Root>
  );
}
