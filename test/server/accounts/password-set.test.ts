import { describe, expect, onTestFinished, test } from 'vitest';
import { wrongPassword } from '../../../src/server/accounts/change-password.ts';
import type { ProviderClient } from '../../../src/server/auth/provider-client.ts';
import { ProviderError } from '../../../src/server/auth/provider-error.ts';
import { type AccountsPortal, askForLink, firstPassword, join, startAccountsPortal } from './accounts-kit.ts';
import { openAccountsScene } from './accounts-scene.ts';
import { Visitor } from './auth-kit.ts';

const { database, portal } = await openAccountsScene();
const next = 'Skyline2027';
let number = 0;

const lost = () => new ProviderError('unreachable', 'the answer was lost');

/** A portal on the same database whose calls of the provider go wrong. */
async function faultyPortal(faults: (provider: ProviderClient) => Partial<ProviderClient>) {
  const faulty = await startAccountsPortal(database, {
    provider: (provider) => ({ ...provider, ...faults(provider) }),
  });
  onTestFinished(faulty.close);
  return faulty;
}

async function signedIn(at: AccountsPortal, email: string, password = firstPassword): Promise<Visitor> {
  const visitor = new Visitor(at);
  await visitor.createSession(await visitor.redirect(await visitor.signIn(email, password)));
  return visitor;
}

/** A person, and a thief who has signed in with the same password. */
async function robbed(): Promise<{ email: string; thief: Visitor }> {
  number += 1;
  const email = `robbed${number}@example.com`;
  await join(portal, email);
  return { email, thief: await signedIn(portal, email) };
}

const change = (visitor: Visitor, current = firstPassword, wanted = next) =>
  visitor.call('POST', '/api/changepassword', { CurrentPassword: current, NewPassword: wanted });
const restore = (at: AccountsPortal, token: string, wanted = next) =>
  new Visitor(at).call('POST', `/api/forgotpassword/${token}/restore`, {
    Answer: 'Saint Mary',
    Password: wanted,
  });
/** Mails about a changed password, beside the one about the first. */
const toldOfChange = (email: string) =>
  portal.mails().filter(({ to, subject }) => to.includes(email) && subject === 'Your password was changed')
    .length - 1;
/** As if the process that held the task had died, and its lease had run out. */
const leaseEnds = () => database.pool.query('UPDATE account_tasks SET held_until = clock_timestamp()');
const waiting = async () => (await database.pool.query('SELECT FROM account_tasks')).rowCount;
/** Changes or resets the password, and loses the answer. */
const answerLost = (provider: ProviderClient): Partial<ProviderClient> => ({
  changePassword: async (...given) => {
    await provider.changePassword(...given);
    throw lost();
  },
  resetPassword: async (...given) => {
    await provider.resetPassword(...given);
    throw lost();
  },
});

