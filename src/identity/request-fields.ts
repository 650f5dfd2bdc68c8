import { OktaError } from './okta-errors.ts';

/** A JSON object of a request, before anything is known about it. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; nothing, a list or a scalar count as an empty one. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/**
 * A text that must be there and not longer than `longest` characters.
 * @throws OktaError E0000001 naming the field
 */
export function requiredText(fields: Fields, name: string, longest = 1000): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') {
    throw new OktaError('E0000001', [`${name}: The field cannot be left blank`]);
  }
  // Characters, as the forms count them: a sign outside the basic plane is one.
  if ([...value].length > longest) {
    throw new OktaError('E0000001', [`${name}: The field is too long`]);
  }
  return value;
}

/** The longest login, which is the longest address mail knows (RFC 5321). */
export const longestLogin = 254;
