import { styled } from '@mui/material/styles';
import { above, below } from '../../theme/widths.ts';

/** A screen of the console: its tools, what was done, and its cards. */
export const Screen = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** When it was read, and the tools, on one line if there is room. */
export const ToolLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& b': { color: 'var(--ink)', fontWeight: 600 },
});

export const Ends = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginLeft: 'auto',
  [below.small]: { marginLeft: 0 },
});

/** The main cards, and beside them, where there is room, those that tell more. */
export const TwoColumns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [above.full]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
});

export const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  // Where there is one column, what needs somebody comes before what is long.
  '&[data-first]': { [below.full]: { order: -1 } },
});

/** What was done, or what could not be read. */
export const Note = styled('p')({
  margin: 0,
  padding: '6px 12px',
  borderRadius: 4,
  outline: '1px solid transparent',
  background: 'var(--bar)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '&[data-wrong]': { background: 'var(--red-soft)', color: 'var(--red)' },
});

/** A state in words, with its colour. */
export const State = styled('span')({
  whiteSpace: 'nowrap',
  '[data-wraps] &': { whiteSpace: 'normal' },
  '&[data-state="wrong"]': { color: 'var(--red)', fontWeight: 550 },
  '&[data-state="delayed"]': { color: 'var(--amber)' },
  '&[data-state="live"]': { color: 'var(--green)' },
  '&[data-state="over"]': { color: 'var(--muted)' },
});

/** The acts on what a card shows. */
export const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  justifyContent: 'flex-end',
  marginLeft: 'auto',
});

/** Keeps its place, so that nothing moves when the bar comes. */
export const Wait = styled('div')({ flex: '0 0 100%', height: 4 });

/** What the list is narrowed to: one link for each choice, the current one marked. */
export const Choices = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  overflow: 'hidden',
  '& a': { padding: '5px 12px', color: 'var(--muted)', textDecoration: 'none' },
  '& a + a': { borderLeft: '1px solid var(--line)' },
  '& a[aria-current]': { color: 'var(--ink)', background: 'var(--accent-soft)', fontWeight: 550 },
});
