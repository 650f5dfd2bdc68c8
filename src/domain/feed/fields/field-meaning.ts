import type { KnownViewId } from '../feed-views.ts';
import type { FeedField } from './feed-field.ts';

/** The text of a field in the data format guide; empty for a field that is in no file. */
export const guideText = ({ guide }: FeedField): string =>
  guide ? `${guide.field}${guide.format ?? ''}${guide.applies ?? ''}.` : '';

/** The meaning of a field in some views: that of its column if it is the same in all, or else its text in the guide. */
export function meaningIn(field: FeedField, viewIds: readonly KnownViewId[]): string {
  const [help = '', ...others] = new Set(viewIds.flatMap((id) => field.shown?.[id]?.help ?? []));
  return help === '' || others.length > 0 ? guideText(field) : help;
}
