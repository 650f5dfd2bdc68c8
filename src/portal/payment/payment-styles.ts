import { styled } from '@mui/material/styles';

export const Payment = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: '8px',
});

export const PaymentRoom = styled('div')({
  '&[data-waits="true"]': {
    // Dimmed but still legible, because the keyboard can still reach the button.
    opacity: '0.75',
    pointerEvents: 'none',
  },
});

// The former size "small": a narrow box, 25 px high.
export const PaymentButtonRoot = styled('div')({
  width: '180px',
  minHeight: '25px',
  // The provider's button is made for a light background.
  colorScheme: 'light',
});

export const PaymentNote = styled('div')({
  fontSize: 'var(--text-small)',
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
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
});
