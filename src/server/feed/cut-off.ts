import { openDelayMinutes } from '../../domain/feed/open-data.ts';
import { timestampAt } from '../../domain/timestamps.ts';
import type { DataKind, Rights } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';

const delayMs = openDelayMinutes * 60_000;

/** The time up to which a reader may see what a venue published. */
export type CutOff = {
  /** Inclusive, UTC, with all six digits of its second. */
  readonly at: string;
  readonly isDelayed: boolean;
};

/** For a venue outside the reader's rights: what is published there gets the same answer as what does not exist. */
export const nothingYet: CutOff = { at: '-infinity', isDelayed: true };

/** The cut-off that these rights give for a venue and kind of data; null if the venue must not be shown at all. */
export function cutOffOf(
  rights: Rights,
  venueMic: string,
  kind: DataKind,
  clock: BusinessClock,
): CutOff | null {
  const level = rights.restricted ? null : rights.levelOf(venueMic, kind);
  if (level === null) return null;
  return cutOffNow(level !== 'realtime', clock);
}

/** The cut-off of live data, or of delayed data. */
export function cutOffNow(isDelayed: boolean, clock: BusinessClock): CutOff {
  const at = new Date(clock.now().getTime() - (isDelayed ? delayMs : 0));
  return { at: timestampAt(at), isDelayed };
}
