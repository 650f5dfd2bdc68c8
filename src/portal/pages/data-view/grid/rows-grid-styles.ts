import { styled } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';

/** How a grid of rows looks; its frame says what it shows, and `--row-height`, the height of its rows. */
const look = {
  '--row': 'var(--surface)',
  '--pad': '14px',
  '[data-narrow="true"] > &': { '--pad': '10px' },
  '--DataGrid-rowBorderColor': 'var(--line)',
  '--DataGrid-t-header-background-base': 'var(--bar)',
  border: '1px solid var(--line)',
  borderRadius: '4px',
  backgroundColor: 'var(--surface)',
  color: 'var(--ink)',
  fontFamily: 'inherit',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& .MuiDataGrid-columnHeaders': { backgroundColor: 'var(--bar)' },
  '& .MuiDataGrid-columnHeader': {
    backgroundColor: 'var(--bar)',
    color: 'var(--muted)',
    fontSize: 'var(--text-caption)',
    padding: '0 var(--pad)',
    '&:focus, &:focus-within': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 550, whiteSpace: 'normal', lineHeight: '14px' },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
  '& .MuiDataGrid-columnSeparator': {
    color: 'var(--line)',
    '&:not(.MuiDataGrid-columnSeparator--resizable)': { display: 'none' },
    '&:hover, &.MuiDataGrid-columnSeparator--resizing': { color: 'var(--accent)' },
  },
  '& .MuiDataGrid-columnHeader--sorted .MuiDataGrid-columnHeaderTitle::after': {
    content: '"\\00a0↓" / ""',
    color: 'var(--ink)',
  },
  '& .MuiDataGrid-row': { backgroundColor: 'var(--row)' },
  '& .MuiDataGrid-row:hover': {
    '--row': 'color-mix(in srgb, var(--accent-soft) 45%, var(--surface))',
    backgroundColor: 'var(--row)',
  },
  '& .MuiDataGrid-cell': {
    padding: '0 var(--pad)',
    lineHeight: 'calc(var(--row-height) - 1px)',
    '&:focus, &:focus-within': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  },
  // As the end of the headings: a browser that does not paint its scrollbar would leave a bare strip here. As wide as
  // the scrollbar, not as this element: one that takes no room lies over the figures.
  '& .MuiDataGrid-scrollbar--vertical': {
    background:
      'linear-gradient(var(--bar), var(--bar)) right / var(--DataGrid-scrollbarSize) 100% no-repeat',
  },
  // What stands out at the end of a row, if only by a padding or half a separator, can be scrolled to.
  '& .MuiDataGrid-cellEmpty': { padding: 0 },
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { right: 0 },
  '& .MuiDataGrid-cell[data-colindex="0"]': {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    backgroundColor: 'var(--row)',
  },
  '& .MuiDataGrid-columnHeader[aria-colindex="1"]': { position: 'sticky', left: 0, zIndex: 4 },
  '[data-scrolls="true"] > & :is(.MuiDataGrid-cell[data-colindex="0"], .MuiDataGrid-columnHeader[aria-colindex="1"])':
    {
      boxShadow: '1px 0 0 var(--line)',
    },
  '& abbr': { textDecorationColor: 'var(--edge)', textUnderlineOffset: '3px' },
  // A grid takes class names only, for its cells, headings and rows.
  '& .bid': { color: 'var(--bid)', fontWeight: 600 },
  '& .ask': { color: 'var(--ask)', fontWeight: 600 },
  // A sign before a figure that a newer book changed.
  '& [data-change]': {
    marginRight: '5px',
    color: 'var(--ink)',
    fontSize: 'var(--text-caption)',
    fontWeight: 650,
  },
  // Where the other side of a book begins.
  '& .side': { borderLeft: '1px solid var(--line)' },
  '& .field': {
    display: 'flex',
    alignItems: 'center',
    whiteSpace: 'normal',
    color: 'var(--muted)',
    fontWeight: 550,
    fontSize: 'var(--text-caption)',
    lineHeight: '14px',
  },
  '& [data-mark]': {
    display: 'inline-block',
    marginLeft: '8px',
    padding: '0 6px',
    border: '1px solid var(--edge)',
    borderRadius: '3px',
    background: 'none',
    fontFamily: 'inherit',
    color: 'var(--ink)',
    fontSize: 'var(--text-tiny)',
    lineHeight: '16px',
    fontWeight: 550,
  },
  '& button[data-mark]': { color: 'var(--accent)', cursor: 'pointer', textDecoration: 'underline' },
  // There is no room beside the value, so the mark goes on a second line.
  '[data-narrow="true"] > & .MuiDataGrid-cell:has([data-mark])': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    lineHeight: '15px',
    '&.MuiDataGrid-cell--textRight': { alignItems: 'flex-end' },
    '& [data-mark]': { marginLeft: 0, padding: 0, border: 0, lineHeight: '14px', width: 'fit-content' },
  },
  // Two lines per row, where the columns do not fit side by side.
  '[data-folded="true"] > & .MuiDataGrid-cell': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    lineHeight: '20px',
    '&.MuiDataGrid-cell--textRight': { alignItems: 'flex-end' },
    '& [data-rank="second"]': { color: 'var(--muted)' },
    '& [data-mark]': { display: 'block', width: 'fit-content', margin: 0, padding: 0, border: 0 },
  },
  '[data-opens="true"] > & .MuiDataGrid-row': { cursor: 'pointer' },
  '& [data-none]': { color: 'var(--muted)', fontWeight: 400 },
  '& .voided .MuiDataGrid-cell': { color: 'var(--muted)' },
  '& [data-wraps]': { whiteSpace: 'normal' },
  '@media print': { display: 'none' },
} as const;

/**
 * A grid of rows. The parts of its cells are plain elements with attributes: there are thousands, and a styled component
 * for each would take longer to draw. `styled` drops the type of the rows, which the grid itself has.
 */
export const Grid = styled(DataGrid)(look) as typeof DataGrid;
