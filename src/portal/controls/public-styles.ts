import { styled } from '@mui/material/styles';
import { below } from '../theme/widths.ts';

// Shared by the public pages: columns, headings and notes.
export const Public = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 902px) minmax(240px, 1fr)',
  gap: '32px 40px',
  alignItems: 'start',
  '& > *': {
    minWidth: '0',
  },
  '& h2': {
    fontSize: 'var(--text-title)',
    lineHeight: '28px',
    fontWeight: '600',
    letterSpacing: '-0.01em',
  },
  '& p': {
    maxWidth: '72ch',
  },
  [below.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '@media print': {
    display: 'block',
    '& > * + *': {
      marginTop: '24px',
    },
    '& section': {
      breakInside: 'auto',
    },
    '& h2': {
      breakAfter: 'avoid',
    },
    '& h3': {
      breakAfter: 'avoid',
    },
    '& li': {
      breakInside: 'avoid',
    },
    '& tr': {
      breakInside: 'avoid',
    },
    '& svg': {
      breakInside: 'avoid',
    },
  },
});

export const PublicNote = styled('span')({
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

export const PublicCard = styled('div')({
  padding: '20px 24px 24px',
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  '& h2': {
    fontSize: 'var(--text-body)',
    lineHeight: '24px',
    letterSpacing: '0',
  },
  '& p': {
    marginTop: '4px',
  },
  '@media print': {
    breakInside: 'avoid',
  },
});

export const PublicList = styled('ul')({
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  '& > li': {
    padding: '12px 16px',
  },
  '& > li + li': {
    borderTop: '1px solid var(--line)',
  },
});

/** Says in a list that it is empty. */
export const PublicListEmpty = styled('li')({
  // More specific than the list's rule for its items.
  '&&': { padding: '20px 16px' },
  color: 'var(--muted)',
});
