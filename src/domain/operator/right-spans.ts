import type { Day } from '../subscription/calendar.ts';

/** A change of a right, as the log of rights has it. */
export type RightChange = {
  readonly At: string;
  readonly Right: string;
  readonly Venue: string | null;
  readonly Kind: string | null;
  readonly Change: string;
  readonly StartsOn: Day | null;
  readonly EndsOn: Day | null;
  /** What pays for it; null: it was given free of charge. */
  readonly Purchase: string | null;
};

/** A time during which a right was held. */
export type RightSpan = {
  readonly right: 'delayed' | 'live';
  readonly from: Day;
  /** The last day; null: no end is known. */
  readonly to: Day | null;
  /** What ended it before its time; null: nothing did. */
  readonly endedBy: string | null;
  readonly isPaid: boolean;
};

/** What was held of a kind of data of a venue. */
export type VenueRights = {
  readonly venue: string;
  readonly kind: 'orders' | 'trades';
  readonly spans: readonly RightSpan[];
};

const endings = ['lost', 'refunded', 'reversed', 'disputed', 'removed'];

const isData = (right: string): right is RightSpan['right'] => right === 'delayed' || right === 'live';

/** Whether the right to download files by slices is held. @param changes oldest first */
export const hasSlices = (changes: readonly Pick<RightChange, 'Right' | 'Change'>[]): boolean =>
  changes.findLast(({ Right }) => Right === 'slice')?.Change === 'gained';

/**
 * When rights to data were held, venue by venue.
 *
 * @param changes oldest first
 */
export function rightSpans(changes: readonly RightChange[]): readonly VenueRights[] {
  const rows = new Map<string, { venue: string; kind: VenueRights['kind']; spans: RightSpan[] }>();
  for (const { At, Right, Venue, Kind, Change, StartsOn, EndsOn, Purchase } of changes) {
    if (!isData(Right) || Venue === null || Kind === null) continue;
    const key = `${Venue} ${Kind}`;
    const row = rows.get(key) ?? { venue: Venue, kind: Kind === 'order' ? 'orders' : 'trades', spans: [] };
    rows.set(key, row);
    const day = At.slice(0, 10);
    const isPaid = Purchase !== null;
    const at = row.spans.findLastIndex(
      (span) => span.right === Right && span.endedBy === null && span.isPaid === isPaid,
    );
    const last = row.spans[at];
    if (endings.includes(Change)) {
      if (last)
        row.spans[at] = { ...last, to: last.to !== null && last.to < day ? last.to : day, endedBy: Change };
    } else if (Change === 'gained' || !last) {
      row.spans.push({ right: Right, from: StartsOn ?? day, to: EndsOn, endedBy: null, isPaid });
    } else row.spans[at] = { ...last, to: EndsOn };
  }
  return [...rows.values()].sort((one, other) =>
    `${one.venue} ${one.kind}` < `${other.venue} ${other.kind}` ? -1 : 1,
  );
}
