/** The message of an error; for several errors at once, all their messages. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof AggregateError) return thrown.errors.map(messageOf).join('; ');
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The code that Node, PostgreSQL or a library gave an error, such as `ENOENT`; null if it has none. */
export function codeOf(thrown: unknown): string | null {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : null;
}
