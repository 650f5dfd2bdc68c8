/** A report of a trade, as another report of the same transaction names it. */
export type ReportReference = {
  /** The id of its row, in whichever page that stands. */
  readonly id: string;
  readonly kind: string;
  readonly publicationDate: string | null;
};

/** A report of a transaction that has several. */
export type ChainedReport = ReportReference & {
  readonly price: string | null;
  readonly vol: string | null;
  readonly flags: readonly string[];
};

/** What a cell of a feed row may hold: prices and volumes are decimal text, absent values are null. */
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
  /** What was published before this day is in the archive. */
  readonly ArchivedBefore?: string;
  readonly AdditionalDescription: {
    readonly InstrumentIDType: string | null;
    readonly InstrumentID: string | null;
    readonly Date: string | null;
  };
  readonly Data: readonly FeedRow[];
  readonly Next?: string | undefined;
  /** Until when rows were looked through for those that the filter lets through, where rows are left. */
  readonly LookedBackTo?: string | undefined;
  readonly IsDelayed: boolean;
  readonly NewestPublicationDate: string | null;
  /** How far these rows go, for the stream that goes on from there; absent where there is none. */
  readonly Position?: string | undefined;
};
