import { expect } from 'vitest';
import { secondFactorMachine, viewOf } from '../../../machines/second-factor.ts';
import type { NewFactor, SecondFactor } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Kit } from '../kit.ts';

export const off: SecondFactor = { isOn: false, since: null, settings: null };
export const on: SecondFactor = { isOn: true, since: '2026-11-20T14:32:07.123000Z', settings: null };
export const elsewhere: SecondFactor = { isOn: true, since: null, settings: 'https://id.example/settings' };

export const begun: NewFactor = {
  id: '5b1e6b0e-58a5-4c3c-a4c5-0a7ce0a6cf8e',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address:
    'otpauth://totp/Daylight:analyst%40daylight.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Daylight',
  recoveryCodes: ['ABCD-EFGH-JKLM-NPQR-STUV', 'BCDE-FGHJ-KLMN-PQRS-TUVW'],
};

const refused = (fields: Readonly<Record<string, string>>, message = Object.values(fields).join()) =>
  new FailureError(failure('refused', { message, fields }));

export const wrongCode = refused({ code: 'The code is wrong, or was used already. Please check the clock' });
export const wrongPassword = refused({ password: 'The password is not right' });
export const overtaken = refused({}, 'Setting it up was begun anew meanwhile, perhaps in another tab.');

export const password = { type: 'password.given', password: 'Sunrise2026' } as const;
export const given = { type: 'code.given', code: '492039' } as const;
export const removal = { type: 'removal.requested', password: 'Sunrise2026', code: '492039' } as const;

const lost = new Error('no answer');

export const secondFactorKit: Kit<typeof secondFactorMachine> = {
  flow: 'secondFactor',
  machine: secondFactorMachine,
  examples: [
    { type: 'xstate.done.actor.loadFactor', output: off },
    { type: 'xstate.done.actor.loadFactor', output: on },
    { type: 'xstate.done.actor.loadFactor', output: elsewhere },
    { type: 'xstate.error.actor.loadFactor', error: lost },
    { type: 'retry.requested' },
    { type: 'setup.requested' },
    password,
    { type: 'xstate.done.actor.beginFactor', output: begun },
    { type: 'xstate.error.actor.beginFactor', error: lost },
    { type: 'xstate.error.actor.beginFactor', error: wrongPassword },
    given,
    { type: 'setup.declined' },
    { type: 'xstate.done.actor.activateFactor' },
    { type: 'xstate.error.actor.activateFactor', error: wrongCode },
    { type: 'xstate.error.actor.activateFactor', error: overtaken },
    { type: 'codes.saved' },
    { type: 'codes.missed' },
    { type: 'codes.noted' },
    { type: 'removal.wanted' },
    removal,
    { type: 'removal.declined' },
    { type: 'xstate.done.actor.removeFactor' },
    { type: 'xstate.error.actor.removeFactor', error: wrongPassword },
    { type: 'xstate.error.actor.removeFactor', error: wrongCode },
  ],
  key: ({ value, context: { failure: told } }) => [value, told && Object.keys(told.fields)],
  label: (event) =>
    [
      event.type,
      event.type.endsWith('.loadFactor') && event.output !== undefined
        ? [event.output.isOn, event.output.settings !== null].join()
        : undefined,
      event.error?.failure?.kind,
      ...Object.keys(event.error?.failure?.fields ?? {}),
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'loading' });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'failed' });
    },
    elsewhere: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'elsewhere', settings: elsewhere.settings });
      expect(snapshot.can({ type: 'setup.requested' })).toBe(false);
    },
    off: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'off' });
      expect(snapshot.can({ type: 'removal.wanted' })).toBe(false);
    },
    askingPassword: (snapshot) => {
      const told = snapshot.context.failure;
      const isBegunAnew = told?.message === overtaken.message;
      expect(viewOf(snapshot)).toEqual({
        kind: 'askingPassword',
        isBegunAnew,
        failure: isBegunAnew ? null : told,
      });
      expect(snapshot.can(password)).toBe(true);
    },
    beginning: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can(password)).toBe(false);
      expect(viewOf(snapshot)).toEqual({ kind: 'beginning', isBegunAnew: false, failure: null });
    },
    settingUp: (snapshot) => {
      const { secret, address } = begun;
      const { failure: told } = snapshot.context;
      expect(viewOf(snapshot)).toEqual({ kind: 'settingUp', secret, address, failure: told });
      expect(snapshot.can(given)).toBe(true);
    },
    activating: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can(given)).toBe(false);
      expect(snapshot.can({ type: 'setup.declined' })).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'activating', failure: null });
    },
    showingCodes: (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({
        kind: 'showingCodes',
        recoveryCodes: begun.recoveryCodes,
      });
    },
    'showingCodes.unsaved': (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({ isSaved: false });
      expect(snapshot.can({ type: 'codes.noted' })).toBe(false);
    },
    'showingCodes.saved': (snapshot) => expect(viewOf(snapshot)).toMatchObject({ isSaved: true }),
    on: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'on', since: on.since, failure: null });
      expect(snapshot.can({ type: 'setup.requested' })).toBe(false);
    },
    confirming: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({
        kind: 'confirming',
        since: on.since,
        failure: snapshot.context.failure,
      });
      expect(snapshot.can(removal)).toBe(true);
    },
    removing: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can(removal)).toBe(false);
      expect(snapshot.can({ type: 'removal.declined' })).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'removing', failure: null });
    },
  },
};
