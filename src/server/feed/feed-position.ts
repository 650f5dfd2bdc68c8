import { createSeal, type Seal, type Secrets } from '../../platform/seal.ts';
import { Refusal } from '../http/refusal.ts';
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

/**
 * Encrypts positions: the ids in them tell how much has arrived. The same position gives the same text, so that a page
 * with the same tag is the same.
 */
export const createPositionSeal = (secrets: string | Secrets): Seal =>
  createSeal(secrets, 'server feed positions', true);

const scopeOf = ({ found, segment, view }: FeedSource): readonly string[] => [
  found.code,
  segment,
  view.viewType,
];

const notOfThisView =
  'This position is not one of this view: load the view, and go on from the position it answers.';

/** A position as text. It grants nothing: whoever presents it sees what they may see. */
export function sealPosition({ seal }: Seal, source: FeedSource, position: FeedPosition): string {
  const { isDelayed, at, id } = position;
  const facts = [...scopeOf(source), isDelayed ? 'delayed' : 'live', at, id];
  return seal(JSON.stringify(facts)).toString('base64url');
}

/**
 * The position in a text.
 * @param field the parameter or header that it came in
 * @throws Refusal 400 naming it if the position was changed or belongs to another view
 */
export function openPosition({ open }: Seal, source: FeedSource, text: string, field: string): FeedPosition {
  const bytes = Buffer.from(text, 'base64url');
  // The second check refuses other encodings of the same bytes.
  const facts = bytes.toString('base64url') === text ? open(bytes) : null;
  const known: unknown = facts === null ? null : JSON.parse(facts);
  const scope = scopeOf(source);
  if (Array.isArray(known) && scope.every((part, at) => known[at] === part)) {
    const [level, at, id] = known.slice(scope.length).map(String);
    if (at !== undefined && id !== undefined) return { isDelayed: level === 'delayed', at, id };
  }
  throw new Refusal('invalid-request', notOfThisView, { fields: { [field]: [notOfThisView] } });
}
