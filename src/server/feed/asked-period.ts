import type { DataType } from '../../domain/feed/data-types.ts';
import type { FilterName, RowFilter } from '../../domain/feed/row-filter.ts';
import { Refusal } from '../http/refusal.ts';
import { readFilter } from './filter-sql.ts';

const longestDays = 366;

const refused = (message: string, said = message): Refusal =>
  new Refusal('invalid-request', message, { fields: { from: [said] } });

/**
 * The filter of a call that has to say where its period begins.
 * @throws Refusal 400 as `readFilter`, and without `from`
 */
export function filterFrom(
  query: Readonly<Partial<Record<FilterName, string>>>,
  dataType: DataType,
): RowFilter {
  const filter = readFilter(query, dataType) ?? {};
  if (filter.from === undefined) throw refused('from: This field is required', 'This field is required');
  return filter;
}

/**
 * Limits a period to 366 days.
 * @throws Refusal 400 naming `from`
 */
export function assertNotTooLong({ from, to }: { readonly from: string; readonly to: string }): void {
  if (Date.parse(to) - Date.parse(from) > longestDays * 86_400_000)
    throw refused(`A period has at most ${longestDays} days: ask for the next one after it.`);
}
