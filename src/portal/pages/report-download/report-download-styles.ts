import { styled } from '@mui/material/styles';
import { Public } from '../../controls/public-styles.ts';
import { below } from '../../theme/widths.ts';

export const ReportDownload = styled(Public)({
  // The status of the downloads, below the list of files.
  '& > div > ul + div': {
    marginTop: '4px',
  },
});

export const Available = styled('div')({
  marginBottom: '12px',
  '& p:first-of-type': {
    fontSize: 'var(--text-lead)',
    lineHeight: '28px',
  },
  '& strong': {
    fontWeight: '600',
  },
  '& p + p': {
    color: 'var(--muted)',
  },
});

export const BackLine = styled('p')({ marginTop: '12px' });

export const FileRow = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  // More specific than the list's rule for its items.
  '&&': { paddingBlock: '8px' },
});

export const SegmentRow = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, 340px) auto',
  alignItems: 'center',
  gap: '8px 16px',
  [below.small]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
  },
});

export const SegmentName = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  [below.small]: { gridColumn: '1 / -1' },
  '& button': {
    padding: '0',
    border: '0',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: '550',
    textAlign: 'left',
    textDecoration: 'underline dotted var(--edge)',
    textUnderlineOffset: '4px',
    cursor: 'help',
  },
});

export const SegmentCode = styled('span')({
  color: 'var(--muted)',
  // More specific than the class for codes.
  '&&': { fontSize: 'var(--text-small)' },
});

export const TopVenuesRoot = styled('section')({
  gridColumn: '1 / -1',
  paddingTop: '28px',
  borderTop: '1px solid var(--line)',
});

export const TopVenuesClassRoot = styled('div')({
  maxWidth: '480px',
  marginTop: '12px',
});

export const TopVenuesYears = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 520px), 1fr))',
  gap: '24px',
  marginTop: '24px',
});

export const TopVenuesTable = styled('section')({
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  overflowX: 'auto',
  '& table': {
    width: '100%',
    minWidth: '460px',
    borderCollapse: 'collapse',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
  '& caption': {
    padding: '12px 14px',
    textAlign: 'left',
    fontSize: 'var(--text-body)',
    fontWeight: '600',
  },
  '& th, & td': {
    padding: '7px 14px',
    borderTop: '1px solid var(--line)',
    textAlign: 'right',
    fontWeight: '400',
    overflowWrap: 'normal',
    whiteSpace: 'nowrap',
  },
  // Sticky, so that scrolled figures stay beside their venue.
  '& th:first-child': {
    position: 'sticky',
    left: '0',
    minWidth: '168px',
    background: 'var(--surface)',
    textAlign: 'left',
    whiteSpace: 'normal',
  },
  '& thead th, & thead th:first-child': {
    background: 'var(--bar)',
    color: 'var(--muted)',
    fontSize: 'var(--text-caption)',
    fontWeight: '550',
    verticalAlign: 'bottom',
  },
});

export const VenueCode = styled('span')({ display: 'block', color: 'var(--muted)' });

export const TopVenuesCaption = styled('span')({
  position: 'sticky',
  left: '14px',
});
