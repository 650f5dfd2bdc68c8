import { styled } from '@mui/material/styles';
import { useVenues } from '../../context/use-venues.ts';
import { LoadFailed } from '../../controls/load-failed.tsx';
import { VenueGrid } from '../../controls/venue-grid.tsx';
import type { VenueSelectionActor } from '../../controls/venue-option.tsx';
import { useField } from '../../forms/form-actor.ts';

// About as tall as the grid to come.
const Room = styled('div')({ minHeight: 400 });

/** The venue grid as a field of the form; without venues, the reason. */
export function VenueField({ actor }: { actor: VenueSelectionActor }) {
  const { venues, isLoaded, hasFailed, retry } = useVenues();
  const { error } = useField('venueRegisters');
  if (hasFailed) {
    return <LoadFailed text="The trading venues could not be loaded." onRetry={retry} />;
  }
  if (!isLoaded) return <Room />;
  return (
    <VenueGrid actor={actor} name="venueRegisters" label="Trading venues" venues={venues} error={error} />
  );
}
