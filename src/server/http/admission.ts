import type { FastifyInstance } from 'fastify';
import type { OperationId } from '../../contract/generated/operations.ts';
import { networkOf } from '../../domain/network-of.ts';
import { Refusal, unavailableMessage } from './refusal.ts';

/** Limits how many callers use a shared resource at once, such as the connections of a pool; the others queue. */
export type Admission = {
  /**
   * Waits for a slot.
   *
   * @param who callers with several requests waiting yield to others between two of them
   * @param gone aborted when the slot is no longer wanted; the promise then rejects
   * @returns releases the slot; safe to call twice
   * @throws Refusal 503 with Retry-After when too many wait, or after half a minute
   */
  readonly enter: (who: string, gone: AbortSignal) => Promise<() => void>;
};

const longestWaitMs = 30_000;
const retryAfter = 5;

/** @param most how many may wait */
export function createAdmission(places: number, most: number): Admission {
  let taken = 0;
  let waiting = 0;
  /** The waiting callers in the order of their turns, each with the functions that admit them. */
  const turns = new Map<string, Set<() => void>>();

  const leave = (who: string, letIn: () => void): void => {
    const own = turns.get(who);
    if (!own?.delete(letIn)) return;
    waiting -= 1;
    if (own.size === 0) turns.delete(who);
  };
  const placeOf = (): (() => void) => {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const [next] = turns;
      if (!next) {
        taken -= 1;
        return;
      }
      const [who, own] = next;
      const [letIn] = own;
      if (letIn) leave(who, letIn);
      // Their next turn comes after everybody else's.
      if (turns.delete(who)) turns.set(who, own);
      letIn?.();
    };
  };

  return {
    enter: async (who, gone) => {
      gone.throwIfAborted();
      if (taken < places) {
        taken += 1;
        return placeOf();
      }
      if (waiting >= most) throw new Refusal('unavailable', unavailableMessage, { retryAfter });
      return await new Promise((resolve, reject) => {
        const giveUp = (reason: unknown): void => {
          clearTimeout(timer);
          gone.removeEventListener('abort', onGone);
          leave(who, letIn);
          reject(reason);
        };
        const onGone = (): void => giveUp(gone.reason);
        const letIn = (): void => {
          clearTimeout(timer);
          gone.removeEventListener('abort', onGone);
          resolve(placeOf());
        };
        const timer = setTimeout(
          () => giveUp(new Refusal('unavailable', unavailableMessage, { retryAfter })),
          longestWaitMs,
        );
        gone.addEventListener('abort', onGone);
        const own = turns.get(who) ?? new Set();
        turns.set(who, own.add(letIn));
        waiting += 1;
      });
    },
  };
}

// The most frequent calls, answered with a few statements. A stream, a download or a call that waits for another
// service would hold its slot for long, and takes none.
const admitted: ReadonlySet<OperationId> = new Set([
  'listFeedVenues',
  'listFeedAssetClasses',
  'listFeedSubAssetClasses',
  'listFeedInstruments',
  'listFeedSegments',
  'listFeedOrderTypes',
  'findInstruments',
  'getFeedData',
  'getFeedSummary',
  'getFeedRow',
]);

/**
 * Queues feed calls before they reach the database: of a thousand half-finished calls, each would wait for a connection
 * behind all others, again and again. A slot is held until the answer has been made, not until it has been sent.
 */
export function addAdmission(app: FastifyInstance, admission: Admission): void {
  app.decorateRequest('leave', null);
  app.addHook('onRequest', async (request, reply) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined || !admitted.has(operationId)) return;
    const gone = new AbortController();
    reply.raw.once('close', () => {
      // A call that has been answered is no longer waiting, and an abort is not cheap.
      if (!reply.raw.writableFinished) gone.abort();
      request.leave?.();
    });
    try {
      request.leave = await admission.enter(networkOf(request.ip), gone.signal);
    } catch (error) {
      if (!gone.signal.aborted) throw error;
      // The client has gone.
      reply.hijack();
    }
  });
  app.addHook('onSend', async (request) => request.leave?.());
}

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface FastifyRequest {
    /** Releases the call's slot; null if it has none. */
    leave: (() => void) | null;
  }
}
