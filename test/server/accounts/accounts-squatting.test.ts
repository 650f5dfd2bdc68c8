import { describe, expect, test } from 'vitest';
import { registrationLapsed } from '../../../src/server/accounts/waiting-registrations.ts';
import { lockPurchase } from '../../../src/server/subscriptions/purchases.ts';
import { lockAccount } from '../../../src/server/subscriptions/subscription-store.ts';
import { until } from '../payments/payment-kit.ts';
import { askForLink, firstPassword, join, registration, tokenIn } from './accounts-kit.ts';
import { openAccountsScene } from './accounts-scene.ts';
import { Visitor } from './auth-kit.ts';

const { database, portal } = await openAccountsScene({ config: { noPaymentMode: false } });

const live = {
  venueId: 2,
  isRealOrders: true,
  isRealTraders: true,
  isDelayedOrders: false,
  isDelayedTraders: false,
};
const delayed = {
  venueId: 1,
  isRealOrders: false,
  isRealTraders: false,
  isDelayedOrders: true,
  isDelayedTraders: true,
};
const strangers = {
  firstName: 'Mallory',
  lastName: 'Stranger',
  company: 'Squatters Inc',
  country: 'US',
  phoneNumber: '+12015550123',
  question: 'What was the name of your first pet?',
  answer: 'nobody knows',
};

/** Registers; returns the mail that came, the token of its link and the registration's UserID. */
async function register(email: string, more: Readonly<Record<string, unknown>> = {}) {
  const answer = await new Visitor(portal).call('POST', '/auth/register', registration(email, more));
  expect(answer.status).toBe(200);
  const mails = await portal.deliver();
  return { userId: String(answer.body.UserID), token: tokenIn(mails[0]), mail: mails[0] };
}
const question = (token: string) => new Visitor(portal).call('GET', `/api/forgotpassword/${token}/question`);
const restore = (token: string, answer: string, password = firstPassword) =>
  new Visitor(portal).call('POST', `/api/forgotpassword/${token}/restore`, {
    Answer: answer,
    Password: password,
  });
async function signedIn(email: string): Promise<Visitor> {
  const visitor = new Visitor(portal);
  await visitor.createSession(await visitor.redirect(await visitor.signIn(email, firstPassword)));
  return visitor;
}
const accountOf = async (email: string): Promise<string> =>
  (await database.pool.query<{ id: string }>('SELECT id FROM accounts WHERE email = $1', [email])).rows[0]
    ?.id ?? '';

describe('A 4.6: the owner of the mailbox decides which registration of an address counts', () => {
  test('an owner whose address a stranger registered first gets in with their own link, question and answer', async () => {
    const email = 'owner@example.com';
    await register(email, {
      ...strangers,
      question: 'What was the name of your first school?',
      registrationType: 'slice',
    });
    const own = await register(email, {
      question: 'What was the name of your first pet?',
      answer: 'Rex the first',
      venueRegisters: [delayed],
    });
    expect(own.mail?.subject).toBe('Your address was registered again: set your password');
    expect((await question(own.token)).body).toEqual({ Question: 'What was the name of your first pet?' });
    expect((await restore(own.token, 'nobody knows')).status).toBe(400);
    expect((await restore(own.token, ' rex THE first ')).status).toBe(200);
    const owner = await signedIn(email);
    expect((await owner.call('GET', '/api/userdetails/get')).body).toMatchObject({
      FirstName: 'Jane',
      LastName: 'Doe',
      Company: 'Example Ltd',
      TaxNumber: null,
      Country: 'GB',
    });
    const { rows } = await database.pool.query(
      'SELECT venue_mic FROM subscription_venues WHERE account_id = $1',
      [await accountOf(email)],
    );
    expect(rows).toEqual([{ venue_mic: 'ICOT' }]);
    expect((await owner.call('GET', '/api/userInfo')).body.Parameters).toEqual({});
  });

  test('a later forgotten password takes the answer of the registration that counts', async () => {
    const email = 'later@example.com';
    await register(email, strangers);
    const own = await register(email, { answer: 'Saint Mary' });
    expect((await restore(own.token, 'Saint Mary')).status).toBe(200);
    const token = await askForLink(portal, email);
    expect((await restore(token, strangers.answer)).status).toBe(400);
    expect((await restore(token, 'Saint Mary', 'Another2026x')).status).toBe(200);
  });

  test('an owner who registered first keeps their link, whatever strangers register afterwards', async () => {
    const email = 'first@example.com';
    const own = await register(email);
    const later = await register(email, { answer: 'nobody knows' });
    expect((await restore(own.token, 'Saint Mary')).status).toBe(200);
    // The other registration has lapsed.
    expect((await restore(later.token, 'nobody knows')).status).toBe(404);
    expect((await signedIn(email)).jar.get('session')).toBeTruthy();
  });

  test('a weak password after the right answer decides nothing: either link still works', async () => {
    const email = 'weak@example.com';
    const first = await register(email);
    const later = await register(email, { answer: 'Rex the first' });
    expect((await restore(later.token, 'Rex the first', 'short')).status).toBe(400);
    expect((await restore(later.token, 'Rex the first', `weak${'A1x'.repeat(3)}`)).status).toBe(400);
    expect((await restore(first.token, 'Saint Mary')).status).toBe(200);
    const token = await askForLink(portal, email);
    expect((await restore(token, 'Saint Mary', 'Another2026x')).status).toBe(200);
  });

  test('a waiting registration is sealed, and lapses after an hour', async () => {
    const email = 'waits@example.com';
    await register(email);
    const later = await register(email, { ...strangers, country: 'US' });
    const { rows } = await database.pool.query(
      'SELECT t::text AS row, sealed_registration AS sealed FROM restore_tokens t WHERE registration_id = $1',
      [later.userId],
    );
    expect(rows).toHaveLength(1);
    const text = rows.map(({ row, sealed }) => row + sealed.toString('latin1')).join();
    for (const secret of [email, 'nobody knows', 'Mallory']) expect(text).not.toContain(secret);
    portal.clock.pass(3601 * 1000);
    expect((await restore(later.token, 'nobody knows')).status).toBe(404);
  });

  test('an address that has a password gets a mail that it has an account, and no registration waits', async () => {
    const email = 'settled@example.com';
    await join(portal, email);
    const again = await register(email, strangers);
    expect(again.mail?.subject).toBe('You already have an account');
    const { rowCount } = await database.pool.query('SELECT FROM restore_tokens WHERE account_id = $1', [
      await accountOf(email),
    ]);
    expect(rowCount).toBe(0);
  });
});

