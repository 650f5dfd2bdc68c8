import { styled } from '@mui/material/styles';

export const TermsRoot = styled('div')({
  maxWidth: '72ch',
  '& section': {
    marginTop: '24px',
  },
  '& section p': {
    marginTop: '8px',
  },
  '@media print': {
    // A long section may go over two sheets; its heading stays with what follows.
    '& section': {
      breakInside: 'auto',
    },
    '& :is(h2, h3)': {
      breakAfter: 'avoid',
    },
  },
});

export const TermsVersion = styled('p')({
  color: 'var(--muted)',
});

/** Below the card that says why another version is asked for. */
export const InForceLine = styled('p')({
  '.public-card + &': { marginTop: '16px' },
});
