import { type Alert, alertOf } from '../alert.ts';
import type { Failure } from '../failure.ts';

/** A 4.7, step0Success. The same for an address that nobody has registered. */
export const restoreLinkSentText =
  'If an account has this address, we have sent it an e-mail with a link. The link is good for one hour.';

/** A 4.7, step1Success. */
export const passwordRestoredText = 'Your new password is set. Please log in with it.';

/** The message for a link whose question cannot be loaded, if the service gave none. */
export const restoreLinkEndedText = 'This link has been used or has expired. Please ask for a new one.';

/** The message for a question that cannot be loaded (A 4.7): a link that leads nowhere is not an error. */
export function restoreLinkAlertOf(failure: Failure): Alert {
  if (failure.kind === 'notFound') return { message: failure.message || restoreLinkEndedText };
  return failure.kind === 'refused' ? { message: restoreLinkEndedText } : alertOf(failure);
}
