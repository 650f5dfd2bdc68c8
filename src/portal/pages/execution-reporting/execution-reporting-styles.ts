import { styled } from '@mui/material/styles';
import { Public } from '../../controls/public-styles.ts';
import { below } from '../../theme/widths.ts';

export const ExecutionReporting = styled(Public)({
  '& h2': {
    margin: '28px 0 10px',
  },
  '& .public-card h2': {
    margin: '0',
  },
  '& .public-card': {
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
    '& .publisher-name': {
      gridColumn: '1 / -1',
    },
  },
});

export const PublisherName = styled('span')({
  fontWeight: '550',
  '& .mono': {
    marginLeft: '6px',
    color: 'var(--muted)',
    fontWeight: '400',
  },
});
