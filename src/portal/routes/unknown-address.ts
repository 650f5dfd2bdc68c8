/** The navigation state of a page that was opened in place of an address which no route has (A 2.1). */
export type InPlaceOf = { readonly inPlaceOf: string };

/** The path that led nowhere; null if the page was asked for. */
export function unknownAddressOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('inPlaceOf' in state)) return null;
  return typeof state.inPlaceOf === 'string' ? state.inPlaceOf : null;
}
