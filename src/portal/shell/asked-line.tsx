import { styled } from '@mui/material/styles';
import { useAsked } from '../context/asked.ts';
import { smallScreen } from './layout.ts';

/** A line that names an instrument on a small screen, whether it can be opened or not yet. */
export const lineLook = {
  padding: '6px 0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 13,
  lineHeight: '20px',
} as const;

const Line = styled('p')({
  ...lineLook,
  display: 'none',
  // Above what dims the page while it waits.
  position: 'relative',
  zIndex: 6,
  margin: 0,
  [`@media ${smallScreen}`]: { display: 'list-item' },
  // The room of the sign by which it can be opened later.
  listStyle: 'inside disclosure-closed',
  '&::marker': { color: 'transparent' },
  '@media print': { display: 'none' },
});

/** What the address asks for, on a small screen, until what it asks for has come: the line then stands in its place. */
export function AskedLine() {
  const asked = useAsked();
  return asked ? <Line>{asked.line}</Line> : null;
}
