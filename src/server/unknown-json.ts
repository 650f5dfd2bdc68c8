/** A JSON object about which nothing is known yet, such as an outside service's answer. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one when it is none. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** The value as a list; empty when it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a text; null when it is none or empty. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The object that a text writes in JSON; null when it writes none. */
export function parsedObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? objectOf(value) : null;
  } catch {
    return null;
  }
}
