import { styled } from '@mui/material/styles';
import { useAsked } from '../context/asked.ts';
import { smallScreen } from '../theme/widths.ts';

/** The line naming an instrument on a small screen, whether or not it can be opened yet. */
export const lineLook = {
  padding: '6px 0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
} as const;

const Line = styled('p')({
  ...lineLook,
  display: 'none',
  // Above the overlay that dims the page.
  position: 'relative',
  zIndex: 6,
  margin: 0,
  [`@media ${smallScreen}`]: { display: 'list-item' },
  // Space for the icon that opens it later.
  listStyle: 'inside disclosure-closed',
  '&::marker': { color: 'transparent' },
  '@media print': { display: 'none' },
});

/** On a small screen, the instrument that the address names, until the view itself shows it in the same place. */
export function AskedLine() {
  const asked = useAsked();
  return asked ? <Line>{asked.line}</Line> : null;
}
