import { styled } from '@mui/material/styles';
import { above } from '../../theme/widths.ts';

export const Register = styled('div')({
  display: 'grid',
  // The venue grid is 900 px wide (B 9); its frame has borders.
  gridTemplateColumns: 'minmax(0, 902px)',
  gap: '0 24px',
  '& > section': {
    minWidth: '0',
    paddingTop: '24px',
    borderTop: '1px solid var(--line)',
    marginBottom: '16px',
  },
  '& h2': {
    fontSize: 'var(--text-title)',
    lineHeight: '28px',
    fontWeight: '600',
    letterSpacing: '-0.01em',
  },
  [above.full]: {
    gridTemplateColumns: '902px minmax(0, 1fr)',
    '& > *': {
      gridColumn: '1',
    },
  },
});

export const RegisterSection = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 0',
});

/** With its heading beside the fields. */
export const RegisterFieldSection = styled(RegisterSection)({
  [above.small]: {
    gridTemplateColumns: '200px minmax(0, 1fr)',
  },
});

export const RegisterLead = styled('p')({ maxWidth: '70ch', marginBottom: '24px' });

export const RegisterNote = styled('p')({
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

export const RegisterFields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 20px',
  [above.small]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
});

/** A field as wide as two. */
export const RegisterWideField = styled('div')({
  [above.small]: {
    gridColumn: '1 / -1',
  },
});

export const RegisterFees = styled('aside')({
  padding: '20px 24px 24px',
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  marginBottom: '28px',
  '& dl': {
    margin: '8px 0 0',
  },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '7px 0',
    borderBottom: '1px solid var(--line)',
    fontSize: 'var(--text-control)',
    lineHeight: '20px',
  },
  '& dd': {
    whiteSpace: 'nowrap',
  },
  '& p': {
    marginTop: '12px',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
    color: 'var(--muted)',
  },
  [above.full]: {
    // More specific than the page's rule for its parts.
    '&&': {
      gridColumn: '2',
    },
    gridRow: '1 / span 5',
    alignSelf: 'start',
    position: 'sticky',
    top: '24px',
  },
});

export const RegisterSum = styled('div')({
  // More specific than the rule for all rows.
  '&&': {
    borderBottom: '0',
  },
  fontWeight: '600',
});

export const RegisterSelection = styled('section')({
  marginTop: '20px',
  '& h3': {
    fontSize: 'var(--text-body)',
    lineHeight: '24px',
    fontWeight: '600',
  },
});

export const RegisterTerms = styled('div')({
  '& .MuiFormHelperText-root': {
    margin: '0 0 0 26px',
  },
});

export const RegisterSend = styled('div')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
});

export const RegisterDue = styled('section')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  padding: '16px 20px',
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
});