test('using the owner’s link waits for a payment that is being taken, without a deadlock', async () => {
  const email = 'crossing@example.com';
  await register(email, { venueRegisters: [live] });
  const own = await register(email, { answer: 'Rex the first', venueRegisters: [delayed] });
  const accountId = await accountOf(email);
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT id FROM purchases WHERE account_id = $1',
    [accountId],
  );
  let restored: ReturnType<typeof restore> | undefined;
  // A payment that is being taken locks its order first, then the account.
  await database.pool.transaction(async (client) => {
    await lockPurchase(client, rows[0]?.id ?? '');
    restored = restore(own.token, 'Rex the first');
    await until('the link waits', async () => {
      const waiting = await database.pool.query('SELECT FROM pg_locks WHERE NOT granted');
      return waiting.rowCount !== 0;
    });
    expect(await lockAccount(client, accountId)).toBe(true);
  });
  expect((await restored)?.status).toBe(200);
});

describe('a purchase is never lost to a later registration', () => {
  const purchaseOf = async (email: string) =>
    (
      await database.pool.query<{ id: string; state: string; price: number }>(
        'SELECT id, state, price FROM purchases WHERE account_id = $1 ORDER BY created_at, id',
        [await accountOf(email)],
      )
    ).rows;

  test('an unpaid order is cancelled and replaced by the order of the registration that counts', async () => {
    const email = 'unpaid@example.com';
    await register(email, { venueRegisters: [live] });
    const own = await register(email, {
      answer: 'Rex the first',
      venueRegisters: [{ ...live, isRealTraders: false }],
    });
    expect((await restore(own.token, 'Rex the first')).status).toBe(200);
    const orders = await purchaseOf(email);
    expect(orders.map(({ state, price }) => [state, price]).sort()).toEqual([
      ['cancelled', 600],
      ['uncompleted', 300],
    ]);
  });

  test.each(['executing', 'pending', 'paid'])('an order that is %s keeps its registration', async (state) => {
    const email = `${state}@example.com`;
    await register(email, { venueRegisters: [live] });
    const own = await register(email, { answer: 'Rex the first' });
    const [order] = await purchaseOf(email);
    const steps = state === 'executing' ? ['executing'] : ['executing', state];
    for (const step of steps) {
      await database.pool.query('UPDATE purchases SET state = $2 WHERE id = $1', [order?.id, step]);
    }
    expect(await restore(own.token, 'Rex the first')).toMatchObject({
      status: 404,
      body: { error: { message: registrationLapsed } },
    });
    expect(await purchaseOf(email)).toEqual([{ ...order, state }]);
    // From now on no registration waits.
    expect((await register(email, { answer: 'Rex the second' })).mail?.subject).toBe(
      'You already have an account',
    );
  });
});
