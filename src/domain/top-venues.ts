/** One of the top five venues of a class of instruments; percentages as decimal strings, null where not reported. */
export type TopVenue = {
  readonly name: string;
  /** MIC, or the LEI of a counterparty without one. */
  readonly code: string;
  readonly volume: string;
  readonly orders: string;
  readonly passive: string | null;
  readonly aggressive: string | null;
  readonly directed: string | null;
};

/** The venues of one year, best first. */
export type TopVenuesYear = { readonly year: number; readonly venues: readonly TopVenue[] };

/** A class of instruments and a kind of client, its years the newest first. */
export type TopVenuesClass = { readonly name: string; readonly years: readonly TopVenuesYear[] };

/** An investment firm's top five venues (RTS 28), class by class. */
export type TopVenuesReport = { readonly classes: readonly TopVenuesClass[] };
