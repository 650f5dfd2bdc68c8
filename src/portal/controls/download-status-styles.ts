import { styled } from '@mui/material/styles';

// Always at its maximum height, so that a list below it does not jump.
export const DownloadStatusRoot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: '40px',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& .MuiLinearProgress-root': {
    flex: '1 1 160px',
    maxWidth: '320px',
    height: '4px',
    borderRadius: '2px',
  },
});
