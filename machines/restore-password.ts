import { type AnyActorRef, assign, emit, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  passwordRestoredText,
  restoreLinkAlertOf,
  restoreLinkSentText,
} from '../src/domain/account/restored-password.ts';
import type { Alert } from '../src/domain/alert.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import { pagePaths } from '../src/domain/page-paths.ts';
import { type FormReport, formMachine } from './form.ts';
import { unprovided } from './unprovided.ts';

type RestorePasswordInput = {
  /** The human verification is switched off: its flag starts as true. */
  skipCaptcha: boolean;
  /** The login filled in before a reload; otherwise empty. */
  login: string;
};

export type RestorePasswordEvent =
  /** The page has opened, by a link with or without a token. The token itself stays with the page. */
  | { type: 'page.opened'; withLink: boolean }
  /** The output is the login whose password was set; the form that asks for a link has none. */
  | FormReport<string | undefined>
  | { type: 'request.repeated' };

/**
 * Restoring a password (A 2.7, 4.7): step 0 sends a mail; step 1, opened by its link, sets the new password. Provide
 * `requestForm` (its `submitForm` calls POST /api/forgotpassword), `restoreForm` (POST …/restore, resolves with the
 * login), `loadQuestion`, which resolves with the question, and `draft`, which keeps the login across a reload.
 */
export const restorePasswordMachine = setup({
  types: {
    input: {} as RestorePasswordInput,
    context: {} as RestorePasswordInput & {
      /** The security question behind the link; null before it is known. */
      question: string | null;
    },
    events: {} as RestorePasswordEvent,
    emitted: {} as
      | { type: 'alert'; alert: Alert }
      | { type: 'navigate'; to: string; replace: boolean; state?: unknown },
    tags: {} as 'busy' | 'error',
    children: {} as {
      requestForm: 'requestForm';
      draft: 'draft';
      restoreForm: 'restoreForm';
      loadQuestion: 'loadQuestion';
    },
  },
  actors: {
    requestForm: formMachine,
    draft: fromCallback<{ type: 'none' }, { parent: AnyActorRef }>(() => {}),
    restoreForm: formMachine,
    loadQuestion: unprovided<string>('loadQuestion'),
  },
  guards: { isWithLink: ({ event }) => event.type === 'page.opened' && event.withLink },
  actions: {
    keepQuestion: assign((_, { question }: { question: string }) => ({ question })),
    reopenRequest: sendTo('requestForm', { type: 'form.committed' }),
    announceMail: emit({ type: 'alert', alert: { message: restoreLinkSentText } }),
    announceEndedLink: emit((_, { failure }: { failure: Failure }) => ({
      type: 'alert' as const,
      alert: restoreLinkAlertOf(failure),
    })),
    announceSuccess: emit({ type: 'alert', alert: { message: passwordRestoredText } }),
    goToRequest: emit({
      type: 'navigate',
      to: pagePaths.restorePassword,
      replace: true,
      state: { linkEnded: true },
    }),
    goToLogin: emit((_, { login }: { login: string | undefined }) => ({
      type: 'navigate' as const,
      to: pagePaths.login,
      replace: true,
      state: { login },
    })),
  },
}).createMachine({
  id: 'restorePassword',
  description: 'Restoring a forgotten password: a link by e-mail, then the new password.',
  initial: 'idle',
  context: ({ input }) => ({ ...input, question: null }),
  states: {
    idle: {
      description: 'How the page was opened is not known yet.',
      on: {
        'page.opened': [{ guard: 'isWithLink', target: 'restore' }, { target: 'request' }],
      },
    },
    request: {
      description: 'Step 0: the person enters their login, to be sent a link.',
      initial: 'open',
      invoke: [
        {
          id: 'requestForm',
          src: 'requestForm',
          input: ({ context, self }) => ({
            form: 'RestoreRequestForm',
            initialValues: { login: context.login },
            parent: self,
          }),
          onError: 'broken',
        },
        // If it fails, only a reload loses anything.
        { id: 'draft', src: 'draft', input: ({ self }) => ({ parent: self }), onError: {} },
      ],
      states: {
        open: {
          description: 'The form is shown; it has not been accepted.',
          on: { 'form.accepted': { target: 'sent', actions: 'announceMail' } },
        },
        sent: {
          description: 'The e-mail has been sent if the login has an account.',
          on: { 'request.repeated': { target: 'open', actions: 'reopenRequest' } },
        },
      },
    },
    restore: {
      description: 'Step 1: the link of the e-mail was opened.',
      initial: 'loadingQuestion',
      states: {
        loadingQuestion: {
          description: 'The security question behind the link is being loaded.',
          tags: 'busy',
          invoke: {
            id: 'loadQuestion',
            src: 'loadQuestion',
            onDone: {
              target: 'answering',
              actions: { type: 'keepQuestion', params: ({ event }) => ({ question: event.output }) },
            },
            onError: {
              target: 'turnedAway',
              actions: {
                type: 'announceEndedLink',
                params: ({ event }) => ({ failure: failureOf(event.error) }),
              },
            },
          },
        },
        turnedAway: {
          description: 'The link is not valid; the page returns to step 0.',
          tags: 'error',
          entry: 'goToRequest',
        },
        answering: {
          description:
            'The security question is answered and a new password chosen; it has not been accepted.',
          invoke: {
            id: 'restoreForm',
            src: 'restoreForm',
            input: ({ context, self }) => ({
              form: 'RestoreForm',
              initialValues: { answer: '', newPassword: '', captchaVerified: context.skipCaptcha },
              parent: self,
            }),
            onError: '#restorePassword.broken',
          },
          on: {
            'form.accepted': {
              target: 'restored',
              actions: [
                'announceSuccess',
                { type: 'goToLogin', params: ({ event }) => ({ login: event.output }) },
              ],
            },
            'form.broken': '#restorePassword.broken',
          },
        },
        restored: {
          description: 'The new password is set; the page leads to the login.',
        },
      },
    },
    broken: {
      description: 'A part of the page has failed; only reloading the page helps.',
      tags: 'error',
    },
  },
});

/** What the page shows; whether a form is being sent is the form's to say. */
export type RestorePasswordView =
  /** It is not known how the page was opened, or it leads elsewhere. */
  | { kind: 'empty' }
  | { kind: 'request' }
  | { kind: 'sent' }
  | { kind: 'loadingQuestion' }
  | { kind: 'answer'; question: string }
  | { kind: 'broken' };

export function viewOf(snapshot: SnapshotFrom<typeof restorePasswordMachine>): RestorePasswordView {
  if (snapshot.matches('broken')) return { kind: 'broken' };
  if (snapshot.matches({ request: 'sent' })) return { kind: 'sent' };
  if (snapshot.matches('request')) return { kind: 'request' };
  if (snapshot.matches({ restore: 'loadingQuestion' })) return { kind: 'loadingQuestion' };
  if (snapshot.matches({ restore: 'answering' }))
    return { kind: 'answer', question: snapshot.context.question ?? '' };
  return { kind: 'empty' };
}
