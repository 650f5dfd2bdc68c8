import { OktaError } from './okta-errors.ts';

/** A JSON object of a request, before it is checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; anything else counts as an empty one. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/**
 * A required text of at most `longest` characters.
 * @throws OktaError E0000001 naming the field
 */
export function requiredText(fields: Fields, name: string, longest = 1000): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') {
    throw new OktaError('E0000001', [`${name}: The field cannot be left blank`]);
  }
  // Counts characters as the forms do: one outside the basic plane counts once.
  if ([...value].length > longest) {
    throw new OktaError('E0000001', [`${name}: The field is too long`]);
  }
  return value;
}

/** Maximum length of a login, which is that of a mail address (RFC 5321). */
export const longestLogin = 254;
