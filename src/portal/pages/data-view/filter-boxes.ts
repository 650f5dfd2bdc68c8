import type { FilterName } from '../../../domain/feed/row-filter.ts';

/** A part of a filter that is typed: its name, label and an example. */
export type FilterPart = readonly [name: FilterName, label: string, example: string];

export const periodParts = [
  ['from', 'Published from', '2026-11-20 14:30'],
  ['to', 'Published to', '2026-11-20'],
] as const satisfies readonly FilterPart[];

export const isPeriodPart = (name: string): boolean => periodParts.some(([part]) => part === name);

/** How the two ends of a period are interpreted. */
export const periodNote = 'Times are UTC. A day or a minute includes its first and its last moment.';

/** All parts, in the order of the form. */
export const filterBoxes = [
  ...periodParts,
  ['pricefrom', 'Price from', '101.25'],
  ['priceto', 'Price to', '102'],
  ['sizefrom', 'Quantity from', '1,000,000'],
  ['sizeto', 'Quantity to', '5m'],
] as const satisfies readonly FilterPart[];

export const filterLabels: ReadonlyMap<string, string> = new Map([
  ...filterBoxes.map(([name, label]) => [name, label] as const),
  ['flags', 'Flags'],
  ['cancelled', 'Cancelled trades'],
]);
