import { styled } from '@mui/material/styles';
import { below } from '../theme/widths.ts';

// Shared by the documentation's pages of text.

export const Sections = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  '& > section': { scrollMarginTop: 16 },
  '& > section > p': { marginTop: 8 },
  '& h3': { marginTop: 20, fontSize: 'var(--text-body)', lineHeight: '24px', fontWeight: 600 },
  '& ol': { margin: '8px 0 0', paddingLeft: 24 },
  '& ol > li': { padding: '4px 0' },
});

/** Names with what is to be said of each. */
export const Entries = styled('dl')({
  margin: '8px 0 0',
  borderTop: '1px solid var(--line)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: '4px 16px',
    padding: '8px 0',
    borderBottom: '1px solid var(--line)',
    [below.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& code': { fontFamily: 'var(--mono)', fontSize: '0.92em' },
});
