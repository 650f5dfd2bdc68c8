import type { BodyOf } from '../../contract/operation-types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CallContext } from '../http/operation.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import type { RequestSession } from '../sessions/sessions.ts';
import {
  findPurchase,
  isId,
  type Purchase,
  registeredAccount,
  registeredPurchase,
} from '../subscriptions/purchases.ts';
import type { RegistrationCookie } from './registration-cookie.ts';

/** The same answer for an order that does not exist and for somebody else's. */
export const noSuchPayment = 'There is no such payment';

/** The same answer for every registration but this browser's, such as after its cookies were deleted. */
const unknownRegistration =
  'This browser does not know your registration any more. Set your password by the link in our e-mail, log in, and pay under My subscriptions';

/** The caller: a session, or the browser of a registration, identified by its cookie. */
interface Payer extends Pick<CallContext, 'cookies'> {
  readonly session: RequestSession | null;
}

/** What a payment call is about: an order of the signed-in account, or this browser's registration. */
export type Subject =
  | { readonly kind: 'purchase'; readonly purchaseId: string; readonly accountId: string }
  | { readonly kind: 'registration'; readonly userId: string };

/**
 * Whom a call with {OrderID} or {UserID} is about.
 *
 * @throws Refusal 401 for an order without a session, 404 for a registration of another browser
 */
export function subjectOf(
  { body, session, cookies }: Payer & { readonly body: BodyOf<'checkPayment'> },
  cookie: RegistrationCookie,
): Subject {
  if (body.OrderID !== undefined) {
    if (session === null) throw new Refusal('unauthenticated', signInFirst);
    return { kind: 'purchase', purchaseId: body.OrderID, accountId: session.accountId };
  }
  const userId = body.UserID;
  if (userId === undefined || userId !== cookie.read(cookies[cookie.name]) || !isId(userId)) {
    throw new Refusal('not-found', unknownRegistration);
  }
  return { kind: 'registration', userId };
}

/**
 * The keys under which a caller's calls are counted and stored: the session's account, and this browser's registration.
 * A registration has its own key, whether or not it has an account. Otherwise a limit would distinguish taken addresses
 * from free ones, and a displaced registration, whose id the account still has, would count as the account's owner.
 */
export function callersOf({ session, cookies }: Payer, cookie: RegistrationCookie): readonly string[] {
  const userId = cookie.read(cookies[cookie.name]);
  return [session?.accountId ?? null, userId === null ? null : registrationCaller(userId)].filter(
    (name) => name !== null,
  );
}

/** The same for a registration. */
export const registrationCaller = (userId: string): string => `registration ${userId}`;

/** The order a call is about; null if there is none (yet). */
export function purchaseOf(pool: Database, subject: Subject): Promise<Purchase | null> {
  return subject.kind === 'purchase'
    ? findPurchase(pool, subject.accountId, subject.purchaseId)
    : registeredPurchase(pool, subject.userId);
}

/** Accounts whose orders the caller may pay for: the session's, and the one registered in this browser. */
export async function payersOf(
  pool: Database,
  { session, cookies }: Payer,
  cookie: RegistrationCookie,
): Promise<readonly string[]> {
  const userId = cookie.read(cookies[cookie.name]);
  if (session === null && userId === null) throw new Refusal('unauthenticated', signInFirst);
  const registered = userId === null || !isId(userId) ? null : await registeredAccount(pool, userId);
  return [session?.accountId ?? null, registered].filter((id) => id !== null);
}
