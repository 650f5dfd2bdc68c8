import {
  isSelected,
  noOptions,
  realTimeFlags,
  type VenueOptions,
  venueOptionNames,
} from './venue-options.ts';

/** The options chosen for one venue, as sent to the service (B 7: venueRegisters, venueList). */
export type VenueChoice = VenueOptions & { readonly venueId: number };

/** The chosen options by venue id; a venue without any is absent. */
export type Selection = Readonly<Record<number, VenueOptions>>;

/** The message of registration and subscriptions when no venue is selected (A 5), as in the contract. */
export const noVenueText = 'Select at least one venue';

/** The selected venues of a selection, by id; B 4: a venue counts as selected if any of its flags is on. */
export function choicesOf(selection: Selection): VenueChoice[] {
  return Object.entries(selection)
    .filter(([, options]) => isSelected(options))
    .map(([id, options]) => ({ venueId: Number(id), ...options }));
}

/** The selection that choices describe. */
export function selectionOf(choices: readonly VenueChoice[]): Selection {
  return Object.fromEntries(choices.map(({ venueId, ...options }) => [venueId, options]));
}

/** Reads choices from an untrusted value; anything that is not a choice is left out. */
export function readChoices(value: unknown): VenueChoice[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const record: Readonly<Record<string, unknown>> = { ...entry };
    const { venueId } = record;
    if (typeof venueId !== 'number' || !Number.isSafeInteger(venueId)) return [];
    const options = { ...noOptions };
    for (const name of venueOptionNames) options[name] = record[name] === true;
    return isSelected(options) ? [{ venueId, ...options }] : [];
  });
}

/** The number of charged flags of all venues: real-time orders and real-time trades count one each (B 9). */
export function chargedFlags(choices: readonly VenueOptions[]): number {
  return choices.reduce((sum, options) => sum + realTimeFlags(options), 0);
}

/** The speed of a venue's orders or trades. */
export function realTimeLevel(
  options: VenueOptions | undefined,
  data: 'orders' | 'trades',
): 'real-time' | 'delayed' | 'none' {
  if (!options) return 'none';
  const [real, delayed] =
    data === 'orders'
      ? [options.isRealOrders, options.isDelayedOrders]
      : [options.isRealTraders, options.isDelayedTraders];
  return real ? 'real-time' : delayed ? 'delayed' : 'none';
}

/** Whether two selections are the same choices. */
export function isSameSelection(one: Selection | null, other: Selection | null): boolean {
  const textOf = (selection: Selection | null): string =>
    JSON.stringify(
      choicesOf(selection ?? {}).map((choice) => [
        choice.venueId,
        ...venueOptionNames.map((name) => choice[name]),
      ]),
    );
  return textOf(one) === textOf(other);
}
