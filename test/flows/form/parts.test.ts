import { expect, test } from 'vitest';
import { type AnyEventObject, assign, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { captchaMachine } from '../../../machines/captcha.ts';
import { formMachine } from '../../../machines/form.ts';
import { FailureError } from '../../../src/domain/failure.ts';
import { validated } from '../../../src/domain/form-rules/form-state.ts';
import { mismatchText } from '../change-password/kit.ts';
import { refusal } from './kit.ts';

/** The form for changing a password with its real captcha; its reports to the parent are listed. */
async function start(submit: () => Promise<unknown>) {
  const received: AnyEventObject[] = [];
  const parent = createActor(
    fromCallback(({ receive }) => receive((event) => void received.push(event))),
  ).start();
  const captcha = captchaMachine.provide({ actors: { loadCaptcha: fromPromise(async () => {}) } });
  const machine = formMachine.provide({
    actors: { submitForm: fromPromise(submit), captcha },
    actions: {
      validate: assign(({ context: { values } }) => {
        const differs = values.newPassword !== values.newPasswordConfirmation;
        const errors = differs ? { newPasswordConfirmation: mismatchText } : {};
        return validated(values, { errors, formValid: values.captchaVerified === true });
      }),
    },
  });
  const form = createActor(machine, {
    input: {
      form: 'ChangePasswordForm',
      initialValues: { newPassword: '', newPasswordConfirmation: '', captchaVerified: false },
      contradiction: { field: 'newPasswordConfirmation', message: mismatchText },
      parent,
    },
  }).start();
  const { captcha: check } = form.getSnapshot().children;
  if (!check) throw new Error('the captcha is invoked from the start');
  check.send({ type: 'captcha.requested', skipValidation: false });
  await waitFor(check, (snapshot) => snapshot.matches('waiting'));
  check.send({ type: 'challenge.passed' });
  const type = (name: string, value: string) => form.send({ type: 'field.changed', name, value });
  return { form, captcha: check, received, type };
}

test('A 5: the message that the two do not match resets the captcha, once each time it appears', async () => {
  const { form, captcha, type } = await start(async () => {});
  type('newPassword', 'Sunrise2026');
  expect(captcha.getSnapshot().context.rounds).toBe(0);
  form.send({ type: 'field.left', name: 'newPasswordConfirmation' });
  expect(captcha.getSnapshot().context.rounds).toBe(1);
  expect(form.getSnapshot().context.values.captchaVerified).toBe(false);
  type('newPasswordConfirmation', 'Sunrise');
  expect(captcha.getSnapshot().context.rounds).toBe(1);
  type('newPasswordConfirmation', 'Sunrise2026');
  type('newPassword', 'Sunset2026');
  expect(captcha.getSnapshot().context.rounds).toBe(2);
});

test.each([
  ['taken', () => Promise.resolve('taken'), { type: 'form.accepted', output: 'taken' }],
  ['refused', () => Promise.reject(new FailureError(refusal)), { type: 'form.refused', failure: refusal }],
])('A 4.6, 4.8: a form that was %s reports to its flow and resets its captcha', async (_, submit, report) => {
  const { form, captcha, received } = await start(submit);
  form.send({ type: 'form.submitted' });
  await waitFor(form, (snapshot) => !snapshot.matches({ entry: 'submitting' }));
  expect(received).toEqual([{ type: 'form.sent' }, report]);
  expect(captcha.getSnapshot().context.rounds).toBe(1);
  expect(form.getSnapshot().context.values.captchaVerified).toBe(false);
});
