import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountsPortal,
  firstPassword,
  join,
  registration,
  startAccountsPortal,
  tokenIn,
} from './accounts-kit.ts';
import { openAccountsScene } from './accounts-scene.ts';
import { ageLimits } from './age-limits.ts';
import { Visitor } from './auth-kit.ts';
import { password } from './identity-kit.ts';

const { database, portal } = await openAccountsScene();

afterEach(async () => {
  await database.pool.query('DELETE FROM account_tasks');
});

const post = (body: unknown, visitor = new Visitor(portal)) => visitor.call('POST', '/auth/register', body);
const accountsOf = async (email: string) =>
  (
    await database.pool.query<{ id: string; subject: string; email: string }>(
      'SELECT id, subject, email FROM accounts WHERE lower(email) = lower($1)',
      [email],
    )
  ).rows;
const mailsTo = (email: string) => portal.mails().filter(({ to }) => to.includes(email));
const venue = (venueId: number, more = {}) => ({
  venueId,
  isRealOrders: false,
  isRealTraders: false,
  isDelayedOrders: true,
  isDelayedTraders: true,
  ...more,
});

const dayOfRegistration = new Date('2026-03-14T10:00:00Z');
/** The term of what is registered for on that day. */
const firstTerm = { StartDate: '2026-04-01', EndDate: '2027-03-31' };

describe('A 2.8, 4.6: registration', () => {
  test('creates an account and mails a link to set its password', async () => {
    portal.businessClock.set(dayOfRegistration);
    const answer = await post(registration('jane@example.com'));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ UserID: expect.stringMatching(/^[0-9a-f-]{36}$/), Price: 0, ...firstTerm });
    await portal.deliver();
    const [account] = await accountsOf('jane@example.com');
    expect(account?.id).toBe(answer.body.UserID);
    const [mail] = mailsTo('jane@example.com');
    expect(mail?.subject).toBe('Set the password of your new account');
    expect(mail?.text).toContain(`${portal.origin}/restore-password/`);
    expect(mail?.html).toContain(`href="${portal.origin}/restore-password/${tokenIn(mail)}"`);
  });

  test('the person answers the security question, sets a password and signs in', async () => {
    const visitor = await join(portal, 'kate@example.com');
    expect(await visitor.whoAmI()).toBe('kate@example.com');
  });

  test('nobody can sign in before the password is set', async () => {
    await post(registration('early@example.com'));
    await portal.deliver();
    for (const guess of ['', 'Saint Mary', firstPassword, 'Aa1']) {
      const refused = await new Visitor(portal).signIn('early@example.com', guess || 'x');
      expect(refused.status).toBe(401);
    }
  });

  test('B 4: the chosen venues become the subscription, from the first of the next month for twelve months', async () => {
    portal.businessClock.set(dayOfRegistration);
    await post(
      registration('term@example.com', { venueRegisters: [venue(2), venue(11, { isDelayedOrders: false })] }),
    );
    await portal.deliver();
    const [account] = await accountsOf('term@example.com');
    const { rows: subscriptions } = await database.pool.query(
      'SELECT starts_on, ends_on FROM subscriptions WHERE account_id = $1',
      [account?.id],
    );
    expect(subscriptions).toEqual([{ starts_on: '2026-04-01', ends_on: '2027-03-31' }]);
    const { rows: venues } = await database.pool.query(
      `SELECT venue_mic, delayed_orders, delayed_trades, realtime_orders OR realtime_trades AS realtime
       FROM subscribed_venues($1, '2026-03-14') ORDER BY venue_mic`,
      [account?.id],
    );
    expect(venues).toEqual([
      { venue_mic: 'ICPM', delayed_orders: true, delayed_trades: true, realtime: false },
      { venue_mic: 'TPSL', delayed_orders: false, delayed_trades: true, realtime: false },
    ]);
  });

  test('the slice registration grants slice files, the web registration does not', async () => {
    const slice = await join(portal, 'slice@example.com', { registrationType: 'slice' });
    const web = await join(portal, 'web@example.com', { registrationType: 'web' });
    expect((await slice.call('GET', '/api/userInfo')).body.Parameters).toEqual({
      sliceFileLinkPath: '/slice-files',
    });
    expect((await web.call('GET', '/api/userInfo')).body.Parameters).toEqual({});
  });

  test('Unicode names and the longest company name are stored as typed', async () => {
    const company = `Ünïcode & Söhne ${'漢'.repeat(239)}`;
    expect(company).toHaveLength(255);
    const visitor = await join(portal, 'zoe@example.com', {
      firstName: "Zoë d'Ærø",
      lastName: '山田 😀',
      company,
      country: 'JP',
      phoneNumber: '03-3210-7000',
    });
    expect((await visitor.call('GET', '/api/userdetails/get')).body).toEqual({
      FirstName: "Zoë d'Ærø",
      LastName: '山田 😀',
      Email: 'zoe@example.com',
      Phone: '+81332107000',
      Company: company,
      TaxNumber: null,
      Country: 'JP',
    });
  });

  test('blanks around names, which pasted texts have, are not stored; a company of blanks is none', async () => {
    const visitor = await join(portal, 'blanks@example.com', {
      firstName: ' Jane\u00A0',
      lastName: '  van  Doe ',
      company: '   ',
    });
    expect((await visitor.call('GET', '/api/userdetails/get')).body).toMatchObject({
      FirstName: 'Jane',
      LastName: 'van  Doe',
      Company: null,
    });
  });

  test('the company may be left out', async () => {
    const { company: _, ...without } = registration('alone@example.com');
    expect((await post(without)).status).toBe(200);
    expect((await post(registration('empty@example.com', { company: '' }))).status).toBe(200);
  });

  test('a waiting registration cannot be read in the database', async () => {
    await post(registration('sealed@example.com'));
    const { rows } = await database.pool.query('SELECT t::text AS row, sealed FROM account_tasks t');
    expect(rows).toHaveLength(1);
    const text = rows.map(({ row, sealed }) => row + sealed.toString('latin1')).join();
    for (const secret of ['sealed@example.com', 'Saint Mary', 'Jane']) expect(text).not.toContain(secret);
  });

  test('answer and password are stored only as argon2id hashes', async () => {
    await join(portal, 'hashed@example.com');
    const { rows } = await database.pool.query(
      `SELECT password_hash, recovery_answer_hash, a::text AS row FROM identity.account a WHERE login = 'hashed@example.com'`,
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
    expect(rows[0]?.recovery_answer_hash).toMatch(/^\$argon2id\$/);
    expect(rows[0]?.row.toLowerCase()).not.toContain('saint mary');
    expect(rows[0]?.row).not.toContain(firstPassword);
  });
});

