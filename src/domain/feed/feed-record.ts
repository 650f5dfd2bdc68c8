/** A report of a trade, as another report of the same transaction names it. */
export type ReportReference = {
  /** The id of its row, on any page. */
  readonly id: string;
  readonly kind: string;
  readonly publicationDate: string;
};

/** A report of a transaction that has several. */
export type ChainedReport = ReportReference & {
  readonly price: string | null;
  readonly vol: string | null;
  readonly flags: readonly string[];
};

/** The value of a cell of a feed row: prices and volumes are decimal text, absent values are null. */
export type FeedValue =
  | string
  | number
  | boolean
  | readonly string[]
  | ReportReference
  | readonly ChainedReport[]
  | null;

/** One row, keyed by the column names of B 3, with an id of its own. */
export type FeedRow = { readonly id: string } & { readonly [column: string]: FeedValue };

/** The record behind a view: what the header and the grid show (B 3, feed data response). */
export type FeedRecord = {
  readonly ViewType: string;
  readonly DataType: string;
  readonly TradingVenue: string;
  readonly AssetClass: string;
  readonly SubAssetClass: string;
  readonly InstrumentID: string;
  readonly InstrumentDescription: string;
  readonly VenueMIC: string;
  readonly Currency: string | null;
  readonly VenueLocation: string;
  /** Rows published before this day are in the archive. */
  readonly ArchivedBefore?: string;
  readonly AdditionalDescription: {
    readonly InstrumentIDType: string;
    readonly InstrumentID: string;
    readonly Date: string;
  };
  readonly Data: readonly FeedRow[];
  readonly Next?: string | undefined;
  /** Until when rows were searched for those that pass the filter, if rows are left. */
  readonly LookedBackTo?: string | undefined;
  readonly IsDelayed: boolean;
  readonly NewestPublicationDate: string;
  /** The position of these rows, from which the stream continues; absent without one. */
  readonly Position?: string | undefined;
};
