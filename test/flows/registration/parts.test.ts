import { expect, test } from 'vitest';
import { assign, createActor, fromPromise, waitFor } from 'xstate';
import { captchaMachine } from '../../../machines/captcha.ts';
import { formMachine } from '../../../machines/form.ts';
import {
  afterPayingText,
  type Registered,
  registeredAndPaidText,
  registrationMachine,
} from '../../../machines/registration.ts';
import { FailureError } from '../../../src/domain/failure.ts';
import { isSettled, validated } from '../../../src/domain/form-rules/form-state.ts';
import { readChoices } from '../../../src/domain/venues/venue-choices.ts';
import { gridVenues } from '../venue-selection/kit.ts';
import { due, free, turnedDown } from './kit.ts';

/** The registration with its real form, captcha and grid; the test gives only the service's answer. */
function start(register: () => Promise<Registered>, { noPaymentMode = false, venuesLoaded = true } = {}) {
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        form: formMachine.provide({
          actors: {
            submitForm: fromPromise((): Promise<unknown> => register()),
            captcha: captchaMachine.provide({ actors: { loadCaptcha: fromPromise(async () => {}) } }),
          },
          actions: {
            validate: assign(({ context }) => {
              const errors: Record<string, string> = {};
              if (context.values.email === '') errors.email = 'This field is required';
              if (readChoices(context.values.venueRegisters).length === 0)
                errors.venueRegisters = 'Select at least one venue';
              return validated(context.values, { errors, formValid: true });
            }),
          },
        }),
      },
    }),
    {
      input: {
        noPaymentMode,
        skipCaptcha: true,
        texts: { email: 'jane@example.com' },
        venueRegisters: [],
      },
    },
  );
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const { form, venueSelection } = actor.getSnapshot().children;
  if (!form || !venueSelection) throw new Error('form and grid are invoked from the start');
  if (venuesLoaded) venueSelection.send({ type: 'venues.loaded', venues: gridVenues });
  return { actor, form, venueSelection, emitted };
}

const choose = { type: 'option.changed', venueId: 1, option: 'isRealOrders', chosen: true } as const;

test('B 5: a registration needs at least one venue, and sends what the grid holds', () => {
  const { actor, form, venueSelection } = start(() => Promise.resolve(free));
  venueSelection.send({ type: 'selection.replaced', selection: {} });
  form.send({ type: 'form.submitted' });
  expect(actor.getSnapshot().matches('filling')).toBe(true);
  venueSelection.send(choose);
  expect(form.getSnapshot().context.values.venueRegisters).toEqual([
    { venueId: 1, isRealOrders: true, isRealTraders: false, isDelayedOrders: false, isDelayedTraders: false },
  ]);
  form.send({ type: 'form.submitted' });
  expect(actor.getSnapshot().matches('submitting')).toBe(true);
});

test('buying live data of one venue keeps the free delayed data of the others, and of the rest of that one', () => {
  const { form, venueSelection } = start(() => Promise.resolve(free));
  const delayed = { isRealOrders: false, isRealTraders: false, isDelayedTraders: true };
  expect(form.getSnapshot().context.values.venueRegisters).toEqual([
    { venueId: 1, ...delayed, isDelayedOrders: true },
    { venueId: 2, ...delayed, isDelayedOrders: false },
  ]);
  venueSelection.send(choose);
  expect(form.getSnapshot().context.values.venueRegisters).toEqual([
    { venueId: 1, ...delayed, isRealOrders: true, isDelayedOrders: false },
    { venueId: 2, ...delayed, isDelayedOrders: false },
  ]);
});

test('in no-payment mode the venues are chosen as soon as they are loaded', () => {
  const { form } = start(() => Promise.resolve(free), { noPaymentMode: true });
  expect(readChoices(form.getSnapshot().context.values.venueRegisters)).toHaveLength(2);
});

test('A 3.4, 4.6: with a price due, terms and grid lock, and success is announced only after the payment', async () => {
  const { actor, form, venueSelection, emitted } = start(() => Promise.resolve(due));
  venueSelection.send(choose);
  form.send({ type: 'form.submitted' });
  await waitFor(actor, (snapshot) => snapshot.matches('awaitingPayment'));
  expect(actor.getSnapshot().context.registered).toEqual(due);
  expect(venueSelection.getSnapshot().matches('locked')).toBe(true);
  form.send({ type: 'field.changed', name: 'termsConfirmed', value: true });
  expect(form.getSnapshot().context.values.termsConfirmed).toBe(false);
  expect(emitted).toEqual([]);
  actor.send({ type: 'payment.completed' });
  expect(emitted).toEqual([
    {
      type: 'alert',
      alert: {
        message: registeredAndPaidText,
        bought: { order: due, price: due.subscribeCost, next: afterPayingText },
      },
    },
    { type: 'navigate', to: '/login', replace: true },
  ]);
  expect(actor.getSnapshot().context.registered).toBeNull();
});

