/** Title of every dialog that tells an error (A 8). */
export const errorTitle = 'Error';
/** Said where nobody has better words for a failure (A 8). */
export const errorText = 'An error has occurred – please try again later';
/** For status 503 and for no network (A 8). */
export const unavailableText = 'Service is temporarily unavailable';
/** What a failed sign-in says where the provider gave no summary (A 8). */
export const signInFailedText = 'There was an error logging you on. Please, try again later.';

/** Code of the 401 of a session whose place a newer one has taken. */
export const displacedSession = 'session.displaced';

export type FailureKind =
  /** The service looked at the call and turned it down: a bad field, a conflict. */
  | 'refused'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'limited'
  /** Status 503, or no answer at all. */
  | 'unavailable'
  /** The service broke, or its answer cannot be read. */
  | 'failed'
  /** The page itself gave the call up. */
  | 'aborted'
  /** No call's end: the page broke, or a script of somebody else. */
  | 'defect';

/** Why something did not work, as every flow receives it. */
export type Failure = {
  readonly kind: FailureKind;
  /** The service's words, a list joined with a comma and a space (A 8); '' when it gave none. */
  readonly message: string;
  /** The service's words by field; empty when no field is at fault. */
  readonly fields: Readonly<Record<string, string>>;
  /** The request under which the service logged it, for asking support; null when it named none. */
  readonly requestId: string | null;
  /** What failed, where the message alone does not tell: the step of a payment, or a script error's own name. */
  readonly name?: string;
  /** More for developers. */
  readonly details?: string;
};

/** A failure of that kind, of which nothing more is known than what is given. */
export function failure(kind: FailureKind, known: Omit<Partial<Failure>, 'kind'> = {}): Failure {
  return { kind, message: '', fields: {}, requestId: null, ...known };
}

/** What flows and calls throw; it carries the failure. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
  readonly failure: Failure;
  constructor(told: Failure, options?: ErrorOptions) {
    super(told.message || told.kind, options);
    this.failure = told;
  }
}

/** The failure that anything thrown tells of; what is not ours to throw is a defect with its own words. */
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

/** The failure in words for a person: the service's own, else `otherwise`. */
export function inWords(told: Failure, otherwise: string): Failure {
  if (told.kind === 'unavailable') return { ...told, message: unavailableText };
  return { ...told, message: (told.kind !== 'defect' && told.message) || otherwise };
}

/** The failure as it is told, with something to say where nobody had words. */
export function orSaying(told: Failure, otherwise: string): Failure {
  return { ...told, message: told.message || otherwise };
}

/** A refusal in the words of its fields, else in its own; '' for every other failure and for one without words. */
export function refusalText({ kind, message, fields }: Failure): string {
  return kind === 'refused' ? Object.values(fields).join(', ') || message : '';
}
