import { styled } from '@mui/material/styles';

export const ReportTablesRoot = styled('section')({
  gridColumn: '1 / -1',
  paddingTop: 28,
  borderTop: '1px solid var(--line)',
});

export const ReportTableChoice = styled('div')({ maxWidth: 480, marginTop: 12 });

export const ReportTableState = styled('p')({
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

export const ReportTableBox = styled('div')({
  maxHeight: '70vh',
  marginTop: 8,
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  overflow: 'auto',
  '& table': {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
  '& th, & td': {
    padding: '5px 14px',
    borderBottom: '1px solid var(--line)',
    textAlign: 'left',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    // A column is as wide as its longest word.
    overflowWrap: 'break-word',
  },
  '& tr:last-child > td': { borderBottom: 0 },
  // Sticky, so that scrolled figures stay beside what they are of.
  '& td:first-of-type': {
    position: 'sticky',
    left: 0,
    minWidth: 120,
    maxWidth: 180,
    background: 'var(--surface)',
    whiteSpace: 'normal',
  },
  '& [data-kind="figure"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td[data-kind="code"]': { fontFamily: 'var(--mono)', fontSize: 'var(--text-caption)' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    minWidth: 88,
    background: 'var(--bar)',
    color: 'var(--muted)',
    fontSize: 'var(--text-caption)',
    lineHeight: '16px',
    fontWeight: 550,
    verticalAlign: 'bottom',
    whiteSpace: 'normal',
  },
  '& thead th:first-of-type': { left: 0, zIndex: 1 },
  '@media print': {
    maxHeight: 'none',
    overflow: 'visible',
    '& th, & td': { padding: '3px 6px', whiteSpace: 'normal' },
    '& thead th': { position: 'static', minWidth: 0 },
    '& td:first-of-type': { position: 'static' },
  },
});

export const MoreRows = styled('div')({ marginTop: 12 });
