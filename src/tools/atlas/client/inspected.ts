import { leavesOf, type ToldMoment } from '../../../portal/inspect/told-moment.ts';
import { isTold } from './recording.ts';

/**
 * Reads a moment from a message in the format of Stately's inspector, which a tab of the portal with `?inspect` sends;
 * null if it is not one. Actor messages are ignored, since a snapshot with the same content follows.
 */
export function inspectedIn(data: unknown): ToldMoment | null {
  const { type, sessionId, createdAt, event, snapshot } = Object(data);
  if (type !== '@xstate.snapshot') return null;
  const [flow, actor, tab] = String(sessionId).split(' ');
  const { value, context, status } = Object(snapshot);
  const moment = { tab, actor, flow, at: Number(createdAt), event, leaves: leavesOf(value), context, status };
  return isTold(moment) ? moment : null;
}
