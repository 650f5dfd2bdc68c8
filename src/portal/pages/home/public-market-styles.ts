import { styled } from '@mui/material/styles';
import { below, smallOnScreen } from '../../theme/widths.ts';

export const Market = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginTop: 24,
});

export const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [below.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Card = styled('section')({
  minWidth: 0,
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& > p': { padding: 12, color: 'var(--muted)' },
});

export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  padding: '4px 12px',
  '& h2': { fontSize: 'var(--text-control)', lineHeight: '20px', fontWeight: 600 },
  '& small': { marginLeft: 'auto', fontSize: 'var(--text-caption)', color: 'var(--muted)' },
});

/** In line with the tiles below it. */
export const TilesHead = styled(Head)({ padding: '4px 0' });

/** Says that what is shown is not the newest; without a word it takes no room. */
export const Missed = styled('div')({
  padding: '0 12px 8px',
  color: 'var(--muted)',
  fontSize: 'var(--text-caption)',
  // Not hidden: what fills it is announced only if it was there before.
  '&:empty': { position: 'absolute' },
});

export const TradeTable = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    padding: '7px 12px',
    textAlign: 'left',
    fontWeight: 400,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& thead th': { color: 'var(--muted)', fontSize: 'var(--text-caption)', fontWeight: 550 },
  '& tr > *': { borderTop: '1px solid var(--line)', whiteSpace: 'nowrap' },
  '& [data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& b': { fontWeight: 600 },
  '& small': { fontSize: 'var(--text-caption)', color: 'var(--muted)' },
  '& [data-gone="true"]': { textDecoration: 'line-through' },
  // On a phone a row folds to two lines: time and instrument, then the rest.
  [smallOnScreen]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '64px minmax(0, 1fr) minmax(80px, auto)',
      gap: '0 8px',
      padding: '6px 12px',
      borderTop: '1px solid var(--line)',
    },
    '& tr > *': { border: 0, padding: 0 },
    '& [data-instrument]': { gridArea: '1 / 2' },
    '& [data-flags]': { gridArea: '1 / 3', textAlign: 'right' },
    '& tr:has([data-flags] > :empty) [data-instrument]': { gridColumnEnd: -1 },
  },
});

export const Code = styled('span')({ fontFamily: 'var(--mono)', fontSize: 'var(--text-caption)' });

export const Items = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '8px 12px',
    borderTop: '1px solid var(--line)',
  },
  '& small': { fontSize: 'var(--text-caption)', color: 'var(--muted)', whiteSpace: 'nowrap' },
});

export const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: 8,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});

export const Tile = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  padding: '10px 12px',
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  fontSize: 'var(--text-caption)',
  lineHeight: '16px',
  '& p': { color: 'var(--muted)' },
  '& p:nth-of-type(2)': { marginTop: 'auto', paddingTop: 8, color: 'var(--ink)' },
  '& p[data-late]': { color: 'var(--red)', fontWeight: 550 },
});
