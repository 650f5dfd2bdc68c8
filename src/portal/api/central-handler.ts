import { type Alert, alertOf } from '../../domain/alert.ts';
import { displacedSession, type Failure, proofAsked } from '../../domain/failure.ts';

/** What the central handler can reach. */
export type CentralHandler = {
  /** The session has ended: nobody is signed in. `because`: the service's explanation, or null. */
  readonly sessionEnded: (because: string | null) => void;
  readonly alert: (alert: Alert) => void;
};

/**
 * What a failed call means for the whole page (A 8): a 401 ends the session silently; errors of fields are shown at the
 * fields; a proof that is asked for again is the flow's to ask for; everything else is shown in the dialog.
 */
export function handleCentrally(failure: Failure, handler: CentralHandler): void {
  if (failure.kind === 'unauthenticated')
    handler.sessionEnded(failure.name === displacedSession ? failure.message : null);
  else if (Object.keys(failure.fields).length === 0 && proofAsked(failure) === null)
    handler.alert(alertOf(failure));
}
