/** The placeholder for the line of an address in a prerendered page. */
export const lineMark = '\u{E000}';

/** An instrument at a venue in one line; what is unknown or does not apply is left out. */
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
