import { styled } from '@mui/material/styles';

/** The end of a form: its button and, opposite, a link for users who came for something else. */
export const FormEnd = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
});
