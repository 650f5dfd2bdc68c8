import type { sessionMachine } from '../../../machines/session.ts';
import type { UserInfo } from '../../../src/domain/session/user-info.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { analyst, restricted } from './kit.ts';

const hasEnded = (user: { readonly restrictedMode: boolean } | null): boolean =>
  user?.restrictedMode === true;

export const predicates: Predicates<typeof sessionMachine> = {
  'nobody is signed in': (_, { output }) => output === null,
  'their subscription has ended': (_, { output }) => hasEnded(output),
  'their subscription had ended': ({ user }) => hasEnded(user),
  'a one-time notice is due': ({ user }) =>
    user?.Notifications.some(({ ActionID }) => ActionID === 'ALERT_SUBSCRIPTION_ENDS') === true,
};

const ended = { type: 'session.ended', because: 'Your account was logged in elsewhere.' };
const somebody = (output: UserInfo) => ({ type: 'xstate.done.actor.loadUserInfo', output });

export const walks: Walks = {
  ...Object.fromEntries(
    ['session.stale', 'otherTab.signedIn'].flatMap((type) =>
      [analyst, restricted].map((user) => [
        `${user.email} is told why the session ended until ${type}`,
        [somebody(user), ended, { type }, somebody(user)],
      ]),
    ),
  ),
  'other tabs cannot be heard': [
    { type: 'xstate.error.actor.otherTabs', error: new Error('no channel') },
    { type: 'xstate.done.actor.loadUserInfo', output: null },
  ],
};
