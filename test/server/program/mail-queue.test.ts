import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSeal } from '../../../src/platform/seal.ts';
import { createRestoreTokens, withLink } from '../../../src/server/accounts/restore-tokens.ts';
import { forgetSent } from '../../../src/server/mail/due-mails.ts';
import { layOut, restoreMail } from '../../../src/server/mail/mail-templates.ts';
import { type Mailer, type MailerOptions, startMailer } from '../../../src/server/mail/mailer.ts';
import { type Mail, queueMail as post } from '../../../src/server/mail/outbox.ts';
import { MovedClock } from '../app-kit.ts';

import { freshDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let clock: MovedClock;
const seal = createSeal('a secret of tests, long enough for everything', 'server letters');
const mailers: Mailer[] = [];
const servers: SMTPServer[] = [];

const queueMail = (mail: Mail) => post(database.pool, mail, seal);
const massMail = (to: string): Mail =>
  layOut({ kind: 'price-change', to, subject: 'A new price', paragraphs: ['A new price.'] });
const passwordMail = (to: string): Mail => restoreMail(to, 'https://portal.example/restore-password/x');

/** A mail server; returns its address and the recipients of the mails it accepted, in order. */
async function mailServer(options: SMTPServerOptions = {}) {
  const taken: { to: string; secure: boolean }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo)
          taken.push({ to: address, secure: session.secure });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  servers.push(server);
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return { url: new URL(`smtp://127.0.0.1:${address.port}`), taken };
}

function mailerTo(smtpUrl: URL, changes: Partial<MailerOptions> = {}): Mailer {
  const mailer = startMailer({
    pool: database.pool,
    smtpUrl,
    seal,
    from: 'Daylight <no-reply@daylight.example>',
    log: { info: () => {}, warn: () => {} },
    clock,
    everyMs: 3_600_000,
    ...changes,
  });
  mailers.push(mailer);
  return mailer;
}

async function waiting() {
  const { rows } = await database.pool.query<{ recipient: string; tries: number; last_fault: string | null }>(
    'SELECT recipient, tries, last_fault FROM mail_outbox WHERE given_up_at IS NULL ORDER BY recipient',
  );
  return rows;
}

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock = new MovedClock();
  await database.pool.query('TRUNCATE mail_outbox, mail_sent');
});
afterEach(async () => {
  await Promise.all(mailers.splice(0).map((mailer) => mailer.stop()));
  await Promise.all(
    servers.splice(0).map((server) => new Promise<void>((closed) => server.close(() => closed()))),
  );
});

test('the record that a mail was sent is kept for 90 days', async () => {
  await queueMail(massMail('reader@example.com'));
  clock.pass(1000);
  const { url } = await mailServer();
  await mailerTo(url).deliverDue();
  const known = async () => (await database.pool.query('SELECT FROM mail_sent')).rowCount;
  const daysLater = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  await forgetSent(database.pool, daysLater(89));
  expect(await known()).toBe(1);
  await forgetSent(database.pool, daysLater(91));
  expect(await known()).toBe(0);
});

test('a mailer that is stopped finishes the mails being sent and leaves the others waiting', async () => {
  for (let n = 0; n < 12; n += 1) await queueMail(massMail(`reader${n}@example.com`));
  clock.pass(1000);
  const held: (() => void)[] = [];
  const { url, taken } = await mailServer({
    onRcptTo(_recipient, _session, done) {
      held.push(() => done());
    },
  });
  const mailer = mailerTo(url);
  const sending = mailer.deliverDue();
  await expect.poll(() => held.length).toBe(3);
  const stopped = mailer.stop();
  const letGo = setInterval(() => {
    for (const go of held.splice(0)) go();
  }, 10);
  await Promise.all([sending, stopped]);
  clearInterval(letGo);
  expect(taken).toHaveLength(3);
  expect(await waiting()).toHaveLength(9);
});

