import type { OrderSystem } from '../data-types.ts';
import type { KnownViewId } from '../feed-views.ts';
import type { FieldFormat } from './field-format.ts';
import type { Regime } from './regimes.ts';

/** How a view draws a field: its place among the columns (B 3), what the column is called and what it means. */
export type ShownField = {
  readonly place: number;
  readonly caption: string;
  /** What the regulation means by it. */
  readonly help: string;
  /** The least width, in pixels, at which its usual values are not cut. */
  readonly width: number;
  /** The same where the whole grid is narrow and its cells have less air. */
  readonly narrow?: number;
  readonly side?: 'bid' | 'ask';
};

/** What the data format guide says of a field; a field without it is in no file. */
export type FieldGuide = {
  /** What the regulation calls it. */
  readonly field: string;
  /** What follows the words of the format. */
  readonly format?: string;
  /** What follows the words of where it applies. */
  readonly applies?: string;
};

/**
 * A field of the feed, from the file that a venue sends to the screen. Everything that handles fields is made from
 * these: what is read and checked, stored, published, sent, drawn, exported and documented.
 */
export type FeedField = {
  /** Its name in files, on the wire and in exports (B 3). */
  readonly name: string;
  /** A file without it cannot be taken. */
  readonly isRequired?: true;
  /** The column of the database that holds it; two fields may share one where no row has both. */
  readonly column: string;
  readonly format: FieldFormat;
  readonly guide: FieldGuide | null;
  /** The views that draw it. */
  readonly shown?: Readonly<Partial<Record<KnownViewId, ShownField>>>;
  /** The views that get it without a column for it, and whether their export has it. */
  readonly undrawn?: Readonly<Partial<Record<KnownViewId, 'sent' | 'exported'>>>;
};

/** A field of a trade, with the trades that have it. */
export interface TradeField extends FeedField {
  readonly regime: Regime;
}

/** A field of an order, with the trading systems that have it. */
export interface OrderField extends FeedField {
  readonly systems: readonly OrderSystem[];
}
