import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Venue } from '../../../../machines/venues.ts';
import { venuePath } from '../../../domain/page-paths.ts';
import { venuesByGroup } from '../../../domain/venues/venue-groups.ts';
import { GroupHead } from '../../controls/group-head.tsx';
import { LoadFailed } from '../../controls/load-failed.tsx';
import { VenueTableRoot } from './venue-table-styles.ts';

/** Widths in px (A 3.6). */
const columns = [
  ['Business group', 245],
  ['Trading venue', 290],
  ['Type', 150],
  ['MIC', 215],
] as const;

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
    <VenueTableRoot>
      <table aria-label="Trading venues">
        <colgroup>
          {columns.map(([name, width]) => (
            <col key={name} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(([name]) => (
              <th key={name} scope="col" className={name === 'MIC' ? 'code' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {venuesByGroup(venues).map(({ id, venues: group }) => (
          <tbody key={id}>
            {group.map((venue, index) => (
              <tr key={venue.TradingVenueID}>
                {index === 0 ? <GroupHead id={id} rows={group.length} /> : null}
                <td className="name">{venue.Name}</td>
                <td className="type">{venue.Type}</td>
                <td className="code mono">
                  <Link
                    component={RouterLink}
                    to={venuePath(venue.MIC)}
                    aria-label={`${venue.MIC}, ${venue.Name}`}
                  >
                    {venue.MIC}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
        {venues.length === 0 ? (
          <tbody>
            <tr>
              <td data-waiting={isLoading || undefined} className="empty" colSpan={columns.length}>
                {onRetry ? <LoadFailed text={notListedText} onRetry={onRetry} /> : null}
                {isLoading ? 'The trading venues are being loaded.' : null}
                {isLoading || onRetry ? null : notListedText}
              </td>
            </tr>
          </tbody>
        ) : null}
      </table>
    </VenueTableRoot>
  );
}
