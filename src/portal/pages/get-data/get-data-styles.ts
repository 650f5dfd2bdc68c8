import { styled } from '@mui/material/styles';
import { PublicCard } from '../../controls/public-styles.ts';
import { below } from '../../theme/widths.ts';

export const GetData = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** A column of cards. */
export const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

export const Card = styled(PublicCard)({
  padding: '12px 16px 16px',
  '& h2': { marginBottom: 8 },
  [below.phone]: { padding: '12px 12px 16px' },
});

/** The chosen instrument, and the button that finds another. */
export const InstrumentLine = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  marginBottom: 20,
  // What is found lies over the rest of the page.
  zIndex: 10,
});

export const Code = styled('span')({ fontFamily: 'var(--mono)', fontSize: '0.92em' });

export const Group = styled('div')({ marginBottom: 20 });

export const GroupName = styled('div')({
  marginBottom: 4,
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  fontWeight: 550,
});

export const Days = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 16px',
  [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Always as high as with a progress, so that nothing below it moves. */
export const Status = styled('div')({
  display: 'grid',
  gap: 8,
  minHeight: 64,
  alignContent: 'start',
  marginTop: 12,
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '& .MuiLinearProgress-root': { height: 4, borderRadius: 2 },
});

export const Failed = styled('p')({ color: 'var(--red)' });

export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  margin: '8px 0 12px',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& dt': { color: 'var(--muted)' },
  '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

export const Small = styled('p')({
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

export const LastList = styled('ul')({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  borderTop: '1px solid var(--line)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 16px',
    padding: '4px 0',
    borderBottom: '1px solid var(--line)',
  },
});

export const LastHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
});
