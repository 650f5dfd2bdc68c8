import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { below } from '../../../theme/widths.ts';
import { AccountAside } from '../my-account-styles.ts';

export const SubscriptionsRoot = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  gridTemplateAreas: '"plan plan" "venues side" "payments side"',
  gridTemplateRows: 'auto auto 1fr',
  gap: '32px 24px',
  alignItems: 'start',
  '&[data-notice="true"]': {
    gridTemplateAreas: '"notice notice" "plan plan" "venues side" "payments side"',
    gridTemplateRows: 'auto auto auto 1fr',
  },
  '& h2': {
    fontSize: 'var(--text-heading)',
    lineHeight: '28px',
    fontWeight: '600',
    letterSpacing: '-0.01em',
  },
  [below.full]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"plan" "venues" "price" "payments" "info"',
    gridTemplateRows: 'none',
    // Users come here for the unpaid order, so it is first.
    '&[data-unpaid="true"]': {
      gridTemplateAreas: '"price" "plan" "venues" "payments" "info"',
    },
    '&[data-notice="true"]': {
      gridTemplateAreas: '"notice" "plan" "venues" "price" "payments" "info"',
      gridTemplateRows: 'none',
    },
    '&[data-unpaid="true"][data-notice="true"]': {
      gridTemplateAreas: '"price" "notice" "plan" "venues" "payments" "info"',
    },
  },
});

export const SubscriptionsVenues = styled('section')({
  gridArea: 'venues',
  minWidth: '0',
});

export const SubscriptionsLead = styled('p')({
  margin: '2px 0 16px',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

export const SubscriptionsGrid = styled('div')({
  position: 'relative',
});

/** The room of the grid until it is there. */
export const SubscriptionsRoom = styled('div')({ minHeight: '480px' });

export const SubscriptionsVeil = styled('div')({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  justifyContent: 'center',
  padding: '88px 16px 24px',
  borderRadius: '4px',
  background: 'color-mix(in srgb, var(--ground) 62%, transparent)',
  '& p': {
    position: 'sticky',
    top: '96px',
    alignSelf: 'flex-start',
    padding: '10px 16px',
    border: '1px solid var(--line)',
    borderRadius: '4px',
    background: 'var(--surface)',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
});

export const SubscriptionsSide = styled('div')({
  gridArea: 'side',
  display: 'grid',
  gridTemplateAreas: '"price" "info"',
  gap: '24px',
  [below.full]: {
    display: 'contents',
  },
});

export const PricePanelRoot = styled('section')({
  gridArea: 'price',
  display: 'grid',
  gap: '4px',
  padding: '20px 24px 24px',
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  '& dl': {
    marginBottom: '16px',
  },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    padding: '7px 0',
    borderBottom: '1px solid var(--line)',
    fontSize: 'var(--text-control)',
    lineHeight: '20px',
  },
  '& dl > div:last-child': {
    borderBottom: '0',
  },
  '& dd': {
    marginLeft: 'auto',
  },
});

export const PriceTitle = styled('h3')({
  fontSize: 'var(--text-caption)',
  lineHeight: '16px',
  fontWeight: '400',
  color: 'var(--muted)',
});

export const PriceSum = styled('p')({
  fontSize: 'var(--text-display)',
  lineHeight: '40px',
  fontWeight: '620',
  letterSpacing: '-0.02em',
  '[data-waits="true"] > &': {
    opacity: '0.35',
  },
});

export const PriceHint = styled('p')({
  marginBottom: '12px',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  color: 'var(--muted)',
});

export const PriceProblem = styled('div')({
  marginBottom: '8px',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  color: 'var(--red)',
});

export const PriceChanged = styled('p')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  marginTop: '8px',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  color: 'var(--muted)',
});

const amounts = '& :is(th, td):nth-of-type(4)';

export const Payments = styled('section')({
  gridArea: 'payments',
  minWidth: '0',
  '& h2': {
    marginBottom: '12px',
  },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
  '& th': {
    padding: '8px 14px',
    background: 'var(--bar)',
    borderBottom: '1px solid var(--line)',
    color: 'var(--muted)',
    fontSize: 'var(--text-caption)',
    fontWeight: '550',
    textAlign: 'left',
  },
  '& td': {
    padding: '8px 14px',
    verticalAlign: 'baseline',
  },
  '& td:first-child': {
    whiteSpace: 'nowrap',
  },
  '& td:nth-child(2)': {
    whiteSpace: 'nowrap',
  },
  '& tbody tr + tr td': {
    borderTop: '1px solid var(--line)',
  },
  [amounts]: {
    textAlign: 'right',
  },
  '& td > span': {
    display: 'block',
    whiteSpace: 'nowrap',
    color: 'var(--muted)',
  },
  [below.small]: {
    '& thead': visuallyHidden,
    '& tbody tr': {
      display: 'block',
      padding: '10px 14px',
    },
    '& tbody tr + tr': {
      borderTop: '1px solid var(--line)',
    },
    '& td': {
      display: 'flex',
      gap: '12px',
      padding: '2px 0',
      border: '0',
    },
    '& tbody tr + tr td': {
      display: 'flex',
      gap: '12px',
      padding: '2px 0',
      border: '0',
    },
    '& td::before': {
      content: 'attr(data-term)',
      flex: 'none',
      width: '72px',
      color: 'var(--muted)',
      textAlign: 'left',
    },
    [amounts]: {
      textAlign: 'left',
    },
  },
});

export const PaymentsFrame = styled('div')({
  position: 'relative',
  minHeight: '64px',
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  overflowX: 'auto',
});

export const PaymentsEmpty = styled('div')({
  padding: '20px 16px',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

export const ReceiptLink = styled('button')({
  padding: '0',
  border: '0',
  background: 'none',
  color: 'var(--accent)',
  fontSize: 'var(--text-caption)',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

export const SubscriptionsInfo = styled(AccountAside)({
  gridArea: 'info',
  padding: '0 24px',
  [below.full]: {
    padding: '0',
  },
});

export const AutoRenewal = styled('section')({
  marginTop: '12px',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    margin: '4px 0',
    fontSize: 'var(--text-control)',
    color: 'var(--ink)',
    cursor: 'pointer',
  },
  '& input': {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: '32px',
    height: '18px',
    margin: '0',
    border: '1.5px solid var(--muted)',
    borderRadius: '9px',
    background: 'var(--surface)',
    cursor: 'inherit',
  },
  '& input::after': {
    content: '""',
    position: 'absolute',
    top: '2px',
    left: '2px',
    width: '11px',
    height: '11px',
    borderRadius: '50%',
    background: 'var(--muted)',
  },
  '& input:checked': {
    borderColor: 'var(--accent)',
    background: 'var(--accent)',
  },
  '& input:checked::after': {
    left: '16px',
    background: 'var(--surface)',
  },
  '& input:disabled': {
    opacity: '0.5',
  },
  '@media (forced-colors: active)': {
    '& input': {
      appearance: 'auto',
    },
  },
});

export const PriceNote = styled('p')({
  marginTop: '8px',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  color: 'var(--muted)',
});
