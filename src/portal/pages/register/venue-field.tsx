import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useAppContext } from '../../context/app-context.tsx';
import { VenueGrid } from '../../controls/venue-grid.tsx';
import type { VenueSelectionActor } from '../../controls/venue-option.tsx';
import { useField } from '../../forms/form-actor.ts';

/** The venue grid as a field of the form; without venues, the reason. */
export function VenueField({ actor }: { actor: VenueSelectionActor }) {
  const { venues: list } = useAppContext();
  const venues = useSelector(list, ({ context }) => context.venues);
  const isLoaded = useSelector(list, (snapshot) => snapshot.matches('loaded'));
  const hasFailed = useSelector(list, (snapshot) => snapshot.matches('failed'));
  const { error } = useField('venueRegisters');
  if (hasFailed) {
    return (
      <div role="alert">
        <Box component="p" sx={{ marginBottom: '8px' }}>
          The trading venues could not be loaded.
        </Box>
        <Button onClick={() => list.send({ type: 'venues.wanted' })}>Try again</Button>
      </div>
    );
  }
  if (!isLoaded) return <Box sx={{ minHeight: '400px' }} />;
  return (
    <VenueGrid actor={actor} name="venueRegisters" label="Trading venues" venues={venues} error={error} />
  );
}
