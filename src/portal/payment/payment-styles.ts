import { styled } from '@mui/material/styles';

export const Payment = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: '8px',
});

export const PaymentRoom = styled('div')({
  '&[data-waits="true"]': {
    // Dimmed, and still to be read: by keyboard the button can be reached all the same.
    opacity: '0.75',
    pointerEvents: 'none',
  },
});

// What small was: a narrow box, 25 px high.
export const PaymentButtonRoot = styled('div')({
  width: '180px',
  minHeight: '25px',
  // The provider draws its button for a light ground.
  colorScheme: 'light',
});

export const PaymentNote = styled('div')({
  fontSize: '0.8125rem',
  lineHeight: '20px',
  color: 'var(--muted)',
  '&:empty': {
    display: 'none',
  },
});

export const PaymentProblem = styled('div')({
  '& > p': {
    marginBottom: '4px',
    color: 'var(--red)',
    fontSize: '0.8125rem',
    lineHeight: '20px',
  },
});
