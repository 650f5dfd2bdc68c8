import { minutesInWords } from '../format/durations.ts';

/** The state of a segment, as the service reports it. Times are UTC. */
export type SegmentSilence = {
  readonly AsOf: string;
  readonly IsTrading: boolean;
  readonly ExpectedEvery: number | null;
  readonly SilentSince: string | null;
  readonly SinceOpening: boolean;
};

/** A silence that rows have ended: its first minute, and when its end was noticed. */
export type OverSilence = { readonly since: string; readonly at: string };

/** The silence that has ended according to the new state; null if none has, or trading has just ended. */
export function silenceOver(
  over: OverSilence | null,
  before: SegmentSilence | null,
  now: SegmentSilence,
): OverSilence | null {
  if (now.SilentSince !== null || !now.IsTrading) return null;
  if (before?.SilentSince) return { since: before.SilentSince, at: now.AsOf };
  return over;
}

const clock = (time: string): string => time.slice(11, 16);

/** The note in a view about the silence of its segment; null if there is none. */
export function silenceText(
  segment: string,
  told: SegmentSilence | null,
  over: OverSilence | null,
): string | null {
  if (over)
    return `Rows for ${segment} are arriving again: none arrived from ${clock(over.since)} to ${clock(over.at)} UTC.`;
  if (!told?.SilentSince || told.ExpectedEvery === null) return null;
  const since = `${told.SinceOpening ? `trading began at ${clock(told.SilentSince)}` : clock(told.SilentSince)} UTC`;
  return `No new row for ${segment} since ${since}; one is expected every ${minutesInWords(told.ExpectedEvery)}.`;
}
