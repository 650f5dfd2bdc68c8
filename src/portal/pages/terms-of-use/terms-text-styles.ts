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
    // A long section may break across two pages; its heading stays with the text after it.
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

/** The button below the text that prints it. */
export const PrintLine = styled('div')({ marginTop: '32px' });

/** The line that links to the version in force, with a gap when it follows a card. */
export const InForceLine = styled('p')({
  'div + &': { marginTop: '16px' },
});
