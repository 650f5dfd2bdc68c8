import { styled } from '@mui/material/styles';

/** The text of the row under the crosshair. */
export const ReadOut = styled('div')({
  minHeight: 36,
  marginRight: 'auto',
  // Space for two lines, so that the drawing stays in place from row to row.
  alignContent: 'center',
  color: 'var(--muted)',
  fontSize: 'var(--text-caption)',
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  '@media print': { display: 'none' },
});