describe('A 5: bad input is refused with a field error, and nothing is done', () => {
  const required = 'This field is required';
  test.each([
    ['email left out', { email: undefined }, 'email', required],
    ['email empty', { email: '' }, 'email', required],
    ['email without @', { email: 'jane.example.com' }, 'email', 'Not a valid email'],
    ['email without a domain', { email: 'jane@example' }, 'email', 'Not a valid email'],
    ['email with two dots', { email: 'jane..@example.com' }, 'email', 'Not a valid email'],
    [
      'email that injects a header',
      { email: 'jane@example.com\r\nBcc: all@example.com' },
      'email',
      'Not a valid email',
    ],
    ['email with two addresses', { email: 'jane@example.com,joe@example.com' }, 'email', 'Not a valid email'],
    ['email too long', { email: `${'a'.repeat(243)}@example.com` }, 'email', 'Use at most 254 characters'],
    ['first name empty', { firstName: '' }, 'firstName', required],
    ['first name too long', { firstName: 'x'.repeat(51) }, 'firstName', 'Use at most 50 characters'],
    ['first name with a zero byte', { firstName: 'a\0b' }, 'firstName', 'Use no control characters'],
    ['last name left out', { lastName: undefined }, 'lastName', required],
    ['last name with a line break', { lastName: 'Doe\nBcc: x' }, 'lastName', 'Use no control characters'],
    ['last name with half a surrogate pair', { lastName: '\ud800' }, 'lastName', 'Use no control characters'],
    ['phone empty', { phoneNumber: '' }, 'phoneNumber', required],
    ['phone of one digit', { phoneNumber: '1' }, 'phoneNumber', 'Invalid phone number'],
    ['phone of letters', { phoneNumber: 'telephone' }, 'phoneNumber', 'Invalid phone number'],
    ['phone of an unknown country', { phoneNumber: '+999123456' }, 'phoneNumber', 'Invalid phone number'],
    [
      'phone of another country',
      { phoneNumber: '020 7946 0958', country: 'FR' },
      'phoneNumber',
      'Invalid phone number',
    ],
    ['phone too long', { phoneNumber: `+44${'1'.repeat(300)}` }, 'phoneNumber', 'Invalid phone number'],
    ['company of 256 characters', { company: 'c'.repeat(256) }, 'company', 'Use at most 255 characters'],
    ['country left out', { country: undefined, phoneNumber: '+442079460958' }, 'country', required],
    [
      'country not in the list',
      { country: 'ZZ', phoneNumber: '+442079460958' },
      'country',
      'Choose a country from the list',
    ],
    [
      'country in lowercase',
      { country: 'gb', phoneNumber: '+442079460958' },
      'country',
      'Choose a country from the list',
    ],
    ['question left out', { question: undefined }, 'question', required],
    ['question not in the list', { question: 'Call 0900 now?' }, 'question', 'Choose one of the questions'],
    [
      'answer of three characters',
      { answer: 'abc' },
      'answer',
      'The security question answer must be at least 4 characters in length',
    ],
    [
      'answer of spaces',
      { answer: '     ' },
      'answer',
      'The security question answer must be at least 4 characters in length',
    ],
    ['answer too long', { answer: 'a'.repeat(256) }, 'answer', 'Use at most 255 characters'],
    ['an unknown field', { isAdmin: true }, 'isAdmin', 'This field is not known'],
    ['an id chosen by the sender', { UserID: 'x' }, 'UserID', 'This field is not known'],
    ['a price chosen by the sender', { Price: 0 }, 'Price', 'This field is not known'],
    ['text instead of the list of venues', { venueRegisters: 'all' }, 'venueRegisters', 'Must be a list'],
    ['a number as a name', { firstName: 7 }, 'firstName', 'Must be text'],
    [
      'an unknown kind of registration',
      { registrationType: 'feed' },
      'registrationType',
      'Must be one of web, slice',
    ],
  ])('%s', async (_what, more, field, message) => {
    const answer = await post(registration('bad@example.com', more));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-request', fields: { [field]: [message] } } },
    });
    expect(Object.keys((answer.body.error as { fields: object }).fields)).toEqual([field]);
    expect(await portal.worker.runNow()).toBe(0);
  });

  test.each([
    ['no venue', [], 'Select at least one venue'],
    [
      'only venues with nothing chosen',
      [venue(2, { isDelayedOrders: false, isDelayedTraders: false })],
      'Select at least one venue',
    ],
    ['a venue that does not exist', [venue(99)], 'There is no venue 99'],
    ['the same venue twice', [venue(2), venue(2)], 'ICPM is listed twice'],
    ['delayed orders of a venue without orders', [venue(11)], 'TPSL has no delayed orders'],
    [
      'real-time data in no-payment mode',
      [venue(2, { isRealOrders: true, isDelayedOrders: false })],
      'ICPM: only delayed data is offered at present',
    ],
    [
      'orders in real time and delayed',
      [venue(2, { isRealOrders: true })],
      'ICPM: choose orders in real time or delayed',
    ],
    [
      'trades in real time and delayed',
      [venue(2, { isRealTraders: true })],
      'ICPM: choose trades in real time or delayed',
    ],
  ])('B 4: %s', async (_what, venueRegisters, message) => {
    const answer = await post(registration('bad@example.com', { venueRegisters }));
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { venueRegisters: [message] } } } });
    expect(await portal.worker.runNow()).toBe(0);
  });

  test('every wrong field is reported at once', async () => {
    const answer = await post(registration('x', { firstName: '', answer: 'abc' }));
    expect(Object.keys((answer.body.error as { fields: object }).fields).sort()).toEqual([
      'answer',
      'email',
      'firstName',
    ]);
  });
});

