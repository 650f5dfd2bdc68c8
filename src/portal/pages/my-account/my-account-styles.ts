import { styled } from '@mui/material/styles';
import { below } from '../../theme/widths.ts';

export const MyAccount = styled('div')({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: '40px',
  alignItems: 'start',
  // Venue grid, price and side menu need the whole width.
  '&:has([data-wide])': {
    gridTemplateColumns: '176px minmax(0, 1fr)',
    gap: '24px',
    maxWidth: 'none',
  },
  [below.small]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    '&:has([data-wide])': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '20px',
    },
  },
  '@media print': {
    '&, &:has([data-wide])': {
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    '& button': {
      display: 'none',
    },
  },
});

export const AccountMenuRoot = styled('nav')({
  '& ul': {
    borderLeft: '1px solid var(--line)',
  },
  '& a': {
    display: 'block',
    marginLeft: '-1px',
    padding: '8px 16px',
    borderLeft: '2px solid transparent',
    color: 'var(--muted)',
    textDecoration: 'none',
  },
  '& a:hover': {
    color: 'var(--ink)',
  },
  '& a[aria-current="page"]': {
    borderLeftColor: 'var(--accent)',
    color: 'var(--ink)',
    fontWeight: '550',
  },
  '@media (forced-colors: active)': {
    '& a:not([aria-current="page"])': {
      borderColor: 'Canvas',
    },
  },
  [below.small]: {
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      borderLeft: '0',
      borderBottom: '1px solid var(--line)',
    },
    '& a': {
      margin: '0 0 -1px',
      padding: '8px 12px',
      borderLeft: '0',
      borderBottom: '2px solid transparent',
      whiteSpace: 'nowrap',
    },
    '& a[aria-current="page"]': {
      borderBottomColor: 'var(--accent)',
    },
  },
});

export const AccountPartRoot = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 288px',
  gap: '32px',
  alignItems: 'start',
  [below.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
  },
});

export const AccountMain = styled('section')({
  padding: '20px 24px 24px',
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  [below.small]: {
    padding: '16px',
  },
});

export const AccountHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: '36px',
  marginBottom: '20px',
  '& h2': {
    fontSize: 'var(--text-heading)',
    lineHeight: '28px',
    fontWeight: '600',
    letterSpacing: '-0.01em',
  },
});

export const AccountAside = styled('aside')({
  display: 'grid',
  gap: '24px',
  paddingTop: '20px',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  color: 'var(--muted)',
  '& h3': {
    marginBottom: '4px',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
    fontWeight: '600',
    color: 'var(--ink)',
  },
  '& section > * + *': {
    marginTop: '8px',
  },
  '& h3 + *': {
    marginTop: '0',
  },
  '& ul': {
    paddingLeft: '16px',
    listStyle: 'disc',
  },
  [below.wide]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    paddingTop: '0',
  },
});

export const AccountButtons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
});

// Two names, or phone number and country, side by side if there is room.
export const AccountPair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  columnGap: '16px',
  alignItems: 'start',
});

// Locked fields look like text, not like a box to type into. Their parts have only the library's class names.
const lockedField = {
  '& .MuiOutlinedInput-root': {
    background: 'transparent',
  },
  // A width, not a colour: with forced colours every border is drawn.
  '& .MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline': {
    borderWidth: '0 0 1px',
    borderColor: 'var(--line)',
    borderRadius: '0',
  },
  '& .MuiOutlinedInput-input': {
    paddingLeft: '0',
  },
};

export const AccountFields = styled('div')({ '&[data-locked="true"]': lockedField });

export const AccountFixed = styled('div')(lockedField);

export const AccountNote = styled('div')({
  marginBottom: '20px',
  color: 'var(--muted)',
});

export const AccountRows = styled('ul')({
  marginBottom: '24px',
  borderBottom: '1px solid var(--line)',
});

export const AccountRow = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 92px',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '12px 0',
  borderTop: '1px solid var(--line)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& strong': {
    display: 'block',
    fontSize: 'var(--text-body)',
    lineHeight: '24px',
    fontWeight: '550',
    overflowWrap: 'anywhere',
  },
  '& code': {
    fontSize: 'var(--text-caption)',
    color: 'var(--muted)',
  },
  '& span': {
    display: 'block',
  },
  '& span + span': {
    color: 'var(--muted)',
  },
  '&:not([data-state="active"]) strong': {
    color: 'var(--muted)',
  },
  [below.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > div': {
      gridColumn: '1',
    },
    '& > button': {
      gridColumn: '2',
      gridRow: '1',
    },
    '& > div + div': {
      gridColumn: '1 / -1',
    },
  },
});
