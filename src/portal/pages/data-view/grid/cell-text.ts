import type { FeedValue } from '../../../../domain/feed/feed-record.ts';
import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import { utcTimestamp } from '../../../../domain/format/timestamps.ts';
import { clearedText, joinedFlags } from '../../../../domain/format/trade-texts.ts';
import type { ColumnKind } from './column-sets.ts';

const plain = (value: FeedValue): string | null =>
  value === null || typeof value === 'boolean' || typeof value === 'object' || value === ''
    ? null
    : String(value);

/** A value as shown in its cell; null if nothing is to be shown (absent, invalid, of another kind). Source: B 3. */
export function cellText(kind: ColumnKind, value: FeedValue | undefined): string | null {
  if (value === undefined || value === null) return null;
  switch (kind) {
    case 'time':
      return typeof value === 'string' ? utcTimestamp(value) : null;
    case 'decimal':
    case 'count': {
      const text = plain(value);
      return groupedDecimal(text) ?? text;
    }
    case 'flags':
      return Array.isArray(value) ? joinedFlags(value) : null;
    case 'boolean':
      return clearedText(value);
    case 'code':
    case 'text':
      return plain(value);
  }
}
