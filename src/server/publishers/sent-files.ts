import type { Turns } from '../../platform/turns.ts';
import { turnRefusal } from '../http/admission.ts';
import { Refusal } from '../http/refusal.ts';
import { IngestRefusal } from '../ingest/fault-list.ts';

/** Bytes of text that a file sent over HTTP may have. */
export const mostText = 256 * 1024 * 1024;
/** Time after which a file is given up, in milliseconds since it arrived, including its wait. */
export const longestMs = 100_000;

/**
 * Takes a file that was sent over HTTP, in its turn and in time.
 *
 * @param signal of the request: the caller has left
 * @param take takes it, and stops at the signal that it is given
 * @throws Refusal that says why nothing of it was taken
 */
export async function takeInTurn<Taken>(
  turns: Turns,
  caller: string,
  signal: AbortSignal,
  take: (ended: AbortSignal) => Promise<Taken>,
): Promise<Taken> {
  const tooLong = AbortSignal.timeout(longestMs);
  const ended = AbortSignal.any([signal, tooLong]);
  let leave: (() => void) | null = null;
  try {
    leave = await turns.acquire({ caller }, ended);
    return await take(ended);
  } catch (error) {
    if (error instanceof IngestRefusal) throw new Refusal('invalid-request', error.messages, { status: 422 });
    if (tooLong.aborted)
      throw new Refusal('unavailable', 'The file took too long: nothing of it was taken', { retryAfter: 60 });
    if (signal.aborted) throw new Refusal('invalid-request', 'The caller disconnected: nothing was taken');
    throw turnRefusal(error);
  } finally {
    leave?.();
  }
}
