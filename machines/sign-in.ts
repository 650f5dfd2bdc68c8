import { fromPromise, sendTo, setup } from 'xstate';
import { failure, signInFailedText } from '../src/domain/failure.ts';
import { type CaptchaReport, captchaMachine } from './captcha.ts';
import { type FormReport, formMachine } from './form.ts';

/** What primary authentication answers: both are used once, in the redirect that follows. */
export type SignInTicket = { sessionToken: string; nonce: string };

export type SignInInput = {
  /** The configuration does without the captcha: its flag starts true. */
  skipCaptcha: boolean;
  /** Path and query the person wanted before signing in; null when there was none. */
  returnTo: string | null;
};

export type SignInEvent =
  | Exclude<FormReport, { type: 'form.accepted' }>
  | { type: 'form.accepted'; output: SignInTicket }
  | CaptchaReport
  | { type: 'page.restored' };

/**
 * Signing in, up to the browser leaving for the identity provider (A 4.2); the way back is `callback`.
 * Provide `form` (its `submitForm` asks POST /auth/signin and resolves with a `SignInTicket`), `captcha` and
 * `redirectToProvider`. The logging-in flag is the tag `busy`.
 */
export const signInMachine = setup({
  types: {
    input: {} as SignInInput,
    context: {} as SignInInput,
    events: {} as SignInEvent,
    tags: {} as 'busy' | 'error',
    children: {} as { form: 'form'; captcha: 'captcha'; redirectToProvider: 'redirectToProvider' },
  },
  actors: {
    form: formMachine,
    captcha: captchaMachine,
    redirectToProvider: fromPromise<void, { ticket: SignInTicket; returnTo: string | null }>(() =>
      Promise.reject(new Error('`redirectToProvider` must be provided')),
    ),
  },
  actions: {
    tellForm: sendTo('form', (_, params: { report: CaptchaReport }) => params.report),
    refuseForm: sendTo('form', {
      type: 'submission.refused',
      failure: failure('failed', { message: signInFailedText }),
    }),
    freeForm: sendTo('form', { type: 'form.committed' }),
    resetCaptcha: sendTo('captcha', { type: 'captcha.reset' }),
  },
  delays: {
    // A 9: the identity provider's default for a sign-in that does not come back.
    signInTimeout: 120_000,
  },
}).createMachine({
  id: 'signIn',
  description: 'Logging in, from the empty form to the browser leaving for the identity provider.',
  initial: 'filling',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'form',
      src: 'form',
      input: ({ context, self }) => ({
        form: 'SignInForm',
        initialValues: { login: '', password: '', captchaVerified: context.skipCaptcha },
        parent: self,
      }),
      onError: { target: '.broken' },
    },
    {
      id: 'captcha',
      src: 'captcha',
      input: ({ self }) => ({ parent: self }),
      onError: { target: '.broken' },
    },
  ],
  on: {
    'captcha.verified': { actions: { type: 'tellForm', params: { report: { type: 'captcha.verified' } } } },
    'captcha.expired': { actions: { type: 'tellForm', params: { report: { type: 'captcha.expired' } } } },
    'captcha.cleared': { actions: { type: 'tellForm', params: { report: { type: 'captcha.cleared' } } } },
  },
  states: {
    filling: {
      description: 'Login and password are being filled in.',
      on: { 'form.sent': { target: 'submitting' } },
    },
    submitting: {
      description: 'Login and password are being checked.',
      tags: 'busy',
      on: {
        'form.accepted': { target: 'redirecting' },
        'form.refused': { target: 'failed', actions: 'resetCaptcha' },
      },
    },
    redirecting: {
      description: 'The way to the identity provider is being prepared.',
      tags: 'busy',
      invoke: {
        id: 'redirectToProvider',
        src: 'redirectToProvider',
        input: ({ context, event }) => ({
          // The ticket goes from the answer to the redirect and is kept nowhere.
          ticket: event.type === 'form.accepted' ? event.output : { sessionToken: '', nonce: '' },
          returnTo: context.returnTo,
        }),
        onDone: { target: 'leaving' },
        onError: { target: 'failed', actions: ['refuseForm', 'resetCaptcha'] },
      },
    },
    leaving: {
      description: 'The browser is on its way to the identity provider and back.',
      tags: 'busy',
      after: { signInTimeout: { target: 'failed', actions: ['refuseForm', 'resetCaptcha'] } },
      on: { 'page.restored': { target: 'filling', actions: ['freeForm', 'resetCaptcha'] } },
    },
    failed: {
      description: 'Logging in did not succeed; the reason is shown and the form can be sent again.',
      tags: 'error',
      on: { 'form.sent': { target: 'submitting' } },
    },
    broken: {
      description: 'A part of the page has stopped working; only loading the page again helps.',
      tags: 'error',
    },
  },
});
