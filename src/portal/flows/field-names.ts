import { OutcomeError } from '../api/outcome.ts';

/**
 * Waits for a call that a form makes; field errors come back under the form's names instead of the wire's.
 *
 * @param names the form's names by those on the wire
 * @throws OutcomeError as the call did. With field errors it has no message of its own: it would only repeat them.
 */
export async function underFormNames<T>(
  call: Promise<T>,
  names: Readonly<Record<string, string>>,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof OutcomeError) || error.outcome.kind !== 'refused' || !error.outcome.fields)
      throw error;
    const fields = Object.entries(error.outcome.fields).map(([name, texts]) => [names[name] ?? name, texts]);
    throw new OutcomeError({ ...error.outcome, message: '', fields: Object.fromEntries(fields) });
  }
}
