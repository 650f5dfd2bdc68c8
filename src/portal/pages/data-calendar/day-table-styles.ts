import { styled } from '@mui/material/styles';
import { smallOnScreen } from '../../theme/widths.ts';

export const ConditionMark = styled('span')({
  whiteSpace: 'nowrap',
  fontWeight: '550',
  '&[data-condition="degraded"], &[data-condition="missing"]': { color: 'var(--red)' },
  '&[data-condition="closed"], &[data-condition="pending"], &[data-condition="unknown"]': {
    color: 'var(--muted)',
    fontWeight: '400',
  },
  '@media print': { '&&': { color: 'inherit' } },
});

export const DayTableRoot = styled('div')({
  marginTop: '8px',
  '& table': {
    width: '100%',
    marginTop: '12px',
    borderCollapse: 'collapse',
    border: '1px solid var(--line)',
    background: 'var(--surface)',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
  '& th, & td': {
    padding: '6px 12px',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: '400',
  },
  '& thead th': {
    background: 'var(--bar)',
    color: 'var(--muted)',
    fontSize: 'var(--text-caption)',
    fontWeight: '550',
  },
  '& tbody tr > *': { borderTop: '1px solid var(--line)' },
  '& tbody th': { whiteSpace: 'nowrap', fontWeight: '550' },
  '& ul': { margin: '2px 0 0', paddingLeft: '16px' },
  '& small': { display: 'block', color: 'var(--muted)', fontSize: 'var(--text-caption)' },
  '& dl': {
    display: 'grid',
    gap: '4px',
    margin: '16px 0 0',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
  '& dl > div': { display: 'grid', gridTemplateColumns: '104px 1fr' },
  '& dd': { margin: '0', color: 'var(--muted)' },
  '@media print': {
    '& table': { lineHeight: '16px' },
    '& th, & td': { padding: '2px 8px' },
  },
  [smallOnScreen]: {
    '& table, & tbody, & tbody tr, & tbody th, & tbody td': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { padding: '8px 12px', borderTop: '1px solid var(--line)' },
    '& tbody tr > *': { border: '0', padding: '0' },
    '& tbody th': { display: 'inline-block', marginRight: '12px' },
    '& [data-label]::before': { content: 'attr(data-label) ": "', color: 'var(--muted)' },
  },
});

/** A cell of figures: on one line, and on a phone beside the others. */
export const FigureCell = styled('td')({
  whiteSpace: 'nowrap',
  // More specific than the table's rules for all cells.
  [smallOnScreen]: { '&&': { display: 'inline-block', marginRight: '12px' } },
});
