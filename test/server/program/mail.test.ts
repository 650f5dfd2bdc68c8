import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeal } from '../../../src/platform/seal.ts';
import { mailPages } from '../../../src/sandbox/mail/mail-pages.ts';
import { type MailStandIn, startMailStandIn } from '../../../src/sandbox/mail/smtp-stand-in.ts';
import { keepHeld } from '../../../src/server/jobs/lease.ts';
import { claimMail } from '../../../src/server/mail/due-mails.ts';
import { restoreMail, welcomeMail } from '../../../src/server/mail/mail-templates.ts';
import { type Mailer, startMailer } from '../../../src/server/mail/mailer.ts';
import { type Mail, MailFault, queueMail as post } from '../../../src/server/mail/outbox.ts';
import { priorities, priorityOf } from '../../../src/server/mail/priorities.ts';
import { pauseAfter } from '../../../src/server/repeated-work.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let standIn: MailStandIn;
const mailers: Mailer[] = [];
let now = new Date();
const seal = createSeal('a secret of tests, long enough for everything', 'server letters');
const queueMail = (client: Parameters<typeof post>[0], mail: Mail) => post(client, mail, seal);
const warned: { readonly facts: object; readonly message: string }[] = [];
const log = {
  info: () => {},
  warn: (facts: object, message: string) => void warned.push({ facts, message }),
};
const warnings = (): string[] => warned.map(({ message }) => message);

const mailerTo = (smtpUrl: URL): Mailer => {
  const mailer = startMailer({
    pool: database.pool,
    smtpUrl,
    seal,
    from: 'Daylight <no-reply@daylight.example>',
    log,
    clock: { now: () => now },
    everyMs: 3_600_000,
  });
  mailers.push(mailer);
  return mailer;
};
const waiting = async (): Promise<number> => {
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS n FROM mail_outbox WHERE given_up_at IS NULL',
  );
  return rows[0]?.n;
};

/** Seconds for which the only mail is held. */
const heldFor = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ seconds: number }>(
    'SELECT extract(epoch FROM held_until - clock_timestamp())::float8 AS seconds FROM mail_outbox',
  );
  return rows[0]?.seconds ?? Number.NaN;
};

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = new Date();
  warned.length = 0;
  standIn = await startMailStandIn();
  await database.pool.query('TRUNCATE mail_outbox, mail_sent');
});
afterEach(async () => {
  await Promise.all(mailers.splice(0).map((mailer) => mailer.stop()));
  await standIn.stop();
});