test.each([
  ['a cost of 0', free, false],
  ['a price in no-payment mode', due, true],
] as const)('A 4.6: %s counts as success at once', async (_, answer, noPaymentMode) => {
  const { actor, form, venueSelection, emitted } = start(() => Promise.resolve(answer), { noPaymentMode });
  if (!noPaymentMode) venueSelection.send(choose);
  form.send({ type: 'form.submitted' });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(emitted).toHaveLength(2);
});

test('a refusal unlocks form and grid and keeps the selection', async () => {
  const { actor, form, venueSelection } = start(() => Promise.reject(new FailureError(turnedDown)));
  venueSelection.send({ type: 'selection.replaced', selection: {} });
  venueSelection.send(choose);
  form.send({ type: 'form.submitted' });
  expect(venueSelection.getSnapshot().matches('locked')).toBe(true);
  await waitFor(form, (snapshot) => snapshot.matches({ entry: { editing: 'refused' } }));
  expect(actor.getSnapshot().matches('filling')).toBe(true);
  expect(venueSelection.getSnapshot().matches('choosing')).toBe(true);
  expect(form.getSnapshot().context.failure).toEqual(turnedDown);
  venueSelection.send({ ...choose, chosen: false });
  expect(form.getSnapshot().context.values.venueRegisters).toEqual([]);
});

test('the grid stays locked when the venues load after the registration was sent', async () => {
  const { actor, form, venueSelection } = start(() => Promise.resolve(due), { venuesLoaded: false });
  actor.send({ type: 'registration.recalled', registered: due });
  venueSelection.send({ type: 'venues.loaded', venues: gridVenues });
  expect(venueSelection.getSnapshot().matches('locked')).toBe(true);
  expect(venueSelection.getSnapshot().can(choose)).toBe(false);
  expect(form.getSnapshot().matches({ entry: 'submitted' })).toBe(true);
});

test('a recalled registration is not sent a second time', () => {
  let posted = 0;
  const { actor, form, venueSelection } = start(async () => {
    posted += 1;
    return due;
  });
  venueSelection.send(choose);
  actor.send({ type: 'registration.recalled', registered: due });
  expect(form.getSnapshot().can({ type: 'form.submitted' })).toBe(false);
  form.send({ type: 'form.submitted' });
  expect(posted).toBe(0);
  expect(actor.getSnapshot().context).toMatchObject({ isRecalled: true, registered: due });
});

test('A 4.6: choosing a question clears the answer, and neither is hidden until it is left', () => {
  const { actor, form } = start(() => Promise.resolve(free));
  const settled = (name: string) => isSettled(form.getSnapshot().context, name);
  actor.send({ type: 'question.chosen', question: 'In which town were you born?' });
  expect(settled('question')).toBe(false);
  form.send({ type: 'field.left', name: 'question' });
  form.send({ type: 'field.changed', name: 'answer', value: 'Paris' });
  form.send({ type: 'field.left', name: 'answer' });
  expect([settled('question'), settled('answer')]).toEqual([true, true]);
  actor.send({ type: 'question.reopened' });
  expect([settled('question'), settled('answer')]).toEqual([false, false]);
  expect(form.getSnapshot().context.values).toMatchObject({
    question: 'In which town were you born?',
    answer: '',
  });
});

test('A 4.6: a security answer that was left empty stays open while it is typed, until it is left again', () => {
  const { form } = start(() => Promise.resolve(free));
  const settled = () => isSettled(form.getSnapshot().context, 'answer');
  form.send({ type: 'field.entered', name: 'answer' });
  form.send({ type: 'field.changed', name: 'answer', value: '' });
  form.send({ type: 'field.left', name: 'answer' });
  form.send({ type: 'field.entered', name: 'answer' });
  for (const value of ['P', 'Pa', 'Par', 'Pari', 'Paris']) {
    form.send({ type: 'field.changed', name: 'answer', value });
    expect(settled()).toBe(false);
  }
  // The next field reports that it is entered before this one reports that it is left.
  form.send({ type: 'field.entered', name: 'email' });
  form.send({ type: 'field.left', name: 'answer' });
  expect(settled()).toBe(true);
  expect(form.getSnapshot().context.entered).toBe('email');
});
