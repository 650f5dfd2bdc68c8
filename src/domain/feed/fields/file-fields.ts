import type { DataType } from '../data-types.ts';
import type { FeedField, FieldGuide } from './feed-field.ts';
import { fieldsOf } from './fields-of.ts';
import { INSTRUMENT_FIELDS, SEGMENT_FIELD } from './instrument-fields.ts';

/** A field that files have. */
export type FileField = FeedField & { readonly guide: FieldGuide };

const isInFiles = (field: FeedField): field is FileField => field.guide !== null;

function fileFields(dataType: DataType): readonly FileField[] {
  const fields: readonly FeedField[] = [...INSTRUMENT_FIELDS, SEGMENT_FIELD, ...fieldsOf(dataType)];
  return fields.filter(isInFiles);
}

/** Every field a line of a file may hold, in the order of the columns: of files taken and of files published. */
export const FILE_FIELDS: Readonly<Record<DataType, readonly FileField[]>> = {
  order: fileFields('order'),
  trade: fileFields('trade'),
};

const namesOf = (fields: readonly FeedField[]): readonly string[] => fields.map(({ name }) => name);

/** The names of those fields. */
export const FILE_COLUMNS: Readonly<Record<DataType, readonly string[]>> = {
  order: namesOf(FILE_FIELDS.order),
  trade: namesOf(FILE_FIELDS.trade),
};

/** The names of those without which a file cannot be one of orders or of trades. */
export const requiredColumns = (dataType: DataType): readonly string[] =>
  namesOf(FILE_FIELDS[dataType].filter(({ isRequired }) => isRequired));
