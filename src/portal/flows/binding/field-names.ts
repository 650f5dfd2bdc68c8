import { FailureError, failureOf } from '../../../domain/failure.ts';

/**
 * Waits for a call that a form makes; field errors come back under the form's names instead of the wire's.
 *
 * @param names the form's names by those on the wire
 * @throws FailureError as the call did. With field errors it has no message of its own: it would only repeat them.
 */
export async function underFormNames<T>(
  call: Promise<T>,
  names: Readonly<Record<string, string>>,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const failure = failureOf(error);
    const fields = Object.entries(failure.fields).map(([name, text]) => [names[name] ?? name, text]);
    if (fields.length === 0) throw error;
    throw new FailureError({ ...failure, message: '', fields: Object.fromEntries(fields) });
  }
}
