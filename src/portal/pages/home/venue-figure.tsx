import { styled } from '@mui/material/styles';
import type { Venue } from '../../../../machines/venues.ts';
import { venuesByGroup } from '../../../domain/venues/venue-groups.ts';
import { GroupLogo, groupName } from '../../logos/group-logo.tsx';
import { below } from '../../theme/widths.ts';

const Rows = styled('div')({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  minHeight: 116,
  [below.phone]: { minHeight: 148 },
});

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '28px 56px 1fr',
  alignItems: 'center',
  gap: 12,
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

const Cells = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

const Cell = styled('span')({
  padding: '2px 6px',
  borderRadius: 3,
  background: 'var(--accent-soft)',
  color: 'var(--accent)',
  fontFamily: 'var(--mono)',
  fontSize: 'var(--text-caption)',
  lineHeight: '20px',
});

/** The trading venues by their MIC, one row per group. Empty while they load, at the height they will need. */
export function VenueFigure({ venues }: { venues: readonly Venue[] }) {
  return (
    <Rows>
      {venuesByGroup(venues).map(({ id, venues: group }) => (
        <Row key={id}>
          <GroupLogo id={id} />
          <span>{groupName(id)}</span>
          <Cells>
            {group.map((venue) => (
              <Cell key={venue.MIC} title={venue.Name}>
                {venue.MIC}
              </Cell>
            ))}
          </Cells>
        </Row>
      ))}
    </Rows>
  );
}
