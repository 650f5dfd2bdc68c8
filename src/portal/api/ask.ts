import { FailureError, refusalText } from '../../domain/failure.ts';
import { type CentralHandler, handleCentrally } from './central-handler.ts';
import { type CallResult, type Outcome, readOutcome, readRejection } from './outcome.ts';

export type AskOptions = {
  /**
   * 'bypass' keeps a failure from the central handler, because the caller reports it. 'sessionOnly' does so too, except
   * for the end of the session, which any call may discover. 'unlessRefused' keeps only refusals with a message from
   * it.
   */
  readonly handler?: 'central' | 'unlessRefused' | 'sessionOnly' | 'bypass';
};

let connected: CentralHandler | null = null;

/** Connects the central handler to session and dialog; returns a function that disconnects it. */
export function connectCentralHandler(handler: CentralHandler): () => void {
  connected = handler;
  return () => {
    if (connected === handler) connected = null;
  };
}

/** Waits for a call and returns how it ended; never rejects. */
export async function outcomeOf<T>(call: Promise<CallResult<T>>): Promise<Outcome<T>> {
  try {
    return readOutcome(await call);
  } catch (reason) {
    return readRejection(reason);
  }
}

/**
 * Waits for a call of the client and returns its data. A call that its flow has abandoned never settles: React's
 * StrictMode stops a flow and starts it again, and the second start would take the first one's failure for its own.
 *
 * @throws FailureError for every other failure, after the central handler has seen it (A 8)
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
