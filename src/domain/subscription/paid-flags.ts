import { realTimeFlags } from '../venues/venue-options.ts';
import { type Day, firstOfNextMonth } from './calendar.ts';
import type { Selected } from './prices.ts';

export type FlagKind = 'orders' | 'trades';

/** Real-time orders or real-time trades of one venue: what is charged for (B 9). */
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

/** What becomes of an account's flags when other ones are wanted. */
export type FlagPlan<Held extends HeldFlag> = {
  readonly kept: readonly Held[];
  /** Swaps: a paid flag goes on at another venue or kind, for nothing. */
  readonly moves: readonly { readonly flag: Held; readonly to: Flag }[];
  readonly removed: readonly Held[];
  /** What has to be paid for. */
  readonly added: readonly Flag[];
  /** Swaps that are not possible yet: such a flag was swapped in this calendar month already. */
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

/** Whether two are real-time data of the same kind of the same venue. */
export function isSameFlag(one: Flag, other: Flag): boolean {
  return one.venue === other.venue && one.kind === other.kind;
}

/** The first day on which a flag can be swapped; null: today. A flag is swapped once a calendar month at most. */
export function movableFrom(flag: HeldFlag, today: Day): Day | null {
  if (flag.movedOn === null || flag.movedOn.slice(0, 7) < today.slice(0, 7)) return null;
  return firstOfNextMonth(flag.movedOn);
}

/** Takes an element out of a list, one of the same venue first: its kind changes, which is the smaller swap. */
function take<Taken extends Flag>(from: Taken[], to: Flag): Taken | null {
  const near = from.findIndex(({ venue }) => venue === to.venue);
  return from.splice(Math.max(near, 0), 1)[0] ?? null;
}

/**
 * Pairs what an account has with what is wanted. As many flags as are given up can be had elsewhere for nothing (the
 * price is for flags added less flags removed), each once a calendar month.
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
  // Those whose venue stays choose first.
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