describe('a phone number of every type is accepted (A 3.9)', () => {
  test.each([
    ['PREMIUM_RATE', '+449012345678'],
    ['TOLL_FREE', '+448001234567'],
    ['SHARED_COST', '+448451234567'],
    ['VOIP', '+445612345678'],
    ['PERSONAL_NUMBER', '+447012345678'],
    ['PAGER', '+447640123456'],
    ['UAN', '+445512345678'],
    ['VOICEMAIL', '+41860123456789'],
    ['FIXED_LINE', '+442079460958'],
    ['MOBILE', '+447400123456'],
    ['FIXED_LINE_OR_MOBILE', '+12015550123'],
    ['with an extension', 'tel:+442079460958;ext=123'],
  ])('%s', async (_type, phoneNumber) => {
    const answer = await post(
      registration(`p${phoneNumber.replace(/\D/g, '')}@example.com`, { phoneNumber }),
    );
    expect(answer.body).toMatchObject({ Price: 0 });
  });
});

describe('a taken address (decisions.md Money; safe by construction)', () => {
  test('gets the same answer with an opaque id, while its owner gets a mail and nothing changes', async () => {
    const owner = await join(portal, 'owner@example.com');
    const before = await owner.call('GET', '/api/userdetails/get');
    portal.businessClock.set(dayOfRegistration);
    const answer = await post(
      registration('OWNER@example.com', {
        firstName: 'Mallory',
        answer: 'something else',
        registrationType: 'slice',
      }),
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ UserID: expect.stringMatching(/^[0-9a-f-]{36}$/), Price: 0, ...firstTerm });
    await portal.deliver();
    const accounts = await accountsOf('owner@example.com');
    expect(accounts).toHaveLength(1);
    expect(accounts[0]?.id).not.toBe(answer.body.UserID);
    // The mail goes to the address as its owner registered it, not as typed now.
    expect(mailsTo('owner@example.com')[0]?.subject).toBe('You already have an account');
    expect(mailsTo('OWNER@example.com')).toEqual([]);
    expect(mailsTo('owner@example.com')[0]?.text).not.toContain('/restore-password/');
    expect((await owner.call('GET', '/api/userdetails/get')).body).toEqual(before.body);
    expect((await owner.call('GET', '/api/userInfo')).body.Parameters).toEqual({});
    expect((await new Visitor(portal).signIn('owner@example.com', firstPassword)).status).toBe(200);
  });

  test('known and unknown addresses get answers with the same shape and headers', async () => {
    await join(portal, 'known@example.com');
    const known = await post(registration('known@example.com'));
    const unknown = await post(registration('unknown@example.com'));
    const shape = (reply: typeof known) => ({
      status: reply.status,
      headers: [...reply.headers.keys()].sort(),
      body: Object.entries(reply.body).map(([name, value]) => [name, typeof value, String(value).length]),
    });
    expect(shape(known)).toEqual(shape(unknown));
  });

  test('two simultaneous registrations of one address make one account, and its owner gets a mail for each', async () => {
    const email = 'twice@example.com';
    const answers = await Promise.all(
      [1, 2].map((n) => post(registration(email, { firstName: `Jane ${n}` }), new Visitor(portal))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await portal.deliver();
    expect(await accountsOf(email)).toHaveLength(1);
    expect(
      mailsTo(email)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual([
      'Set the password of your new account',
      'Your address was registered again: set your password',
    ]);
  });

  test('two workers at once turn ten registrations of one address into one account', async () => {
    const email = 'tenfold@example.com';
    const second = await startAccountsPortal(database);
    try {
      // The hourly limit is not tested here.
      for (let n = 0; n < 10; n += 1) {
        await database.pool.query('DELETE FROM rate_limits');
        expect((await post(registration(email))).status).toBe(200);
      }
      await Promise.all([portal.worker.runNow(), second.worker.runNow()]);
      await Promise.all([portal.worker.runNow(), second.worker.runNow()]);
      expect(await accountsOf(email)).toHaveLength(1);
      const { rows } = await database.pool.query(
        'SELECT kind, count(*)::int AS n FROM mail_outbox WHERE recipient = $1 GROUP BY kind ORDER BY kind',
        [email],
      );
      expect(rows).toEqual([
        { kind: 'another-registration', n: 9 },
        { kind: 'welcome', n: 1 },
      ]);
    } finally {
      await second.close();
      await database.pool.query('DELETE FROM mail_outbox');
    }
  });
});

describe('a failed registration is retried and never half done', () => {
  test('a provider outage delays the account but loses nothing', async () => {
    let down = true;
    const flaky = await startAccountsPortal(database, {
      provider: (provider) => ({
        ...provider,
        createUser: (user) =>
          down ? Promise.reject(new Error('connect ECONNREFUSED')) : provider.createUser(user),
      }),
    });
    try {
      const answer = await new Visitor(flaky).call(
        'POST',
        '/auth/register',
        registration('patient@example.com'),
      );
      expect(answer.status).toBe(200);
      expect(await flaky.worker.runNow()).toBe(0);
      expect(await accountsOf('patient@example.com')).toEqual([]);
      down = false;
      flaky.clock.pass(11 * 1000);
      expect(await flaky.worker.runNow()).toBe(1);
      expect(await accountsOf('patient@example.com')).toMatchObject([{ id: answer.body.UserID }]);
    } finally {
      await flaky.close();
    }
  });

  test('a registration cut off between provider and database is completed at the next try', async () => {
    let cut = true;
    const dying = await startAccountsPortal(database, {
      provider: (provider) => ({
        ...provider,
        createUser: async (user) => {
          const made = await provider.createUser(user);
          if (cut) throw new Error('the answer was lost');
          return made;
        },
      }),
    });
    try {
      const answer = await new Visitor(dying).call(
        'POST',
        '/auth/register',
        registration('reborn@example.com'),
      );
      await dying.worker.runNow();
      expect(await accountsOf('reborn@example.com')).toEqual([]);
      cut = false;
      dying.clock.pass(11 * 1000);
      const mails = await dying.deliver();
      expect(await accountsOf('reborn@example.com')).toMatchObject([{ id: answer.body.UserID }]);
      expect(
        mails.filter(({ to }) => to.includes('reborn@example.com')).map(({ subject }) => subject),
      ).toEqual(['Set the password of your new account']);
    } finally {
      await dying.close();
    }
  });

  test('somebody who was erased here, not yet at the provider, begins anew when registering', async () => {
    const email = 'returning@example.com';
    const { id } = await portal.provider.createUser({ profile: { login: email, email }, password });
    await database.pool.query(
      'INSERT INTO removals (subject, requested_at, next_try_at) VALUES ($1, $2, $2)',
      [id, portal.clock.now()],
    );
    const answer = await post(registration(email));
    await portal.deliver();
    const [account] = await accountsOf(email);
    expect(account).toMatchObject({ id: answer.body.UserID });
    expect(account?.subject).not.toBe(id);
    expect((await portal.provider.getUser(email)).id).toBe(account?.subject);
    expect((await database.pool.query('SELECT FROM removals WHERE subject = $1', [id])).rowCount).toBe(0);
    expect((await new Visitor(portal).signIn(email, password)).status).toBe(401);
  });

  test('a registration that the provider refuses for good ends with a mail that says so, and no account', async () => {
    const { ProviderError } = await import('../../../src/server/auth/provider-error.ts');
    const picky = await startAccountsPortal(database, {
      provider: (provider) => ({
        ...provider,
        createUser: () =>
          Promise.reject(
            new ProviderError('refused', 'Api validation failed', {
              code: 'E0000001',
              status: 400,
              causes: ['firstName: does not match'],
            }),
          ),
      }),
    });
    try {
      await new Visitor(picky).call('POST', '/auth/register', registration('unloved@example.com'));
      const mails = await picky.deliver();
      expect(mails[0]?.subject).toBe('Your registration could not be completed');
      expect(await accountsOf('unloved@example.com')).toEqual([]);
      expect(await picky.worker.runNow()).toBe(0);
    } finally {
      await picky.close();
    }
  });

  test('registration works while the mail server is down, and the mail waits', async () => {
    const cutOff = await startAccountsPortal(database, { smtpUrl: new URL('smtp://127.0.0.1:1') });
    try {
      const answer = await new Visitor(cutOff).call(
        'POST',
        '/auth/register',
        registration('waiting@example.com'),
      );
      expect(answer.status).toBe(200);
      await cutOff.deliver();
      const { rows } = await database.pool.query('SELECT kind FROM mail_outbox WHERE recipient = $1', [
        'waiting@example.com',
      ]);
      expect(rows).toEqual([{ kind: 'welcome' }]);
      expect(await accountsOf('waiting@example.com')).toHaveLength(1);
    } finally {
      await cutOff.close();
    }
    portal.clock.pass(3600 * 1000);
    await portal.deliver();
    expect(mailsTo('waiting@example.com')).toHaveLength(1);
  });
});

describe('links and limits', () => {
  test('mail links are built from PUBLIC_URL, whatever host the request claims', async () => {
    const visitor = new Visitor(portal);
    await visitor.call('GET', '/api/userInfo');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        `${portal.origin}/auth/register`,
        {
          method: 'POST',
          headers: {
            host: 'evil.example',
            cookie: visitor.jar.header(),
            'x-xsrf-token': decodeURIComponent(visitor.jar.get('XSRF-TOKEN') ?? ''),
            'content-type': 'application/json',
            'x-forwarded-host': 'evil.example',
            'x-forwarded-proto': 'https',
            forwarded: 'host=evil.example',
            origin: 'https://evil.example',
            referer: 'https://evil.example/',
          },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on('error', reject);
      sent.end(JSON.stringify(registration('host@example.com')));
    });
    expect(status).toBe(200);
    await portal.deliver();
    const [mail] = mailsTo('host@example.com');
    expect(mail?.text).toContain(`${portal.origin}/restore-password/`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  test('one email address can be registered five times an hour, taken or not', async () => {
    await join(portal, 'limit@example.com');
    await database.pool.query('DELETE FROM rate_limits');
    for (const email of ['limit@example.com', 'nobody@example.com']) {
      for (let n = 0; n < 5; n += 1) expect((await post(registration(email))).status).toBe(200);
      const shut = await post(registration(email.toUpperCase().replace('EXAMPLE.COM', 'example.com')));
      expect(shut.status).toBe(429);
      expect(Number(shut.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await ageLimits(database.pool, 3601);
    expect((await post(registration('limit@example.com'))).status).toBe(200);
  });

  test('one network address can register a hundred times an hour', async () => {
    for (let n = 0; n < 100; n += 1)
      expect((await post(registration(`many${n}@example.com`))).status).toBe(200);
    expect((await post(registration('onemore@example.com'))).status).toBe(429);
  });

  test('a registration without the XSRF header is refused', async () => {
    const response = await fetch(`${portal.origin}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration('forged@example.com')),
    });
    expect(response.status).toBe(403);
    expect(await portal.worker.runNow()).toBe(0);
  });
});

describe('decisions.md Money: with payment on, nothing unpaid is granted', () => {
  let paid: AccountsPortal;
  beforeAll(async () => {
    paid = await startAccountsPortal(database, { config: { noPaymentMode: false } });
  });
  afterAll(() => paid.close());

  test('two real-time flags cost 12 times 2 times 25 dollars, go into an uncompleted order, and grant nothing yet', async () => {
    paid.businessClock.set(new Date('2026-03-14T10:00:00Z'));
    const answer = await new Visitor(paid).call(
      'POST',
      '/auth/register',
      registration('payer@example.com', {
        venueRegisters: [
          venue(2, {
            isRealOrders: true,
            isDelayedOrders: false,
            isRealTraders: true,
            isDelayedTraders: false,
          }),
          venue(1),
        ],
      }),
    );
    expect(answer.body).toEqual({ UserID: expect.any(String), Price: 600, ...firstTerm });
    await paid.deliver();
    const id = answer.body.UserID;
    const { rows: orders } = await database.pool.query(
      'SELECT price, state, starts_on, ends_on FROM purchases WHERE account_id = $1',
      [id],
    );
    expect(orders).toEqual([
      { price: 600, state: 'uncompleted', starts_on: '2026-04-01', ends_on: '2027-03-31' },
    ]);
    const { rows: rights } = await database.pool.query(
      "SELECT venue_mic, realtime_orders, realtime_trades FROM subscribed_venues($1, '2026-03-14')",
      [id],
    );
    expect(rights).toEqual([{ venue_mic: 'ICOT', realtime_orders: false, realtime_trades: false }]);
    const { rows: ordered } = await database.pool.query(
      `SELECT venue_mic, realtime_orders, realtime_trades FROM purchase_venues v
       JOIN purchases o ON o.id = v.purchase_id WHERE o.account_id = $1 ORDER BY venue_mic`,
      [id],
    );
    expect(ordered).toEqual([
      { venue_mic: 'ICOT', realtime_orders: false, realtime_trades: false },
      { venue_mic: 'ICPM', realtime_orders: true, realtime_trades: true },
    ]);
  });

  test('delayed venues alone cost nothing and need no order', async () => {
    const answer = await new Visitor(paid).call('POST', '/auth/register', registration('free@example.com'));
    expect(answer.body).toMatchObject({ Price: 0 });
    await paid.deliver();
    const { rowCount } = await database.pool.query('SELECT FROM purchases WHERE account_id = $1', [
      answer.body.UserID,
    ]);
    expect(rowCount).toBe(0);
  });

  test('a taken address is quoted the same price, but no order is made', async () => {
    await database.pool.query('DELETE FROM rate_limits');
    const venueRegisters = [venue(2, { isRealOrders: true, isDelayedOrders: false })];
    const answer = await new Visitor(paid).call(
      'POST',
      '/auth/register',
      registration('free@example.com', { venueRegisters }),
    );
    expect(answer.body).toMatchObject({ Price: 300 });
    await paid.deliver();
    const { rowCount } = await database.pool.query('SELECT FROM purchases WHERE price = 300');
    expect(rowCount).toBe(0);
  });
});