describe('a password mail does not wait for a mass mailing', () => {
  test('it is sent among the first, even if queued last', async () => {
    for (let n = 0; n < 40; n += 1) await queueMail(massMail(`reader${n}@example.com`));
    await queueMail(
      layOut({ kind: 'payment-received', to: 'payer@example.com', subject: 's', paragraphs: [] }),
    );
    await queueMail(passwordMail('forgetful@example.com'));
    clock.pass(1000);
    const held: { readonly to: string; readonly go: () => void }[] = [];
    let isOpen = false;
    const { url, taken } = await mailServer({
      onRcptTo({ address }, _session, done) {
        if (isOpen || address.startsWith('forgetful')) done();
        else held.push({ to: address, go: () => done() });
      },
    });
    const sending = mailerTo(url).deliverDue();
    await expect.poll(() => held.length).toBe(3);
    expect(taken.map(({ to }) => to)).toEqual(['forgetful@example.com']);
    expect(held.map(({ to }) => to)).toContain('payer@example.com');
    isOpen = true;
    for (const { go } of held) go();
    expect(await sending).toBe(42);
    expect(taken).toHaveLength(42);
  });

  test('it is sent while the server keeps every mass mail waiting', async () => {
    const held: (() => void)[] = [];
    const { url, taken } = await mailServer({
      onRcptTo({ address }, _session, done) {
        if (address.startsWith('slow')) held.push(() => done());
        else done();
      },
    });
    const mailer = mailerTo(url);
    for (let n = 0; n < 6; n += 1) await queueMail(massMail(`slow${n}@example.com`));
    clock.pass(1000);
    const slow = mailer.deliverDue();
    await expect.poll(() => held.length).toBe(3);
    await queueMail(passwordMail('forgetful@example.com'));
    clock.pass(1000);
    const all = mailer.deliverDue();
    await expect.poll(() => taken.map(({ to }) => to)).toEqual(['forgetful@example.com']);
    const letGo = setInterval(() => {
      for (const go of held.splice(0)) go();
    }, 10);
    expect((await slow) + (await all)).toBe(7);
    clearInterval(letGo);
  });

  test('many mails share a few connections', async () => {
    let connections = 0;
    const { url } = await mailServer({
      onConnect(_session, done) {
        connections += 1;
        done();
      },
    });
    for (let n = 0; n < 30; n += 1) await queueMail(massMail(`reader${n}@example.com`));
    clock.pass(1000);
    expect(await mailerTo(url).deliverDue()).toBe(30);
    expect(connections).toBeLessThanOrEqual(4);
  });
});

describe('a mail that fails delays no other', () => {
  const refusing = (responseCode: number) =>
    mailServer({
      onRcptTo({ address }, _session, done) {
        if (address.startsWith('bad')) done(Object.assign(new Error('no such mailbox'), { responseCode }));
        else done();
      },
    });

  test('an address that is refused for good is given up after five tries, and others are sent meanwhile', async () => {
    const { url, taken } = await refusing(550);
    const mailer = mailerTo(url);
    await queueMail(passwordMail('bad@example.com'));
    for (let n = 0; n < 5; n += 1) {
      await queueMail(passwordMail(`good${n}@example.com`));
      clock.pass(3700 * 1000);
      expect(await mailer.deliverDue()).toBe(1);
    }
    expect(taken).toHaveLength(5);
    expect(await waiting()).toEqual([]);
  });

  test('it is retried after a pause, not at once', async () => {
    const { url } = await refusing(550);
    const mailer = mailerTo(url);
    await queueMail(passwordMail('bad@example.com'));
    clock.pass(1000);
    await mailer.deliverDue();
    clock.pass(600 * 1000);
    await mailer.deliverDue();
    expect(await waiting()).toEqual([
      { recipient: 'bad@example.com', tries: 1, last_fault: 'EENVELOPE 550' },
    ]);
    clock.pass(60 * 1000);
    await mailer.deliverDue();
    expect((await waiting())[0]?.tries).toBe(2);
  });

  test('an address that is refused temporarily is retried for five days', async () => {
    const { url } = await refusing(450);
    const mailer = mailerTo(url);
    await queueMail(passwordMail('bad@example.com'));
    for (let n = 0; n < 8; n += 1) {
      clock.pass(3700 * 1000);
      await mailer.deliverDue();
    }
    expect((await waiting())[0]?.tries).toBe(8);
    clock.pass(5 * 86_400 * 1000);
    await mailer.deliverDue();
    expect(await waiting()).toEqual([]);
  });
});

