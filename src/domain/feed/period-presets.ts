import { addDays, type Day, weekdayOf } from '../subscription/calendar.ts';

/** A period that is chosen often, by its days in UTC, both included. */
export type PeriodPreset = { readonly name: string; readonly from: Day; readonly to: Day };

/** The periods chosen most often, on a day; a week begins on Monday. */
export function periodPresets(today: Day): readonly PeriodPreset[] {
  const yesterday = addDays(today, -1);
  return [
    { name: 'Today', from: today, to: today },
    { name: 'Yesterday', from: yesterday, to: yesterday },
    { name: 'This week', from: addDays(today, -((weekdayOf(today) + 6) % 7)), to: today },
  ];
}
