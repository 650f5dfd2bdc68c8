import { expect, test } from 'vitest';
import {
  type AnyActor,
  type AnyEventObject,
  assign,
  createActor,
  fromCallback,
  fromPromise,
  waitFor,
} from 'xstate';
import { captchaMachine } from '../../../machines/captcha.ts';
import { formMachine } from '../../../machines/form.ts';
import { guardedFormMachine } from '../../../machines/guarded-form.ts';
import { FailureError } from '../../../src/domain/failure.ts';
import { validated } from '../../../src/domain/form-rules/form-state.ts';
import { formKit, refusal } from '../form/kit.ts';
import { mismatchText } from './kit.ts';

test.each(formKit.examples.map(({ type }) => type).filter((type) => !type.startsWith('xstate.')))(
  'A 4.9: a flow may send it any event of a form, and it passes it on: %s',
  (type) => {
    const actor: AnyActor = createActor(guardedFormMachine, {
      input: { form: 'ChangePasswordForm', initialValues: {}, skipCaptcha: false },
    });
    expect(actor.getSnapshot().can({ type })).toBe(true);
  },
);

/** The form for changing a password with its real captcha; its reports to the parent are listed. */
async function start(submit: () => Promise<unknown>) {
  const received: AnyEventObject[] = [];
  const parent = createActor(
    fromCallback(({ receive }) => receive((event) => void received.push(event))),
  ).start();
  const form = formMachine.provide({
    actors: { submitForm: fromPromise(submit) },
    actions: {
      validate: assign(({ context: { values } }) => {
        const differs = values.newPassword !== values.newPasswordConfirmation;
        const errors = differs ? { newPasswordConfirmation: mismatchText } : {};
        return validated(values, { errors, formValid: values.captchaVerified === true });
      }),
    },
  });
  const captcha = captchaMachine.provide({ actors: { loadCaptcha: fromPromise(async () => {}) } });
  const actor = createActor(guardedFormMachine.provide({ actors: { form, captcha } }), {
    input: {
      form: 'ChangePasswordForm',
      initialValues: { newPassword: '', newPasswordConfirmation: '' },
      skipCaptcha: false,
      contradiction: { field: 'newPasswordConfirmation', message: mismatchText },
      parent,
    },
  }).start();
  const { children } = actor.getSnapshot();
  if (!children.form || !children.captcha) throw new Error('both are invoked from the start');
  children.captcha.send({ type: 'captcha.wanted', skipValidation: false });
  await waitFor(children.captcha, (snapshot) => snapshot.matches('waiting'));
  children.captcha.send({ type: 'challenge.passed' });
  const type = (name: string, value: string) => actor.send({ type: 'field.changed', name, value });
  return { actor, form: children.form, captcha: children.captcha, received, type };
}

test('A 5: the message that the two do not match resets the captcha, once each time it appears', async () => {
  const { actor, form, captcha, type } = await start(async () => {});
  type('newPassword', 'Sunrise2026');
  expect(captcha.getSnapshot().context.rounds).toBe(0);
  actor.send({ type: 'field.left', name: 'newPasswordConfirmation' });
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
  const { actor, form, captcha, received } = await start(submit);
  actor.send({ type: 'form.submitted' });
  await waitFor(form, (snapshot) => !snapshot.matches('submitting'));
  expect(received).toEqual([{ type: 'form.sent' }, report]);
  expect(captcha.getSnapshot().context.rounds).toBe(1);
  expect(form.getSnapshot().context.values.captchaVerified).toBe(false);
});
