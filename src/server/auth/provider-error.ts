/** What the summary says when the provider failed or spoke nonsense (A 8). */
export const unknownError = 'Unknown error';

/** The code of failures that are not the provider's answer (A 8). */
export const internalCode = 'INTERNAL';

/** The provider's code for a token it does not take, also for an ended recovery. */
export const invalidTokenCode = 'E0000011';

export type ProviderFailureKind =
  /** It understood and said no (status 400 to 499). */
  | 'refused'
  /** It failed, or its answer could not be read. */
  | 'broken'
  /** It could not be reached, or did not answer in time. */
  | 'unreachable';

/** A call of the identity provider that did not succeed. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderFailureKind;
  /** The provider's errorCode, or INTERNAL. */
  readonly code: string;
  readonly status: number | null;
  readonly causes: readonly string[];
  /** When a refused caller may come back. */
  readonly resetsAt: Date | null;

  constructor(
    kind: ProviderFailureKind,
    summary: string,
    details: {
      code?: string;
      status?: number;
      causes?: readonly string[];
      resetsAt?: Date | null;
      cause?: unknown;
    } = {},
  ) {
    super(summary, { cause: details.cause });
    this.kind = kind;
    this.code = details.code ?? internalCode;
    this.status = details.status ?? null;
    this.causes = details.causes ?? [];
    this.resetsAt = details.resetsAt ?? null;
  }
}

/** The failure of a call that brought no answer at all. */
export function unreachable(cause: unknown): ProviderError {
  return new ProviderError('unreachable', 'The identity provider cannot be reached', { cause });
}
