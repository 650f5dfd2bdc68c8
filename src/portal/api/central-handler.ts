import { errorTitle } from '../../domain/error-title.ts';
import type { Failure } from './outcome.ts';

/** A message for the dialog. Without a title it is a simple alert. */
export interface CentralAlert {
  readonly message: string;
  readonly title?: string;
  /** The request id, for asking support. */
  readonly reference?: string;
}

/** What the central handler can reach. */
export interface CentralHandler {
  /** The session is over: nobody is signed in any more. */
  readonly sessionEnded: () => void;
  readonly alert: (alert: CentralAlert) => void;
}

/** The generic error text (A 8). */
export const errorText = 'An error has occurred – please try again later';
/** For status 503 and for no network (A 8). */
export const unavailableText = 'Service is temporarily unavailable';

/**
 * What a failed call means for the whole page (A 8): 401 ends the session without a word; 404 is a simple alert with
 * the server's message; errors of fields are shown at the fields; everything else is the error dialog.
 */
export function handleCentrally(failure: Failure, handler: CentralHandler): void {
  const reference =
    'requestId' in failure && failure.requestId !== undefined ? { reference: failure.requestId } : {};
  switch (failure.kind) {
    case 'aborted':
      return;
    case 'unauthenticated':
      handler.sessionEnded();
      return;
    case 'notFound':
      handler.alert({ message: failure.message || errorText, ...reference });
      return;
    case 'unavailable':
      handler.alert({ title: errorTitle, message: unavailableText, ...reference });
      return;
    case 'refused':
      if (failure.fields) return;
  }
  handler.alert({ title: errorTitle, message: errorText, ...reference });
}
