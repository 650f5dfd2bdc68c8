import { assign, fromPromise } from 'xstate';
import { formMachine } from '../../../machines/form.ts';
import { type Failure, FailureError, failureOf } from '../../domain/failure.ts';
import type { Form } from '../../domain/form-rules/form.ts';
import { type FormValues, validated } from '../../domain/form-rules/form-state.ts';
import { type JudgingOptions, validateForm } from '../../domain/form-rules/validate-form.ts';

/**
 * A form, bound to the contract's rules and to the call that submits it.
 * @param submit calls the service with the values and the form's initial values; its failure is shown in the form
 * @param said the failure as the user sees it
 * @param options additional rules and values, such as the phone rule
 */
export function formOf(
  form: Form,
  submit: (values: FormValues, signal: AbortSignal, initialValues: FormValues) => Promise<unknown>,
  said: (told: Failure) => Failure,
  options: JudgingOptions = {},
) {
  return formMachine.provide({
    actors: {
      submitForm: fromPromise(async ({ input, signal }) => {
        try {
          return await submit(input.values, signal, input.initialValues);
        } catch (error) {
          throw new FailureError(said(failureOf(error)));
        }
      }),
    },
    actions: {
      validate: assign(({ context }) =>
        validated(context.values, {
          errors: validateForm(form, context.values, options),
          formValid: true,
        }),
      ),
    },
  });
}
