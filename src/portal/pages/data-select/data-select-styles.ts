import { styled } from '@mui/material/styles';
import { above } from '../../theme/widths.ts';

export const DataSelect = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  alignItems: 'start',
  '& > form': { maxWidth: '560px' },
  [above.full]: {
    gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)',
    gap: '32px',
  },
});

export const StepsRoot = styled('ol')({
  listStyle: 'none',
  margin: '0',
  padding: '0',
});

export const Step = styled('li')({
  position: 'relative',
  paddingLeft: '36px',
  // The dot is level with the middle of its box, below the label.
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '5px',
    top: '39px',
    width: '10px',
    height: '10px',
    border: '2px solid var(--accent)',
    borderRadius: '50%',
    background: 'var(--surface)',
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '9px',
    top: '51px',
    bottom: '-37px',
    width: '2px',
    background: 'var(--line)',
  },
  '&[data-state="done"]::after': {
    background: 'var(--accent)',
  },
  '&[data-state="off"]::after': {
    borderColor: 'var(--edge)',
  },
  '&[data-state="off"] label': {
    color: 'var(--muted)',
  },
  // The rail ends at its last step.
  '&:nth-last-child(2)::before': {
    display: 'none',
  },
  '@media (forced-colors: active)': {
    '&::before': {
      background: 'CanvasText',
    },
    '&[data-state="done"]::after': {
      background: 'CanvasText',
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
    },
    '&[data-state="off"]::after': {
      borderColor: 'GrayText',
    },
  },
});

export const StepEnd = styled('li')({
  position: 'relative',
  paddingLeft: '36px',
});

/** What there is instead of a selection, in line with its boxes. */
export const Instead = styled('div')({
  display: 'grid',
  gap: '4px',
  marginTop: '20px',
  paddingLeft: '36px',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

export const StepLabel = styled('p')({
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  fontWeight: '550',
});

export const StepError = styled('p')({
  color: 'var(--red)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  margin: '4px 0 8px',
});

export const LevelFailedRoot = styled('div')({
  marginBottom: '20px',
});

/** What the account comes back to, beside the levels or below them. */
export const Kept = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  gap: '24px',
  alignItems: 'start',
});

/** Takes the whole width, and some room before its content has loaded. */
export const WholeWidth = styled('div')({ gridColumn: '1 / -1', minWidth: 0, minHeight: '104px' });

export const Stacked = styled('div')({ display: 'grid', gap: '24px', minWidth: 0 });

export const Recently = styled('section')({
  containerType: 'inline-size',
  '& h2': {
    fontSize: 'var(--text-body)',
    lineHeight: '24px',
    fontWeight: '600',
    marginBottom: '8px',
  },
});

export const RecentlyNone = styled('p')({
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

export const RecentlyList = styled('ul')({
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 48px 168px',
    gap: '16px',
    alignItems: 'baseline',
    padding: '7px 14px',
  },
  '& a': {
    justifySelf: 'start',
  },
  '& li + li': {
    borderTop: '1px solid var(--line)',
  },
  '@container (max-width: 480px)': {
    '& li': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      rowGap: '0',
    },
    '& a': {
      gridColumn: '1 / -1',
    },
  },
});

export const RecentlyKind = styled('span')({
  color: 'var(--muted)',
});

/** A button in a sentence. */
export const Undo = styled('button')({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'var(--accent)',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
