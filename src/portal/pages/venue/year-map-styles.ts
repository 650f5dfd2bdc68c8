import { styled } from '@mui/material/styles';

export const MapScroll = styled('div')({ overflowX: 'auto', padding: '12px' });

export const MapGrid = styled('div')({ display: 'grid', gap: 3 });

/** Rows of places of one width, which scroll together. */
export const MapBox = styled('div')({ display: 'grid', gap: 3, minWidth: 1000 });

export const MapRow = styled('div')({
  display: 'grid',
  gap: 3,
  alignItems: 'center',
  fontSize: 'var(--text-caption)',
  lineHeight: '16px',
  color: 'var(--muted)',
});

/** The days of the week stay in sight while the weeks scroll. */
export const WeekdayName = styled('span')({
  position: 'sticky',
  left: -12,
  zIndex: 1,
  paddingLeft: 12,
  marginLeft: -12,
  background: 'var(--surface)',
});

/** Names of months begin above the week of their first day, and are wider than it. */
export const MonthName = styled('span')({ width: 0, overflow: 'visible', whiteSpace: 'nowrap' });

export const MapCell = styled('div')({
  height: 16,
  borderRadius: 2,
  border: '1px solid transparent',
  textAlign: 'center',
  fontSize: 'var(--text-tiny)',
  lineHeight: '14px',
  cursor: 'default',
  // The shade is what the map shows, so it must be printed.
  printColorAdjust: 'exact',
  '&[data-level="0"]': { borderColor: 'var(--line)' },
  '&[data-level="1"]': { background: 'color-mix(in srgb, var(--accent) 22%, var(--surface))' },
  '&[data-level="2"]': { background: 'color-mix(in srgb, var(--accent) 44%, var(--surface))' },
  '&[data-level="3"]': { background: 'color-mix(in srgb, var(--accent) 68%, var(--surface))' },
  '&[data-level="4"]': { background: 'color-mix(in srgb, var(--accent) 92%, var(--surface))' },
  '&[data-condition="closed"][data-level="0"], &[data-condition="unknown"][data-level="0"]': {
    borderColor: 'transparent',
    color: 'var(--muted)',
  },
  '&[data-condition="degraded"], &[data-condition="missing"]': {
    borderColor: 'var(--red)',
    background: 'var(--surface)',
    color: 'var(--red)',
    fontWeight: 700,
  },
  '&[data-today="true"]': { outline: '2px solid var(--ink)' },
  '&:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: 1 },
});

export const Legend = styled('div')({
  fontSize: 'var(--text-caption)',
  lineHeight: '16px',
  color: 'var(--muted)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 6px',
  '& [role="presentation"]': { width: 14, height: 12 },
});

export const Years = styled('nav')({
  display: 'inline-flex',
  gap: 6,
  '& [aria-current]': { color: 'inherit', fontWeight: 600, textDecoration: 'none' },
});

/** Holds the wait for another year. */
export const YearBox = styled('div')({ position: 'relative' });

export const PointedDay = styled('p')({
  minHeight: 44,
  borderTop: '1px solid var(--line)',
  '& b': { color: 'var(--ink)', fontWeight: 600 },
});
