import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { below } from '../../theme/widths.ts';

export const VenueTableRoot = styled('div')({
  width: 'fit-content',
  maxWidth: '100%',
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  overflowX: 'auto',
  '& table': {
    width: '900px',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
  '& th': {
    padding: '7px 16px',
    textAlign: 'left',
    fontWeight: '400',
  },
  '& td': {
    padding: '7px 16px',
    textAlign: 'left',
    fontWeight: '400',
  },
  '& thead th': {
    paddingBlock: '8px',
    background: 'var(--bar)',
    color: 'var(--muted)',
    fontSize: 'var(--text-caption)',
    fontWeight: '550',
  },
  '& tbody tr > *': {
    borderTop: '1px solid var(--line)',
  },
  // As tall as the rows to come, so that the content below does not jump.
  '& [data-waiting]': {
    height: '494px',
    verticalAlign: 'top',
  },
  '& .group': {
    paddingBlock: '4px',
    verticalAlign: 'top',
  },
  '& .group > span': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '28px',
  },
  '& tr > .code': {
    textAlign: 'center',
  },
  '& td.empty': {
    paddingBlock: '20px',
    color: 'var(--muted)',
  },
  [below.small]: {
    width: 'auto',
    '& table': {
      display: 'block',
      width: 'auto',
    },
    '& tbody': {
      display: 'block',
      width: 'auto',
    },
    '& thead': visuallyHidden,
    '& colgroup': visuallyHidden,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 48px 56px',
      gap: '0 8px',
      padding: '8px 14px',
    },
    '& tbody tr + tr': {
      borderTop: '1px solid var(--line)',
    },
    '& tbody + tbody > tr': {
      borderTop: '1px solid var(--line)',
    },
    '& tbody tr > *': {
      display: 'block',
      padding: '0',
      border: '0',
    },
    '& tbody tr > .group': {
      gridColumn: '1 / -1',
      padding: '4px 0 8px',
      fontWeight: '550',
    },
    '& tbody tr > .type': {
      color: 'var(--muted)',
      textAlign: 'right',
    },
    '& tbody tr > .code': {
      color: 'var(--muted)',
      textAlign: 'right',
    },
    '& tbody tr > .empty': {
      gridColumn: '1 / -1',
    },
  },
  '@media print': {
    width: '100%',
    '& table': {
      width: '100%',
    },
  },
});
