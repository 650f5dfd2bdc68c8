import { styled } from '@mui/material/styles';
import { Public } from '../../controls/public-styles.ts';
import { below } from '../../theme/widths.ts';

export const ExecutionReporting = styled(Public)({
  '& section > h2': {
    margin: '28px 0 10px',
  },
  '& > aside': {
    marginTop: '4px',
  },
});

export const PublisherRowRoot = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, 300px) auto',
  alignItems: 'center',
  gap: '8px 16px',
  [below.small]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
  },
});

export const PublisherName = styled('span')({
  fontWeight: '550',
  [below.small]: { gridColumn: '1 / -1' },
});

export const PublisherCode = styled('span')({
  marginLeft: '6px',
  color: 'var(--muted)',
  fontWeight: '400',
});

// The content below the lists starts below the window, so that nothing visible jumps when they load.
export const PublisherLists = styled('div')({
  '&[data-waiting="true"]': { minHeight: '100vh' },
});
