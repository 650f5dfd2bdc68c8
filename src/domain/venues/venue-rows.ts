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

/** A row of the grid: a venue and the kinds of data it publishes. */
export type SelectableVenue = VenueData & { readonly id: number };

/** The state of the grid. */
export type GridState = {
  readonly venues: readonly SelectableVenue[];
  readonly selection: Selection;
  /** The flags that are on from the start and were not touched by the user. */
  readonly preset: Selection;
};

/** The options of a venue, all off if none was chosen. */
export function optionsOf(selection: Selection, venueId: number): VenueOptions {
  return selection[venueId] ?? noOptions;
}

/** The options of a row that cannot be changed now. */
export function disabledOf(
  state: Pick<GridState, 'selection' | 'preset'>,
  venue: SelectableVenue,
  readOnly: boolean,
): VenueOptions {
  const { selection, preset } = state;
  return disabledOptions(optionsOf(selection, venue.id), venue, readOnly, optionsOf(preset, venue.id));
}

/** A request to switch an option on or off for these venues. */
export type OptionChange = {
  readonly venueIds: readonly number[];
  readonly option: VenueOptionName;
  readonly chosen: boolean;
};

/** Those of these venues for which an option that is off can be switched on, or one that is on switched off. */
export function changeable(state: GridState, { venueIds, option, chosen }: OptionChange): number[] {
  return state.venues
    .filter((venue) => venueIds.includes(venue.id) && isOffered(option, venue))
    .filter((venue) => optionsOf(state.selection, venue.id)[option] !== chosen)
    .filter((venue) => !disabledOf(state, venue, false)[option])
    .map((venue) => venue.id);
}

/** An option of many venues: how many have it, and whether any other could get it. */
export type OptionOfMany = {
  readonly chosen: 'all' | 'some' | 'none';
  readonly next: 'choose' | 'clear' | null;
};

/** The state of an option over these venues, and the effect of changing it for all of them; null if there is none. */
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

/** B 4: the venues with any flag on. */
export function selectedVenues(selection: Selection): number[] {
  return Object.entries(selection)
    .filter(([, options]) => isSelected(options))
    .map(([id]) => Number(id));
}

/** The part of a stored selection that is still possible: known venues, and the data they publish. */
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

/** The venues with a flag on. */
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
 * The selection once the venues have loaded: all delayed data in no-payment mode, or if the grid starts with it and
 * nothing was chosen before; otherwise what was chosen, as far as it is still offered. In a draft, preset and chosen
 * options cannot be told apart, so neither disables the other.
 *
 * @param state.isLocked keeps what was chosen before, even if it is nothing
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
