import { styled } from '@mui/material/styles';
import { below } from '../../theme/widths.ts';
import { Entries } from '../reading-styles.ts';

export const Sections = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  '& h3': { marginTop: 20, fontSize: 'var(--text-body)', lineHeight: '24px', fontWeight: 600 },
  '& h4': { marginTop: 16, fontSize: 'var(--text-small)', lineHeight: '20px', fontWeight: 600 },
});

/** A folded part: a call, a shape, or all of the portal's own calls. */
export const Folded = styled('details')({
  borderBottom: '1px solid var(--line)',
  scrollMarginTop: 16,
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '8px',
    alignItems: 'baseline',
    cursor: 'pointer',
    [below.small]: { gridTemplateColumns: '48px minmax(0, 1fr)' },
  },
  '& > summary:hover': { backgroundColor: 'var(--accent-soft)' },
  '&[open] > summary': { backgroundColor: 'var(--bar)' },
  '& > summary::-webkit-details-marker': { display: 'none' },
});

/** The row of a part that is no call. */
export const PlainSummary = styled('summary')({ '&&': { display: 'list-item', listStyle: 'inside' } });

export const FoldedList = styled('div')({ marginTop: 8, borderTop: '1px solid var(--line)' });

export const Inside = styled('div')({ padding: '4px 8px 24px', minWidth: 0 });

export const Method = styled('span')({
  fontFamily: 'var(--mono)',
  fontSize: 'var(--text-caption)',
  fontWeight: 600,
});

export const Path = styled('span')({
  fontFamily: 'var(--mono)',
  fontSize: 'var(--text-small)',
  overflowWrap: 'anywhere',
});

export const Says = styled('span')({
  display: 'block',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  color: 'var(--muted)',
});

export const Access = styled('span')({
  padding: '0 6px',
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  color: 'var(--muted)',
  fontSize: 'var(--text-caption)',
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  [below.small]: { gridColumn: 2, justifySelf: 'start', marginTop: 4 },
});

/** Names with their types and meanings. */
export const Fields = styled(Entries)({
  '& dt': { fontFamily: 'var(--mono)', fontSize: 'var(--text-small)', overflowWrap: 'anywhere' },
  '& dd': { margin: 0, fontSize: 'var(--text-small)', lineHeight: '20px', overflowWrap: 'anywhere' },
  '& dd p:first-of-type': { marginTop: 0 },
});

export const Told = styled('p')({ fontSize: 'var(--text-small)', lineHeight: '20px', color: 'var(--muted)' });

export const Entry = styled('div')({ marginTop: 4, maxWidth: 420 });

export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 8,
});
