import type { FeedRecord } from '../../../../domain/feed/feed-record.ts';
import type { KnownViewId } from '../../../../domain/feed/feed-views.ts';
import type { FieldFormat } from '../../../../domain/feed/fields/field-format.ts';
import { fieldsOfView, shownFieldsOf } from '../../../../domain/feed/fields/fields-of.ts';

/** How a column's values are written: what is right-aligned, what is monospace, what has a tooltip. */
export type ColumnKind = 'time' | 'decimal' | 'count' | 'code' | 'text' | 'flags' | 'boolean';

export type Column = {
  /** The column name of the spec (B 3), which is the row's key on the wire. */
  readonly field: string;
  /** The header, in plain words. */
  readonly name: string;
  /** What the regulation means by it. */
  readonly help: string;
  readonly kind: ColumnKind;
  /** The least width, in pixels, at which its usual values are not cut. */
  readonly width: number;
  /** The same where the whole grid is narrow and its cells have less air. */
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

const columnsOf = (viewId: KnownViewId, isUkShare: boolean): readonly Column[] =>
  shownFieldsOf(viewId, isUkShare).map(({ field, shown: { place: _, caption, ...shown } }) => ({
    field: field.name,
    name: caption,
    kind: kindOf[field.format.kind],
    ...shown,
  }));

/** The column set of a view, in the order of B 3. */
export function columnSetOf(
  viewId: KnownViewId,
  { VenueLocation, AssetClass }: Pick<FeedRecord, 'VenueLocation' | 'AssetClass'>,
): readonly Column[] {
  return columnsOf(viewId, VenueLocation === 'UK' && AssetClass === 'Equity & Equity-like');
}

/** What an export of the view has behind its columns, which the grid shows otherwise. */
export const columnsOnlyExported = (viewId: KnownViewId): readonly Pick<Column, 'field' | 'kind'>[] =>
  fieldsOfView(viewId)
    .filter(({ undrawn }) => undrawn?.[viewId] === 'exported')
    .map(({ name, format }) => ({ field: name, kind: kindOf[format.kind] }));
