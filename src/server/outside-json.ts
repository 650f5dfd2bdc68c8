import { z } from 'zod';

/** A JSON object of an outside service, none of whose parts has been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

const jsonObject = z.record(z.string(), z.unknown());

/** A text that has to be there, and not empty. */
export const requiredText = z.string().min(1);

/** A text; null if it is none, or empty. */
export const optionalText = requiredText.nullable().catch(null);

/** An object with these parts; anything else counts as an empty one. A required part of it is still required. */
export const lenientObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  jsonObject.catch({}).pipe(z.object(shape));

/** A list; anything else counts as an empty one. */
export const lenientList = <Item extends z.ZodType>(item: Item) => z.array(item).catch([]);

/** Parses a text as a JSON object; null if it is none. */
export function parsedObject(text: string): JsonObject | null {
  try {
    return jsonObject.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
