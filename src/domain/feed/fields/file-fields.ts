import type { DataType } from '../data-types.ts';
import type { FeedField, FieldGuide } from './feed-field.ts';
import { fieldsOf } from './fields-of.ts';
import { instrumentFields, segmentField } from './instrument-fields.ts';

/** A field in files. */
export type FileField = FeedField & { readonly guide: FieldGuide };

/** Whether the field is in files, and so has an entry in the guide. */
export const isInFiles = (field: FeedField): field is FileField => field.guide !== null;

function fileFields(dataType: DataType): readonly FileField[] {
  const fields: readonly FeedField[] = [...instrumentFields, segmentField, ...fieldsOf(dataType)];
  return fields.filter(isInFiles);
}

/** Every field that a line of a file may have, in the order of the columns, in files taken in and in published ones. */
export const publishedFields: Readonly<Record<DataType, readonly FileField[]>> = {
  order: fileFields('order'),
  trade: fileFields('trade'),
};

const describing: readonly FeedField[] = [...instrumentFields, segmentField];

/** The fields of both kinds of files that describe the instrument and the segment. */
export const instrumentColumns: readonly FileField[] = publishedFields.trade.filter((field) =>
  describing.includes(field),
);

const ownFields = (dataType: DataType): readonly FileField[] =>
  publishedFields[dataType].filter((field) => !describing.includes(field));

/** The other fields of each kind. */
export const ownColumns: Readonly<Record<DataType, readonly FileField[]>> = {
  order: ownFields('order'),
  trade: ownFields('trade'),
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
