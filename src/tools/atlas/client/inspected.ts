import { leavesOf, type ToldMoment } from '../../../portal/inspect/told-moment.ts';
import { isTold } from './recording.ts';

/**
 * A moment in the words of Stately's inspector, as a portal's tab with `?inspect` sends it; null where it is none. Its
 * actor event says the same as the snapshot that comes after it.
 */
export function inspectedIn(data: unknown): ToldMoment | null {
  const { type, sessionId, createdAt, event, snapshot } = Object(data);
  if (type !== '@xstate.snapshot') return null;
  const [flow, actor, tab] = String(sessionId).split(' ');
  const { value, context, status } = Object(snapshot);
  const moment = { tab, actor, flow, at: Number(createdAt), event, leaves: leavesOf(value), context, status };
  return isTold(moment) ? moment : null;
}
