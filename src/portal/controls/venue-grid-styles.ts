import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/visually-hidden.ts';
import { above, below } from '../theme/widths.ts';

export const VenueGridRoot = styled('fieldset')({
  minWidth: '0',
  margin: '0',
  padding: '0',
  border: '0',
  '&:focus-visible': {
    outlineOffset: '4px',
  },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
  '& th': {
    textAlign: 'left',
    verticalAlign: 'middle',
    fontWeight: '400',
  },
  '& td': {
    textAlign: 'left',
    verticalAlign: 'middle',
    fontWeight: '400',
  },
  '& tbody tr + tr > *': {
    borderTop: '1px solid var(--line)',
  },
  '& tbody + tbody > tr > *': {
    borderTop: '1px solid var(--line)',
  },
  '& .group > span': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '28px',
  },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '34px',
    cursor: 'pointer',
  },
  '& label:has(:disabled)': {
    cursor: 'default',
  },
  '& tbody td.empty': {
    padding: '20px 14px',
    color: 'var(--muted)',
  },
  '& .all > .name': {
    color: 'var(--muted)',
  },
  '& .fault': {
    marginTop: '4px',
    color: 'var(--red)',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
  [above.small]: {
    '& table': {
      minWidth: '660px',
    },
    '& tr > th': {
      padding: '7px 14px',
    },
    '& tr > td': {
      padding: '7px 14px',
    },
    '& thead tr > th': {
      paddingBlock: '8px',
      background: 'var(--bar)',
      color: 'var(--muted)',
      fontSize: 'var(--text-caption)',
      fontWeight: '550',
      verticalAlign: 'bottom',
    },
    // An upper header and the one below it read as one.
    '& thead tr > .upper': {
      padding: '8px 0 0',
      textAlign: 'center',
    },
    '& thead tr > .lower': {
      padding: '0 0 8px',
      textAlign: 'center',
      fontWeight: '400',
    },
    '& tbody:first-of-type > tr:first-child > *': {
      borderTop: '1px solid var(--line)',
    },
    '& tr > .group': {
      paddingBlock: '4px',
      verticalAlign: 'top',
    },
    '& tr > .code': {
      textAlign: 'center',
    },
    // A line on the left separates the two similar pairs of columns.
    '& tr > .begins': {
      borderLeft: '1px solid var(--line)',
    },
    '& tbody tr > .options': {
      padding: '0 0 0 8px',
      whiteSpace: 'nowrap',
    },
    '& thead tr > .options': {
      paddingInline: '8px',
    },
    '& tbody tr > .option': {
      padding: '0',
    },
    '& .option label': {
      display: 'flex',
      justifyContent: 'center',
    },
    '& .options label + label': {
      marginLeft: '8px',
    },
    // The header already names the option; there the box is below the word.
    '& tbody .option label > span': {
      display: 'none',
    },
    '& thead .option label': {
      flexDirection: 'column-reverse',
      alignItems: 'center',
      minHeight: '0',
    },
    '& tr.all > .name': {
      paddingBlock: '4px',
    },
  },
  [below.small]: {
    '& table': {
      display: 'block',
    },
    '& tbody': {
      display: 'block',
    },
    '& thead': {
      display: 'block',
    },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '88px 84px minmax(0, 1fr) auto auto',
      alignItems: 'baseline',
      padding: '8px 14px',
    },
    '& colgroup': visuallyHidden,
    '& thead tr:first-child': visuallyHidden,
    // Stacked rows need this label; side-by-side columns do not.
    '& thead tr + tr::before': {
      content: '"All venues"',
      gridColumn: '1 / -1',
      color: 'var(--muted)',
    },
    '& thead + tbody > tr:first-child': {
      borderTop: '1px solid var(--line)',
    },
    '& tbody tr + tr': {
      borderTop: '1px solid var(--line)',
    },
    '& tbody + tbody > tr': {
      borderTop: '1px solid var(--line)',
    },
    '& tbody tr > th': {
      display: 'block',
      border: '0',
    },
    '& tbody tr > td': {
      display: 'block',
      border: '0',
    },
    '& tbody tr > .group': {
      gridColumn: '1 / -1',
      padding: '4px 0 8px',
      fontWeight: '550',
    },
    '& tbody tr > .name': {
      gridColumn: '1 / 4',
    },
    '& tbody tr > :is(.type, .code)': {
      paddingLeft: '12px',
      color: 'var(--muted)',
      whiteSpace: 'nowrap',
    },
    '& tbody tr > .empty': {
      gridColumn: '1 / -1',
    },
    '& tbody tr > .options': {
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'center',
      minHeight: '40px',
      gridColumn: '1 / -1',
    },
    '& tr > .option': {
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'center',
      gridColumn: '3 / -1',
      minHeight: '40px',
    },
    '& tr > .begins': {
      gridColumn: '1 / 3',
    },
    '& tr > .begins::before': {
      content: 'attr(data-speed)',
      flex: 'none',
      width: '88px',
      color: 'var(--muted)',
    },
    '& tbody tr > .options::before': {
      content: 'attr(data-speed)',
      flex: 'none',
      width: '88px',
      color: 'var(--muted)',
    },
    '& .options label': {
      width: '84px',
      minHeight: '40px',
    },
    '& .option label': {
      minHeight: '40px',
    },
  },
});

export const VenueGridFrame = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  overflowX: 'auto',
});
