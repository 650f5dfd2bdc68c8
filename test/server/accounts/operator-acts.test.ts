import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eraseAccount } from '../../../src/server/accounts/erase-account.ts';
import { readKeyText } from '../../../src/server/api-keys/key-text.ts';
import { securityClock } from '../../../src/server/clock.ts';
import { suspendAccount } from '../../../src/server/operator/account-acts.ts';
import { performAct, previewAct } from '../../../src/server/operator/act.ts';
import { suspendedAccount } from '../../../src/server/sessions/sessions.ts';
import { runDaylight } from '../run-daylight.ts';
import { firstPassword, join } from './accounts-kit.ts';
import { openAccountsScene } from './accounts-scene.ts';
import { Visitor } from './auth-kit.ts';

const { database, portal } = await openAccountsScene();
const daylight = (...words: readonly string[]) => runDaylight(words, { DATABASE_URL: database.url });
const because = ['--reason', 'asked by the customer, ticket 7', '--by', 'Ann', '--yes'];
let number = 0;

async function someone(): Promise<{ readonly visitor: Visitor; readonly email: string }> {
  number += 1;
  const email = `customer${number}@example.com`;
  return { visitor: await join(portal, email), email };
}
const signIn = async (email: string) => {
  const visitor = new Visitor(portal);
  return visitor.createSession(await visitor.redirect(await visitor.signIn(email, firstPassword)));
};
const logged = async () => {
  const { rows } = await database.pool.query(
    'SELECT action, subject, acted_for, reason, before, after FROM audit_log ORDER BY id DESC LIMIT 1',
  );
  return rows[0];
};
const pseudonymOf = async (email: string): Promise<string> => {
  const { rows } = await database.pool.query<{ payer_ref: string }>(
    'SELECT payer_ref FROM accounts WHERE email = $1',
    [email],
  );
  return rows[0]?.payer_ref ?? '';
};

