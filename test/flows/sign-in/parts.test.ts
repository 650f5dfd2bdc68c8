import { expect, test } from 'vitest';
import { assign, createActor, fromPromise, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate';
import { captchaMachine } from '../../../machines/captcha.ts';
import { formMachine } from '../../../machines/form.ts';
import { signInMachine } from '../../../machines/sign-in.ts';
import type { SignInAnswer } from '../../../src/contract/generated/types.ts';
import { FailureError, failure, signInFailedText } from '../../../src/domain/failure.ts';
import { isFormValid, validated } from '../../../src/domain/form-rules/form-state.ts';
import { refused, ticket } from './kit.ts';

const isRefused = (snapshot: SnapshotFrom<typeof formMachine>): boolean =>
  snapshot.matches({ entry: { editing: 'refused' } });

/** Sign-in with its real form and captcha; the test replaces only the calls to the outside. */
function start({
  authenticate = () => Promise.resolve<unknown>(ticket),
  redirect = () => Promise.resolve(),
  skipCaptcha = true,
}: {
  authenticate?: () => Promise<unknown>;
  redirect?: (input: { ticket: SignInAnswer; returnTo: string | null }) => Promise<void>;
  skipCaptcha?: boolean;
} = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(
    signInMachine.provide({
      actors: {
        form: formMachine.provide({
          actors: {
            submitForm: fromPromise(authenticate),
            captcha: captchaMachine.provide({ actors: { loadCaptcha: fromPromise(async () => {}) } }),
          },
          actions: {
            validate: assign(({ context }) => {
              const errors: Record<string, string> = {};
              for (const name of ['login', 'password'])
                if (context.values[name] === '') errors[name] = 'This field is required';
              if (context.values.captchaVerified !== true) errors.captchaVerified = 'Please confirm';
              return validated(context.values, { errors, formValid: true });
            }),
          },
        }),
        redirectToProvider: fromPromise(({ input }) => redirect(input)),
      },
    }),
    { input: { login: '', skipCaptcha, returnTo: '/data-viewing/trade?tv=XLON' }, clock },
  );
  actor.start();
  const { form } = actor.getSnapshot().children;
  const captcha = form?.getSnapshot().children.captcha;
  if (!form || !captcha) throw new Error('form and captcha are invoked from the start');
  captcha.send({ type: 'captcha.requested', skipValidation: skipCaptcha });
  const fill = () => {
    form.send({ type: 'field.changed', name: 'login', value: 'analyst@daylight.example' });
    form.send({ type: 'field.changed', name: 'password', value: 'Sunrise2026' });
  };
  return { actor, form, captcha, clock, fill };
}

test('A 4.2: the session token is used in the redirect with the remembered location, and is not stored', async () => {
  const redirects: unknown[] = [];
  const { actor, form, fill } = start({ redirect: async (input) => void redirects.push(input) });
  fill();
  form.send({ type: 'form.submitted' });
  expect(form.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, (snapshot) => snapshot.hasTag('busy'));
  await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
  expect(redirects).toEqual([{ ticket, returnTo: '/data-viewing/trade?tv=XLON' }]);
  expect(actor.getSnapshot().context).toEqual({
    login: '',
    skipCaptcha: true,
    returnTo: '/data-viewing/trade?tv=XLON',
  });
  expect(JSON.stringify(form.getSnapshot().context)).not.toContain(ticket.sessionToken);
});

test('A 4.2: on failure the logging-in flag ends, the reason is shown, and the captcha and submitted state are reset', async () => {
  const { actor, form, captcha, fill } = start({
    authenticate: () => Promise.reject(new FailureError(refused)),
    skipCaptcha: false,
  });
  await waitFor(captcha, (snapshot) => snapshot.matches('waiting'));
  fill();
  expect(isFormValid(form.getSnapshot().context)).toBe(false);
  captcha.send({ type: 'challenge.passed' });
  expect(form.getSnapshot().context.values.captchaVerified).toBe(true);
  form.send({ type: 'form.submitted' });
  await waitFor(form, isRefused);
  expect(form.getSnapshot().hasTag('busy')).toBe(false);
  expect(actor.getSnapshot().matches('open')).toBe(true);
  expect(form.getSnapshot().context.failure).toEqual(refused);
  expect(captcha.getSnapshot().matches('waiting')).toBe(true);
  expect(captcha.getSnapshot().context.rounds).toBe(1);
  expect(form.getSnapshot().context.values.captchaVerified).toBe(false);
});

test('A 4.9: captcha expiry sets captchaVerified false again', async () => {
  const { form, captcha, fill } = start({ skipCaptcha: false });
  await waitFor(captcha, (snapshot) => snapshot.matches('waiting'));
  fill();
  captcha.send({ type: 'challenge.passed' });
  expect(isFormValid(form.getSnapshot().context)).toBe(true);
  captcha.send({ type: 'challenge.expired' });
  expect(form.getSnapshot().context.values.captchaVerified).toBe(false);
  expect(isFormValid(form.getSnapshot().context)).toBe(false);
});

test('A 5: a skipped captcha counts as verified from the start, even after a failure', async () => {
  const { form, fill } = start({ authenticate: () => Promise.reject(new FailureError(refused)) });
  expect(form.getSnapshot().context.values.captchaVerified).toBe(true);
  fill();
  form.send({ type: 'form.submitted' });
  await waitFor(form, isRefused);
  expect(form.getSnapshot().context.values.captchaVerified).toBe(true);
  form.send({ type: 'form.submitted' });
  expect(form.getSnapshot().matches({ entry: 'submitting' })).toBe(true);
});

test('A 8: a failed redirect reports that there was an error logging on', async () => {
  const { actor, form, fill } = start({ redirect: () => Promise.reject(new Error('no storage')) });
  fill();
  form.send({ type: 'form.submitted' });
  await waitFor(form, isRefused);
  expect(actor.getSnapshot().matches('open')).toBe(true);
  expect(form.getSnapshot().context.failure).toEqual(failure('failed', { message: signInFailedText }));
  expect(form.getSnapshot().context.succeeded).toBe(false);
});

test('A 9: a sign-in that is not back within 120 s fails', async () => {
  const { actor, form, clock, fill } = start();
  fill();
  form.send({ type: 'form.submitted' });
  await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
  clock.increment(119_999);
  expect(actor.getSnapshot().matches('leaving')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches('open')).toBe(true);
  expect(form.getSnapshot().context.failure?.message).toBe(signInFailedText);
});

test('a page that the browser restores after leaving can be used again', async () => {
  const { actor, form, fill } = start();
  fill();
  form.send({ type: 'form.submitted' });
  await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
  actor.send({ type: 'page.restored' });
  expect(actor.getSnapshot().matches('open')).toBe(true);
  expect(form.getSnapshot().matches({ entry: { editing: 'pristine' } })).toBe(true);
  form.send({ type: 'form.submitted' });
  expect(form.getSnapshot().matches({ entry: 'submitting' })).toBe(true);
});
