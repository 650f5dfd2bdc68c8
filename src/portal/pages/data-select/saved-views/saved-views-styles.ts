import { styled } from '@mui/material/styles';

export const SavedList = styled('ul')({
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '16px',
    alignItems: 'center',
    padding: '7px 0 7px 14px',
  },
  '& li + li': {
    borderTop: '1px solid var(--line)',
  },
  '& a': {
    justifySelf: 'start',
    overflowWrap: 'anywhere',
  },
  '& p': {
    gridColumn: '1',
    color: 'var(--muted)',
    overflowWrap: 'anywhere',
  },
  '& li > div': {
    gridColumn: '2',
    gridRow: '1 / span 2',
    display: 'flex',
  },
  '@container (max-width: 480px)': {
    '& li > div': {
      gridColumn: '1 / -1',
      gridRow: 'auto',
      marginLeft: '-14px',
    },
  },
});

export const SavedNotice = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  marginBottom: '8px',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});
