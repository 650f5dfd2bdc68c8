import { styled } from '@mui/material/styles';

/** A message before a form: why the user is here, or what went wrong. */
export const Notice = styled('div')({
  marginBottom: 24,
  padding: '12px 16px',
  borderLeft: '3px solid var(--accent)',
  borderRadius: 4,
  background: 'var(--accent-soft)',
  '&[data-tone="wrong"]': { borderLeftColor: 'var(--red)', background: 'var(--red-soft)' },
});

export const NoticeTitle = styled('p')({ fontWeight: 550 });
