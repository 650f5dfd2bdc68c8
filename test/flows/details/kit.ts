import { expect } from 'vitest';
import { fromCallback } from 'xstate';
import { type DetailsEvent, detailsMachine, viewOf } from '../../../machines/details.ts';
import type { Details } from '../../../src/domain/account/details.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const jane: Details = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane.doe@example.com',
  phoneNumber: '+442071234567',
  company: 'Example Ltd',
  taxNumber: 'GB999999973',
  country: 'GB',
};
/** The service's details that equal the kept amendments. */
export const janet: Details = { ...jane, firstName: 'Janet' };
/** The amendments at the time of the reload. */
export const kept: Partial<Details> = { firstName: 'Janet', email: 'somebody.else@example.com' };

export const refused = {
  kind: 'refused',
  message: '',
  fields: { phoneNumber: 'Invalid phone number' },
  requestId: 'req-1',
} satisfies Failure;

const examples: readonly (DetailsEvent | WorldEvent)[] = [
  { type: 'xstate.done.actor.loadDetails', output: jane },
  { type: 'xstate.done.actor.loadDetails', output: janet },
  { type: 'xstate.error.actor.loadDetails', error: new Error('no answer') },
  { type: 'retry.requested' },
  { type: 'details.unlocked' },
  { type: 'draft.discarded' },
  { type: 'amendment.dropped' },
  { type: 'form.sent' },
  { type: 'form.accepted', output: janet },
  { type: 'form.refused', failure: refused },
  { type: 'departure.attempted' },
  { type: 'departure.declined' },
  { type: 'departure.confirmed' },
  { type: 'xstate.error.actor.form', error: new Error('the form broke') },
];

const silent = fromCallback(() => {});

export const detailsKit: Kit<typeof detailsMachine> = {
  flow: 'details',
  machine: detailsMachine,
  input: { kept },
  examples,
  label: (event) =>
    event.type === 'xstate.done.actor.loadDetails'
      ? `${event.type} ${event.output === jane ? 'other than kept' : 'as kept'}`
      : event.type,
  actors: { form: silent, draft: silent },
  elsewhere: {
    'amending on xstate.error.actor.draft': 'changes nothing: only a reload would lose anything',
  },
  states: {
    loading: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'loading' });
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'details.unlocked' })).toBe(false);
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'failed' });
    },
    readOnly: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(snapshot.can({ type: 'form.sent' })).toBe(false);
    },
    'readOnly.plain': (snapshot) => {
      expect(snapshot.context.kept).toBeNull();
      expect(viewOf(snapshot)).toEqual({ kind: 'readOnly', isOffering: false });
    },
    'readOnly.offering': (snapshot) => {
      expect(snapshot.context.kept).toEqual({ firstName: 'Janet' });
      expect(viewOf(snapshot)).toEqual({ kind: 'readOnly', isOffering: true });
    },
    amending: (snapshot) => {
      expect(snapshot.can({ type: 'amendment.dropped' })).toBe(true);
      expect(snapshot.context.kept).toBeNull();
    },
    'amending.editing': (snapshot) => expect(viewOf(snapshot)).toEqual({ kind: 'amending', isAsking: false }),
    'amending.askingToLeave': (snapshot) => {
      expect(snapshot.can({ type: 'departure.attempted' })).toBe(false);
      expect(viewOf(snapshot)).toEqual({ kind: 'amending', isAsking: true });
    },
    saving: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'saving' });
    },
    broken: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'broken' });
    },
  },
  refusals: [
    {
      name: 'A 4.5: locked details cannot be submitted',
      after: [{ type: 'xstate.done.actor.loadDetails', output: janet }],
      event: { type: 'form.sent' },
    },
    {
      name: 'A 4.5: leaving locked details needs no confirmation',
      after: [{ type: 'xstate.done.actor.loadDetails', output: janet }],
      event: { type: 'departure.attempted' },
    },
    {
      name: 'changes that are being saved cannot be dropped',
      after: [
        { type: 'xstate.done.actor.loadDetails', output: jane },
        { type: 'details.unlocked' },
        { type: 'form.sent' },
      ],
      event: { type: 'amendment.dropped' },
    },
  ],
};
