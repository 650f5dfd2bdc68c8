import type { OrderSystem } from '../data-types.ts';
import type { KnownViewId } from '../feed-views.ts';
import type { FieldFormat } from './field-format.ts';
import type { Regime } from './regimes.ts';

/** How a view shows a field: the position, header and meaning of its column (B 3). */
export type ShownField = {
  readonly place: number;
  readonly caption: string;
  /** Its meaning in the regulation. */
  readonly help: string;
  /** Minimum width in pixels at which its usual values are not cut off. */
  readonly width: number;
  /** The same in a narrow grid, whose cells have less padding. */
  readonly narrow?: number;
  readonly side?: 'bid' | 'ask';
};

/** A field's text in the data format guide; a field without it is in no file. */
export type FieldGuide = {
  /** Its name in the regulation. */
  readonly field: string;
  /** Text after the description of the format. */
  readonly format?: string;
  /** Text after the description of where it applies. */
  readonly applies?: string;
};

/**
 * A field of the feed, from a venue's file to the screen. Everything that handles fields is derived from these: reading
 * and checking, storage, publication, answers, grids, export and documentation.
 */
export type FeedField = {
  /** Its name in files, on the wire and in exports (B 3). */
  readonly name: string;
  /** Required in every file. */
  readonly isRequired?: true;
  /** Its database column; two fields may share one if no row has both. */
  readonly column: string;
  readonly format: FieldFormat;
  readonly guide: FieldGuide | null;
  /** The views that show it in a column. */
  readonly shown?: Readonly<Partial<Record<KnownViewId, ShownField>>>;
  /** The views that receive it without showing it in a column, and whether their export has it. */
  readonly undrawn?: Readonly<Partial<Record<KnownViewId, 'sent' | 'exported'>>>;
};

/** A field of a trade, and the trades that have it. */
export interface TradeField extends FeedField {
  readonly regime: Regime;
}

/** A field of an order, and the trading systems that have it. */
export interface OrderField extends FeedField {
  readonly systems: readonly OrderSystem[];
}