describe('a mailed link is valid from when its mail is sent', () => {
  test('a mail that waited for three hours carries a link valid for a full hour', async () => {
    const tokens = createRestoreTokens(database.pool, clock, createSeal('secret', 'server recoveries'));
    const { rows } = await database.pool.query<{ id: string }>(
      "INSERT INTO accounts (id, subject, email, created_at) VALUES (gen_random_uuid(), 's', 'late@example.com', now()) RETURNING id",
    );
    const client = await database.pool.connect();
    const token = await tokens.issue(client, rows[0]?.id ?? '');
    client.release();
    await queueMail(withLink(passwordMail('late@example.com'), token));
    const down = mailerTo(new URL('smtp://127.0.0.1:1'), { startLink: tokens.begin });
    clock.pass(3600 * 1000);
    await down.deliverDue();
    clock.pass(3600 * 1000);
    await tokens.prune();
    clock.pass(3600 * 1000);
    const { url, taken } = await mailServer();
    expect(await mailerTo(url, { startLink: tokens.begin }).deliverDue()).toBe(1);
    expect(taken).toHaveLength(1);
    clock.pass(59 * 60 * 1000);
    expect(await tokens.find(token)).not.toBeNull();
    clock.pass(2 * 60 * 1000);
    expect(await tokens.find(token)).toBeNull();
    await tokens.prune();
    expect((await database.pool.query('SELECT FROM restore_tokens')).rowCount).toBe(0);
  });

  test('a link that was used meanwhile stays invalid, and lives beside others', async () => {
    const tokens = createRestoreTokens(database.pool, clock, createSeal('secret', 'server recoveries'));
    const { rows } = await database.pool.query<{ id: string }>(
      "INSERT INTO accounts (id, subject, email, created_at) VALUES (gen_random_uuid(), 't', 'twice@example.com', now()) RETURNING id",
    );
    const client = await database.pool.connect();
    const first = await tokens.issue(client, rows[0]?.id ?? '');
    await queueMail(withLink(passwordMail('twice@example.com'), first));
    const second = await tokens.issue(client, rows[0]?.id ?? '');
    client.release();
    await queueMail(withLink(passwordMail('twice@example.com'), second));
    await tokens.end(first);
    clock.pass(7200 * 1000);
    const { url } = await mailServer();
    expect(await mailerTo(url, { startLink: tokens.begin }).deliverDue()).toBe(2);
    expect(await tokens.find(first)).toBeNull();
    expect(await tokens.find(second)).not.toBeNull();
  });
});

describe('mail that requires TLS', () => {
  test('is not sent to a server without STARTTLS, but waits', async () => {
    const { url, taken } = await mailServer();
    await queueMail(passwordMail('a@example.com'));
    clock.pass(1000);
    expect(await mailerTo(url, { requireTls: true }).deliverDue()).toBe(0);
    expect(taken).toEqual([]);
    expect(await waiting()).toEqual([
      { recipient: 'a@example.com', tries: 1, last_fault: expect.stringMatching(/^ETLS|^EPROTOCOL/) },
    ]);
  });

  test('is sent over the secured connection to a server with STARTTLS', async () => {
    const made = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
    const { url, taken } = await mailServer({ disabledCommands: [], key: made.private, cert: made.cert });
    await queueMail(passwordMail('a@example.com'));
    clock.pass(1000);
    url.searchParams.set('tls.rejectUnauthorized', 'false');
    expect(await mailerTo(url, { requireTls: true }).deliverDue()).toBe(1);
    expect(taken).toEqual([{ to: 'a@example.com', secure: true }]);
  });
});
