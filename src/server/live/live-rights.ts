import type { StreamEnded } from '../../contract/generated/types.ts';
import type { DataType } from '../../domain/feed/data-types.ts';
import type { Database } from '../../platform/database/database.ts';
import { rightsOfAll } from '../accounts/rights.ts';
import { isKeySession, type KeyAccess } from '../api-keys/key-access.ts';
import type { BusinessClock } from '../clock.ts';
import { cutOffOf } from '../feed/cut-off.ts';
import type { Sessions } from '../sessions/sessions.ts';

export type EndReason = StreamEnded['reason'];

/** A reader, what it follows, and with which right. */
export type Follower = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly venueMic: string;
  readonly dataType: DataType;
  readonly isDelayed: boolean;
};

export type LiveRightsDeps = {
  readonly pool: Database;
  readonly sessions: Pick<Sessions, 'living'>;
  readonly keys: Pick<KeyAccess, 'ended'>;
  readonly clock: BusinessClock;
  readonly noPaymentMode: boolean;
};

/** Decides for many readers at once, with three queries, who may no longer follow, and why. */
export async function endedRights<Each extends Follower>(
  { pool, sessions, keys, clock, noPaymentMode }: LiveRightsDeps,
  followers: readonly Each[],
): Promise<ReadonlyMap<Each, EndReason>> {
  if (followers.length === 0) return new Map();
  const accounts = [...new Set(followers.map(({ accountId }) => accountId))];
  const [living, endedKeys, rights] = await Promise.all([
    sessions.living(followers.map(({ sessionId }) => sessionId)),
    keys.ended(followers.map(({ sessionId }) => sessionId)),
    rightsOfAll(pool, accounts, clock.now(), noPaymentMode),
  ]);
  const reasonOf = (each: Each): EndReason | null => {
    const held = rights.get(each.accountId);
    if (isKeySession(each.sessionId)) {
      if (!held) return 'accountRemoved';
      const end = endedKeys.get(each.sessionId);
      if (end) return end;
    } else if (!held || !living.has(each.sessionId)) return 'signedOut';
    const cutOff = cutOffOf(held, each.venueMic, each.dataType, clock);
    if (cutOff === null) return 'rightLost';
    return cutOff.isDelayed === each.isDelayed ? null : 'rightChanged';
  };
  const ended = new Map<Each, EndReason>();
  for (const each of followers) {
    const reason = reasonOf(each);
    if (reason !== null) ended.set(each, reason);
  }
  return ended;
}
