import { FailureError, failure } from '../../domain/failure.ts';

/**
 * Chromium browsers remember the failure and fetch that code again only with the page, so trying again does not help.
 */
export const codeMissingText = 'A part of this page could not be loaded. Please load the page again.';

/** Loading the page again without a network would take away what is still to be read. */
export const codeOfflineText =
  'You are offline, and a part of this page had not been loaded. Please load the page again when you are online.';

export const codeMissing = (options?: ErrorOptions): FailureError =>
  new FailureError(
    failure('failed', { message: navigator.onLine ? codeMissingText : codeOfflineText }),
    options,
  );

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
