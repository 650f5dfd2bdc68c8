import { expect, test } from 'vitest';
import { venuesByGroup } from '../../src/domain/venues/venue-groups.ts';

test('B 3: venues stand below their group, groups ordered by id, venues as they come', () => {
  const venue = (MIC: string, TradingVenueGroupID: number) => ({ MIC, TradingVenueGroupID });
  const [pvm, first, second, tullett] = [
    venue('PVMF', 10),
    venue('TPIC', 1),
    venue('ICPM', 1),
    venue('TPEO', 2),
  ];
  expect(venuesByGroup([pvm, first, tullett, second])).toEqual([
    { id: 1, venues: [first, second] },
    { id: 2, venues: [tullett] },
    { id: 10, venues: [pvm] },
  ]);
});
