import { styled } from '@mui/material/styles';
import { below } from '../../../theme/widths.ts';

export const PriceNoticeRoot = styled('section')({
  gridArea: 'notice',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 32px',
  padding: '16px 24px',
  border: '1px solid var(--line)',
  borderLeft: '3px solid var(--accent)',
  borderRadius: '4px',
  background: 'var(--surface)',
  fontSize: 'var(--text-control)',
  lineHeight: '20px',
  '& > div': {
    flex: '1 1 480px',
    maxWidth: '760px',
  },
  '& .price-notice-title': {
    marginBottom: '4px',
    fontSize: 'var(--text-lead)',
    lineHeight: '24px',
  },
  '& p + p': {
    marginTop: '4px',
  },
  [below.small]: {
    padding: '16px',
    '& > div': {
      flexBasis: '100%',
    },
  },
});

export const PriceNoticeDone = styled('p')({
  fontWeight: '550',
});
