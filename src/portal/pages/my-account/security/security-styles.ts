import { styled } from '@mui/material/styles';
import { below } from '../../../theme/widths.ts';

export const SecurityParts = styled('div')({ display: 'grid', gap: 32 });

export const SubHeading = styled('h3')({
  marginBottom: 12,
  fontSize: 'var(--text-body)',
  lineHeight: '24px',
  fontWeight: 600,
});

/** On a phone each row is a block. */
export const EventTable = styled('table')({
  width: '100%',
  marginBottom: 16,
  borderCollapse: 'collapse',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '6px 16px 6px 0',
    borderBottom: '1px solid var(--line)',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th, & td:first-of-type, & td:last-of-type': { color: 'var(--muted)' },
  [below.phone]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'block', padding: '8px 0', borderBottom: '1px solid var(--line)' },
    '& td': { display: 'block', padding: 0, border: 0 },
    // As the heading says, which is not shown here.
    '& td:first-of-type::after': { content: '" UTC"' },
  },
});

export const ClosingFacts = styled('dl')({
  display: 'grid',
  gap: '4px',
  margin: 0,
  '& dt': { fontWeight: 550 },
  '& dd': { margin: '0 0 12px', color: 'var(--muted)' },
});

export const RowMark = styled('span')({ fontSize: 'var(--text-caption)', color: 'var(--accent)' });

export const Words = styled('div')({
  display: 'grid',
  gap: 12,
  marginBottom: 20,
  maxWidth: 560,
  // The heading has the focus for screen readers; nothing can be done there.
  '& h3:focus': { outline: 'none' },
});

export const Steps = styled('ol')({
  display: 'grid',
  gap: 28,
  counterReset: 'step',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: 12,
    counterIncrement: 'step',
  },
  '& h3': {
    fontSize: 'var(--text-body)',
    lineHeight: '24px',
    fontWeight: 550,
  },
  '& h3::before': {
    content: 'counter(step) ". "',
  },
});

/** The picture, and beside it what can be typed instead. */
export const Secret = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '16px 24px',
  [below.phone]: {
    flexDirection: 'column',
    alignItems: 'flex-start',
  },
  '& > div': {
    display: 'grid',
    gap: 8,
    justifyItems: 'start',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
    color: 'var(--muted)',
  },
  '& code': {
    maxWidth: 208,
    fontSize: 'var(--text-body)',
    lineHeight: '24px',
    color: 'var(--ink)',
  },
});

export const CodeRoom = styled('div')({ maxWidth: 320 });

export const RecoveryCodes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: '8px 24px',
  margin: '0 0 12px',
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--ground)',
  fontFamily: 'var(--mono)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  userSelect: 'text',
});

export const Saved = styled('label')({
  display: 'flex',
  width: 'fit-content',
  gap: 10,
  margin: '20px 0',
  cursor: 'pointer',
  '& input': { marginTop: 4 },
});
