/** A JSON object that has not been checked, such as an outside service's answer. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one if it is not an object. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** The value as a list; empty if it is not a list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a text; null if it is not a text, or empty. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Parses a text as a JSON object; null if it is none. */
export function parsedObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? objectOf(value) : null;
  } catch {
    return null;
  }
}
