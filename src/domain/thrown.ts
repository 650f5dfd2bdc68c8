/** What went wrong, in words; of several failures at once, all of them. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof AggregateError) return thrown.errors.map(messageOf).join('; ');
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The code of a failure that Node, PostgreSQL or a library tells by one, such as `ENOENT`; null where there is none. */
export function codeOf(thrown: unknown): string | null {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : null;
}
