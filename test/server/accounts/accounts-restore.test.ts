import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commonPasswordMessage } from '../../../src/domain/account/common-passwords.ts';
import { linkEnded, wrongAnswer } from '../../../src/server/accounts/restore-password.ts';
import { ProviderError } from '../../../src/server/auth/provider-error.ts';
import {
  type AccountsPortal,
  askForLink,
  firstPassword,
  join,
  startAccountsPortal,
  tokenIn,
} from './accounts-kit.ts';
import { openAccountsScene } from './accounts-scene.ts';
import { ageLimits } from './age-limits.ts';
import { type Reply, Visitor } from './auth-kit.ts';

const { database, portal } = await openAccountsScene();
let kate: Visitor;
const login = 'kate.libby@example.com';
const second = 'Skyline2027';

beforeAll(async () => {
  kate = await join(portal, login);
});
afterEach(async () => {
  await database.pool.query('DELETE FROM account_tasks');
  await database.pool.query('DELETE FROM restore_tokens');
});

const question = (token: string, at: AccountsPortal = portal) =>
  new Visitor(at).call('GET', `/api/forgotpassword/${token}/question`);
const restore = (
  token: string,
  answer: string,
  password: string,
  at: AccountsPortal = portal,
): Promise<Reply> =>
  new Visitor(at).call('POST', `/api/forgotpassword/${token}/restore`, {
    Answer: answer,
    Password: password,
  });
const gone = { status: 404, body: { error: { code: 'not-found', message: linkEnded } } };
const canSignIn = async (password: string, email = login) => {
  await database.pool.query('DELETE FROM rate_limits');
  return (await new Visitor(portal).signIn(email, password)).status === 200;
};

