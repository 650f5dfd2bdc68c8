import { FailureError, refusalText } from '../../domain/failure.ts';
import { type CentralHandler, handleCentrally } from './central-handler.ts';
import { type CallResult, type Outcome, readOutcome, readRejection } from './outcome.ts';

export type AskOptions = {
  /**
   * 'bypass' keeps the failure from the central handler: the caller tells it itself. 'sessionOnly' does too, but for
   * the end of the session, which any call may find. 'unlessRefused' keeps from it what the service refused in words.
   */
  readonly handler?: 'central' | 'unlessRefused' | 'sessionOnly' | 'bypass';
};

let connected: CentralHandler | null = null;

/** Joins the central handler to the session and the dialog; answers what undoes it. */
export function connectCentralHandler(handler: CentralHandler): () => void {
  connected = handler;
  return () => {
    if (connected === handler) connected = null;
  };
}

/** Waits for a call and answers how it ended; never rejects. */
export async function outcomeOf<T>(call: Promise<CallResult<T>>): Promise<Outcome<T>> {
  try {
    return readOutcome(await call);
  } catch (reason) {
    return readRejection(reason);
  }
}

/**
 * Waits for a call of the client and answers its data. A call that its flow has given up has no end: React's StrictMode
 * stops a flow and starts it again, and the second start would take the first one's failure for its own.
 *
 * @throws FailureError for every other end, after the central handler has seen it (A 8)
 */
export async function ask<T>(call: Promise<CallResult<T>>, options: AskOptions = {}): Promise<T> {
  const outcome = await outcomeOf(call);
  if (outcome.kind === 'ok') return outcome.data;
  if (outcome.kind === 'aborted') return new Promise<never>(() => {});
  const { handler = 'central' } = options;
  const isCentral =
    handler === 'central' ||
    (handler === 'unlessRefused' && refusalText(outcome) === '') ||
    (handler === 'sessionOnly' && outcome.kind === 'unauthenticated');
  if (isCentral && connected !== null) handleCentrally(outcome, connected);
  throw new FailureError(outcome);
}
