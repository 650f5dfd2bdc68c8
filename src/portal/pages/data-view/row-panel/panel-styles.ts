import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { below } from '../../../theme/widths.ts';

const paper = {
  width: 'min(480px, 100vw)',
  boxSizing: 'border-box',
  padding: '20px 24px 32px',
  borderLeft: '1px solid var(--line)',
  backgroundColor: 'var(--surface)',
  backgroundImage: 'none',
  color: 'var(--ink)',
  fontSize: 'var(--text-control)',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  [below.phone]: { padding: '12px 16px 24px', borderLeft: 0 },
  '@media print': {
    position: 'static',
    width: 'auto',
    height: 'auto',
    maxHeight: 'none',
    overflow: 'visible',
    padding: 0,
    border: 0,
    boxShadow: 'none',
    transform: 'none !important',
  },
} as const;

/**
 * On paper only the panel is printed (print.css), and it breaks across pages like text. The drawer's own parts have only
 * the library's class names.
 */
export const Panel = styled(Drawer)({
  '& .MuiDrawer-paper': paper,
  '@media print': { position: 'static !important', '& .MuiBackdrop-root': { display: 'none' } },
});

export const PanelHead = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  marginBottom: 8,
  '& > div': { flex: 1, minWidth: 0 },
  '& h2': {
    margin: 0,
    fontSize: 'var(--text-title)',
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-0.01em',
  },
  '& p': { margin: 0, color: 'var(--muted)' },
});

export const PanelPart = styled('section')({
  padding: '16px 0',
  borderTop: '1px solid var(--line)',
  '& h3': { margin: '0 0 8px', fontSize: 'var(--text-control)', lineHeight: '20px', fontWeight: 600 },
  '& p': { margin: 0 },
  '& p + button': { marginTop: 12 },
  '& summary': { cursor: 'pointer', color: 'var(--accent)', width: 'fit-content', marginTop: 12 },
  '@media print': { breakInside: 'auto' },
});

/** Names and their values. */
export const Facts = styled('dl')({
  display: 'grid',
  gap: 10,
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '132px minmax(0, 1fr)',
    gap: '0 16px',
    breakInside: 'avoid',
  },
  '& dt': { color: 'var(--muted)' },
  '& dd': { margin: 0 },
  '& p + p': { marginTop: 2 },
  'details &': { marginTop: 12 },
  [below.phone]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
