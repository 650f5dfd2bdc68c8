import type { FilterName, RowFilter } from './row-filter.ts';

const words: Readonly<Record<Exclude<FilterName, 'cancelled'>, (text: string) => string>> = {
  from: (text) => `From ${text}`,
  to: (text) => `To ${text}`,
  pricefrom: (text) => `Price from ${text}`,
  priceto: (text) => `Price to ${text}`,
  sizefrom: (text) => `Quantity from ${text}`,
  sizeto: (text) => `Quantity to ${text}`,
  flags: (text) => `Flag ${text.split(',').join(' or ')}`,
};

/** The values of `cancelled` and their labels. */
export const cancelledChoices = [
  ['hide', 'Without cancelled trades'],
  ['only', 'Cancelled trades only'],
] as const;

/** The parts of a filter in words, in the order of the form. */
export function filterParts(
  filter: RowFilter,
): readonly { readonly name: FilterName; readonly words: string }[] {
  const { cancelled, ...others } = filter;
  const choice = cancelledChoices.find(([value]) => value === cancelled)?.[1] ?? cancelled;
  return [
    ...names.flatMap((name) => {
      const text = others[name];
      return text === undefined ? [] : [{ name, words: words[name](text) }];
    }),
    ...(choice === undefined ? [] : [{ name: 'cancelled' as const, words: choice }]),
  ];
}

const names = ['from', 'to', 'pricefrom', 'priceto', 'sizefrom', 'sizeto', 'flags'] as const;
