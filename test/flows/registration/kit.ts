import { expect } from 'vitest';
import { fromCallback, type SnapshotFrom } from 'xstate';
import {
  type Registered,
  type RegistrationEvent,
  registrationMachine,
  viewOf,
} from '../../../machines/registration.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { noOptions } from '../../../src/domain/venues/venue-options.ts';
import type { Kit, WorldEvent } from '../kit.ts';

const term = { startDate: '2026-04-01', endDate: '2027-03-31' };
export const free = { subscribeUserId: 'u-1', subscribeCost: 0, selection: {}, ...term };
export const due = {
  ...free,
  subscribeCost: 600,
  selection: { 1: { ...noOptions, isRealOrders: true, isRealTraders: true } },
};
/** What is due after the price has changed. */
export const dueNow = { ...due, subscribeCost: 650 };
export const turnedDown = {
  kind: 'refused',
  message: 'Some fields are not right',
  fields: { company: 'Use no control characters' },
  requestId: 'req-1',
} satisfies Failure;

const examples: readonly (RegistrationEvent | WorldEvent)[] = [
  { type: 'question.chosen', question: 'In which town were you born?' },
  { type: 'question.reopened' },
  { type: 'selection.changed', selection: { 1: { ...noOptions, isRealOrders: true } } },
  { type: 'form.sent' },
  { type: 'form.accepted', output: free },
  { type: 'form.accepted', output: due },
  { type: 'form.refused', failure: turnedDown },
  { type: 'payment.completed' },
  { type: 'payment.withdrawn' },
  { type: 'payment.postponed' },
  { type: 'payment.charging' },
  { type: 'payment.held' },
  { type: 'payment.released' },
  { type: 'payment.refused' },
  { type: 'payment.refused', price: dueNow.subscribeCost },
  { type: 'registration.recalled', registered: due },
  { type: 'form.broken' },
  { type: 'xstate.error.actor.form', error: new Error('the form broke') },
  { type: 'xstate.error.actor.venueSelection', error: new Error('the grid broke') },
  { type: 'xstate.error.actor.payment', error: new Error('the payment broke') },
];

const texts = {
  email: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  company: '',
  country: '',
  question: '',
};

/** The page while a payment is due. */
const paying = (
  { context }: SnapshotFrom<typeof registrationMachine>,
  now: { isHeld: boolean; canPostpone: boolean },
) => ({
  kind: 'paying',
  cost: context.registered?.subscribeCost,
  isRecalled: context.isRecalled,
  ...now,
});

const silent = fromCallback(() => {});

/** With payment on, so that a price leads to the payment. */
export const registrationKit: Kit<typeof registrationMachine> = {
  flow: 'registration',
  machine: registrationMachine,
  input: { noPaymentMode: false, skipCaptcha: true, texts, venueRegisters: [] },
  alsoFrom: {
    'where nothing can be paid, after the page was loaded again': {
      noPaymentMode: true,
      skipCaptcha: false,
      texts: { ...texts, email: 'ann@firm.example' },
      venueRegisters: [{ venueId: 1, ...noOptions, isDelayedOrders: true }],
    },
  },
  examples,
  label: (event) => {
    if (event.type === 'form.accepted') return `form.accepted at ${event.output.subscribeCost}`;
    return event.type === 'payment.refused' && event.price ? `${event.type} at ${event.price}` : event.type;
  },
  actors: { form: silent, venueSelection: silent, draft: silent, payment: silent },
  elsewhere: {
    '(root) on xstate.error.actor.draft': 'changes nothing: only a reload would lose anything',
  },
  states: {
    filling: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(snapshot.context.registered).toBeNull();
      expect(snapshot.can({ type: 'form.sent' })).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'filling' });
    },
    submitting: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'sending' });
    },
    awaitingPayment: (snapshot) => {
      expect([due, dueNow]).toContainEqual(snapshot.context.registered);
      expect(snapshot.can({ type: 'form.sent' })).toBe(false);
      expect(snapshot.can({ type: 'selection.changed', selection: {} })).toBe(false);
    },
    'awaitingPayment.open': (snapshot) => {
      expect(snapshot.can({ type: 'payment.postponed' })).toBe(true);
      expect(viewOf(snapshot)).toEqual(paying(snapshot, { isHeld: false, canPostpone: true }));
    },
    'awaitingPayment.charging': (snapshot) => {
      expect(snapshot.can({ type: 'payment.postponed' })).toBe(false);
      expect(viewOf(snapshot)).toEqual(paying(snapshot, { isHeld: false, canPostpone: false }));
    },
    'awaitingPayment.held': (snapshot) => {
      expect(snapshot.can({ type: 'payment.postponed' })).toBe(true);
      expect(viewOf(snapshot)).toEqual(paying(snapshot, { isHeld: true, canPostpone: true }));
    },
    done: (snapshot) => {
      const { context } = snapshot;
      expect(context.registered).toBeNull();
      expect(viewOf(snapshot)).toEqual({ kind: 'done' });
    },
    broken: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'broken' });
    },
  },
  refusals: [
    {
      name: 'postponing a payment while it is being taken',
      after: [{ type: 'registration.recalled', registered: due }, { type: 'payment.charging' }],
      event: { type: 'payment.postponed' },
    },
    {
      name: 'a payment that was refused for another reason than its price',
      after: [{ type: 'registration.recalled', registered: due }],
      event: { type: 'payment.refused' },
    },
    {
      name: 'recalling a registration with nothing due',
      after: [],
      event: { type: 'registration.recalled', registered: free },
    },
    {
      name: 'a second click while the registration is being sent',
      after: [{ type: 'form.sent' }],
      event: { type: 'form.sent' },
    },
    {
      name: 'completing a payment that was not requested',
      after: [],
      event: { type: 'payment.completed' },
    },
    {
      name: 'changing the question while the registration is being sent',
      after: [{ type: 'form.sent' }],
      event: { type: 'question.reopened' },
    },
  ],
};

/** The service's answer that the page reads as this. */
export const wireAnswer = (registered: Registered) => ({
  UserID: registered.subscribeUserId,
  Price: registered.subscribeCost,
  StartDate: registered.startDate,
  EndDate: registered.endDate,
});
