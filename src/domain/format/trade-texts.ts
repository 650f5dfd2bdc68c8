/** Flags joined with a comma and a space (B 3); null when there are none. */
export function joinedFlags(flags: readonly string[] | null | undefined): string | null {
  return flags && flags.length > 0 ? flags.join(', ') : null;
}

/** Whether a transaction is to be cleared, as `true` or `false`; blank (null) if it is not boolean (B 3). */
export function clearedText(cleared: unknown): 'true' | 'false' | null {
  return typeof cleared === 'boolean' ? (cleared ? 'true' : 'false') : null;
}
