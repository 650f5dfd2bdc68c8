import type { DataType } from '../../domain/feed/data-types.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { BusinessClock, Clock } from '../clock.ts';
import { segmentSilence } from '../condition/segment-silence.ts';
import type { CutOff } from '../feed/cut-off.ts';
import { type AlertOfEvent, recordEvent } from './record-event.ts';

export type SilenceAlert = AlertOfEvent & {
  readonly data_type: DataType;
  readonly segment_mic: string;
  /** Start of the silence that was reported and is not over, in the wire's format; null if there is none. */
  readonly silent_since: string | null;
  readonly since_opening: boolean | null;
};

type Dependencies = { readonly pool: Database; readonly clock: BusinessClock; readonly securityClock: Clock };

/**
 * Checks whether the segment of an alert is silent, as far as its reader may know. Each silence is reported once when
 * it begins and once when it ends. The caller's transaction has locked the alert.
 *
 * @returns the number of silences that began
 */
export async function judgeSilence(
  client: Transaction,
  alert: SilenceAlert,
  venue: string,
  cutOff: CutOff,
  deps: Dependencies,
): Promise<number> {
  const { account_id, id, segment_mic: segment, data_type, silent_since, since_opening } = alert;
  const now = await segmentSilence(deps.pool, data_type, { venue, segment }, cutOff);
  const { SilentSince, SinceOpening, ExpectedEvery, IsTrading, AsOf } = now;
  // A later start means another silence: rows came in between.
  const isSame = silent_since !== null && SilentSince !== null && SilentSince <= silent_since;
  if (isSame || (silent_since === null && SilentSince === null)) return 0;
  const segmentFacts = { segment, expectedEvery: ExpectedEvery, isTrading: IsTrading };
  if (silent_since !== null) {
    const silence = {
      ...segmentFacts,
      since: silent_since,
      sinceOpening: since_opening === true,
      endedAt: SilentSince ?? AsOf,
    };
    await recordEvent(client, alert, { kind: 'silenceOver', found: '0', silence }, deps);
  }
  await client.query(
    'UPDATE view_alerts SET silent_since = $3, since_opening = $4 WHERE account_id = $1 AND id = $2',
    [account_id, id, SilentSince, SilentSince === null ? null : SinceOpening],
  );
  if (SilentSince === null) return 0;
  const silence = { ...segmentFacts, since: SilentSince, sinceOpening: SinceOpening, endedAt: null };
  await recordEvent(client, alert, { kind: 'silent', found: '1', silence }, deps);
  return 1;
}