describe('A 4.7: step 0, a link by mail', () => {
  test('a known login gets a mail with a link, in text and HTML', async () => {
    const token = await askForLink(portal, login);
    const [mail] = portal.mails();
    expect(mail).toMatchObject({ to: [login], subject: 'Set a new password' });
    expect(mail?.text).toContain(`${portal.origin}/restore-password/${token}`);
    expect(mail?.html).toContain(`href="${portal.origin}/restore-password/${token}"`);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test('the mail goes to the address as registered, whatever letter case is typed', async () => {
    expect(await askForLink(portal, 'KATE.Libby@Example.com')).not.toBe('');
    expect(portal.mails()[0]?.to).toEqual([login]);
  });

  test('A 5: an address with all that mail allows is registered, signs in and gets its mail, and no log tells it', async () => {
    const email = "o'brien!#$%&*+/=?^_`{|}~-x@bank.ie";
    const owner = await join(portal, email);
    expect(await owner.whoAmI()).toBe(email);
    expect(await askForLink(portal, email.toUpperCase())).not.toBe('');
    const [mail] = portal.mails();
    expect(mail?.to).toEqual([email]);
    expect((await portal.provider.getUser(email)).profile.login).toBe(email);
    const lines = portal.log.map((line) => JSON.stringify(line));
    expect(lines.filter((line) => /brien|bank\.ie/.test(line))).toEqual([]);
  });

  test('an unknown login gets the same answer, but no mail is sent', async () => {
    const before = portal.mails().length;
    const known = await new Visitor(portal).call('POST', '/api/forgotpassword', { Email: login });
    const unknown = await new Visitor(portal).call('POST', '/api/forgotpassword', {
      Email: 'no@example.com',
    });
    const shape = (reply: Reply) => ({
      status: reply.status,
      headers: [...reply.headers.keys()].sort(),
      body: reply.body,
    });
    expect(shape(known)).toEqual(shape(unknown));
    expect(known.status).toBe(204);
    await portal.deliver();
    expect(portal.mails().length).toBe(before + 1);
  });

  test.each([
    ['empty', '', 'This field is required'],
    ['not an address', 'kate', 'Not a valid email'],
    ['an injected header', 'kate.libby@example.com\r\nBcc: x@example.com', 'Not a valid email'],
    ['two addresses', 'kate.libby@example.com,x@example.com', 'Not a valid email'],
  ])('A 5: a login that is %s is refused with a field error', async (_what, Email, message) => {
    expect(await new Visitor(portal).call('POST', '/api/forgotpassword', { Email })).toMatchObject({
      status: 400,
      body: { error: { fields: { Email: [message] } } },
    });
  });

  test('one login, known or not, may ask for five links in 15 minutes', async () => {
    for (const Email of [login, 'nobody@example.com']) {
      const visitor = new Visitor(portal);
      for (let n = 0; n < 5; n += 1)
        expect((await visitor.call('POST', '/api/forgotpassword', { Email })).status).toBe(204);
      expect((await visitor.call('POST', '/api/forgotpassword', { Email })).status).toBe(429);
    }
    await ageLimits(database.pool, 15 * 60 + 1);
    expect((await new Visitor(portal).call('POST', '/api/forgotpassword', { Email: login })).status).toBe(
      204,
    );
  });

  test('one network address may ask for a hundred links an hour', async () => {
    const visitor = new Visitor(portal);
    for (let n = 0; n < 100; n += 1) {
      const answer = await visitor.call('POST', '/api/forgotpassword', { Email: `n${n}@example.com` });
      expect(answer.status).toBe(204);
    }
    expect((await visitor.call('POST', '/api/forgotpassword', { Email: login })).status).toBe(429);
  });

  test('an account that the provider has suspended is not recovered: its link ends', async () => {
    const refusal = new ProviderError('refused', 'Forgot password not allowed on specified user', {
      code: 'E0000034',
      status: 403,
    });
    const suspended = await startAccountsPortal(database, {
      provider: (provider) => ({ ...provider, startRecovery: () => Promise.reject(refusal) }),
    });
    try {
      const token = await askForLink(suspended, login);
      expect(await question(token, suspended)).toMatchObject(gone);
      expect(await restore(token, 'Saint Mary', second, suspended)).toMatchObject(gone);
    } finally {
      await suspended.close();
    }
  });

  test('the mail is sent even while the identity provider is down, since the link is ours', async () => {
    const down = () => Promise.reject(new ProviderError('unreachable', 'down'));
    const cutOff = await startAccountsPortal(database, {
      provider: (provider) => ({ ...provider, startRecovery: down, getUser: down }),
    });
    try {
      const token = await askForLink(cutOff, login);
      expect(token).not.toBe('');
      expect(await question(token, cutOff)).toMatchObject({
        status: 503,
        body: { error: { message: 'Service is temporarily unavailable' } },
      });
      // The link still works afterwards.
      expect((await question(token)).status).toBe(200);
    } finally {
      await cutOff.close();
    }
  });
});

describe('A 4.7: step 1, question, answer and new password', () => {
  test('the question is the one chosen at registration', async () => {
    const token = await askForLink(portal, login);
    expect(await question(token)).toMatchObject({
      status: 200,
      body: { Question: 'What was the name of your first school?' },
    });
  });

  test('ten concurrent reads of the question all succeed, and the link still works', async () => {
    const token = await askForLink(portal, login);
    const answers = await Promise.all(Array.from({ length: 10 }, () => question(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await restore(token, 'Saint Mary', second)).status).toBe(200);
    expect(await canSignIn(second)).toBe(true);
  });

  test('the answer is compared ignoring letter case and surrounding spaces', async () => {
    const token = await askForLink(portal, login);
    expect((await restore(token, '  sAINT mary ', firstPassword)).status).toBe(200);
    expect(await canSignIn(firstPassword)).toBe(true);
    expect(await canSignIn(second)).toBe(false);
  });

  test('a new password ends every session of the account, and its owner gets a mail', async () => {
    const visitor = new Visitor(portal);
    await visitor.enter(login).catch(() => undefined);
    await visitor.createSession(await visitor.redirect(await visitor.signIn(login, firstPassword)));
    expect(await visitor.whoAmI()).toBe(login);
    const token = await askForLink(portal, login);
    expect((await restore(token, 'Saint Mary', second)).status).toBe(200);
    expect(await visitor.whoAmI()).toBe(401);
    expect(await kate.whoAmI()).toBe(401);
    const [mail] = await portal.deliver();
    expect(mail).toMatchObject({ to: [login], subject: 'Your password was changed' });
  });

  test('a login locked by wrong passwords can sign in again with the new password', async () => {
    const visitor = new Visitor(portal);
    for (let n = 0; n < 11; n += 1) await visitor.signIn(login, 'Wrong1234');
    expect((await visitor.signIn(login, second)).status).toBe(429);
    const token = await askForLink(portal, login);
    expect((await restore(token, 'Saint Mary', firstPassword)).status).toBe(200);
    expect((await visitor.signIn(login, firstPassword)).status).toBe(200);
  });

  const weak =
    'Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username';
  test.each([
    ['too short', 'Short1a', weak],
    ['without an uppercase letter', 'horizon2026', weak],
    ['without a lowercase letter', 'HORIZON2026', weak],
    ['without a digit', 'HorizonHorizon', weak],
    ['made of parts of the login, which only the server knows', 'xxLIBBYxx1', weak],
    ['made of the domain', 'MyExample2026', weak],
    ['one of the most used', 'Qwerty123!', commonPasswordMessage],
    ['empty', '', 'This field is required'],
    ['too long', `Aa1${'x'.repeat(126)}`, 'Use at most 128 characters'],
  ])(
    'A 5: a password that is %s is refused with a field error, and uses up no attempt',
    async (_what, password, message) => {
      const token = await askForLink(portal, login);
      for (let n = 0; n < 6; n += 1) {
        expect(await restore(token, 'Saint Mary', password)).toMatchObject({
          status: 400,
          body: { error: { fields: { Password: [message] } } },
        });
      }
      expect((await question(token)).status).toBe(200);
    },
  );

  test('A 5: an answer that is too short is refused with a field error', async () => {
    const token = await askForLink(portal, login);
    expect(await restore(token, 'abc', second)).toMatchObject({
      status: 400,
      body: {
        error: {
          fields: { Answer: ['The security question answer must be at least 4 characters in length'] },
        },
      },
    });
  });

  test('an unknown field is refused', async () => {
    const token = await askForLink(portal, login);
    const answer = await new Visitor(portal).call('POST', `/api/forgotpassword/${token}/restore`, {
      Answer: 'Saint Mary',
      Password: second,
      login: 'other@example.com',
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fields: { login: ['This field is not known'] } } },
    });
  });
});

describe('safe by construction: the link', () => {
  test('has 256 bits, and only its hash is stored', async () => {
    const token = await askForLink(portal, login);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    await question(token);
    const { rows } = await database.pool.query(
      `SELECT encode(token_hash, 'hex') AS hash, t::text AS row, state_token FROM restore_tokens t`,
    );
    const { createHash } = await import('node:crypto');
    expect(rows[0]?.hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(rows[0]?.row).not.toContain(token);
    // The provider's own token is sealed.
    expect(rows[0]?.state_token.length).toBeGreaterThan(28);
    const { rows: recoveries } = await database.pool.query(
      `SELECT encode(state_token_hash, 'hex') AS hash FROM identity.recovery`,
    );
    expect(recoveries.map(({ hash }) => hash)).not.toContain(
      createHash('sha256').update(rows[0]?.state_token).digest('hex'),
    );
  });

  test('sets one password only, even under parallel posts', async () => {
    const token = await askForLink(portal, login);
    await question(token);
    const passwords = Array.from({ length: 8 }, (_, n) => `Parallel${n}xY`);
    const answers = await Promise.all(passwords.map((password) => restore(token, 'Saint Mary', password)));
    const won = passwords.filter((_, n) => answers[n]?.status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(7);
    for (const password of passwords) expect(await canSignIn(password)).toBe(password === won[0]);
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS n FROM mail_outbox WHERE kind = 'password-changed'`,
    );
    expect(rows[0]?.n).toBe(1);
  });

  test('works only once', async () => {
    const token = await askForLink(portal, login);
    expect((await restore(token, 'Saint Mary', second)).status).toBe(200);
    expect(await restore(token, 'Saint Mary', firstPassword)).toMatchObject(gone);
    expect(await question(token)).toMatchObject(gone);
    expect(await canSignIn(second)).toBe(true);
  });

  test('expires after one hour of real time, whatever the business clock says', async () => {
    const token = await askForLink(portal, login);
    portal.businessClock.set(new Date('2031-01-01T00:00:00Z'));
    expect((await question(token)).status).toBe(200);
    portal.businessClock.set(null);
    portal.clock.pass(59 * 60 * 1000);
    expect((await question(token)).status).toBe(200);
    portal.clock.pass(61 * 1000);
    expect(await question(token)).toMatchObject(gone);
    expect(await restore(token, 'Saint Mary', firstPassword)).toMatchObject(gone);
  });

  test('lives beside others, so that nobody ends it by asking for another; using one ends all', async () => {
    const first = await askForLink(portal, login);
    expect((await question(first)).status).toBe(200);
    const other = await askForLink(portal, login);
    expect((await question(other)).status).toBe(200);
    expect((await restore(first, 'Wrong answer', second)).status).toBe(400);
    expect((await restore(first, 'Saint Mary', second)).status).toBe(200);
    expect(await restore(other, 'Saint Mary', firstPassword)).toMatchObject(gone);
  });

  test('is the last of three: further requests mail nothing until one of them has lived half its time', async () => {
    const links = [];
    for (let n = 0; n < 5; n += 1) links.push(await askForLink(portal, login));
    expect(links.map((link) => link !== '')).toEqual([true, true, true, false, false]);
    portal.clock.pass(31 * 60_000);
    await database.pool.query('DELETE FROM rate_limits');
    expect(await askForLink(portal, login)).not.toBe('');
    expect((await question(links[0] ?? '')).status).toBe(200);
  });

  test('two requested at once both work', async () => {
    await Promise.all(
      [1, 2].map(() => new Visitor(portal).call('POST', '/api/forgotpassword', { Email: login })),
    );
    const mails = (await portal.deliver()).slice(0, 2).map(tokenIn);
    const statuses = await Promise.all(mails.map(async (token) => (await question(token)).status));
    expect(statuses).toEqual([200, 200]);
  });

  test('ends with the fifth wrong answer, even when several come at once', async () => {
    for (const atOnce of [false, true]) {
      const token = await askForLink(portal, login);
      const answers: Reply[] = [];
      const wrong = () => restore(token, 'Saint Paul', firstPassword).then((reply) => answers.push(reply));
      if (atOnce) await Promise.all(Array.from({ length: 8 }, wrong));
      else for (let n = 0; n < 8; n += 1) await wrong();
      expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 404, 404, 404]);
      expect(answers.find(({ status }) => status === 400)).toMatchObject({
        body: { error: { fields: { Answer: [wrongAnswer] } } },
      });
      expect(await restore(token, 'Saint Mary', firstPassword)).toMatchObject(gone);
      expect(await canSignIn(firstPassword)).toBe(false);
    }
  });

  test('all links of an account together allow twenty answers an hour', async () => {
    const statuses: number[] = [];
    for (let link = 0; link < 5; link += 1) {
      const token = await askForLink(portal, login);
      for (let n = 0; n < 5; n += 1) statuses.push((await restore(token, 'Saint Paul', second)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(400), ...Array(5).fill(429)]);
    await ageLimits(database.pool, 3601);
    expect((await restore(await askForLink(portal, login), 'Saint Mary', firstPassword)).status).toBe(200);
  });

  test('still takes the right answer after four wrong ones', async () => {
    const token = await askForLink(portal, login);
    for (let n = 0; n < 4; n += 1) expect((await restore(token, 'Saint Paul', second)).status).toBe(400);
    expect((await restore(token, 'Saint Mary', firstPassword)).status).toBe(200);
  });

  test.each([
    ['made up', 'x'.repeat(43)],
    ['cut short', 'abc'],
    ['a script tag', '%3Cscript%3E'],
    ['split by a zero byte', 'a%00b'],
    ['not ASCII', '%C3%A9%F0%9F%98%80'],
    ['very long', 'y'.repeat(500)],
  ])('that is %s is answered like one that has ended', async (_what, token) => {
    expect(await question(token)).toMatchObject(gone);
    expect(await restore(token, 'Saint Mary', second)).toMatchObject(gone);
  });

  test('does not appear in the log', async () => {
    const token = await askForLink(portal, login);
    await question(token);
    await fetch(`${portal.origin}/restore-password/${token}`);
    await restore(token, 'Saint Paul', second);
    const log = JSON.stringify(portal.log);
    expect(log).toContain('/api/forgotpassword/[redacted]/question');
    for (const secret of [token, 'Saint Paul', second, login]) expect(log).not.toContain(secret);
  });

  test('ends when its account is removed', async () => {
    await join(portal, 'leaver@example.com');
    const token = await askForLink(portal, 'leaver@example.com');
    await portal.provider.getUser('leaver@example.com');
    await database.pool.query(`DELETE FROM identity.account WHERE login = 'leaver@example.com'`);
    expect(await question(token)).toMatchObject(gone);
    expect(await question(token)).toMatchObject(gone);
  });

  test('A 8: E0000011, when the provider has ended the recovery, ends the link', async () => {
    const token = await askForLink(portal, login);
    await question(token);
    await database.pool.query('DELETE FROM identity.recovery');
    expect(await restore(token, 'Saint Mary', second)).toMatchObject(gone);
    expect(await question(token)).toMatchObject(gone);
    const { rowCount } = await database.pool.query(
      'SELECT FROM restore_tokens WHERE state_token IS NOT NULL',
    );
    expect(rowCount).toBe(0);
  });

  test('survives a provider failure between answer and password, and asks for the answer again', async () => {
    let broken = true;
    const flaky = await startAccountsPortal(database, {
      provider: (provider) => ({
        ...provider,
        resetPassword: (state, password) =>
          broken
            ? Promise.reject(new ProviderError('unreachable', 'down'))
            : provider.resetPassword(state, password),
      }),
    });
    try {
      const token = await askForLink(flaky, login);
      expect((await restore(token, 'Saint Mary', second, flaky)).status).toBe(503);
      broken = false;
      expect((await restore(token, 'Saint Paul', second, flaky)).status).toBe(400);
      expect((await restore(token, 'Saint Mary', second, flaky)).status).toBe(200);
      expect(await canSignIn(second)).toBe(true);
    } finally {
      await flaky.close();
    }
  });

  test('still requires the answer after a crash between answer and password', async () => {
    const token = await askForLink(portal, login);
    await question(token);
    // The state that a crash leaves: the answer was given, the password was not set.
    await database.pool.query(`UPDATE identity.recovery SET state = 'PASSWORD_RESET'`);
    expect((await restore(token, 'Saint Paul', firstPassword)).status).toBe(400);
    expect((await restore(token, 'Saint Mary', firstPassword)).status).toBe(200);
  });
});
