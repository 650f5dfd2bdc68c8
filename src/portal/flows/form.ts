import { assign, fromPromise } from 'xstate';
import { type FormValues, formMachine, type Refusal, validated } from '../../../machines/form.ts';
import { type FormName, forms } from '../../contract/generated/forms.ts';
import { type JudgingOptions, validateForm } from '../../domain/form-rules/validate-form.ts';
import { unavailableText } from '../api/central-handler.ts';
import { OutcomeError } from '../api/outcome.ts';

/**
 * A form bound to the contract's rules and to what sends it.
 * @param submit asks the service; what it rejects with is shown in the form as a refusal
 * @param otherwise the message when the service gave none
 * @param options rules and values beyond the form's own, such as the phone rule
 */
export function formOf(
  form: FormName,
  submit: (values: FormValues, signal: AbortSignal) => Promise<unknown>,
  otherwise: string,
  options: JudgingOptions = {},
) {
  return formMachine.provide({
    actors: {
      submitForm: fromPromise(async ({ input, signal }) => {
        try {
          return await submit(input.values, signal);
        } catch (error) {
          throw refusalFrom(error, otherwise);
        }
      }),
    },
    actions: {
      validate: assign(({ context }) =>
        validated(context.values, {
          errors: validateForm(forms[form], context.values, options),
          formValid: true,
        }),
      ),
    },
  });
}

/** A call's failure as a form shows it: the server's message and field errors, else what is said otherwise. */
export function refusalFrom(error: unknown, otherwise: string): Refusal {
  if (!(error instanceof OutcomeError)) return { message: otherwise, fields: {}, reference: null };
  const { outcome } = error;
  const fields = 'fields' in outcome && outcome.fields ? outcome.fields : {};
  const message = 'message' in outcome ? outcome.message : undefined;
  const reference = 'requestId' in outcome ? outcome.requestId : undefined;
  return {
    message: outcome.kind === 'unavailable' ? unavailableText : message || otherwise,
    // A 8: a list of messages is joined with a comma and a space.
    fields: Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(', ')])),
    reference: reference ?? null,
  };
}
