import { readDecimal, writeDecimal } from './format/decimals.ts';

const powers: Readonly<Record<string, number>> = { k: 3, m: 6, mn: 6, bn: 9, b: 9 };

// Spaces of all widths, and both apostrophes, as spreadsheets and people write them between thousands.
const spaces = /[\s\u00a0\u2007\u2009\u202f]+/g;
const grouped = /^(-?)([1-9]\d{0,2}(?:([, ']|)\d{3})(?:\3\d{3})*|\d+)(?:\.(\d+))?$/;

/** The message for a number that can be read in several ways, or not at all. */
export const unreadNumberText =
  'Write a number such as 101.25, 1,000,000, 1.5m or 2bn: a point before decimals, commas only between thousands';

/**
 * A number as people write and copy it, `1,000,000`, `1 000 000`, `1’000`, `250k`, `1.5m` or `2bn`, as a plain decimal
 * with every digit kept. Null if it can be read in several ways (`1,5`, `1.234,5`) or not at all.
 */
export function typedNumber(text: string): string | null {
  const [, number = '', unit = ''] =
    /^(.*?) ?([a-z]*)$/i.exec(text.trim().replace(spaces, ' ').replace(/[’‘]/g, "'").replace('−', '-')) ?? [];
  const power = unit === '' ? 0 : powers[unit.toLowerCase()];
  const match = grouped.exec(number);
  if (!match || power === undefined) return null;
  const [, sign = '', whole = '', , fraction] = match;
  const read = readDecimal(
    `${sign}${whole.replace(/[, ']/g, '')}${fraction === undefined ? '' : `.${fraction}`}`,
  );
  if (!read) return null;
  const scale = Math.max(0, read.scale - power);
  return writeDecimal({ units: read.units * 10n ** BigInt(scale + power - read.scale), scale });
}
