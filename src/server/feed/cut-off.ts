import { openDelayMinutes } from '../../domain/feed/open-data.ts';
import type { DataKind, Rights } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';

const delayMs = openDelayMinutes * 60_000;

/** Up to when a reader may see what a venue published. */
export type CutOff = {
  /** Inclusive, UTC, with all six digits of its second. */
  readonly at: string;
  readonly isDelayed: boolean;
};

/** Of a venue that is not the reader's: what is published there answers as what is not there does. */
export const nothingYet: CutOff = { at: '-infinity', isDelayed: true };

/** The cut-off of these rights for a venue and kind of data; null when the venue is not to be shown at all. */
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
  return { at: at.toISOString().replace('Z', '000Z'), isDelayed };
}
