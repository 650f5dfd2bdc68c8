import { type SnapshotFrom, sendTo, setup } from 'xstate';
import type { SignInAnswer, SignInChallenge, SignInTicket } from '../src/contract/generated/types.ts';
import { type Failure, failure, signInFailedText } from '../src/domain/failure.ts';
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

export type SignInEvent =
  | FormReport<SignInAnswer>
  | { type: 'page.restored' }
  /** Back from the code to login and password. */
  | { type: 'password.requested' };

/** What the service said: a ticket or a challenge; nothing of it is kept in the chart. */
const answerOf = (event: SignInEvent): Partial<SignInTicket & SignInChallenge> =>
  event.type === 'form.accepted' ? { ...event.output } : {};

/**
 * Signing in, until the browser leaves for the identity provider (A 4.2); the return is `callback`. Provide
 * `form` (calls POST /auth/signin and resolves with the ticket, or with a challenge if the account has a second
 * factor), `codeForm` (meets the challenge among its initial values and resolves with the ticket) and
 * `redirectToProvider`. The logging-in flag is a form's while it is being sent, and then the tag `busy`.
 */
export const signInMachine = setup({
  types: {
    input: {} as SignInInput,
    context: {} as SignInInput,
    events: {} as SignInEvent,
    tags: {} as 'busy' | 'error',
    children: {} as { form: 'form'; codeForm: 'codeForm'; redirectToProvider: 'redirectToProvider' },
  },
  actors: {
    form: formMachine,
    codeForm: formMachine,
    redirectToProvider: unprovided<void, { ticket: SignInTicket; returnTo: string | null }>(
      'redirectToProvider',
    ),
  },
  guards: {
    hasTicket: ({ event }) => answerOf(event).nonce !== undefined,
    // The atlas asks which events can happen, without what they carry.
    hasEnded: ({ event }) => event.type === 'form.refused' && event.failure?.kind === 'unauthenticated',
  },
  actions: {
    reportFailure: sendTo('form', {
      type: 'submission.refused',
      failure: failure('failed', { message: signInFailedText }),
    }),
    refuseForm: sendTo('form', (_, because: { failure: Failure }) => ({
      type: 'submission.refused',
      ...because,
    })),
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
      on: {
        'form.accepted': [{ guard: 'hasTicket', target: 'redirecting' }, { target: 'askingCode' }],
      },
    },
    askingCode: {
      description: 'The password has been accepted; a code of the second factor is asked for.',
      invoke: {
        id: 'codeForm',
        src: 'codeForm',
        input: ({ event, self }) => ({
          form: 'CodeForm',
          initialValues: { code: '', challenge: answerOf(event).challenge ?? '' },
          parent: self,
        }),
        onError: 'broken',
      },
      on: {
        'form.accepted': { guard: 'hasTicket', target: 'redirecting' },
        'form.refused': {
          guard: 'hasEnded',
          target: 'open',
          actions: { type: 'refuseForm', params: ({ event }) => ({ failure: event.failure }) },
        },
        'password.requested': { target: 'open', actions: 'freeForm' },
      },
    },
    redirecting: {
      description: 'The way to the identity provider is being prepared.',
      tags: 'busy',
      invoke: {
        id: 'redirectToProvider',
        src: 'redirectToProvider',
        input: ({ context, event }) => ({
          ticket: { sessionToken: '', nonce: '', ...answerOf(event) },
          returnTo: context.returnTo,
        }),
        onDone: 'leaving',
        onError: { target: 'open', actions: 'reportFailure' },
      },
    },
    leaving: {
      description: 'The browser is on its way to the identity provider and back.',
      tags: 'busy',
      after: { signInTimeout: { target: 'open', actions: 'reportFailure' } },
      on: { 'page.restored': { target: 'open', actions: 'freeForm' } },
    },
    broken: {
      description: 'A part of the page has failed; only reloading the page helps.',
      tags: 'error',
    },
  },
});

/**
 * What the page shows: the form of login and password or that of the code, which say whether they are being sent; that
 * the accepted login is being completed; or that the page has stopped working.
 */
export type SignInView = { kind: 'form' } | { kind: 'codeForm' } | { kind: 'loggingIn' } | { kind: 'broken' };

export function viewOf(snapshot: SnapshotFrom<typeof signInMachine>): SignInView {
  if (snapshot.matches('broken')) return { kind: 'broken' };
  if (snapshot.matches('askingCode')) return { kind: 'codeForm' };
  return { kind: snapshot.hasTag('busy') ? 'loggingIn' : 'form' };
}
