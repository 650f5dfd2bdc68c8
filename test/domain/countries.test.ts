import { describe, expect, test } from 'vitest';
import { type Country, countries } from '../../src/domain/account/countries.ts';
import { otherNamesOf } from '../../src/domain/account/other-country-names.ts';

const country = (code: string): Country =>
  countries().find((one) => one.code === code) ?? { code, name: 'not in the list' };

describe('A 2.8: a country is found by what people type', () => {
  test.each([
    ['AE', 'UAE'],
    ['CD', 'DR Congo'],
    ['CG', 'Republic of the Congo'],
    ['CI', 'Ivory Coast'],
    ['CV', 'Cabo Verde'],
    ['CZ', 'Czech Republic'],
    ['GB', 'UK'],
    ['GB', 'England'],
    ['KP', 'DPRK'],
    ['KR', 'Republic of Korea'],
    ['NL', 'Holland'],
    ['RU', 'Russian Federation'],
    ['SZ', 'Swaziland'],
    ['TL', 'East Timor'],
    ['TR', 'Turkey'],
    ['US', 'USA'],
    ['VA', 'Holy See'],
    ['TT', 'Trinidad and Tobago'],
    ['CI', "Côte d'Ivoire"],
    ['BA', 'Bosnia and Herzegovina'],
    ['LC', 'Saint Lucia'],
    ['KN', 'St Kitts and Nevis'],
  ])('%s is found by %s too, which the list does not show', (code, typed) => {
    expect(country(code).name).not.toBe(typed);
    expect(otherNamesOf(country(code)).split(', ')).toContain(typed);
  });
  test('each spelling is there once', () => {
    const spellings = countries().flatMap((one) => [one.name, ...otherNamesOf(one).split(', ')]);
    expect(spellings.filter((one, place) => one !== '' && spellings.indexOf(one) !== place)).toEqual([]);
    expect(otherNamesOf(country('KN'))).toBe(
      'St. Kitts and Nevis, Saint Kitts and Nevis, St Kitts and Nevis',
    );
  });
  test('a country that everybody calls by its name has no other', () => {
    expect(otherNamesOf(country('DE'))).toBe('');
  });
});
