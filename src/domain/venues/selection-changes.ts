import { realTimeLevel, type Selection } from './venue-choices.ts';

type DataLevel = 'real-time' | 'delayed' | 'none';

/** A difference between two selections in one venue's orders or trades. */
export type SelectionChange = {
  readonly venueId: number;
  readonly data: 'orders' | 'trades';
  readonly from: DataLevel;
  readonly to: DataLevel;
};

/** The differences between two selections, by venue, orders first. */
export function selectionChanges(before: Selection, after: Selection): readonly SelectionChange[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].map(Number);
  return ids
    .sort((one, other) => one - other)
    .flatMap((venueId) =>
      (['orders', 'trades'] as const).flatMap((data): SelectionChange[] => {
        const from = realTimeLevel(before[venueId], data);
        const to = realTimeLevel(after[venueId], data);
        return from === to ? [] : [{ venueId, data, from, to }];
      }),
    );
}
