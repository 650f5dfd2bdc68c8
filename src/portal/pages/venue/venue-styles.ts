import { styled } from '@mui/material/styles';
import { below } from '../../theme/widths.ts';

export const VenuePage = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** The state of the venue and what leads on from here, on one line if there is room. */
export const StateLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

export const StateBox = styled('p')({
  padding: '3px 10px',
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  '& b': { fontWeight: 600 },
  '& span': { color: 'var(--muted)' },
});

/** What is wrong now. */
export const Silence = styled('p')({
  color: 'var(--red)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  fontWeight: 550,
});

export const Strip = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  margin: 0,
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  overflow: 'hidden',
  '& > div': { padding: '8px 14px', boxShadow: '0 0 0 0.5px var(--line)' },
  '& dt': { fontSize: 'var(--text-caption)', lineHeight: '16px', color: 'var(--muted)' },
  '& dd': { margin: '2px 0 0', fontSize: 'var(--text-body)', lineHeight: '20px', fontWeight: 600 },
  '& small': { fontSize: 'var(--text-caption)', fontWeight: 400, color: 'var(--muted)' },
  [below.phone]: { gridTemplateColumns: '1fr 1fr' },
});

export const SectionHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '& h2': { fontSize: 'var(--text-control)', lineHeight: '20px', fontWeight: 600 },
  '& p': { fontSize: 'var(--text-caption)', lineHeight: '16px', color: 'var(--muted)' },
});

export const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 12,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});

export const TodayCard = styled('li')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  // However many lines a name takes, the drawings of a row stand beside each other.
  gridTemplateRows: 'auto 1fr auto auto',
  gap: '0 8px',
  padding: '12px 12px 8px',
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& b': { fontWeight: 600 },
  '& small': { fontSize: 'var(--text-caption)', lineHeight: '16px', color: 'var(--muted)' },
  '& svg': { gridColumn: '1 / -1', display: 'block', width: '100%', height: 56, marginTop: 4 },
});

export const Code = styled('b')({ fontFamily: 'var(--mono)', color: 'var(--ink)' });

export const Figure = styled('b')({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });

export const Usual = styled('small')({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });

export const Card = styled('section')({
  minWidth: 0,
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  '& > div:first-of-type': { padding: '8px 12px', borderBottom: '1px solid var(--line)' },
  '& > p': { padding: '12px', fontSize: 'var(--text-small)', lineHeight: '20px', color: 'var(--muted)' },
  '& > details': { padding: '8px 12px', borderTop: '1px solid var(--line)', fontSize: 'var(--text-small)' },
  '& summary': { cursor: 'pointer', color: 'var(--accent)' },
});

export const SideBySide = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** A table that scrolls inside itself. */
export const TableBox = styled('div')({
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 'var(--text-small)', lineHeight: '20px' },
  '& th, & td': { padding: '4px 12px', textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& thead th': { color: 'var(--muted)', fontSize: 'var(--text-caption)', fontWeight: 550 },
  '& tbody tr > *': { borderTop: '1px solid var(--line)' },
  '& [data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});
