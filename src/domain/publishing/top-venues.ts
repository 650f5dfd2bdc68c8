/** One of the top five venues of a class of instruments; percentages as decimal strings. */
export type TopVenue = {
  readonly name: string;
  /** MIC, or the LEI of a counterparty without one. */
  readonly code: string;
  readonly volume: string;
  readonly orders: string;
  readonly passive: string;
  readonly aggressive: string;
  readonly directed: string;
};

/** The venues of one year, best first. */
export type TopVenuesYear = {
  readonly year: number;
  /** Less than one trade a business day on average, so the figures say little. */
  readonly fewTrades: boolean;
  readonly venues: readonly TopVenue[];
};

/** A class of instruments and a kind of client, its years the newest first. */
export type TopVenuesClass = { readonly name: string; readonly years: readonly TopVenuesYear[] };

/** An investment firm's top five venues (RTS 28), class by class. */
export type TopVenuesReport = { readonly classes: readonly TopVenuesClass[] };
