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
};

/** A time during which a right was held. */
export type RightSpan = {
  readonly right: 'delayed' | 'live';
  readonly from: Day;
  /** The last day; null: no end is known. */
  readonly to: Day | null;
  /** What ended it before its time; null: nothing did. */
  readonly endedBy: string | null;
};

/** What was held of a kind of data of a venue. */
export type VenueRights = {
  readonly venue: string;
  readonly kind: 'orders' | 'trades';
  readonly spans: readonly RightSpan[];
};

const endings = ['lost', 'refunded', 'reversed', 'removed'];

const isData = (right: string): right is RightSpan['right'] => right === 'delayed' || right === 'live';

/**
 * When rights to data were held, venue by venue.
 *
 * @param changes oldest first
 */
export function rightSpans(changes: readonly RightChange[]): readonly VenueRights[] {
  const rows = new Map<string, { venue: string; kind: VenueRights['kind']; spans: RightSpan[] }>();
  for (const { At, Right, Venue, Kind, Change, StartsOn, EndsOn } of changes) {
    if (!isData(Right) || Venue === null || Kind === null) continue;
    const key = `${Venue} ${Kind}`;
    const row = rows.get(key) ?? { venue: Venue, kind: Kind === 'order' ? 'orders' : 'trades', spans: [] };
    rows.set(key, row);
    const day = At.slice(0, 10);
    const at = row.spans.findLastIndex(({ right, endedBy }) => right === Right && endedBy === null);
    const last = row.spans[at];
    if (endings.includes(Change)) {
      if (last)
        row.spans[at] = { ...last, to: last.to !== null && last.to < day ? last.to : day, endedBy: Change };
    } else if (Change === 'gained' || !last) {
      row.spans.push({ right: Right, from: StartsOn ?? day, to: EndsOn, endedBy: null });
    } else row.spans[at] = { ...last, to: EndsOn };
  }
  return [...rows.values()].sort((one, other) =>
    `${one.venue} ${one.kind}` < `${other.venue} ${other.kind}` ? -1 : 1,
  );
}
