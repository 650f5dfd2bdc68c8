import { FailureError, failure } from '../../domain/failure.ts';

/** Browsers built on Chromium keep a failure: they fetch that code again with the page only, so trying again is no help. */
export const codeMissingText = 'A part of this page could not be loaded. Please load the page again.';

export const codeMissing = (options?: ErrorOptions): FailureError =>
  new FailureError(failure('failed', { message: codeMissingText }), options);

/**
 * Code that is fetched where it is needed.
 *
 * @throws FailureError that says what helps where it does not come
 */
export async function fetchedCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    throw codeMissing({ cause });
  }
}
