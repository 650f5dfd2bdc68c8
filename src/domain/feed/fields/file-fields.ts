import type { DataType } from '../data-types.ts';
import type { FeedField, FieldGuide } from './feed-field.ts';
import { fieldsOf } from './fields-of.ts';
import { instrumentFields, segmentField } from './instrument-fields.ts';

/** A field in files. */
export type FileField = FeedField & { readonly guide: FieldGuide };

const isInFiles = (field: FeedField): field is FileField => field.guide !== null;

function fileFields(dataType: DataType): readonly FileField[] {
  const fields: readonly FeedField[] = [...instrumentFields, segmentField, ...fieldsOf(dataType)];
  return fields.filter(isInFiles);
}

/** Every field that a line of a file may have, in the order of the columns, in files taken in and in published ones. */
export const publishedFields: Readonly<Record<DataType, readonly FileField[]>> = {
  order: fileFields('order'),
  trade: fileFields('trade'),
};

const namesOf = (fields: readonly FeedField[]): readonly string[] => fields.map(({ name }) => name);

/** The names of those fields. */
export const fileColumns: Readonly<Record<DataType, readonly string[]>> = {
  order: namesOf(publishedFields.order),
  trade: namesOf(publishedFields.trade),
};

/** The names of the fields without which a file is not one of orders or of trades. */
export const requiredColumns = (dataType: DataType): readonly string[] =>
  namesOf(publishedFields[dataType].filter(({ isRequired }) => isRequired));
