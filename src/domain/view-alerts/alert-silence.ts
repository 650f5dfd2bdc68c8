import { silenceText } from '../feed/silence-words.ts';

/** A silence that an alert reports; times are UTC, whole minutes. */
export type AlertSilence = {
  readonly segment: string;
  readonly since: string;
  readonly sinceOpening: boolean;
  /** In minutes. */
  readonly expectedEvery: number | null;
  /** When it ended; null while it lasts. */
  readonly endedAt: string | null;
  /** Whether rows ended it, rather than the end of trading. */
  readonly isTrading: boolean;
};

/** A silence in one line of an alert. */
export function alertSilenceText(silence: AlertSilence): string {
  const { segment, since, sinceOpening, expectedEvery, endedAt, isTrading } = silence;
  if (endedAt !== null && !isTrading)
    return `Trading on ${segment} has ended; no new row arrived from ${since.slice(11, 16)} to ${endedAt.slice(11, 16)} UTC.`;
  const told = {
    AsOf: since,
    IsTrading: true,
    ExpectedEvery: expectedEvery,
    SilentSince: since,
    SinceOpening: sinceOpening,
  };
  return silenceText(segment, told, endedAt === null ? null : { since, at: endedAt }) ?? '';
}
