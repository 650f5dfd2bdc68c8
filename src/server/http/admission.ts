import type { FastifyInstance, FastifyRequest } from 'fastify';
import { waitInWords } from '../../domain/format/durations.ts';
import { networkOf } from '../../domain/network-of.ts';
import { NoTurn, type Requester } from '../../platform/turns.ts';
import type { CallTurns } from './call-turns.ts';
import { Refusal, unavailableMessage } from './refusal.ts';

const retryAfter = 5;
const tooManyCalls = `Too many of your requests are still being answered. Please try again in ${waitInWords(retryAfter)}.`;

/** What a refused turn means to the caller. */
export function turnRefusal(error: unknown): unknown {
  if (!(error instanceof NoTurn)) return error;
  return error.isOwn
    ? new Refusal('too-many-requests', tooManyCalls, { retryAfter })
    : new Refusal('unavailable', unavailableMessage, { retryAfter });
}

/** Whose call it is: the account's, of which each key is a part, else the network's. */
function requesterOf({ session, keyId, ip }: FastifyRequest): Requester {
  if (session === null) return { caller: `network ${networkOf(ip)}` };
  return { caller: `account ${session.accountId}`, ...(keyId === null ? {} : { part: keyId }) };
}

/**
 * Makes calls take turns by their callers before they reach the database: whoever has many calls waits for none but
 * their own. A turn is held until the answer has been made, not until it has been sent, and also for a caller who has
 * gone: the database goes on with the statement. Needs the session before it.
 */
export function addAdmission(app: FastifyInstance, turnsOf: CallTurns): void {
  app.decorateRequest('leave', null);
  app.decorateRequest('inTurn', null);
  // After a call was checked for its limits and its body has been read: what is refused takes no turn, and neither
  // does what is still on its way.
  app.addHook('preHandler', async (request, reply) => {
    const { operationId } = request.routeOptions.config;
    const found = operationId === undefined || request.isHidden ? null : turnsOf(operationId, request.query);
    if (found === null) return;
    const { turns, isOfMaking } = found;
    const from = requesterOf(request);
    if (isOfMaking) {
      // Others may wait for the answer: neither the caller's other calls nor their leaving concern it.
      const maker = { caller: `answers of ${operationId}`, part: from.caller };
      request.inTurn = async (work) => {
        const leave = await turns.acquire(maker).catch((error: unknown) => {
          throw turnRefusal(error);
        });
        try {
          return await work();
        } finally {
          leave();
        }
      };
      return;
    }
    const gone = new AbortController();
    reply.raw.once('close', () => {
      // A call that has been answered is no longer waiting, and an abort is not cheap.
      if (!reply.raw.writableFinished) gone.abort();
    });
    // Whoever left while their session was looked up is not heard to leave.
    if (reply.raw.destroyed) gone.abort();
    request.inTurn = async (work) => {
      const leave = await turns.acquireAlways(from, gone.signal);
      try {
        return await work();
      } finally {
        leave();
      }
    };
    try {
      request.leave = await turns.acquire(from, gone.signal);
    } catch (error) {
      if (!gone.signal.aborted) throw turnRefusal(error);
      // The client has gone.
      reply.hijack();
      return;
    }
    // It may have ended meanwhile; the access rule is applied again to what is found.
    await request.renewSession?.();
  });
  // Where something else fails as an answer is sent, no later hook of sending runs.
  for (const end of ['onError', 'onSend'] as const)
    app.addHook(end, async (request: FastifyRequest) => request.leave?.());
}

/** Does a part of an answer that is sent while it is made, in the caller's turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** For whoever need not wait for a turn. */
export const atOnce: InTurn = (work) => work();

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface FastifyRequest {
    /** Ends the call's turn; null if it has none. */
    leave: (() => void) | null;
    inTurn: InTurn | null;
  }
}
