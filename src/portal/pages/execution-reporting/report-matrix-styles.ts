import { styled } from '@mui/material/styles';

export const QuarterSection = styled('section')({
  gridColumn: '1 / -1',
  // More specific than the page's rule for sections.
  '&& > h2': { margin: 0 },
});

export const PublisherFilter = styled('div')({ maxWidth: 420, marginTop: 12 });

export const QuarterMonths = styled('span')({
  display: 'block',
  color: 'var(--muted)',
  fontWeight: 400,
  whiteSpace: 'nowrap',
});

export const PublisherCode = styled('span')({
  color: 'var(--muted)',
  fontFamily: 'var(--mono)',
  fontSize: 'var(--text-caption)',
  fontWeight: 400,
});

export const Missing = styled('span')({
  color: 'var(--muted)',
  // Its words are for those who hear them.
  '&[data-dash]::before': { content: '"–" / ""' },
});

export const QuarterTable = styled('div')({
  marginTop: 12,
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  overflowX: 'auto',
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
  '& th, & td': {
    minWidth: 116,
    padding: '7px 14px',
    borderTop: '1px solid var(--line)',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'normal',
  },
  '& td': { whiteSpace: 'nowrap' },
  '& td a': { display: 'block' },
  // Sticky, so that scrolled quarters stay beside their publisher.
  '& tr > th:first-of-type': {
    position: 'sticky',
    left: 0,
    minWidth: 168,
    background: 'var(--surface)',
  },
  '& thead th, & thead tr > th:first-of-type': {
    borderTop: 0,
    background: 'var(--bar)',
    fontSize: 'var(--text-caption)',
    lineHeight: '16px',
    fontWeight: 600,
  },
  '& tr > th[scope="rowgroup"]': { position: 'static', color: 'var(--muted)', fontWeight: 600 },
  '@media print': {
    overflowX: 'visible',
    '& th, & td': { minWidth: 0, padding: '4px 6px', whiteSpace: 'normal' },
    '& tr > th:first-of-type': { position: 'static', minWidth: 0 },
  },
});

export const QuartersOfPhone = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& h3': { fontSize: 'var(--text-body)', lineHeight: '24px', fontWeight: 600 },
  '& h3 > span': { display: 'inline' },
  '& p': { color: 'var(--muted)', fontSize: 'var(--text-small)', lineHeight: '20px' },
  '& dl': {
    margin: '4px 0 0',
    border: '1px solid var(--line)',
    borderRadius: 4,
    background: 'var(--surface)',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
  '& dl > div': { padding: '8px 14px' },
  '& dl > div + div': { borderTop: '1px solid var(--line)' },
  '& dd': { margin: 0 },
  '& dd a': { display: 'block', paddingBlock: 4 },
});
