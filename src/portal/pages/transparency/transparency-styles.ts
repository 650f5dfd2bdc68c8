import { styled } from '@mui/material/styles';
import { Public } from '../../controls/public-styles.ts';
import { below } from '../../theme/widths.ts';

export const Transparency = styled(Public)({
  '& .lead': {
    fontSize: 'var(--text-lead)',
    lineHeight: '28px',
  },
  '& .lead + p': {
    marginTop: '8px',
    color: 'var(--muted)',
  },
  '& section > h2': {
    margin: '28px 0 10px',
  },
  '& .kinds': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '0 40px',
    maxWidth: '902px',
  },
  '& .kinds h2': {
    marginBottom: '4px',
  },
  '& .ways': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '16px',
    maxWidth: '902px',
  },
  '& .ways li': {
    display: 'flex',
    flexDirection: 'column',
    padding: '16px 20px 20px',
  },
  '& .ways h3': {
    fontSize: 'var(--text-body)',
    lineHeight: '24px',
    fontWeight: '600',
  },
  '& .ways p': {
    marginBottom: '12px',
  },
  '& .ways a': {
    marginTop: 'auto',
    alignSelf: 'flex-start',
    fontWeight: '550',
  },
  [below.medium]: {
    '& .kinds': {
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    '& .ways': {
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
});
