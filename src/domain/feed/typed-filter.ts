import { monthNames } from '../format/month-names.ts';
import { typedNumber, unreadNumberText } from '../typed-number.ts';
import { type FilterName, filterOf, type RowFilter } from './row-filter.ts';

const clock = String.raw`(\d{2}:\d{2})(?::(\d{2})(?:[.:,](\d{1,6}))?)?`;
const zone = String.raw`(?: ?(?:Z|UTC|\+00:?00))?`;
const words = String.raw`(\d{1,2})[- ]([a-z]{3,9})(?:[- ](\d{4}))?`;
const isoTime = new RegExp(String.raw`^(\d{4}-\d{2}-\d{2})(?:(?:T|,? )${clock})?${zone}$`, 'i');
const dayFirst = new RegExp(`^${words}(?:,? ${clock})?${zone}$`, 'i');
const clockFirst = new RegExp(`^${clock}${zone}(?:,| on)? ${words}$`, 'i');

function written(day: string, minute?: string, second?: string, fraction?: string): string {
  if (minute === undefined) return day;
  return `${day} ${minute}${second === undefined ? '' : `:${second}`}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** A day in words; without a year, the last one that is not in the future. Null if there is no such month. */
function dayOf(day: string, month: string, year: string | undefined, now: string): string | null {
  const name = month.toLowerCase();
  const place = monthNames.findIndex((one) => {
    const whole = one.toLowerCase();
    return whole === name || whole.slice(0, 3) === name;
  });
  if (place === -1) return null;
  const rest = `${String(place + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year !== undefined) return `${year}-${rest}`;
  const thisYear = `${now.slice(0, 4)}-${rest}`;
  return thisYear <= now ? thisYear : `${Number(now.slice(0, 4)) - 1}-${rest}`;
}

/**
 * A time in any form in which the portal shows one, in the form that filters have. A text in no such form is returned as
 * it is.
 *
 * @param now an ISO time, since the times of charts have no year
 */
export function typedTime(text: string, now: string): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  const iso = isoTime.exec(plain);
  if (iso) return written(iso[1] ?? '', iso[2], iso[3], iso[4]);
  const first = dayFirst.exec(plain);
  const last = first ? null : clockFirst.exec(plain);
  const day = first
    ? dayOf(first[1] ?? '', first[2] ?? '', first[3], now)
    : last && dayOf(last[4] ?? '', last[5] ?? '', last[6], now);
  if (!day) return text;
  return first ? written(day, first[4], first[5], first[6]) : written(day, last?.[1], last?.[2], last?.[3]);
}

const amounts: readonly FilterName[] = ['pricefrom', 'priceto', 'sizefrom', 'sizeto'];

/**
 * A filter from what was typed or pasted into a form, with times and amounts in the form that addresses have.
 *
 * @returns also the messages for amounts that cannot be read, by name
 */
export function typedFilter(
  read: (name: FilterName) => string | null | undefined,
  now: string,
): { readonly filter: RowFilter; readonly unread: Readonly<Record<string, string>> } {
  const unread: Record<string, string> = {};
  const filter = filterOf((name) => {
    const text = read(name)?.trim();
    if (!text) return text;
    if (name === 'from' || name === 'to') return typedTime(text, now);
    if (!amounts.includes(name)) return text;
    const number = typedNumber(text);
    if (number === null) unread[name] = unreadNumberText;
    return number ?? text;
  });
  return { filter, unread };
}
