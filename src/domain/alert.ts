import { errorText, errorTitle, type Failure, unavailableText } from './failure.ts';
import type { Ordered } from './subscription/subscription-state.ts';

/** What was bought, for whole US dollars, and what comes next. */
type Bought = { readonly order: Ordered; readonly price: number; readonly next: string };

/** A message in the dialog (A 3.8). Without a title it is a simple alert. */
export type Alert = {
  readonly message: string;
  readonly title?: string | undefined;
  /** The request the service logged, for support. */
  readonly reference?: string | undefined;
  /** An address to write to: a mailto link that ends the message. */
  readonly contact?: string | undefined;
  /** Where what it tells of is done. */
  readonly way?: { readonly label: string; readonly to: string } | undefined;
  readonly bought?: Bought | undefined;
  /** More for developers; shown folded. */
  readonly details?: string | undefined;
};

/** The dialog of an error with nothing but its message. */
export function errorAlert(message: string): Alert & { readonly title: string } {
  return { title: errorTitle, message };
}

/** What is known about a failure besides its message. */
const references = ({ requestId, details }: Failure): Pick<Alert, 'reference' | 'details'> => ({
  ...(requestId === null ? {} : { reference: requestId }),
  ...(details === undefined ? {} : { details }),
});

/** A failed call in the dialog (A 8): a 404 in the service's words, everything else in ours. */
export function alertOf(failure: Failure): Alert {
  if (failure.kind === 'notFound') return { message: failure.message || errorText, ...references(failure) };
  const message = failure.kind === 'unavailable' ? unavailableText : errorText;
  return { title: errorTitle, message, ...references(failure) };
}

/** A failure in the dialog in its own words, after the name of what failed if it has one (B 8). */
export function namedAlertOf(failure: Failure): Alert {
  const { name, message } = failure;
  return {
    title: errorTitle,
    message: name === undefined ? message : `${name}: ${message}`,
    ...references(failure),
  };
}

/** A report or a document that cannot be downloaded; a mailto link to `contact` ends it (B 8). */
export function downloadFailed(contact: string): Alert {
  return {
    title: errorTitle,
    message: 'Report could not be downloaded – please try again later or contact',
    contact,
  };
}