describe('mail: an outbox, so that nothing is lost and nothing is sent twice', () => {
  test('a mail is sent over SMTP with text and HTML', async () => {
    await queueMail(
      database.pool,
      welcomeMail('new@person.example', 'https://portal.example/restore-password/abc'),
    );
    now = new Date(Date.now() + 1000);
    expect(await mailerTo(standIn.smtpUrl).deliverDue()).toBe(1);
    const [mail] = standIn.mails();
    expect(mail).toMatchObject({
      to: ['new@person.example'],
      subject: 'Set the password of your new account',
    });
    expect(mail?.text).toContain('https://portal.example/restore-password/abc');
    expect(mail?.html).toContain('href="https://portal.example/restore-password/abc"');
    expect(await waiting()).toBe(0);
  });

  test('an alert carries the headers for one-click unsubscribing, a welcome mail does not', async () => {
    const welcome = welcomeMail('new@person.example', 'https://portal.example/x');
    const offLink = `https://portal.example/alerts/off/${'a'.repeat(150)}`;
    await queueMail(database.pool, { ...welcome, kind: 'view-alert', offLink });
    await queueMail(database.pool, welcome);
    const { rows } = await database.pool.query('SELECT mail_outbox::text AS line FROM mail_outbox');
    expect(JSON.stringify(rows)).not.toContain('alerts/off');
    now = new Date(Date.now() + 1000);
    await mailerTo(standIn.smtpUrl).deliverDue();
    expect(standIn.mails().map(({ unsubscribe }) => unsubscribe)).toEqual([
      [`<${offLink}>`, 'List-Unsubscribe=One-Click'],
      null,
    ]);
  });

  test('a payment mail carries its receipt as a PDF, and waits until the receipt can be made', async () => {
    await queueMail(database.pool, {
      ...welcomeMail('payer@person.example', 'https://portal.example/x'),
      attached: 'DL-2026-000001',
    });
    const made: string[] = [];
    let isReady = false;
    let isThere = false;
    const mailer = startMailer({
      pool: database.pool,
      smtpUrl: standIn.smtpUrl,
      seal,
      from: 'Daylight <no-reply@daylight.example>',
      documentNumbered: async (number) => {
        made.push(number);
        if (!isReady) throw new Error('not now');
        if (!isThere) return null;
        return new TextEncoder().encode('%PDF-1.7');
      },
      log,
      clock: { now: () => now },
      everyMs: 3_600_000,
    });
    mailers.push(mailer);
    now = new Date(Date.now() + 1000);
    expect(await mailer.deliverDue()).toBe(0);
    expect(warned[0]).toEqual({
      facts: { mail: expect.any(String), kind: 'welcome', err: new Error('not now') },
      message: 'the document of a mail could not be made',
    });
    isReady = true;
    now = new Date(Date.now() + 60_000);
    expect(await mailer.deliverDue()).toBe(0);
    isThere = true;
    now = new Date(Date.now() + 3_600_000);
    expect(await mailer.deliverDue()).toBe(1);
    expect(standIn.mails()[0]?.attachments).toEqual([
      { name: 'DL-2026-000001.pdf', type: 'application/pdf', content: btoa('%PDF-1.7') },
    ]);
    expect(made).toEqual(['DL-2026-000001', 'DL-2026-000001', 'DL-2026-000001']);
  });

  test('a waiting mail is sealed, so that a copy of the database shows no link', async () => {
    await queueMail(database.pool, restoreMail('a@b.example', 'https://portal.example/restore-password/abc'));
    const { rows } = await database.pool.query('SELECT * FROM mail_outbox');
    expect(
      rows.map((row) => `${JSON.stringify(row)}${row.sealed_bodies.toString('latin1')}`).join(),
    ).not.toContain('restore-password');
  });

  test('a mail sealed with another secret waits, for five days at most, while others are sent', async () => {
    await post(
      database.pool,
      restoreMail('a@b.example', 'https://x.example/y'),
      createSeal('other', 'server letters'),
    );
    await queueMail(database.pool, restoreMail('c@d.example', 'https://x.example/y'));
    now = new Date(Date.now() + 1000);
    expect(await mailerTo(standIn.smtpUrl).deliverDue()).toBe(1);
    expect(standIn.mails().map(({ to }) => to)).toEqual([['c@d.example']]);
    expect(await waiting()).toBe(1);
    now = new Date(Date.now() + 5.1 * 86_400_000);
    await mailerTo(standIn.smtpUrl).deliverDue();
    expect(await waiting()).toBe(0);
    expect(warnings()).toEqual(['a mail is sealed with another secret', 'a mail was given up']);
  });

  test('a mail of a transaction that was rolled back is never sent', async () => {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await queueMail(client, restoreMail('a@b.example', 'https://portal.example/x'));
    await client.query('ROLLBACK');
    client.release();
    expect(await waiting()).toBe(0);
  });

  test('two mailers at once send each mail once', async () => {
    for (let i = 0; i < 20; i++)
      await queueMail(database.pool, restoreMail(`p${i}@b.example`, 'https://x.example/y'));
    now = new Date(Date.now() + 1000);
    const taken = await Promise.all([
      mailerTo(standIn.smtpUrl).deliverDue(),
      mailerTo(standIn.smtpUrl).deliverDue(),
    ]);
    expect(taken[0] + taken[1]).toBe(20);
    expect(new Set(standIn.mails().flatMap((mail) => mail.to)).size).toBe(20);
    expect(standIn.mails()).toHaveLength(20);
  });

  test('a mail waits while the mail server is down, and is sent when it is back', async () => {
    await queueMail(database.pool, restoreMail('a@b.example', 'https://x.example/y'));
    now = new Date(Date.now() + 1000);
    const down = mailerTo(new URL('smtp://127.0.0.1:1'));
    expect(await down.deliverDue()).toBe(0);
    expect(await down.deliverDue()).toBe(0);
    const { rows } = await database.pool.query('SELECT tries, last_fault FROM mail_outbox');
    expect(rows).toEqual([{ tries: 1, last_fault: 'ESOCKET ECONNREFUSED' }]);
    now = new Date(now.getTime() + pauseAfter(0) * 1000);
    expect(await mailerTo(standIn.smtpUrl).deliverDue()).toBe(1);
    expect(standIn.mails()).toHaveLength(1);
  });

  test('a mail that cannot be sent is given up after five days', async () => {
    await queueMail(database.pool, restoreMail('a@b.example', 'https://x.example/y'));
    const down = mailerTo(new URL('smtp://127.0.0.1:1'));
    for (const [days, left] of [
      [4.9, 1],
      [5.1, 0],
    ] as const) {
      now = new Date(Date.now() + days * 86_400_000);
      await down.deliverDue();
      expect(await waiting()).toBe(left);
    }
  });

  test('the pause doubles up to an hour', () => {
    expect([0, 1, 2, 8, 9, 100].map(pauseAfter)).toEqual([10, 20, 40, 2560, 3600, 3600]);
  });

  test.each(['account-closes', 'account-kept', 'sign-in-alarm'])(
    'what warns an owner does not wait behind what everybody gets: %s',
    (kind) => expect(priorityOf(kind)).toBe(priorities.security),
  );

  test('a mail held by a mailer that died is sent by another once its hold has expired', async () => {
    await queueMail(database.pool, restoreMail('a@b.example', 'https://x.example/y'));
    now = new Date(Date.now() + 1000);
    await claimMail(database.pool, now, priorities.mass);
    const mailer = mailerTo(standIn.smtpUrl);
    expect(await mailer.deliverDue()).toBe(0);
    expect(await heldFor()).toBeGreaterThan(10);
    expect(await heldFor()).toBeLessThanOrEqual(20);
    await database.pool.query('UPDATE mail_outbox SET held_until = clock_timestamp()');
    expect(await mailer.deliverDue()).toBe(1);
  });

  test('a mail is held for as long as its sender lives, unless another has taken it', async () => {
    await queueMail(database.pool, restoreMail('a@b.example', 'https://x.example/y'));
    const mail = await claimMail(database.pool, new Date(Date.now() + 1000), priorities.mass);
    if (!mail) throw new Error('no mail is due');
    const heldAfterABeat = async (): Promise<number> => {
      await database.pool.query('UPDATE mail_outbox SET held_until = clock_timestamp()');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const letGo = keepHeld(database.pool, 'mail_outbox', mail);
      await vi.advanceTimersByTimeAsync(5_000);
      await letGo();
      vi.useRealTimers();
      return heldFor();
    };
    expect(await heldAfterABeat()).toBeGreaterThan(10);
    await database.pool.query('UPDATE mail_outbox SET tries = tries + 1');
    expect(await heldAfterABeat()).toBeLessThanOrEqual(0);
  });

  test.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    'a@b.example;c@d.example',
    '<a@b.example>',
    'nobody',
  ])('an address that could inject a header is refused: %j', async (to) => {
    await expect(queueMail(database.pool, restoreMail(to, 'https://x.example/y'))).rejects.toThrow(MailFault);
  });
});

describe('the sandbox shows every mail sent', () => {
  test('as JSON if asked for by Accept, otherwise as a page with clickable links', async () => {
    await queueMail(database.pool, restoreMail('a@b.example', 'https://x.example/restore-password/t'));
    now = new Date(Date.now() + 1000);
    await mailerTo(standIn.smtpUrl).deliverDue();
    const app = Fastify();
    mailPages(app, { standIn });
    const json = await app.inject({ url: '/sandbox/mail', headers: { accept: 'application/json' } });
    expect(json.json().mails).toHaveLength(1);
    const page = await app.inject('/sandbox/mail');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<a href="https://x.example/restore-password/t">');
    await app.close();
  });
});
