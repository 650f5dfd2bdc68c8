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
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'middle',
    fontWeight: '400',
  },
  '& tbody tr + tr > *, & tbody + tbody > tr > *': {
    borderTop: '1px solid var(--line)',
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
  [above.small]: {
    '& table': {
      minWidth: '660px',
    },
    '& tr > th, & tr > td': {
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
    '& tbody:first-of-type > tr:first-child > *': {
      borderTop: '1px solid var(--line)',
    },
  },
  [below.small]: {
    '& table, & tbody, & thead': {
      display: 'block',
    },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '88px 84px minmax(0, 1fr) auto auto',
      alignItems: 'baseline',
      padding: '8px 14px',
    },
    '& colgroup, & thead tr:first-child': visuallyHidden,
    // Stacked rows need this label; side-by-side columns do not.
    '& thead tr + tr::before': {
      content: '"All venues"',
      gridColumn: '1 / -1',
      color: 'var(--muted)',
    },
    '& thead + tbody > tr:first-child, & tbody tr + tr, & tbody + tbody > tr': {
      borderTop: '1px solid var(--line)',
    },
    '& tbody tr > th, & tbody tr > td': {
      display: 'block',
      border: '0',
    },
  },
});

export const VenueGridFrame = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: '4px',
  background: 'var(--surface)',
  overflowX: 'auto',
});

export const VenueGridError = styled('p')({
  marginTop: '4px',
  color: 'var(--red)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

// The cells below double their class (`&&`) to come before the grid's rules for all cells.

export const EmptyCell = styled('td')({
  '&&': { padding: '20px 14px', color: 'var(--muted)' },
  [below.small]: { gridColumn: '1 / -1' },
});

export const NameCell = styled('th')({ [below.small]: { gridColumn: '1 / 4' } });

/** The name of all venues of a group. */
export const AllNameCell = styled(NameCell)({
  '&&': { color: 'var(--muted)' },
  [above.small]: { '&&': { paddingBlock: '4px' } },
});

export const TypeCell = styled('td')({
  [below.small]: { '&&': { paddingLeft: '12px', color: 'var(--muted)', whiteSpace: 'nowrap' } },
});

export const CodeCell = styled(TypeCell)({ [above.small]: { '&&': { textAlign: 'center' } } });

// A line on the left separates the two similar pairs of columns.
const dividing = { borderLeft: '1px solid var(--line)' };

/** An upper header and the one below it, of an option, read as one. */
export const UpperHead = styled('th')({
  [above.small]: { '&&': { padding: '8px 0 0', textAlign: 'center', ...dividing } },
});

const speed = {
  content: 'attr(data-speed)',
  flex: 'none',
  width: '88px',
  color: 'var(--muted)',
};

const stacked = {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'center',
  gridColumn: '3 / -1',
  minHeight: '40px',
  '& label': { minHeight: '40px' },
};

const stackedOption = {
  ...stacked,
  '&[data-begins="true"]': { gridColumn: '1 / 3' },
  '&[data-begins="true"]::before': speed,
};

export const OptionHead = styled('th')({
  [above.small]: {
    '&&': {
      padding: '0 0 8px',
      textAlign: 'center',
      fontWeight: '400',
      '&[data-begins="true"]': dividing,
      '& label': {
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'center',
        minHeight: '0',
      },
    },
  },
  [below.small]: { '&&': stackedOption },
});

export const OptionCell = styled('td')({
  [above.small]: {
    '&&': {
      padding: '0',
      '&[data-begins="true"]': dividing,
      '& label': { display: 'flex', justifyContent: 'center' },
      // The header already names the option; there the box is below the word.
      '& label > span': { display: 'none' },
    },
  },
  [below.small]: { '&&': stackedOption },
});

/** In no-payment mode: the header of the only column of options, and its cells. */
export const OptionsHead = styled('th')({ [above.small]: { '&&': { paddingInline: '8px' } } });

export const OptionsCell = styled('td')({
  [above.small]: {
    '&&': { padding: '0 0 0 8px', whiteSpace: 'nowrap' },
    '& label + label': { marginLeft: '8px' },
  },
  [below.small]: {
    '&&': {
      ...stacked,
      gridColumn: '1 / -1',
      '&::before': speed,
      '& label': { width: '84px', minHeight: '40px' },
    },
  },
});
