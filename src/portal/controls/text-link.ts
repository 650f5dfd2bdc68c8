import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { linkLook } from '../theme/link-look.ts';

// For forms, whose first load is limited: the library's link and the typography it brings take 2.4 kB.

export const TextLink = styled(Link)({ ...linkLook, textDecorationLine: 'underline' });

/** A button that looks like a link. */
export const TextButton = styled('button')({
  ...linkLook,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  textDecorationLine: 'underline',
  cursor: 'pointer',
});
