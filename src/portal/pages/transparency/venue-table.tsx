import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import type { Venue } from '../../../../machines/venues.ts';
import { venuePath } from '../../../domain/page-paths.ts';
import { venuesByGroup } from '../../../domain/venues/venue-groups.ts';
import { GroupHead } from '../../controls/group-head.tsx';
import { LoadFailed } from '../../controls/load-failed.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { below } from '../../theme/widths.ts';

/** Widths in px (A 3.6). */
const columns = [
  ['Business group', 245],
  ['Trading venue', 290],
  ['Type', 150],
  ['MIC', 215],
] as const;

const Root = styled('div')({
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
  '& th, & td': {
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
  [below.small]: {
    width: 'auto',
    '& table, & tbody': {
      display: 'block',
      width: 'auto',
    },
    '& thead, & colgroup': visuallyHidden,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 48px 56px',
      gap: '0 8px',
      padding: '8px 14px',
    },
    '& tbody tr + tr, & tbody + tbody > tr': {
      borderTop: '1px solid var(--line)',
    },
    '& tbody tr > *': {
      display: 'block',
      padding: '0',
      border: '0',
    },
  },
  '@media print': {
    width: '100%',
    '& table': {
      width: '100%',
    },
  },
});

// The cells double their class (`&&`) to come before the table's rules for all cells.

const TypeCell = styled('td')({
  [below.small]: { '&&': { color: 'var(--muted)', textAlign: 'right' } },
});

const CodeCell = styled('td')({
  '&&': { textAlign: 'center' },
  [below.small]: { '&&': { color: 'var(--muted)', textAlign: 'right' } },
});

const EmptyCell = styled('td')({
  '&&': { paddingBlock: '20px', color: 'var(--muted)' },
  // As tall as the rows to come, so that the content below does not jump.
  '&[data-waiting]': { height: '494px', verticalAlign: 'top' },
  [below.small]: { gridColumn: '1 / -1' },
});

const notListedText = 'The trading venues cannot be listed at the moment.';

type Props = {
  venues: readonly Venue[];
  isLoading: boolean;
  /** Loads the list again after a failure. */
  onRetry: (() => void) | null;
};

/** The trading venues by group; each group's logo once, on its first row (A 3.6). */
export function VenueTable({ venues, isLoading, onRetry }: Props) {
  return (
    <Root>
      <table aria-label="Trading venues">
        <colgroup>
          {columns.map(([name, width]) => (
            <col key={name} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(([name]) =>
              name === 'MIC' ? (
                <CodeCell as="th" key={name} scope="col">
                  {name}
                </CodeCell>
              ) : (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        {venuesByGroup(venues).map(({ id, venues: group }) => (
          <tbody key={id}>
            {group.map((venue, index) => (
              <tr key={venue.TradingVenueID}>
                {index === 0 ? <GroupHead id={id} rows={group.length} /> : null}
                <td>{venue.Name}</td>
                <TypeCell>{venue.Type}</TypeCell>
                <CodeCell className="mono">
                  <Link
                    component={RouterLink}
                    to={venuePath(venue.MIC)}
                    aria-label={`${venue.MIC}, ${venue.Name}`}
                  >
                    {venue.MIC}
                  </Link>
                </CodeCell>
              </tr>
            ))}
          </tbody>
        ))}
        {venues.length === 0 ? (
          <tbody>
            <tr>
              <EmptyCell data-waiting={isLoading || undefined} colSpan={columns.length}>
                {onRetry ? <LoadFailed text={notListedText} onRetry={onRetry} /> : null}
                {isLoading ? 'The trading venues are being loaded.' : null}
                {isLoading || onRetry ? null : notListedText}
              </EmptyCell>
            </tr>
          </tbody>
        ) : null}
      </table>
    </Root>
  );
}
