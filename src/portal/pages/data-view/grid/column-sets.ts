import { isUkShare } from '../../../../domain/feed/asset-classes.ts';
import type { FeedRecord } from '../../../../domain/feed/feed-record.ts';
import type { KnownViewId } from '../../../../domain/feed/feed-views.ts';
import type { FieldFormat } from '../../../../domain/feed/fields/field-format.ts';
import { shownFieldsOf } from '../../../../domain/feed/fields/fields-of.ts';

/** The format of a column's values, which determines alignment, font and tooltips. */
export type ColumnKind = 'time' | 'decimal' | 'count' | 'code' | 'text' | 'flags' | 'boolean';

export type Column = {
  /** The column name of the spec (B 3), which is the row's key on the wire. */
  readonly field: string;
  /** The header, in plain words. */
  readonly name: string;
  /** The meaning in the regulation. */
  readonly help: string;
  readonly kind: ColumnKind;
  /** The least width, in pixels, at which its usual values are not cut. */
  readonly width: number;
  /** The least width in a narrow grid, whose cells have less padding. */
  readonly narrow?: number;
  readonly side?: 'bid' | 'ask';
};

const kindOf: Readonly<Record<FieldFormat['kind'], ColumnKind>> = {
  time: 'time',
  price: 'decimal',
  decimal: 'decimal',
  count: 'count',
  boolean: 'boolean',
  flags: 'flags',
  choice: 'code',
  code: 'code',
  currency: 'code',
  mic: 'code',
  text: 'text',
};

/** The column set of a view, in the order of B 3. */
export const columnSetOf = (
  viewId: KnownViewId,
  record: Pick<FeedRecord, 'VenueLocation' | 'AssetClass'>,
): readonly Column[] =>
  shownFieldsOf(viewId, isUkShare(record.AssetClass, record.VenueLocation)).map(
    ({ field, shown: { place: _, caption, ...shown } }) => ({
      field: field.name,
      name: caption,
      kind: kindOf[field.format.kind],
      ...shown,
    }),
  );
