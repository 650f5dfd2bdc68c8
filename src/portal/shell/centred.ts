import { styled } from '@mui/material/styles';

/** The middle of an otherwise empty window. */
export const Centred = styled('div')({
  minHeight: '100vh',
  display: 'grid',
  placeItems: 'center',
  padding: 24,
});
