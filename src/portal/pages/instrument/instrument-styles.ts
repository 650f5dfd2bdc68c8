import { styled } from '@mui/material/styles';
import { above, below } from '../../theme/widths.ts';

/** Takes the whole width. */
export const Rows = styled('div')({ marginTop: 16 });

/** Two columns where there is room: figures by day, and beside them the last trades. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  marginTop: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [above.full]: { gridTemplateColumns: 'minmax(0, 1fr) 544px' },
});

export const Column = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

/** What the instrument is, in one line that wraps. */
export const FactLine = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

export const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '12px 0',
});

export const Code = styled('code')({ fontFamily: 'var(--mono)', fontSize: '0.92em' });

export const Card = styled('section')({
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  overflow: 'hidden',
  '@media print': { breakInside: 'avoid' },
});

export const CardHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  padding: '7px 12px',
  color: 'var(--muted)',
  fontSize: 'var(--text-caption)',
  lineHeight: '20px',
});

export const CardTitle = styled('h2')({
  margin: 0,
  color: 'var(--ink)',
  fontSize: 'var(--text-control)',
  lineHeight: '20px',
  fontWeight: 600,
  letterSpacing: 0,
});

export const CardText = styled('p')({
  margin: 0,
  padding: '8px 12px 12px',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

/** Scrolls inside itself where a table is wider than its card. */
export const Scrolled = styled('div')({ overflowX: 'auto' });

/** Rows of 28 px, numbers to the right. On a phone a row folds to two lines, its names before its values. */
export const FiguresTable = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { padding: '3px 12px', textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& [data-figure]': { textAlign: 'right' },
  '& [data-wraps]': { whiteSpace: 'normal' },
  '& thead th': { color: 'var(--muted)', fontSize: 'var(--text-caption)' },
  '& tr > *': { borderTop: '1px solid var(--line)' },
  '& tr[data-void]': { color: 'var(--muted)' },
  [below.small]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 12px',
      padding: '6px 12px',
      borderTop: '1px solid var(--line)',
    },
    '& tbody tr > *': { padding: 0, border: 0 },
    '& td:empty': { display: 'none' },
    '& [data-label]::before': { content: 'attr(data-label) " "', color: 'var(--muted)' },
  },
});

export const Struck = styled('s')({ color: 'var(--muted)' });

/** Prices are what a row is read for. */
export const Price = styled('b')({
  fontWeight: 600,
  '&[data-side="bid"]': { color: 'var(--bid)' },
  '&[data-side="ask"]': { color: 'var(--ask)' },
});

/** A price that is not the best of all. */
export const PlainPrice = styled('span')({
  '&[data-side="bid"]': { color: 'var(--bid)' },
  '&[data-side="ask"]': { color: 'var(--ask)' },
});

export const Muted = styled('span')({ color: 'var(--muted)' });

/** A flag of a trade. */
export const Flag = styled('span')({
  display: 'inline-block',
  marginRight: 4,
  padding: '0 4px',
  border: '1px solid var(--line)',
  borderRadius: 4,
  color: 'var(--muted)',
  fontFamily: 'var(--mono)',
  fontSize: 'var(--text-tiny)',
  lineHeight: '16px',
  '&[data-flag="AMND"]': { borderColor: 'var(--ink)', color: 'var(--ink)' },
});

/** The figures of the day, side by side. */
export const Strip = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  overflow: 'hidden',
  // Lines between the figures, however they wrap; none is broken within.
  '& > div': { flex: '1 0 auto', minWidth: 104, padding: '8px 12px', boxShadow: '1px 1px 0 var(--line)' },
  '& dt': { color: 'var(--muted)', fontSize: 'var(--text-caption)', lineHeight: '16px' },
  '& dd': {
    margin: '2px 0 0',
    fontSize: 'var(--text-body)',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'normal',
  },
  '& dd[data-leading]': { fontSize: 'var(--text-headline)', lineHeight: '28px' },
  [below.small]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > div': { minWidth: 0, padding: '8px', boxShadow: '1px 1px 0 var(--line)' },
    // A long code has a third of a phone.
    '& dd': {
      margin: '2px 0 0',
      fontSize: 'var(--text-small)',
      lineHeight: '20px',
      overflowWrap: 'anywhere',
    },
    '& dd[data-leading]': { fontSize: 'var(--text-title)', lineHeight: '28px' },
  },
});

/** Keeps its place, so that nothing moves when the bar comes. */
export const Wait = styled('div')({ flex: '0 0 100%', height: 4 });
