import type { CursorSeal } from './cursor.ts';
import type { FeedSource } from './feed-source.ts';

/**
 * A reader's position in a source: all rows with at most this id that were published up to this time have been seen.
 * Ids rise in the order of commits, so whatever arrives later has a higher id, even if it was published long before.
 */
export type FeedPosition = {
  /** Whether it was reached without the right to live data. */
  readonly isDelayed: boolean;
  /** Inclusive, UTC, with all six digits of its second. */
  readonly at: string;
  readonly id: string;
};

const scopeOf = ({ found, segment, view }: FeedSource): readonly string[] => [
  'position',
  found.code,
  segment,
  view.viewType,
];

const notOfThisView =
  'This position is not one of this view: load the view, and go on from the position it answers.';

/** A position as text. It grants nothing: whoever presents it sees what they may see. */
export function sealPosition(seal: CursorSeal, source: FeedSource, position: FeedPosition): string {
  const { isDelayed, at, id } = position;
  return seal.seal(scopeOf(source), [isDelayed ? 'delayed' : 'live', at, id]);
}

/**
 * The position in a text.
 * @param field the parameter or header that it came in
 * @throws Refusal 400 naming it if the position was changed or belongs to another view
 */
export function openPosition(
  seal: CursorSeal,
  source: FeedSource,
  text: string,
  field: string,
): FeedPosition {
  const [level, at = '', id = ''] = seal.open(scopeOf(source), text, { field, message: notOfThisView });
  return { isDelayed: level === 'delayed', at, id };
}
