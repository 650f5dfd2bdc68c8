/** The options of a venue: orders and trades, each delayed or in real time (B 3). */
export const venueOptionNames = [
  'isRealOrders',
  'isRealTraders',
  'isDelayedOrders',
  'isDelayedTraders',
] as const;

export type VenueOptionName = (typeof venueOptionNames)[number];

export type VenueOptions = Readonly<Record<VenueOptionName, boolean>>;

/** The kinds of data a venue publishes. */
export type VenueData = {
  readonly hasOrders: boolean;
  readonly hasTrades: boolean;
};

export const noOptions: VenueOptions = {
  isRealOrders: false,
  isRealTraders: false,
  isDelayedOrders: false,
  isDelayedTraders: false,
};

/** The option that excludes this one: the same data at the other speed (B 4). */
const rivals: Readonly<Record<VenueOptionName, VenueOptionName>> = {
  isRealOrders: 'isDelayedOrders',
  isDelayedOrders: 'isRealOrders',
  isRealTraders: 'isDelayedTraders',
  isDelayedTraders: 'isRealTraders',
};

/** Whether the venue has the data that an option is about. */
export function isOffered(option: VenueOptionName, venue: VenueData): boolean {
  return option === 'isRealOrders' || option === 'isDelayedOrders' ? venue.hasOrders : venue.hasTrades;
}

/** B 4: choosing real-time orders clears delayed orders of the same venue, and vice versa; the same for trades. */
export function withOption(options: VenueOptions, option: VenueOptionName, chosen: boolean): VenueOptions {
  return chosen ? { ...options, [option]: true, [rivals[option]]: false } : { ...options, [option]: false };
}

/** The same data, these kinds of it not in real time. */
export function inDelay(
  options: VenueOptions,
  kinds: readonly ('orders' | 'trades')[] = ['orders', 'trades'],
): VenueOptions {
  const { isRealOrders, isRealTraders, isDelayedOrders, isDelayedTraders } = options;
  const hasOrders = kinds.includes('orders');
  const hasTrades = kinds.includes('trades');
  return {
    isRealOrders: isRealOrders && !hasOrders,
    isRealTraders: isRealTraders && !hasTrades,
    isDelayedOrders: isDelayedOrders || (isRealOrders && hasOrders),
    isDelayedTraders: isDelayedTraders || (isRealTraders && hasTrades),
  };
}

/** Changing an option is a choice for this kind of data: neither of its speeds counts as preset any more. */
export function withoutPreset(preset: VenueOptions, option: VenueOptionName): VenueOptions {
  return { ...preset, [option]: false, [rivals[option]]: false };
}

/**
 * B 4: an option is disabled while its rival is chosen, in read-only delayed mode, and if the venue has no such data.
 * If merged entries (B 3) have both rivals on, either can be switched off.
 *
 * @param preset options that are on from the start without having been chosen: these disable no rival
 */
export function disabledOptions(
  options: VenueOptions,
  venue: VenueData,
  readOnly: boolean,
  preset: VenueOptions = noOptions,
): VenueOptions {
  const isChosen = (option: VenueOptionName): boolean => options[option] && !preset[option];
  const disabled = (option: VenueOptionName): boolean =>
    readOnly || !isOffered(option, venue) || (isChosen(rivals[option]) && !options[option]);
  return {
    isRealOrders: disabled('isRealOrders'),
    isRealTraders: disabled('isRealTraders'),
    isDelayedOrders: disabled('isDelayedOrders'),
    isDelayedTraders: disabled('isDelayedTraders'),
  };
}

/** B 4, read-only delayed mode: no real-time data; delayed orders and trades wherever the venue has them. */
export function delayedOnly(venue: VenueData): VenueOptions {
  return { ...noOptions, isDelayedOrders: venue.hasOrders, isDelayedTraders: venue.hasTrades };
}

/** B 4: a venue counts as selected if any of its four flags is on. */
export function isSelected(options: VenueOptions): boolean {
  return venueOptionNames.some((option) => options[option]);
}

/** The number of charged flags: real-time orders and real-time trades count one each (B 9). */
export function realTimeFlags(options: VenueOptions): number {
  return Number(options.isRealOrders) + Number(options.isRealTraders);
}

/** B 3: entries of one venue are merged; a flag is on if any entry has it, and the latest end date wins. */
export function mergeEntries<Id extends string | number>(
  entries: readonly (VenueOptions & { readonly id: Id; readonly endDate: string | null })[],
): Map<Id, VenueOptions & { readonly endDate: string | null }> {
  const merged = new Map<Id, VenueOptions & { readonly endDate: string | null }>();
  for (const { id, endDate, ...options } of entries) {
    const before = merged.get(id);
    const latest =
      [before?.endDate, endDate]
        .filter((date) => typeof date === 'string')
        .sort()
        .at(-1) ?? null;
    merged.set(id, {
      isRealOrders: options.isRealOrders || !!before?.isRealOrders,
      isRealTraders: options.isRealTraders || !!before?.isRealTraders,
      isDelayedOrders: options.isDelayedOrders || !!before?.isDelayedOrders,
      isDelayedTraders: options.isDelayedTraders || !!before?.isDelayedTraders,
      endDate: latest,
    });
  }
  return merged;
}
