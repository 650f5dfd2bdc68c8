import { monthNames } from '../format/month-names.ts';

/** A day, `2026-09-30`, in the words of a list of reports: `30 September 2026`. */
export function reportDateText(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1] ?? month} ${year}`;
}

const monthOf = (name: string): number => monthNames.indexOf(name) + 1;

/** The day in such words, or in the form `2026-09-30`; null if there is no such day. */
export function reportDateOf(text: string): string | null {
  const words = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(text.trim());
  const month = words ? monthOf(words[2] ?? '') : 0;
  const day = words
    ? `${words[3]}-${String(month).padStart(2, '0')}-${(words[1] ?? '').padStart(2, '0')}`
    : text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day ? day : null;
}
