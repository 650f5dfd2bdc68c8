type Grouped<Venue> = { readonly id: number; readonly venues: readonly Venue[] };

/** The venues by business group, groups ordered by id (B 3). */
export function venuesByGroup<Venue extends { readonly TradingVenueGroupID: number }>(
  venues: readonly Venue[],
): readonly Grouped<Venue>[] {
  const ids = [...new Set(venues.map((venue) => venue.TradingVenueGroupID))].sort((a, b) => a - b);
  return ids.map((id) => ({ id, venues: venues.filter((venue) => venue.TradingVenueGroupID === id) }));
}
