import { type SnapshotFrom, sendTo, setup } from 'xstate';
import type { SignInAnswer } from '../src/contract/generated/types.ts';
import { failure, signInFailedText } from '../src/domain/failure.ts';
import { type FormReport, formMachine } from './form.ts';
import { unprovided } from './unprovided.ts';

type SignInInput = {
  /** The login to begin with: the one whose password was just set; otherwise empty. */
  login: string;
  /** The human verification is switched off: its flag starts as true. */
  skipCaptcha: boolean;
  /** Path and query the user wanted before signing in; null if there was none. */
  returnTo: string | null;
};

export type SignInEvent = FormReport<SignInAnswer> | { type: 'page.restored' };

/**
 * Signing in, until the browser leaves for the identity provider (A 4.2); the return is `callback`. Provide
 * `form` (calls POST /auth/signin and resolves with the ticket) and `redirectToProvider`. The logging-in flag is the
 * form's while it is being sent, and then the tag `busy`.
 */
export const signInMachine = setup({
  types: {
    input: {} as SignInInput,
    context: {} as SignInInput,
    events: {} as SignInEvent,
    tags: {} as 'busy' | 'error',
    children: {} as { form: 'form'; redirectToProvider: 'redirectToProvider' },
  },
  actors: {
    form: formMachine,
    redirectToProvider: unprovided<void, { ticket: SignInAnswer; returnTo: string | null }>(
      'redirectToProvider',
    ),
  },
  actions: {
    refuseForm: sendTo('form', {
      type: 'submission.refused',
      failure: failure('failed', { message: signInFailedText }),
    }),
    freeForm: sendTo('form', { type: 'form.committed' }),
  },
  delays: {
    // A 9: the identity provider's default for a sign-in that does not return.
    signInTimeout: 120_000,
  },
}).createMachine({
  id: 'signIn',
  description: 'Logging in, from the empty form to the browser leaving for the identity provider.',
  initial: 'open',
  context: ({ input }) => input,
  invoke: {
    id: 'form',
    src: 'form',
    input: ({ context, self }) => ({
      form: 'SignInForm',
      initialValues: { login: context.login, password: '', captchaVerified: context.skipCaptcha },
      parent: self,
    }),
    onError: '.broken',
  },
  on: { 'form.broken': '.broken' },
  states: {
    open: {
      description:
        'The form is shown; login and password have not been accepted, or logging in has failed since.',
      on: { 'form.accepted': 'redirecting' },
    },
    redirecting: {
      description: 'The way to the identity provider is being prepared.',
      tags: 'busy',
      invoke: {
        id: 'redirectToProvider',
        src: 'redirectToProvider',
        input: ({ context, event }) => ({
          // The ticket goes straight from the answer to the redirect and is kept nowhere.
          ticket: event.type === 'form.accepted' ? event.output : { sessionToken: '', nonce: '' },
          returnTo: context.returnTo,
        }),
        onDone: 'leaving',
        onError: { target: 'open', actions: 'refuseForm' },
      },
    },
    leaving: {
      description: 'The browser is on its way to the identity provider and back.',
      tags: 'busy',
      after: { signInTimeout: { target: 'open', actions: 'refuseForm' } },
      on: { 'page.restored': { target: 'open', actions: 'freeForm' } },
    },
    broken: {
      description: 'A part of the page has failed; only reloading the page helps.',
      tags: 'error',
    },
  },
});

/**
 * What the page shows: the form, which says whether it is being sent; that the accepted login is being completed; or
 * that the page has stopped working.
 */
export type SignInView = { kind: 'form' } | { kind: 'loggingIn' } | { kind: 'broken' };

export function viewOf(snapshot: SnapshotFrom<typeof signInMachine>): SignInView {
  if (snapshot.matches('broken')) return { kind: 'broken' };
  return { kind: snapshot.hasTag('busy') ? 'loggingIn' : 'form' };
}
