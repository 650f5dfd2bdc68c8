import { fromPromise } from 'xstate';
import { signInMachine } from '../../../machines/sign-in.ts';
import * as forms from '../../contract/generated/forms.js';
import { type Failure, inWords, signInFailedText } from '../../domain/failure.ts';
import type { FormValues } from '../../domain/form-rules/form-state.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { loadProviderClient, redirectAddress } from '../browser/provider-redirect.ts';
import type { Config } from '../context/config.ts';
import { dropCaptchaAnswer } from '../forms/captcha-cookie.ts';
import { formOf } from './form.ts';
import { guardedFormOf } from './guarded-form.ts';

async function authenticate(values: FormValues, signal: AbortSignal) {
  // Without the provider client the one-time token in the answer would be wasted.
  await loadProviderClient();
  const body = { login: String(values.login), password: String(values.password) };
  try {
    // A 401 here is a wrong password, not an ended session: the form shows it.
    return await ask(client.POST('/auth/signin', { body, signal }), { handler: 'bypass' });
  } finally {
    dropCaptchaAnswer();
  }
}

async function meetChallenge(values: FormValues, signal: AbortSignal) {
  const body = { challenge: String(values.challenge), code: String(values.code) };
  return ask(client.POST('/auth/signin/code', { body, signal }), { handler: 'bypass' });
}

// Nothing is changed by an attempt, whatever became of it.
const inSignInWords = (told: Failure): Failure => inWords(told, signInFailedText);
const form = formOf(forms.SignInForm, authenticate, inSignInWords);
const codeForm = formOf(forms.CodeForm, meetChallenge, inSignInWords);

/** Signing in, bound to the service and to the configured identity provider. */
export function signInOf(config: Config) {
  return signInMachine.provide({
    actors: {
      form: guardedFormOf(config, form),
      codeForm,
      redirectToProvider: fromPromise(async ({ input, signal }) => {
        const address = await redirectAddress(config.signIn, input.ticket, input.returnTo);
        // Replaces the entry, so that the back button does not return to a finished login.
        if (!signal.aborted) window.location.replace(address);
      }),
    },
  });
}
