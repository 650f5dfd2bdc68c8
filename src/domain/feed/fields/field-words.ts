import { orderSystems } from '../data-types.ts';
import type { OrderField, TradeField } from './feed-field.ts';
import { formatWords } from './field-format.ts';
import type { FileField } from './file-fields.ts';
import { regimes } from './regimes.ts';

/** How a field is written in files, in words: `decimal: 18 digits, 13 after the point`. */
export const writtenWords = ({ format, guide }: FileField): string =>
  `${formatWords(format)}${guide.format ?? ''}`;

/** Which lines have the field, in words. */
export const scopeWords = (field: FileField): string => `${scopeOf(field)}${field.guide.applies ?? ''}`;

function scopeOf(field: FileField | TradeField | OrderField): string {
  if ('regime' in field) return regimes[field.regime].words;
  return 'systems' in field && field.systems.length < orderSystems.length ? field.systems.join(', ') : 'all';
}
