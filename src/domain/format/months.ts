import { monthNames } from './month-names.ts';

const monthOf = (date: string): string => `${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/**
 * Months that were charged: `6 months, October 2026 to March 2027`.
 *
 * @param from first day of the first month, `yyyy-mm-dd`
 * @param to last day of the last one
 */
export function chargedMonths(months: number, from: string, to: string): string {
  const [first, last] = [monthOf(from), monthOf(to)];
  const span = first === last ? first : `${first} to ${last}`;
  return `${months} ${months === 1 ? 'month' : 'months'}, ${span}`;
}

/** `November 2026`, from `2026-11`. */
export function monthInWords(month: string): string {
  return monthOf(month);
}

/** The month this many months later, or earlier if negative; both `yyyy-mm`. */
export function monthLater(month: string, months: number): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
