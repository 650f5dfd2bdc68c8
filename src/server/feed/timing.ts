import type { Timing } from '../../domain/feed/timing.ts';
import type { DataKind, Rights } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import { type CutOff, cutOffNow } from './cut-off.ts';

/** What a reader sees of several venues in one list. */
export type Timed = {
  /** One for all its rows. */
  readonly cutOff: CutOff;
  /** Operating MICs of the venues whose rows it has; none if the rights give nothing at this timing. */
  readonly venues: readonly string[];
};

/**
 * The venues and the cut-off of a list at this timing. A venue with a live right is in the delayed list too, as of its
 * cut-off; only such venues are in the live one.
 *
 * @param venues operating MICs to choose from
 */
export function timingOf(
  rights: Rights,
  timing: Timing,
  kind: DataKind,
  venues: readonly string[],
  clock: BusinessClock,
): Timed {
  const isDelayed = timing === 'delayed';
  const isCovered = (venueMic: string): boolean => {
    const level = rights.restricted ? null : rights.levelOf(venueMic, kind);
    return isDelayed ? level !== null : level === 'realtime';
  };
  return { cutOff: cutOffNow(isDelayed, clock), venues: venues.filter(isCovered) };
}
