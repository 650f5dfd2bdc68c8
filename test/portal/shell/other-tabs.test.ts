import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '../../../machines/session.ts';
import type { UserInfo } from '../../../src/domain/session/user-info.ts';
import { otherTabs } from '../../../src/portal/browser/other-tabs.ts';
import { detailsDraftKey, forgetDraft } from '../../../src/portal/storage/kept-draft.ts';
import { analyst } from '../../flows/session/kit.ts';

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

/** A tab, and its service's answer to who is signed in. */
async function tab(who: () => UserInfo | null) {
  const asked = vi.fn(async () => who());
  const session = createActor(
    sessionMachine.provide({
      actors: { otherTabs, loadUserInfo: fromPromise(asked), signOut: fromPromise(async () => {}) },
    }),
    {
      input: { noticesShownTo: null },
    },
  );
  session.on('account.left', ({ email }) => forgetDraft(detailsDraftKey(email)));
  session.start();
  leaving.push(() => session.stop());
  await vi.waitFor(() => expect(session.getSnapshot().hasTag('busy')).toBe(false));
  return { session, asked };
}

test('decisions.md Session and routes: sign-out reaches the other tabs', async () => {
  const [here, there] = [await tab(() => analyst), await tab(() => analyst)];
  here.session.send({ type: 'signOut.chosen' });
  await vi.waitFor(() => expect(there.session.getSnapshot().matches('unauthenticated')).toBe(true));
});

test('signing out removes unsaved details in every tab, while a session that expires keeps them', async () => {
  const key = `daylight.details.${analyst.email}`;
  const keep = () => sessionStorage.setItem(key, JSON.stringify({ firstName: 'Janet' }));
  const [here, there] = [await tab(() => analyst), await tab(() => analyst)];

  keep();
  there.session.send({ type: 'session.ended', because: null });
  expect(sessionStorage.getItem(key)).not.toBeNull();

  here.session.send({ type: 'signOut.chosen' });
  await vi.waitFor(() => expect(here.session.getSnapshot().matches('leaving')).toBe(true));
  expect(sessionStorage.getItem(key)).toBeNull();

  const third = await tab(() => analyst);
  keep();
  const other = new BroadcastChannel('daylight.session');
  other.postMessage('signedOut');
  await vi.waitFor(() => expect(third.session.getSnapshot().matches('unauthenticated')).toBe(true));
  other.close();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a sign-in reaches the other tabs too, and is not echoed', async () => {
  let user: UserInfo | null = null;
  const [here, there] = [await tab(() => user), await tab(() => user)];
  user = analyst;
  here.session.send({ type: 'session.stale' });
  await vi.waitFor(() => expect(there.session.getSnapshot().matches('authenticated')).toBe(true));
  expect(here.asked).toHaveBeenCalledTimes(2);
  expect(there.asked).toHaveBeenCalledTimes(2);
});

test('a page restored from the back/forward cache checks the session again; an ordinary load does not', async () => {
  let user: UserInfo | null = analyst;
  const { session, asked } = await tab(() => user);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(asked).toHaveBeenCalledTimes(1);
  user = null;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(session.getSnapshot().matches('unauthenticated')).toBe(true));
});

test('an unknown message changes nothing', async () => {
  const { session, asked } = await tab(() => analyst);
  const other = new BroadcastChannel('daylight.session');
  other.postMessage({ type: 'signedOut' });
  other.postMessage('signedIn');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(session.getSnapshot().matches('authenticated')).toBe(true);
  other.close();
});
