import type { Country } from './countries.ts';

/** Names that people type and the list does not show. */
const usualNames: Readonly<Partial<Record<string, string>>> = {
  AE: 'UAE',
  CD: 'DR Congo, Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: 'Ivory Coast',
  CV: 'Cabo Verde',
  CZ: 'Czech Republic',
  GB: 'UK, Great Britain, England, Scotland, Wales, Northern Ireland',
  KP: 'DPRK',
  KR: 'Republic of Korea',
  NL: 'Holland',
  RU: 'Russian Federation',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey',
  US: 'USA, United States of America',
  VA: 'Holy See',
};

/**
 * Other names and spellings by which people look for a country: the usual names, and its name with `and`, a straight
 * apostrophe, and `Saint` or `St`. '' if there are none.
 */
export function otherNamesOf({ code, name }: Country): string {
  const typed = name.replaceAll('&', 'and').replaceAll('’', "'");
  const spellings = [typed, typed.replace('St. ', 'Saint '), typed.replace('St. ', 'St ')];
  const others = new Set([...(usualNames[code] ? [usualNames[code]] : []), ...spellings]);
  others.delete(name);
  return [...others].join(', ');
}
