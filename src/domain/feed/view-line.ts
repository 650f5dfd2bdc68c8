/** Stands where the line of an address comes, in what is drawn ahead of every address. */
export const lineMark = '\u{E000}';

/** An instrument at a venue in one line; what is not known, or does not apply, is left out. */
export function viewLine(parts: {
  readonly code: string | null;
  readonly segment: string | null;
  readonly currency?: string | null;
  /** By its name. */
  readonly venue: string | null;
}): string {
  const { code, segment, currency = null, venue } = parts;
  return [code, segment, currency, venue].filter(Boolean).join(' · ');
}
