import { type CentralHandler, handleCentrally } from './central-handler.ts';
import { type CallResult, type Outcome, OutcomeError, readOutcome, readRejection } from './outcome.ts';

export interface AskOptions {
  /**
   * 'bypass' keeps the failure from the central handler: the caller tells it itself. 'sessionOnly' does too, but for
   * the end of the session, which any call may find.
   */
  readonly handler?: 'central' | 'sessionOnly' | 'bypass';
}

let connected: CentralHandler | null = null;
let status: number | null = null;

/** Joins the central handler to the session and the dialog; answers what undoes it. */
export function connectCentralHandler(handler: CentralHandler): () => void {
  connected = handler;
  return () => {
    if (connected === handler) connected = null;
  };
}

/** The status code of the last failed call that the central handler saw (A 8); null before one, 0 for no answer. */
export function lastFailureStatus(): number | null {
  return status;
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
 * Waits for a call of the client and answers its data.
 *
 * @throws OutcomeError for every other end, after the central handler has seen it (A 8)
 */
export async function ask<T>(call: Promise<CallResult<T>>, options: AskOptions = {}): Promise<T> {
  const outcome = await outcomeOf(call);
  if (outcome.kind === 'ok') return outcome.data;
  const { handler = 'central' } = options;
  const isCentral =
    handler === 'central' || (handler === 'sessionOnly' && outcome.kind === 'unauthenticated');
  if (isCentral && outcome.kind !== 'aborted') {
    status = statusOf(outcome);
    if (connected !== null) handleCentrally(outcome, connected);
  }
  throw new OutcomeError(outcome);
}

function statusOf(outcome: OutcomeError['outcome']): number {
  switch (outcome.kind) {
    case 'refused':
    case 'failed':
      return outcome.status;
    case 'unauthenticated':
      return 401;
    case 'forbidden':
      return 403;
    case 'notFound':
      return 404;
    case 'limited':
      return 429;
    case 'unavailable':
      return outcome.requestId === undefined ? 0 : 503;
    case 'aborted':
      return 0;
  }
}
