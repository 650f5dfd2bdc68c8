import { styled } from '@mui/material/styles';

/** What the row under a crosshair says. */
export const ReadOut = styled('div')({
  minHeight: 36,
  marginRight: 'auto',
  // Room for two lines: the drawing stays where it is from row to row.
  alignContent: 'center',
  color: 'var(--muted)',
  fontSize: 12,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  '@media print': { display: 'none' },
});
