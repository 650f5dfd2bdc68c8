import { styled } from '@mui/material/styles';

/** Checkboxes, as many side by side as fit. */
export const Ticks = styled('fieldset')({
  display: 'grid',
  gap: '0 16px',
  margin: '0 0 8px',
  padding: 0,
  border: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  '& legend': { padding: 0, fontSize: 'var(--text-small)', fontWeight: 600 },
});

export const Tick = styled('label')({
  display: 'inline-flex',
  gap: 10,
  padding: '4px 0',
  cursor: 'pointer',
  '& input': { marginTop: 4 },
});
