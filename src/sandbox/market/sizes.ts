import type { Kind } from './profiles.ts';
import type { Chance } from './random.ts';

/** The number that a size is rounded to: shares often trade in tens and hundreds, everything else in round amounts. */
function stepOf({ lot }: Kind, lots: number, chance: Chance): number {
  if (lot === 1 && chance.in100(40)) return 1;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(lots)) - 1);
  return lots < 10 ? 1 : 5 * power;
}

/** The size of a trade or an order in lots: small ones are usual, and large ones rare. */
export function lotsOf(kind: Kind, chance: Chance): number {
  const [least, most] = kind.lots;
  const lots = least * (most / least) ** (chance.next() * Math.sqrt(chance.next()));
  const step = stepOf(kind, lots, chance);
  return Math.max(least, Math.round(lots / step) * step);
}

/** Whether a size is among the largest of its kind, whose publication may be deferred. */
export const isLarge = ({ lots: [least, most] }: Kind, lots: number): boolean =>
  lots >= least * (most / least) ** 0.8;
