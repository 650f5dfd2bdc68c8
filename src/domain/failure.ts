/** Title of every error dialog (A 8). */
export const errorTitle = 'Error';
/** Text for a failure without a better one (A 8). */
export const errorText = 'An error has occurred – please try again later';
/** For status 503 and for no network (A 8). */
export const unavailableText = 'Service is temporarily unavailable';
/** Text for a failed sign-in if the provider gave none (A 8). */
export const signInFailedText = 'There was an error logging you on. Please, try again later.';

/** Name of the failure of a return from the identity provider that belongs to no sign-in under way in this tab. */
export const unknownReturn = 'unknownReturn';
/** Text for such a return if nobody is signed in. */
export const unknownReturnText = 'This login is not under way in this tab any more. Please log in again.';

/** Code of the 401 for a session ended by a newer one. */
export const displacedSession = 'session.displaced';
/** Code of the 429 for an account that has all its streams open. */
export const tooManyStreams = 'too-many-streams';

/** By what people prove again who they are. */
export type Proof = 'password' | 'code';

export type FailureKind =
  /** The service considered the call and refused it: an invalid field, a conflict. */
  | 'refused'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'limited'
  /** Status 503, or no answer at all. */
  | 'unavailable'
  /** The service failed, or its answer cannot be read. */
  | 'failed'
  /** The page itself abandoned the call. */
  | 'aborted'
  /** Not the result of a call: an error in the page or in a third-party script. */
  | 'defect';

/** Why something did not work, in the form that every flow receives. */
export type Failure = {
  readonly kind: FailureKind;
  /** The service's words, a list joined with a comma and a space (A 8); '' when it gave none. */
  readonly message: string;
  /** The service's messages by field; empty if no field is at fault. */
  readonly fields: Readonly<Record<string, string>>;
  /** Id of the request in the service's log, for support; null if there is none. */
  readonly requestId: string | null;
  /** What failed, if the message does not say: the step of a payment, or a script error's name. */
  readonly name?: string;
  /** What an order costs now, in whole US dollars, if its payment was refused for its price. */
  readonly price?: number;
  /** More for developers. */
  readonly details?: string;
};

/** A failure of this kind with nothing but the given properties. */
export function failure(kind: FailureKind, known: Omit<Partial<Failure>, 'kind'> = {}): Failure {
  return { kind, message: '', fields: {}, requestId: null, ...known };
}

/** The error that flows and calls throw; it carries the failure. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
  readonly failure: Failure;
  constructor(told: Failure, options?: ErrorOptions) {
    super(told.message || told.kind, options);
    this.failure = told;
  }
}

/** The failure for anything thrown; an error that is not a FailureError is a defect with its own message. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  if (typeof error === 'string') return failure('defect', { message: error });
  if (typeof error !== 'object' || error === null) return failure('defect');
  const textAt = (key: string): string => {
    const found: unknown = Reflect.get(error, key);
    return typeof found === 'string' ? found : '';
  };
  const [name, message] = [textAt('name'), textAt('message')];
  if (name === 'AbortError') return failure('aborted');
  return failure('defect', { message, ...(name === '' || name === 'Error' ? {} : { name }) });
}

const proofs: readonly Proof[] = ['password', 'code'];

/** What the service asks for again before it does this; null for any other failure. */
export const proofAsked = ({ name }: Failure): Proof | null =>
  proofs.find((proof) => name === `confirmation.${proof}`) ?? null;

/** The failure's message for a user: the service's, otherwise `otherwise`. */
export function inWords(told: Failure, otherwise: string): Failure {
  if (told.kind === 'unavailable') return { ...told, message: unavailableText };
  return { ...told, message: (told.kind !== 'defect' && told.message) || otherwise };
}

/** The failures with which the service says no. After any other it may have done what was asked, and its answer is lost. */
const declining: readonly FailureKind[] = ['refused', 'unauthenticated', 'forbidden', 'notFound', 'limited'];

/**
 * The failures of calls that change something, as a user sees them: never that nothing was changed if that is not known.
 *
 * @param declined the message if the service said no without words
 * @param unknown the message if nobody knows what became of the call
 */
export const outcomeInWords =
  (declined: string, unknown: string) =>
  (told: Failure): Failure => {
    if (declining.includes(told.kind)) return inWords(told, declined);
    const reason = told.kind === 'unavailable' ? `${unavailableText}. ` : '';
    return { ...told, message: `${reason}${unknown}` };
  };

/** The failure with a default message if it has none. */
export function orSaying(told: Failure, otherwise: string): Failure {
  return { ...told, message: told.message || otherwise };
}

/**
 * A refusal's messages by field, otherwise its own message; '' for any other failure and for one without a message.
 */
export function refusalText({ kind, message, fields }: Failure): string {
  return kind === 'refused' ? Object.values(fields).join(', ') || message : '';
}

/** Why a change was not made, for a user: the messages of a refusal, otherwise those of `inWords`. */
export const notChangedText = (told: Failure): string =>
  refusalText(told) || inWords(told, errorText).message;
