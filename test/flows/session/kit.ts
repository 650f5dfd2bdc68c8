import { expect } from 'vitest';
import { type AnyEventObject, fromCallback, type SnapshotFrom } from 'xstate';
import { sessionMachine, viewOf } from '../../../machines/session.ts';
import { allowedAreas, homeOf, isRestricted } from '../../../src/domain/session/areas.ts';
import { oneTimeNotices } from '../../../src/domain/session/notices.ts';
import type { UserInfo } from '../../../src/domain/session/user-info.ts';
import type { Kit } from '../kit.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** A person whose subscription is in order. */
export const analyst: UserInfo = {
  email: 'analyst@daylight.example',
  Notifications: [],
  Parameters: {},
  restrictedMode: false,
};

/** A person whose subscription ends on 30 November 2026. */
export const expiring: UserInfo = {
  ...analyst,
  email: 'expiring@daylight.example',
  Notifications: [
    { ActionID: 'ALERT_SUBSCRIPTION_ENDS', ActionData: { SubscriptionExpirationPeriod: '2026-11-30' } },
  ],
};

/** A person whose subscription has ended. */
export const restricted: UserInfo = {
  ...analyst,
  email: 'restricted@daylight.example',
  Notifications: [{ ActionID: 'REDIRECT_TO_SUBSCRIPTION', ActionData: {} }],
  restrictedMode: true,
};

/** A person with an uncompleted payment. */
export const unpaid: UserInfo = {
  ...analyst,
  email: 'unpaid@daylight.example',
  Notifications: [{ ActionID: 'ALERT_UNCOMPLETED_PAYMENT', ActionData: {} }],
};

const whoOf = (user: UserInfo | null) => user?.email ?? 'nobody';

/** A 4.1: e-mail cleared, only the public area allowed. */
const visitor = ({ context }: Snapshot) => {
  expect(context.user).toBeNull();
  expect(allowedAreas(context.user)).toEqual(['public']);
  expect(homeOf(context.user)).toBe('/home');
};

const signedIn = ({ context }: Snapshot) => expect(context.user).not.toBeNull();

const busy = (snapshot: Snapshot) => {
  expect(snapshot.hasTag('busy')).toBe(true);
  expect(snapshot.can({ type: 'signOut.chosen' })).toBe(snapshot.matches('authenticated'));
};

const leaving = (snapshot: Snapshot) =>
  expect(viewOf(snapshot)).toMatchObject({ kind: 'leaving', isChecking: true });

export const sessionKit: Kit<typeof sessionMachine> = {
  flow: 'session',
  machine: sessionMachine,
  input: { noticesShownTo: null },
  alsoFrom: { 'loaded again': { noticesShownTo: expiring.email } },
  examples: [
    ...[analyst, expiring, restricted, unpaid, null].map((output) => ({
      type: 'xstate.done.actor.loadUserInfo',
      output,
    })),
    { type: 'xstate.error.actor.loadUserInfo', error: new Error('no answer') },
    ...[analyst, restricted, null].map((output) => ({
      type: 'xstate.done.actor.confirmSession',
      output,
    })),
    { type: 'xstate.error.actor.confirmSession', error: new Error('no answer') },
    { type: 'xstate.done.actor.signOut' },
    { type: 'xstate.error.actor.signOut', error: new Error('no answer') },
    { type: 'xstate.after.signOutTimeout.session.signingOut' },
    { type: 'xstate.after.signOutTimeout.session.confirmingSignOut' },
    { type: 'xstate.after.leaveTimeout.session.leaving' },
    { type: 'session.stale' },
    { type: 'session.ended', because: 'Your account was logged in elsewhere.' },
    { type: 'otherTab.signedIn' },
    { type: 'otherTab.signedOut' },
    { type: 'strip.loaded' },
    { type: 'signOut.chosen' },
  ],
  actors: { otherTabs: fromCallback(() => {}) },
  label: (event: AnyEventObject) =>
    /^xstate\.done\.actor\.(loadUserInfo|confirmSession)$/.test(event.type)
      ? `${event.type} (${whoOf(event.output)})`
      : event.type,
  elsewhere: {
    '(root) on xstate.error.actor.otherTabs':
      'changes nothing: a tab that cannot reach the others works alone',
  },
  key: ({ value, context }) => [
    value,
    context.user && isRestricted(context.user),
    context.user && oneTimeNotices(context.user).length > 0,
    context.user?.Notifications.some(({ ActionID }) => ActionID === 'ALERT_UNCOMPLETED_PAYMENT') ?? false,
  ],
  states: {
    unknown: (snapshot) =>
      expect(viewOf(snapshot)).toEqual({ kind: 'unknown', user: null, isChecking: true }),
    authenticated: signedIn,
    'authenticated.sorting': signedIn,
    'authenticated.full': ({ context }) => {
      expect(allowedAreas(context.user)).toEqual(['public', 'myAccount', 'dataViewing']);
      expect(homeOf(context.user)).toBe('/dataSelect');
    },
    'authenticated.restricted': ({ context }) => {
      expect(allowedAreas(context.user)).toEqual(['public', 'myAccount']);
      expect(homeOf(context.user)).toBe('/my-account/details');
    },
    'authenticated.refreshing': (snapshot) => {
      busy(snapshot);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'known', isChecking: true });
      signedIn(snapshot);
    },
    unauthenticated: visitor,
    'unauthenticated.visiting': (snapshot) =>
      expect(viewOf(snapshot)).toEqual({ kind: 'known', user: null, isChecking: false }),
    'unauthenticated.checking': busy,
    'unauthenticated.following': busy,
    signingOut: leaving,
    confirmingSignOut: leaving,
    leaving,
  },
  refusals: [
    {
      name: 'A 3.2: one-time notices are gone once shown',
      after: [{ type: 'xstate.done.actor.loadUserInfo', output: expiring }, { type: 'strip.loaded' }],
      event: { type: 'strip.loaded' },
    },
    {
      name: 'decisions.md Notices: they are shown once per sign-in, not again when the session is checked again',
      after: [
        { type: 'xstate.done.actor.loadUserInfo', output: expiring },
        { type: 'strip.loaded' },
        { type: 'session.stale' },
        { type: 'xstate.done.actor.loadUserInfo', output: expiring },
      ],
      event: { type: 'strip.loaded' },
    },
    {
      name: 'a visitor cannot sign out',
      after: [{ type: 'xstate.done.actor.loadUserInfo', output: null }],
      event: { type: 'signOut.chosen' },
    },
  ],
};
