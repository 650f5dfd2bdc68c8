import { FailureError, failure } from '../../domain/failure.ts';

/**
 * Chromium browsers remember the failure and fetch that code again only with the page, so trying again does not help.
 */
export const codeMissingText = 'A part of this page could not be loaded. Please load the page again.';

export const codeMissing = (options?: ErrorOptions): FailureError =>
  new FailureError(failure('failed', { message: codeMissingText }), options);

/**
 * Loads code on demand.
 *
 * @throws FailureError saying what helps if it does not load
 */
export async function fetchedCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (cause) {
    throw codeMissing({ cause });
  }
}
