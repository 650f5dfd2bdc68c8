import { assign, fromPromise } from 'xstate';
import { formMachine } from '../../../machines/form.ts';
import { type FormName, forms } from '../../contract/generated/forms.ts';
import { FailureError, failureOf, inWords } from '../../domain/failure.ts';
import { type FormValues, validated } from '../../domain/form-rules/form-state.ts';
import { type JudgingOptions, validateForm } from '../../domain/form-rules/validate-form.ts';

/**
 * A form bound to the contract's rules and to what sends it.
 * @param submit asks the service; the failure it rejects with is shown in the form. It is told what the form began with
 * @param otherwise the message when the service gave none
 * @param options rules and values beyond the form's own, such as the phone rule
 */
export function formOf(
  form: FormName,
  submit: (values: FormValues, signal: AbortSignal, initialValues: FormValues) => Promise<unknown>,
  otherwise: string,
  options: JudgingOptions = {},
) {
  return formMachine.provide({
    actors: {
      submitForm: fromPromise(async ({ input, signal }) => {
        try {
          return await submit(input.values, signal, input.initialValues);
        } catch (error) {
          throw new FailureError(inWords(failureOf(error), otherwise));
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
