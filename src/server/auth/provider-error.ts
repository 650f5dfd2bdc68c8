/** The summary if the provider failed or its answer made no sense (A 8). */
export const unknownError = 'Unknown error';

/** The code of failures that the provider did not report itself (A 8). */
export const internalCode = 'INTERNAL';

/** The provider's code for a token that it does not accept, and for a recovery that has ended. */
export const invalidTokenCode = 'E0000011';

export type ProviderFailureKind =
  /** It refused the call (status 400 to 499). */
  | 'refused'
  /** It failed, or its answer could not be read. */
  | 'broken'
  /** It could not be reached, or did not answer in time. */
  | 'unreachable';

/** A failed call of the identity provider. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderFailureKind;
  /** The provider's errorCode, or INTERNAL. */
  readonly code: string;
  readonly status: number | null;
  readonly causes: readonly string[];
  /** When a refused caller may try again. */
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

/** The error for a call without any answer. */
export function unreachable(cause: unknown): ProviderError {
  return new ProviderError('unreachable', 'The identity provider cannot be reached', { cause });
}
