import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { below } from '../../theme/widths.ts';
import { Frame } from '../layout.ts';

/** Covers the header while the field is open. */
export const Cover = styled('div')({
  position: 'absolute',
  zIndex: 20,
  inset: 0,
  color: 'var(--ink)',
  fontSize: 'var(--text-body)',
  lineHeight: '24px',
  background: 'var(--surface)',
});

export const Line = styled(Frame)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: '100%',
  '& > div': { display: 'flex', flex: 1, minWidth: 0 },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 44,
    padding: '0 12px',
    font: 'inherit',
    fontSize: 'var(--text-lead)',
    color: 'var(--ink)',
    background: 'var(--ground)',
    border: '1px solid var(--edge)',
    borderRadius: 4,
    '&::placeholder': { color: 'var(--muted)', opacity: 1 },
  },
});

export const CloseButton = styled('button')({
  flex: 'none',
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  color: 'var(--accent)',
  background: 'none',
  border: 0,
  borderRadius: 4,
  cursor: 'pointer',
});

export const Below = styled('div')({
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  background: 'var(--surface)',
  borderBlock: '1px solid var(--line)',
  boxShadow: '0 8px 24px rgb(10 20 30 / 14%)',
});

export const Told = styled('div')({
  padding: '10px 0',
  color: 'var(--muted)',
  fontSize: 'var(--text-control)',
  '&:empty': { padding: 0 },
});

export const ToldLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  '& .MuiButton-root': { flex: 'none' },
});

export const Results = styled('ul')({
  maxHeight: 'min(60vh, 560px)',
  overflowY: 'auto',
  paddingBottom: 8,
  '& ul': { paddingBottom: 8 },
});

const instrumentLook = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  color: 'var(--muted)',
  fontSize: 'var(--text-control)',
  '& b': { color: 'var(--ink)', fontWeight: 600 },
  '& code': { fontFamily: 'var(--mono)', fontSize: '0.92em' },
} as const;

const focusedLook = {
  background: 'var(--accent-soft)',
  // Visible where forced colours remove the background.
  outline: '2px solid transparent',
  outlineOffset: '-2px',
} as const;

export const InstrumentHead = styled('div')({ ...instrumentLook, padding: '8px 12px 2px' });

export const Instrument = styled('li')({
  ...instrumentLook,
  alignItems: 'center',
  minHeight: 40,
  padding: '6px 12px',
  borderRadius: 4,
  cursor: 'pointer',
  '&.Mui-focused': focusedLook,
  [below.small]: { minHeight: 48 },
});

/** The star of an instrument, which is pressed by itself. */
export const Watch = styled('i')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  margin: '-4px -4px -4px -8px',
  borderRadius: 4,
  color: 'var(--accent)',
  '&:hover': { background: 'var(--accent-soft)' },
  '&[data-locked="true"]': { color: 'var(--edge)' },
});

export const LastPrice = styled('span')({
  marginLeft: 'auto',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: 'var(--ink)', fontWeight: 600 },
});

/** What only a keyboard does. */
export const Keys = styled('span')({ [below.small]: { display: 'none' } });

export const Hidden = styled('span')(visuallyHidden);

export const View = styled('li')({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 40,
  padding: '6px 12px 6px 28px',
  borderRadius: 4,
  cursor: 'pointer',
  '& span': { color: 'var(--muted)', fontSize: 'var(--text-control)' },
  '& code': { fontFamily: 'var(--mono)', fontSize: '0.92em', color: 'var(--ink)' },
  '&.Mui-focused': focusedLook,
  [below.small]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minHeight: 48,
    '& span:nth-of-type(1)': { gridRow: 2, gridColumn: '1 / -1' },
    '& span:nth-of-type(2)': { gridRow: 1, gridColumn: 2 },
  },
});

/** The box of a view that several can be ticked of. */
export const Tick = styled('i')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginRight: 8,
  border: '1px solid var(--edge)',
  borderRadius: 4,
  color: 'transparent',
  fontStyle: 'normal',
  '&[data-ticked="true"]': {
    color: 'var(--surface)',
    background: 'var(--accent)',
    borderColor: 'var(--accent)',
  },
});
