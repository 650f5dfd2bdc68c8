import { realTimeFlags } from '../venues/venue-options.ts';
import { type Day, firstOfNextMonth } from './calendar.ts';
import type { Selected } from './prices.ts';

export type FlagKind = 'orders' | 'trades';

/** Real-time orders or real-time trades of one venue: the unit that is charged for (B 9). */
export type Flag = {
  /** MIC of the venue. */
  readonly venue: string;
  readonly kind: FlagKind;
};

/** A flag that an account has. */
export interface HeldFlag extends Flag {
  /** Business day of its latest swap; null: it is where it was bought. */
  readonly movedOn: Day | null;
}

/** What happens to an account's flags when others are wanted. */
export type FlagPlan<Held extends HeldFlag> = {
  readonly kept: readonly Held[];
  /** Swaps: a paid flag moves to another venue or kind, free of charge. */
  readonly moves: readonly { readonly flag: Held; readonly to: Flag }[];
  readonly removed: readonly Held[];
  /** Flags that have to be paid for. */
  readonly added: readonly Flag[];
  /** Swaps not possible yet: such a flag was already swapped in this calendar month. */
  readonly refused: readonly { readonly flag: Held; readonly to: Flag; readonly movableFrom: Day }[];
};

/** The flags of a selection, by venue, orders first. */
export function flagsIn(selected: Selected<string>): readonly Flag[] {
  return [...selected]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([venue, options]): Flag[] => {
      if (realTimeFlags(options) === 0) return [];
      return [
        ...(options.isRealOrders ? [{ venue, kind: 'orders' } as const] : []),
        ...(options.isRealTraders ? [{ venue, kind: 'trades' } as const] : []),
      ];
    });
}

/** Whether two are the same kind of real-time data of the same venue. */
export function isSameFlag(one: Flag, other: Flag): boolean {
  return one.venue === other.venue && one.kind === other.kind;
}

/** The first day on which a flag can be swapped; null: today. A flag is swapped at most once per calendar month. */
export function movableFrom(flag: HeldFlag, today: Day): Day | null {
  if (flag.movedOn === null || flag.movedOn.slice(0, 7) < today.slice(0, 7)) return null;
  return firstOfNextMonth(flag.movedOn);
}

/**
 * Takes an element out of a list, preferably one of the same venue: only its kind changes, which is the smaller swap.
 */
function take<Taken extends Flag>(from: Taken[], to: Flag): Taken | null {
  const near = from.findIndex(({ venue }) => venue === to.venue);
  return from.splice(Math.max(near, 0), 1)[0] ?? null;
}

/**
 * Matches an account's flags with those wanted. As many flags as are given up are free elsewhere (the price is for
 * flags added less flags removed), each once per calendar month.
 *
 * @param today business day
 */
export function planFlags<Held extends HeldFlag>(
  held: readonly Held[],
  wanted: Selected<string>,
  today: Day,
): FlagPlan<Held> {
  const asked = flagsIn(wanted);
  const kept = held.filter((flag) => asked.some((one) => isSameFlag(one, flag)));
  const gone = held.filter((flag) => !kept.includes(flag));
  const fresh = asked.filter((flag) => !kept.some((one) => isSameFlag(one, flag)));
  const movable = gone.filter((flag) => movableFrom(flag, today) === null);
  const stuck = gone.filter((flag) => !movable.includes(flag));
  const added = [...fresh];
  const moves: { flag: Held; to: Flag }[] = [];
  const refused: { flag: Held; to: Flag; movableFrom: Day }[] = [];
  // Flags whose venue stays are matched first.
  const nearFirst = [...fresh].sort(
    (one, other) => Number(isNear(movable, other)) - Number(isNear(movable, one)),
  );
  for (const to of nearFirst) {
    const flag = take(movable, to) ?? take(stuck, to);
    if (flag === null) break;
    added.splice(added.indexOf(to), 1);
    const from = movableFrom(flag, today);
    if (from === null) moves.push({ flag, to });
    else refused.push({ flag, to, movableFrom: from });
  }
  return { kept, moves, removed: [...movable, ...stuck], added, refused };
}

const isNear = (flags: readonly Flag[], to: Flag): boolean => flags.some(({ venue }) => venue === to.venue);