describe('an account that the operator suspends', () => {
  test('is closed at once to sessions, keys and new sign-ins, and open again when it is reinstated', async () => {
    const { visitor, email } = await someone();
    const made = await visitor.call('POST', '/api/keys', { name: 'Nightly', days: 30 });
    expect(made.status).toBe(201);
    const withKey = () =>
      portal.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${made.body.text}` } });
    expect(await visitor.whoAmI()).toBe(email);

    const { code, out } = await daylight('accounts', 'suspend', email, ...because);
    expect([code, out]).toEqual([0, 'Done: suspend account.\n']);
    expect(await logged()).toEqual({
      action: 'suspend account',
      subject: await pseudonymOf(email),
      acted_for: 'Ann',
      reason: 'asked by the customer, ticket 7',
      before: { suspended: false, sessions: 1 },
      after: { suspended: true, sessions: 0 },
    });
    expect(await visitor.whoAmI()).toBe(401);
    const refused = await signIn(email);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      403,
      expect.stringContaining(suspendedAccount),
    ]);
    const answer = await withKey();
    expect([answer.statusCode, answer.body]).toEqual([401, expect.stringContaining('is suspended')]);
    expect((await daylight('accounts', 'show', email)).out).toContain('suspended since');

    expect((await daylight('accounts', 'reinstate', email, ...because)).code).toBe(0);
    expect((await signIn(email)).status).toBe(204);
    expect((await withKey()).statusCode).not.toBe(401);
  });

  test('reads nothing even by a session that began while it was suspended', async () => {
    const { visitor, email } = await someone();
    await database.pool.query('UPDATE accounts SET suspended_at = now() WHERE email = $1', [email]);
    expect(await visitor.whoAmI()).toBe(401);
  });
});

describe('an account that the operator erases', () => {
  const orderOf = async (email: string, state: 'uncompleted' | 'executing') => {
    const { rows } = await database.pool.query<{ id: string }>(
      `INSERT INTO purchases (id, account_id, price, state, starts_on, ends_on, created_at, priced_on)
       SELECT gen_random_uuid(), id, 300, 'uncompleted', '2026-11-28', '2027-11-30', now(), '2026-11-28'
       FROM accounts WHERE email = $1 RETURNING id`,
      [email],
    );
    const id = rows[0]?.id ?? '';
    if (state !== 'uncompleted')
      await database.pool.query('UPDATE purchases SET state = $2 WHERE id = $1', [id, state]);
    return id;
  };

  test('is gone at once with its sessions, is due at the provider, and leaves its order to nobody', async () => {
    const { visitor, email } = await someone();
    const [pseudonym, order] = [await pseudonymOf(email), await orderOf(email, 'uncompleted')];
    const { rows } = await database.pool.query<{ subject: string }>(
      'SELECT subject FROM accounts WHERE email = $1',
      [email],
    );
    const shown = await daylight('accounts', 'erase', email, '--reason', 'x', '--dry-run');
    expect(shown.out).toContain(`${email} will be erased for ever, with 1 session, 0 API keys and 0 alerts`);
    expect(shown.out).toContain('1 unpaid order will be cancelled.');
    expect(await visitor.whoAmI()).toBe(email);

    expect((await daylight('accounts', 'erase', email.toUpperCase(), ...because)).code).toBe(0);
    expect(await visitor.whoAmI()).toBe(401);
    const entry = await logged();
    expect(entry).toMatchObject({
      action: 'erase account',
      subject: pseudonym,
      before: { account: true, sessions: 1, orders: 1 },
      after: { account: false },
    });
    expect(JSON.stringify(entry)).not.toContain(email);
    const left = await database.pool.query(
      `SELECT o.state, o.account_id, (SELECT count(*)::int FROM removals WHERE subject = $2) AS due
       FROM purchases o WHERE o.id = $1`,
      [order, rows[0]?.subject],
    );
    expect(left.rows).toEqual([{ state: 'cancelled', account_id: null, due: 1 }]);
    const again = await daylight('accounts', 'erase', email, ...because);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining(`There is no account ${email}.`)]);
  });

  test('stays while a payment of it is being taken, or a refund has no answer', async () => {
    const { email } = await someone();
    const order = await orderOf(email, 'executing');
    const refused = async () => (await daylight('accounts', 'erase', email, ...because)).err;
    expect(await refused()).toContain(`A payment or refund of ${email} is under way`);
    await database.pool.query(`UPDATE purchases SET state = 'paid' WHERE id = $1`, [order]);
    await database.pool.query(
      `INSERT INTO payments (id, purchase_id, amount, state, created_at) VALUES (gen_random_uuid(), $1, 300, 'opening', now())`,
      [order],
    );
    await database.pool.query(
      `UPDATE payments SET state = 'captured', provider_order_id = 'O-erase', capture_id = 'C-erase', refund_asked_at = now()
       WHERE purchase_id = $1`,
      [order],
    );
    expect(await refused()).toContain(`A payment or refund of ${email} is under way`);
    expect(await pseudonymOf(email)).not.toBe('');
  });
});

describe('an act', () => {
  test('shows what it would do, and does nothing with --dry-run or without a yes', async () => {
    const { visitor, email } = await someone();
    const act = ['accounts', 'sign-out', email, '--reason', 'a lost laptop'];
    const shown = await daylight(...act, '--dry-run');
    expect([shown.code, shown.out]).toEqual([
      0,
      `1 session of ${email} will end; the person can sign in again.\n`,
    ]);
    const unasked = await daylight(...act);
    expect([unasked.code, unasked.out]).toEqual([1, '']);
    expect(unasked.err).toContain('add --yes to do it');
    expect(await visitor.whoAmI()).toBe(email);
    const done = await daylight(...act, '--yes', '--json');
    expect(JSON.parse(done.out)).toMatchObject({
      act: 'sign out account',
      done: true,
      before: { sessions: 1 },
      after: { sessions: 0 },
    });
    expect(await visitor.whoAmI()).toBe(401);
  });

  test.each([
    ['without a reason', [], '--reason says why'],
    ['with an empty reason', ['--reason', '  '], '--reason says why'],
    ['with a reason of 501 characters', ['--reason', 'x'.repeat(501)], 'at most 500 characters'],
    ['with --dry-run and --yes', ['--reason', 'x', '--dry-run', '--yes'], 'not both'],
  ])('%s is refused, and touches nothing', async (_how, options, message) => {
    const { visitor, email } = await someone();
    const { code, err } = await daylight('accounts', 'suspend', email, ...options);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
    expect(await visitor.whoAmI()).toBe(email);
  });

  test('that was previewed goes ahead only while it still does what was seen', async () => {
    const { email } = await someone();
    const at = securityClock.now();
    const { seen } = await previewAct(database.pool, suspendAccount, email, at);
    expect((await signIn(email)).status).toBe(204);
    const cause = { actor: { osUser: 'ann', by: null }, clock: { now: () => at }, reason: 'x' };
    await expect(performAct(database.pool, suspendAccount, email, seen, cause)).rejects.toMatchObject({
      status: 409,
      messages: expect.arrayContaining([expect.stringContaining('2 sessions will end')]),
    });
    const { seen: again } = await previewAct(database.pool, suspendAccount, email, at);
    const both = await Promise.allSettled(
      [1, 2].map(() => performAct(database.pool, suspendAccount, email, again, cause)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('on what is not there says so', async () => {
    const { email } = await someone();
    for (const [words, message] of [
      [['accounts', 'suspend', 'nobody@example.com', ...because], 'There is no account nobody@example.com.'],
      [['accounts', 'constructor', email, ...because], '--reason, --dry-run and --yes are for suspend'],
      [['accounts', 'reinstate', email, ...because], `${email} is not suspended.`],
      [['mail', 'stop', randomUUID(), ...because], 'it was sent, stopped, or never there'],
      [['mail', 'resend', "'; DROP TABLE accounts", ...because], 'it was sent, stopped, or never there'],
    ] as const)
      expect(await daylight(...words)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  });
});

describe('accounts find', () => {
  test.each([
    ['a part of the login', async (email: string) => email.slice(0, -4).toUpperCase()],
    ['the pseudonym', pseudonymOf],
  ])('finds by %s', async (_what, textOf) => {
    const { email } = await someone();
    const { code, out } = await daylight('accounts', 'find', await textOf(email), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      accounts: [{ login: email, suspendedAt: null }],
      hasMore: false,
    });
  });

  test('finds by the public part of a key, and by a purchase and the company that pays for it', async () => {
    const { visitor, email } = await someone();
    const made = await visitor.call('POST', '/api/keys', { name: 'Nightly', days: 30 });
    const { rows } = await database.pool.query<{ id: string }>(
      `INSERT INTO purchases (id, account_id, price, state, starts_on, ends_on, created_at, priced_on)
       SELECT gen_random_uuid(), id, 300, 'uncompleted', '2026-11-28', '2027-11-30', now(), '2026-11-28'
       FROM accounts WHERE email = $1 RETURNING id`,
      [email],
    );
    const purchase = rows[0]?.id ?? '';
    await database.pool.query(
      `INSERT INTO payments (id, purchase_id, amount, state, created_at, customer)
       VALUES (gen_random_uuid(), $1, 300, 'opening', now(), '{"company": "Harbour & Sons 100%"}')`,
      [purchase],
    );
    const key = readKeyText(String(made.body.text));
    for (const text of [key?.id ?? '', purchase, 'harbour & sons 100%']) {
      const { out } = await daylight('accounts', 'find', text);
      expect(out.split('  ')[0]).toBe(email);
    }
    const shown = await daylight('accounts', 'show', email, '--json');
    expect(JSON.parse(shown.out)).toMatchObject({
      login: email,
      sessions: 1,
      keys: [{ name: 'Nightly', state: 'valid' }],
      purchases: [{ id: purchase, price: 300, state: 'uncompleted', receipt: null }],
    });
  });

  test.each(['nobody at all', '%%', '_', "'", 'x'.repeat(10_000)])('finds nothing by %j', async (text) => {
    expect((await daylight('accounts', 'find', text)).code).toBe(1);
  });
});

describe('rights that the operator gives', () => {
  const right = ['--venue', 'TPIC', '--kind', 'trades'];
  const held = async (email: string) => {
    const { rows } = await database.pool.query(
      `SELECT v.delayed_trades, v.realtime_trades FROM accounts a, subscribed_venues(a.id, current_date) v
       WHERE a.email = $1 AND v.venue_mic = 'TPIC'`,
      [email],
    );
    return rows[0];
  };

  test('begin at once, can be given another last day, and leave delayed data when they are revoked', async () => {
    const { email } = await someone();
    await database.pool.query(
      'DELETE FROM subscription_venues WHERE account_id = (SELECT id FROM accounts WHERE email = $1)',
      [email],
    );
    expect((await daylight('rights', 'grant', email, ...right, ...because)).err).toBe('');
    expect(await held(email)).toEqual({ delayed_trades: false, realtime_trades: true });
    const twice = await daylight('rights', 'grant', email, ...right, ...because);
    expect([twice.code, twice.err]).toEqual([1, expect.stringContaining('extend it')]);
    const extended = await daylight('rights', 'extend', email, ...right, '--until', '2999-12-31', ...because);
    expect(extended.code).toBe(0);
    expect(await logged()).toMatchObject({ before: { until: null }, after: { until: '2999-12-31' } });
    expect((await daylight('rights', 'revoke', email, ...right, ...because)).code).toBe(0);
    expect(await held(email)).toEqual({ delayed_trades: true, realtime_trades: false });
    expect((await daylight('accounts', 'rights', email)).out).toContain('an act of the operator');
    const again = await daylight('rights', 'revoke', email, ...right, ...because);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('has no live trades of TPIC')]);
  });

  test('are not given while an order waits for its payment, which is priced by what one has', async () => {
    const { email } = await someone();
    await database.pool.query(
      `INSERT INTO purchases (id, account_id, price, state, starts_on, ends_on, created_at, priced_on)
       SELECT gen_random_uuid(), id, 300, 'uncompleted', '2026-11-28', '2027-11-30', now(), '2026-11-28'
       FROM accounts WHERE email = $1`,
      [email],
    );
    const { code, err } = await daylight('rights', 'grant', email, ...right, ...because);
    expect([code, err]).toEqual([1, expect.stringContaining('waits for its payment')]);
  });

  test('to files by slices are given and revoked once', async () => {
    const { email } = await someone();
    const slice = (action: string) => daylight('rights', action, email, '--slice', ...because);
    expect((await slice('grant')).code).toBe(0);
    expect((await slice('grant')).code).toBe(1);
    expect((await slice('revoke')).code).toBe(0);
    expect((await slice('revoke')).code).toBe(1);
  });

  test.each([
    ['a venue that does not exist', ['--venue', 'XXXX', '--kind', 'trades'], 'There is no venue XXXX.'],
    ['no venue', ['--kind', 'trades'], '--venue is an operating MIC'],
    ['another kind', ['--venue', 'TPIC', '--kind', 'quotes'], '--kind is orders or trades.'],
    ['a day that is none', [...right, '--until', '2026-02-30'], '“2026-02-30” is not a day'],
    ['a day that is over', [...right, '--until', '2020-01-01'], '2020-01-01 is over.'],
  ])('are refused for %s', async (_what, options, message) => {
    const { email } = await someone();
    const { code, err } = await daylight('rights', 'grant', email, ...options, ...because);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  });
});

describe('mails that were given up', () => {
  test('are listed, sent again as new, or stopped, and status names them', async () => {
    const email = 'lost@example.com';
    const add = async (): Promise<string> => {
      const { rows } = await database.pool.query<{ id: string }>(
        `INSERT INTO mail_outbox (id, kind, recipient, subject, created_at, next_try_at, tries, refusals, last_fault,
           sealed_bodies, given_up_at)
         VALUES (gen_random_uuid(), 'receipt', $1, 'Your receipt', now() - interval '6 days', now(), 5, 5,
           'EENVELOPE 550', '', now()) RETURNING id`,
        [email],
      );
      return rows[0]?.id ?? '';
    };
    const [first, second] = [await add(), await add()];
    const status = await daylight('status');
    expect([status.code, status.out]).toEqual([1, expect.stringContaining('2 mails given up  → mail list')]);
    const listed = await daylight('mail', 'list', '--to', email.toUpperCase(), '--json');
    expect(JSON.parse(listed.out)).toMatchObject({
      total: 2,
      mails: expect.arrayContaining([expect.objectContaining({ id: first, lastFault: 'EENVELOPE 550' })]),
    });
    expect((await daylight('mail', 'resend', first, ...because)).code).toBe(0);
    expect((await daylight('mail', 'stop', second, ...because)).code).toBe(0);
    const { rows } = await database.pool.query(
      `SELECT id, tries, refusals, given_up_at, created_at > now() - interval '1 minute' AS "isNew"
       FROM mail_outbox WHERE recipient = $1`,
      [email],
    );
    expect(rows).toEqual([{ id: first, tries: 0, refusals: 0, given_up_at: null, isNew: true }]);
    expect((await daylight('status')).out).not.toContain('given up');
  });

  test('are forgotten with their account', async () => {
    const { email } = await someone();
    await database.pool.query(
      `INSERT INTO mail_outbox (id, kind, recipient, subject, created_at, next_try_at, sealed_bodies, given_up_at)
       VALUES (gen_random_uuid(), 'receipt', $1, 'Your receipt', now(), now(), '', now())`,
      [email],
    );
    const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM accounts WHERE email = $1', [
      email,
    ]);
    await database.pool.transaction((client) => eraseAccount(client, rows[0]?.id ?? '', new Date()));
    const left = await database.pool.query(
      'SELECT FROM mail_outbox WHERE recipient = $1 AND given_up_at IS NOT NULL',
      [email],
    );
    expect(left.rowCount).toBe(0);
  });
});
