import type { Selection } from './venue-choices.ts';
import {
  delayedOnly,
  disabledOptions,
  isOffered,
  isSelected,
  noOptions,
  type VenueData,
  type VenueOptionName,
  type VenueOptions,
  withOption,
  withoutPreset,
} from './venue-options.ts';

/** A row of the grid: a venue and which kinds of data it publishes. */
export type SelectableVenue = VenueData & { readonly id: number };

/** What the grid knows. */
export type GridState = {
  readonly venues: readonly SelectableVenue[];
  readonly selection: Selection;
  /** Which flags are on since the start and were not touched by the person. */
  readonly preset: Selection;
};

/** The options of a venue, all off where none was chosen. */
export function optionsOf(selection: Selection, venueId: number): VenueOptions {
  return selection[venueId] ?? noOptions;
}

/** Which options of a row cannot be changed now. */
export function disabledOf(
  state: Pick<GridState, 'selection' | 'preset'>,
  venue: SelectableVenue,
  readOnly: boolean,
): VenueOptions {
  const { selection, preset } = state;
  return disabledOptions(optionsOf(selection, venue.id), venue, readOnly, optionsOf(preset, venue.id));
}

/** An option to be chosen, or taken back, of these venues. */
export type OptionChange = {
  readonly venueIds: readonly number[];
  readonly option: VenueOptionName;
  readonly chosen: boolean;
};

/** Of which of these venues an option that is off can be chosen, or one that is on be taken back. */
export function changeable(state: GridState, { venueIds, option, chosen }: OptionChange): number[] {
  return state.venues
    .filter((venue) => venueIds.includes(venue.id) && isOffered(option, venue))
    .filter((venue) => optionsOf(state.selection, venue.id)[option] !== chosen)
    .filter((venue) => !disabledOf(state, venue, false)[option])
    .map((venue) => venue.id);
}

/** An option of many venues at once: how many have it, and whether any is left that could get it. */
export type OptionOfMany = {
  readonly chosen: 'all' | 'some' | 'none';
  readonly next: 'choose' | 'clear' | null;
};

/** How an option stands over these venues, and what changing it for all of them would do; null where nothing. */
export function optionOfMany(
  state: GridState,
  venueIds: readonly number[],
  option: VenueOptionName,
): OptionOfMany {
  const offering = state.venues.filter((venue) => venueIds.includes(venue.id) && isOffered(option, venue));
  const having = offering.filter((venue) => optionsOf(state.selection, venue.id)[option]);
  const open = changeable(state, { venueIds, option, chosen: true });
  const some = having.length === 0 ? 'none' : 'some';
  return {
    chosen: having.length > 0 && having.length === offering.length ? 'all' : some,
    next: open.length > 0 ? 'choose' : having.length > 0 ? 'clear' : null,
  };
}

/** B 4: the venues of which any flag is on. */
export function selectedVenues(selection: Selection): number[] {
  return Object.entries(selection)
    .filter(([, options]) => isSelected(options))
    .map(([id]) => Number(id));
}

/** What can still be had of a selection kept from before: known venues, and of these what they publish. */
function stillOffered(selection: Selection, venues: readonly SelectableVenue[]): Selection {
  const kept = venues.map((venue): [number, VenueOptions] => {
    const options = optionsOf(selection, venue.id);
    return [
      venue.id,
      {
        isRealOrders: options.isRealOrders && venue.hasOrders,
        isRealTraders: options.isRealTraders && venue.hasTrades,
        isDelayedOrders: options.isDelayedOrders && venue.hasOrders,
        isDelayedTraders: options.isDelayedTraders && venue.hasTrades,
      },
    ];
  });
  return Object.fromEntries(kept.filter(([, options]) => isSelected(options)));
}

/** The venues of which a flag is on. */
const selectedOnly = (selection: Selection): Selection =>
  Object.fromEntries(Object.entries(selection).filter(([, options]) => isSelected(options)));

/** Only the delayed data of a selection. */
const delayedOf = (selection: Selection): Selection =>
  selectedOnly(
    Object.fromEntries(
      Object.entries(selection).map(([id, options]) => [
        id,
        { ...options, isRealOrders: false, isRealTraders: false },
      ]),
    ),
  );

/** An option changed of each of these venues where it can be; whoever changes it has chosen, so it is not preset. */
export function withChange(state: GridState, change: OptionChange): Pick<GridState, 'selection' | 'preset'> {
  const { option, chosen } = change;
  const selection: Record<number, VenueOptions> = { ...state.selection };
  const preset: Record<number, VenueOptions> = { ...state.preset };
  for (const id of changeable(state, change)) {
    selection[id] = withOption(optionsOf(selection, id), option, chosen);
    preset[id] = withoutPreset(optionsOf(preset, id), option);
  }
  return { selection, preset: selectedOnly(preset) };
}

/** B 4: the delayed data of every venue, and nothing else. */
const allDelayed = (venues: readonly SelectableVenue[]): Selection =>
  Object.fromEntries(venues.map((venue) => [venue.id, delayedOnly(venue)]));

/**
 * What is chosen once the venues have come: all delayed data in no-payment mode, and where the grid starts with them
 * and nothing was chosen before; else what was chosen, as far as it is still offered. Of a draft nobody knows what was
 * preset and what chosen: neither is in the way.
 *
 * @param state.isLocked what was chosen before stays as it is, nothing as well
 */
export function withVenues(
  state: {
    readonly selection: Selection;
    readonly delayedOnly: boolean;
    readonly startsDelayed: boolean;
    readonly isLocked?: boolean;
  },
  venues: readonly SelectableVenue[],
): GridState {
  const { delayedOnly: isDelayedOnly, startsDelayed, isLocked = false } = state;
  const kept = stillOffered(state.selection, venues);
  const isPreset = isDelayedOnly || (startsDelayed && !isLocked && selectedVenues(kept).length === 0);
  const selection = isPreset ? allDelayed(venues) : kept;
  return { venues, selection, preset: startsDelayed && !isDelayedOnly ? delayedOf(selection) : {} };
}