describe('A 2.9, 4.8: a change of password that is interrupted after the provider has made it', () => {
  test('ends the sessions of others and is mailed once, although its request never came that far', async () => {
    const { email, thief } = await robbed();
    const owner = await signedIn(await faultyPortal(answerLost), email);
    expect((await change(owner)).status).toBe(503);
    expect(await thief.whoAmI()).toBe(email);
    await portal.deliver();
    expect(await thief.whoAmI()).toBe(401);
    expect(await owner.whoAmI()).toBe(email);
    expect(toldOfChange(email)).toBe(1);
    expect(await waiting()).toBe(0);
  });

  test.each([
    ['before the worker has taken over', false],
    ['after it', true],
  ])('succeeds when it is repeated %s, with one mail', async (_when, isLate) => {
    const { email, thief } = await robbed();
    const owner = await signedIn(await faultyPortal(answerLost), email);
    await change(owner);
    if (isLate) await portal.worker.runNow();
    expect((await change(owner)).status).toBe(204);
    expect(await owner.whoAmI()).toBe(email);
    expect(await thief.whoAmI()).toBe(401);
    await portal.deliver();
    expect(await owner.whoAmI()).toBe(email);
    expect(toldOfChange(email)).toBe(1);
    expect((await change(owner, 'Wrong1234', 'Skyline2028')).body).toMatchObject({
      error: { fields: { CurrentPassword: [wrongPassword] } },
    });
  });

  test('is completed although another attempt is refused meanwhile', async () => {
    const { email, thief } = await robbed();
    const owner = await signedIn(await faultyPortal(answerLost), email);
    expect((await change(owner)).status).toBe(503);
    expect((await change(owner, 'Wrong1234', 'Skyline2028')).status).toBe(400);
    expect(await waiting()).toBe(1);
    await portal.deliver();
    expect(await thief.whoAmI()).toBe(401);
    expect(toldOfChange(email)).toBe(1);
    expect(await waiting()).toBe(0);
  });

  test('is carried on by another process when its own dies, and does no harm if that only slept', async () => {
    const { email, thief } = await robbed();
    let wake = () => {};
    let stuck = () => {};
    const isStuck = new Promise<void>((resolve) => {
      stuck = resolve;
    });
    const sleeping = await faultyPortal((provider) => ({
      endSessions: async (subject) => {
        stuck();
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        await provider.endSessions(subject);
      },
    }));
    const owner = await signedIn(portal, email);
    const asleep = new Visitor(sleeping);
    asleep.jar.set('session', owner.jar.get('session') ?? '');
    const answer = change(asleep);
    await isStuck;
    await portal.worker.runNow();
    expect(await thief.whoAmI()).toBe(email);
    await leaseEnds();
    await portal.deliver();
    expect(await thief.whoAmI()).toBe(401);
    wake();
    expect((await answer).status).toBe(204);
    expect(await asleep.whoAmI()).toBe(email);
    await portal.deliver();
    expect(toldOfChange(email)).toBe(1);
  });

  test('leaves everything as it was if the provider has not made it', async () => {
    const { email, thief } = await robbed();
    const unreached = await faultyPortal(() => ({
      changePassword: () => Promise.reject(lost()),
    }));
    expect((await change(await signedIn(unreached, email))).status).toBe(503);
    await portal.deliver();
    expect(await waiting()).toBe(1);
    portal.clock.pass(61_000);
    await portal.deliver();
    expect(await waiting()).toBe(0);
    expect(await thief.whoAmI()).toBe(email);
    expect(toldOfChange(email)).toBe(0);
  });
});

describe('A 2.7, 4.7: a restore that is interrupted after the provider has set the password', () => {
  test('ends the sessions of others and is mailed, although its request never came that far', async () => {
    const { email, thief } = await robbed();
    const faulty = await faultyPortal(answerLost);
    expect((await restore(faulty, await askForLink(portal, email))).status).toBe(503);
    await portal.deliver();
    expect(await thief.whoAmI()).toBe(401);
    expect(toldOfChange(email)).toBe(1);
  });

  test.each([
    ['before the worker has taken over', false],
    ['after it', true],
  ])(
    'succeeds when it is repeated %s, also if the provider takes no password twice',
    async (_when, isLate) => {
      const { email, thief } = await robbed();
      const token = await askForLink(portal, email);
      let isSet = false;
      const faulty = await faultyPortal((provider) => ({
        resetPassword: async (...given) => {
          if (isSet)
            throw new ProviderError('refused', 'Update of credentials failed', {
              code: 'E0000014',
              status: 403,
              causes: ['Password cannot be your current password'],
            });
          isSet = true;
          await provider.resetPassword(...given);
          throw lost();
        },
      }));
      expect((await restore(faulty, token)).status).toBe(503);
      if (isLate) await portal.worker.runNow();
      expect((await restore(faulty, token)).status).toBe(200);
      expect(await thief.whoAmI()).toBe(401);
      await portal.deliver();
      expect(toldOfChange(email)).toBe(1);
      expect((await restore(portal, token)).status).toBe(404);
    },
  );
});
