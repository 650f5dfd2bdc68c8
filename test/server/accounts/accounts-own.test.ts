import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { commonPasswordMessage } from '../../../src/domain/account/common-passwords.ts';
import { defaultCostPerVenue } from '../../../src/domain/subscription/prices.ts';
import { wrongPassword } from '../../../src/server/accounts/change-password.ts';
import { addressIsFixed, changedElsewhere } from '../../../src/server/accounts/user-details.ts';
import { ProviderError } from '../../../src/server/auth/provider-error.ts';
import { askForLink, firstPassword, join, startAccountsPortal } from './accounts-kit.ts';
import { openAccountsScene } from './accounts-scene.ts';
import { ageLimits } from './age-limits.ts';
import { Visitor } from './auth-kit.ts';

const { database, portal } = await openAccountsScene();
const login = 'kate.libby@example.com';
let number = 0;
const patience = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  await join(portal, login);
});

/** A new person, signed in. */
async function someone(): Promise<{ visitor: Visitor; email: string }> {
  number += 1;
  const email = `someone${number}@example.com`;
  return { email, visitor: await join(portal, email) };
}
async function another(email: string, password = firstPassword): Promise<Visitor> {
  const visitor = new Visitor(portal);
  await visitor.createSession(await visitor.redirect(await visitor.signIn(email, password)));
  return visitor;
}
const change = (visitor: Visitor, CurrentPassword: string, NewPassword: string) =>
  visitor.call('POST', '/api/changepassword', { CurrentPassword, NewPassword });

describe('A 2.9, 4.8: changing the password', () => {
  test('sets the new one, ends the other sessions here and at the provider, and gives this one a new id', async () => {
    const { visitor, email } = await someone();
    const other = await another(email);
    expect(await other.whoAmI()).toBe(email);
    const before = visitor.jar.get('session');
    const answer = await change(visitor, firstPassword, 'Skyline2027');
    expect(answer.status).toBe(204);
    expect(visitor.jar.get('session')).not.toBe(before);
    expect(await visitor.whoAmI()).toBe(email);
    expect(await other.whoAmI()).toBe(401);
    const old = new Visitor(portal);
    old.jar.set('session', before ?? '');
    expect(await old.whoAmI()).toBe(401);
    const subject = (await portal.provider.getUser(email)).id;
    const { rowCount } = await database.pool.query('SELECT FROM identity.artifact WHERE account_id = $1', [
      subject,
    ]);
    expect(rowCount).toBe(0);
    expect((await new Visitor(portal).signIn(email, firstPassword)).status).toBe(401);
    expect((await new Visitor(portal).signIn(email, 'Skyline2027')).status).toBe(200);
    const [mail] = await portal.deliver();
    expect(mail).toMatchObject({ to: [email], subject: 'Your password was changed' });
  });

  test('renews the XSRF pair, so that the next call succeeds', async () => {
    const { visitor } = await someone();
    await change(visitor, firstPassword, 'Skyline2027');
    expect((await change(visitor, 'Skyline2027', 'Horizon2028')).status).toBe(204);
  });

  test('a wrong current password is a field error, not a 401, and changes nothing', async () => {
    const { visitor, email } = await someone();
    expect(await change(visitor, 'Wrong1234', 'Skyline2027')).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-request', fields: { CurrentPassword: [wrongPassword] } } },
    });
    expect(await visitor.whoAmI()).toBe(email);
    expect((await new Visitor(portal).signIn(email, firstPassword)).status).toBe(200);
  });

  const weak =
    'Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username';
  const required = 'This field is required';
  test.each([
    ['a new password that is too short', { NewPassword: 'Short1a' }, 'NewPassword', weak],
    ['a new password without a digit', { NewPassword: 'HorizonHorizon' }, 'NewPassword', weak],
    ['a new password with a part of the login', { NewPassword: 'LIBBYxx2026' }, 'NewPassword', weak],
    ['one of the most used', { NewPassword: 'Password1' }, 'NewPassword', commonPasswordMessage],
    ['a missing new password', { NewPassword: undefined }, 'NewPassword', required],
    ['an empty current password', { CurrentPassword: '' }, 'CurrentPassword', required],
    [
      'a current password that is too short',
      { CurrentPassword: 'short' },
      'CurrentPassword',
      'Use at least 8 characters',
    ],
    [
      'an added confirmation',
      { NewPasswordConfirmation: 'x' },
      'NewPasswordConfirmation',
      'This field is not known',
    ],
    ['an added address of someone else', { Email: login }, 'Email', 'This field is not known'],
  ])('A 5: %s is refused with a field error', async (_what, more, field, message) => {
    const visitor = await another(login);
    expect(
      await visitor.call('POST', '/api/changepassword', {
        CurrentPassword: firstPassword,
        NewPassword: 'Skyline2027',
        ...more,
      }),
    ).toMatchObject({ status: 400, body: { error: { fields: { [field]: [message] } } } });
  });

  test('ten wrong current passwords block the call for 15 minutes, even when they come at once', async () => {
    const { visitor } = await someone();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => change(visitor, 'Wrong1234', 'Skyline2027')),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await change(visitor, firstPassword, 'Skyline2027')).status).toBe(429);
    await ageLimits(database.pool, 15 * 60 + 1);
    expect((await change(visitor, firstPassword, 'Skyline2027')).status).toBe(204);
  });

  test('needs a session and the XSRF header', async () => {
    expect((await change(new Visitor(portal), firstPassword, 'Skyline2027')).status).toBe(401);
    const { visitor } = await someone();
    const forged = await visitor.jar.fetch(`${portal.origin}/api/changepassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ CurrentPassword: firstPassword, NewPassword: 'Skyline2027' }),
    });
    expect(forged.status).toBe(403);
  });

  test('ends also a session that somebody with the old password begins while those at the provider are ended', async () => {
    const { email } = await someone();
    let isWatched = false;
    const slow = await startAccountsPortal(database, {
      provider: (provider) => ({
        ...provider,
        endSessions: async (subject) => {
          if (isWatched) expect((await stranger.createSession(returned)).status).toBe(204);
          await provider.endSessions(subject);
        },
      }),
    });
    const stranger = new Visitor(slow);
    const returned = await stranger.redirect(await stranger.signIn(email, firstPassword));
    try {
      const visitor = new Visitor(slow);
      await visitor.createSession(await visitor.redirect(await visitor.signIn(email, firstPassword)));
      isWatched = true;
      expect((await change(visitor, firstPassword, 'Skyline2027')).status).toBe(204);
      expect(await visitor.whoAmI()).toBe(email);
      expect(await stranger.whoAmI()).toBe(401);
    } finally {
      await slow.close();
    }
  });

  test('is refused with 503 while the provider is down, and the session stays', async () => {
    const cutOff = await startAccountsPortal(database, {
      provider: (provider) => ({
        ...provider,
        changePassword: () => Promise.reject(new ProviderError('unreachable', 'down')),
      }),
    });
    try {
      const visitor = new Visitor(cutOff);
      await visitor.createSession(await visitor.redirect(await visitor.signIn(login, firstPassword)));
      expect(await change(visitor, firstPassword, 'Skyline2027')).toMatchObject({
        status: 503,
        body: { error: { message: 'Service is temporarily unavailable' } },
      });
      expect(await visitor.whoAmI()).toBe(login);
    } finally {
      await cutOff.close();
    }
  });
});

const saved = {
  FirstName: 'Kathryn',
  LastName: 'Ñandú',
  Phone: '06 12 34 56 78',
  Company: 'Autre & Fils',
  TaxNumber: 'FR 12 345678901',
  Country: 'FR',
};

describe('A 3.3, 4.5: the details', () => {
  test('are those given at registration', async () => {
    const { visitor, email } = await someone();
    expect(await visitor.call('GET', '/api/userdetails/get')).toMatchObject({
      status: 200,
      body: {
        FirstName: 'Jane',
        LastName: 'Doe',
        Email: email,
        Phone: '+442079460958',
        Company: 'Example Ltd',
        TaxNumber: null,
        Country: 'GB',
      },
    });
  });

  test('are saved and read back as stored', async () => {
    const { visitor, email } = await someone();
    expect((await visitor.call('POST', '/api/userdetails/set', saved)).status).toBe(200);
    const read = (await visitor.call('GET', '/api/userdetails/get')).body;
    expect(read).toEqual({ ...saved, Email: email, Phone: '+33612345678' });
    // What was read can be saved unchanged.
    expect((await visitor.call('POST', '/api/userdetails/set', read)).status).toBe(200);
    expect((await visitor.call('GET', '/api/userdetails/get')).body).toEqual(read);
  });

  test('are saved without the blanks around them; a company of blanks is none', async () => {
    const { visitor } = await someone();
    const typed = { ...saved, FirstName: ' Kate ', LastName: 'Libby\u00A0', Company: '  ' };
    const told = { FirstName: 'Kate', LastName: 'Libby', Company: null };
    expect((await visitor.call('POST', '/api/userdetails/set', typed)).body).toMatchObject(told);
    expect((await visitor.call('GET', '/api/userdetails/get')).body).toMatchObject(told);
  });

  test('with blanks around them, stored by another program, are read without and can be amended', async () => {
    const { visitor, email } = await someone();
    const stored = await portal.provider.getUser(email);
    await portal.provider.updateUser(stored.id, { firstName: ' Jane ', organization: ' ' });
    const Seen = (await visitor.call('GET', '/api/userdetails/get')).body;
    expect(Seen).toMatchObject({ FirstName: 'Jane', Company: null });
    const amended = await visitor.call('POST', '/api/userdetails/set', { ...Seen, Seen, FirstName: 'Joan' });
    expect(amended).toMatchObject({ status: 200, body: { FirstName: 'Joan', Company: null } });
  });

  test('saved from two tabs keep the changes of both, and conflicting changes are refused', async () => {
    const { visitor } = await someone();
    const { Email: _address, ...shown } = (await visitor.call('GET', '/api/userdetails/get')).body;
    const Seen = (await visitor.call('GET', '/api/userdetails/get')).body;
    const set = (more: object) => visitor.call('POST', '/api/userdetails/set', { ...shown, Seen, ...more });
    const told = async () => (await visitor.call('GET', '/api/userdetails/get')).body;
    expect((await set({ Phone: '+33612345678', TaxNumber: 'GB999999973' })).status).toBe(200);
    // The second tab still shows the old number; the answer tells it the new one.
    const second = await set({ Company: 'Other Ltd' });
    const both = { Phone: '+33612345678', TaxNumber: 'GB999999973', Company: 'Other Ltd' };
    expect(second).toMatchObject({ status: 200, body: both });
    expect(second.body).toEqual(await told());
    const late = await set({ Phone: '+33699999999', LastName: 'Libby' });
    expect(late).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', fields: { Phone: [changedElsewhere] } } },
    });
    expect(await told()).toMatchObject({ ...both, LastName: 'Doe' });
    // The same change in both tabs is no conflict.
    expect((await set({ Phone: '+33612345678' })).status).toBe(200);
  });

  test('saved from two tabs at the same moment keep the changes of both', async () => {
    const { visitor, email } = await someone();
    const { Email: _address, ...shown } = (await visitor.call('GET', '/api/userdetails/get')).body;
    const set = (more: object) =>
      visitor.call('POST', '/api/userdetails/set', { ...shown, Seen: shown, ...more });
    const { id } = await portal.provider.getUser(email);
    // Both have read what is stored before either of them writes.
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM identity.account WHERE id = $1 FOR UPDATE', [id]);
    const both = [set({ Phone: '+33612345678', TaxNumber: 'GB999999973' }), set({ Company: 'Other Ltd' })];
    try {
      await vi.waitFor(async () => {
        const { rowCount } = await database.pool.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        expect(rowCount).toBe(2);
      }, patience);
    } finally {
      await client.query('COMMIT');
      client.release();
    }
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await visitor.call('GET', '/api/userdetails/get')).body).toMatchObject({
      Phone: '+33612345678',
      TaxNumber: 'GB999999973',
      Company: 'Other Ltd',
    });
  });

  test('a save corrects the country that an interrupted save left behind', async () => {
    const { visitor, email } = await someone();
    const { Email: _address, ...shown } = (await visitor.call('GET', '/api/userdetails/get')).body;
    const { id } = await portal.provider.getUser(email);
    // As left by a process killed between the provider and the database.
    await database.pool.query("UPDATE accounts SET country = 'PT' WHERE subject = $1", [id]);
    const body = { ...shown, Seen: shown, Company: 'Other Ltd' };
    expect((await visitor.call('POST', '/api/userdetails/set', body)).status).toBe(200);
    const { rows } = await database.pool.query('SELECT country FROM accounts WHERE subject = $1', [id]);
    expect(rows).toEqual([{ country: shown.Country }]);
  });

  test('a phone number with an extension survives reading and saving', async () => {
    const { visitor } = await someone();
    const Phone = 'tel:+33142685300;ext=77';
    await visitor.call('POST', '/api/userdetails/set', { ...saved, Phone });
    const read = (await visitor.call('GET', '/api/userdetails/get')).body;
    expect(read.Phone).toBe('+33142685300;ext=77');
    expect((await visitor.call('POST', '/api/userdetails/set', read)).status).toBe(200);
    expect((await visitor.call('GET', '/api/userdetails/get')).body).toEqual(read);
  });

  test.each([[undefined], [null], ['']])('setting the company to %j removes it', async (Company) => {
    const { visitor } = await someone();
    expect((await visitor.call('POST', '/api/userdetails/set', { ...saved, Company })).status).toBe(200);
    expect((await visitor.call('GET', '/api/userdetails/get')).body.Company).toBeNull();
  });

  test.each([[undefined], [null], ['']])('setting the tax number to %j removes it', async (TaxNumber) => {
    const { visitor } = await someone();
    await visitor.call('POST', '/api/userdetails/set', saved);
    expect((await visitor.call('POST', '/api/userdetails/set', { ...saved, TaxNumber })).status).toBe(200);
    expect((await visitor.call('GET', '/api/userdetails/get')).body.TaxNumber).toBeNull();
  });

  test('bad input: a malformed tax number is refused with a field error', async () => {
    const { visitor } = await someone();
    for (const TaxNumber of ['<b>', 'GB999\n973', 'x'.repeat(31)]) {
      const answer = await visitor.call('POST', '/api/userdetails/set', { ...saved, TaxNumber });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { fields: { TaxNumber: [expect.any(String)] } } },
      });
    }
  });

  test('the email address may be sent along but not changed', async () => {
    const { visitor, email } = await someone();
    const same = await visitor.call('POST', '/api/userdetails/set', {
      ...saved,
      Email: email.toUpperCase().replace('EXAMPLE.COM', 'example.com'),
    });
    expect(same.status).toBe(200);
    expect(await visitor.call('POST', '/api/userdetails/set', { ...saved, Email: login })).toMatchObject({
      status: 400,
      body: { error: { fields: { Email: [addressIsFixed] } } },
    });
    expect((await visitor.call('GET', '/api/userdetails/get')).body.Email).toBe(email);
  });

  test('a save changes the details of its own account and nothing else', async () => {
    const [mine, other] = [await someone(), await someone()];
    const rowsOf = async () =>
      (
        await database.pool.query<{ login: string; row: Record<string, unknown> }>(
          'SELECT login, to_jsonb(a) AS row FROM identity.account a ORDER BY login',
        )
      ).rows;
    const tables = async () =>
      JSON.stringify([
        // The country is stored here too, since working days depend on it.
        (
          await database.pool.query(
            "SELECT to_jsonb(a) - 'country' - 'tax_number' FROM accounts a ORDER BY id",
          )
        ).rows,
        (await database.pool.query('SELECT * FROM subscriptions ORDER BY account_id')).rows,
        (await database.pool.query('SELECT * FROM subscription_venues ORDER BY account_id, venue_mic')).rows,
        (await database.pool.query('SELECT * FROM entitlements')).rows,
      ]);
    const [before, tablesBefore] = [await rowsOf(), await tables()];
    expect((await mine.visitor.call('POST', '/api/userdetails/set', saved)).status).toBe(200);
    const after = await rowsOf();
    expect(await tables()).toBe(tablesBefore);
    const { rows: countries } = await database.pool.query<{ email: string; country: string | null }>(
      'SELECT email, country FROM accounts WHERE email = ANY($1)',
      [[mine.email, other.email]],
    );
    expect(countries.find(({ email }) => email === mine.email)?.country).toBe(saved.Country);
    for (const [index, { login: who, row }] of after.entries()) {
      const { profile, updated_at: _, ...rest } = row;
      const { profile: profileBefore, updated_at: __, ...restBefore } = before[index]?.row ?? {};
      expect(rest).toEqual(restBefore);
      if (who !== mine.email) expect(profile).toEqual(profileBefore);
    }
    expect((await other.visitor.call('GET', '/api/userdetails/get')).body.FirstName).toBe('Jane');
  });

  test.each(['UserID', 'id', 'subject', 'login', 'status', 'password', '__proto__', 'constructor'])(
    'an unknown field is refused: %s',
    async (name) => {
      const visitor = await another(login);
      const body = `{${JSON.stringify(saved).slice(1, -1)},${JSON.stringify(name)}:"x"}`;
      expect((await visitor.call('POST', '/api/userdetails/set', body)).status).toBe(400);
    },
  );

  const required = 'This field is required';
  test.each([
    ['FirstName', '', required],
    ['FirstName', undefined, required],
    ['FirstName', 'x'.repeat(51), 'Use at most 50 characters'],
    ['LastName', 'a\u0000b', 'Use no control characters'],
    ['Phone', '', required],
    ['Phone', '123', 'Invalid phone number'],
    ['Phone', 'call me', 'Invalid phone number'],
    ['Company', 'c'.repeat(256), 'Use at most 255 characters'],
    ['Country', '', required],
    ['Country', 'XX', 'Choose a country from the list'],
    ['Email', 'nobody', 'Not a valid email'],
  ])('A 5: %s as %j is refused with a field error, and nothing is saved', async (field, value, message) => {
    const visitor = await another(login);
    const before = (await visitor.call('GET', '/api/userdetails/get')).body;
    const body = { ...saved, Phone: '+33612345678', [field]: value };
    const answer = await visitor.call('POST', '/api/userdetails/set', body);
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { [field]: [message] } } } });
    expect((await visitor.call('GET', '/api/userdetails/get')).body).toEqual(before);
  });

  test('need a session', async () => {
    const visitor = new Visitor(portal);
    expect((await visitor.call('GET', '/api/userdetails/get')).status).toBe(401);
    expect((await visitor.call('POST', '/api/userdetails/set', saved)).status).toBe(401);
    expect((await visitor.call('GET', '/api/userdetails/export')).status).toBe(401);
  });

  test('a restricted account can still use its details, export and password', async () => {
    const { visitor, email } = await someone();
    portal.businessClock.set(new Date('2031-01-06T12:00:00Z'));
    try {
      expect((await visitor.call('GET', '/api/userInfo')).body.restrictedMode).toBe(true);
      expect((await visitor.call('GET', '/api/userdetails/get')).body.Email).toBe(email);
      expect((await visitor.call('GET', '/api/userdetails/export')).status).toBe(200);
      expect((await change(visitor, firstPassword, 'Skyline2027')).status).toBe(204);
    } finally {
      portal.businessClock.set(null);
    }
  });
});

describe('your own data: the export', () => {
  test('is a file with everything about the account and no secret', async () => {
    const { visitor, email } = await someone();
    const token = await askForLink(portal, email);
    await visitor.call('GET', `/api/forgotpassword/${token}/question`);
    const view = {
      id: '0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31',
      name: 'Large gilts',
      selection: {
        datatype: 'trade',
        tv: 'ICPM',
        assetclass: 'Bonds',
        subassetclass: 'Sovereign bonds',
        instrument: 'GB00BMBL1D50',
      },
    };
    await visitor.call('POST', '/api/views', view);
    await database.pool.query(
      `WITH known AS (
         INSERT INTO instruments (code, code_type, asset_class, sub_asset_class, description)
         VALUES ('GB00BMBL1D50', 'ISIN', 'Bonds', 'Sovereign bonds', 'UKT 0 1/2 10/22/61') RETURNING id
       ) INSERT INTO watched_instruments SELECT a.id, known.id, '2026-11-19T09:12:44.123456Z' FROM accounts a, known
       WHERE a.email = $1`,
      [email],
    );
    await database.pool.query(
      `INSERT INTO live_reads SELECT payer_ref, 'ICPM', 'trade', true, '2026-11-20', 3 FROM accounts WHERE email = $1`,
      [email],
    );
    await database.pool.query("UPDATE accounts SET tax_number = 'GB999999973' WHERE email = $1", [email]);
    await database.pool.query(
      `WITH bought AS (
         INSERT INTO purchases (id, account_id, price, state, state_cause, starts_on, ends_on, created_at)
         SELECT gen_random_uuid(), id, 600, 'uncompleted', 'a test', '2026-12-01', '2027-11-30', now() FROM accounts WHERE email = $1
         RETURNING id
       ), paid AS (
         INSERT INTO payments (id, purchase_id, amount, state, created_at, customer)
         SELECT gen_random_uuid(), id, 600, 'opening', now(), '{"name":"Jane Doe","company":"Example Ltd","country":"GB","taxNumber":"GB999999973"}' FROM bought
         RETURNING id
       ) INSERT INTO partial_refunds (id, payment_id, amount, asked_at) SELECT gen_random_uuid(), id, 12.50, now() FROM paid`,
      [email],
    );
    const made = await visitor.call('POST', '/api/keys', { name: 'Nightly report', days: 90 });
    const [, keyId, keySecret] = String(made.body.text).split('_');
    await database.pool.query(
      `INSERT INTO api_key_usage (key_id, day, requests, "rows") VALUES ($1, '2026-11-20', 3, 40)`,
      [keyId],
    );
    const exported = await visitor.call('GET', '/api/userdetails/export');
    expect(exported.status).toBe(200);
    expect(exported.headers.get('content-disposition')).toBe('attachment; filename="daylight-account.json"');
    expect(exported.headers.get('cache-control')).toBe('no-store');
    expect(exported.body).toMatchObject({
      ExportedAt: expect.stringMatching(/\.\d{6}Z$/),
      Account: { Email: email, TaxNumber: 'GB999999973' },
      Profile: {
        login: email,
        email,
        firstName: 'Jane',
        lastName: 'Doe',
        primaryPhone: '+442079460958',
        organization: 'Example Ltd',
        countryCode: 'GB',
      },
      SignIn: {
        SecurityQuestion: 'What was the name of your first school?',
        PasswordChangedAt: expect.stringMatching(/\.\d{6}Z$/),
      },
      Subscription: {
        Venues: [
          {
            MIC: 'ICPM',
            IsRealOrders: false,
            IsRealTraders: false,
            IsDelayedOrders: true,
            IsDelayedTraders: true,
          },
        ],
      },
      Entitlements: [],
      Orders: [
        {
          Payments: [
            {
              GivenBack: [{ Amount: '12.50', AskedAt: expect.any(String), RefundedAt: null }],
              Customer: {
                Name: 'Jane Doe',
                Company: 'Example Ltd',
                Country: 'GB',
                TaxNumber: 'GB999999973',
              },
            },
          ],
        },
      ],
      Sessions: [{ IsThisOne: true }],
      ApiKeys: [
        {
          KeyID: keyId,
          Name: 'Nightly report',
          EndedAt: null,
          Usage: [{ Day: '2026-11-20', Requests: 3, Rows: 40 }],
        },
      ],
      SavedViews: [{ ViewID: view.id, Name: view.name, Selection: view.selection, RemovedAt: null }],
      Watchlist: [{ InstrumentID: 'GB00BMBL1D50', WatchedSince: '2026-11-19T09:12:44.123456Z' }],
      EntitlementChanges: [
        { Entitlement: 'subscription', Change: 'gained', Cause: 'the registration' },
        { Entitlement: 'delayed', MIC: 'ICPM', DataType: 'order', Change: 'gained', OrderID: null },
        { Entitlement: 'delayed', MIC: 'ICPM', DataType: 'trade', Change: 'gained', OrderID: null },
      ],
      LiveReads: [{ Day: '2026-11-20', MIC: 'ICPM', DataType: 'trade', IsByKey: true, Reads: 3 }],
      RestoreLinks: [{ WrongAnswers: 0 }],
    });
    const text = JSON.stringify(exported.body);
    for (const secret of [
      token,
      keySecret,
      'argon2',
      'Saint Mary',
      visitor.jar.get('session') ?? 'x',
      '_hash',
      'state_token',
    ])
      expect(text).not.toContain(secret);
  });

  test('says what the live data costs a month', async () => {
    const { visitor, email } = await someone();
    await database.pool.query(
      `INSERT INTO paid_flags (account_id, venue_mic, kind, starts_on)
       SELECT id, 'ICPM', kind, '2026-01-01' FROM accounts, unnest(ARRAY['orders', 'trades']) AS kind WHERE email = $1`,
      [email],
    );
    const exported = await visitor.call('GET', '/api/userdetails/export');
    expect(exported.body.Subscription).toMatchObject({ MonthlyFee: 2 * defaultCostPerVenue });
  });

  test('holds nothing about anybody else', async () => {
    const { visitor } = await someone();
    const text = JSON.stringify((await visitor.call('GET', '/api/userdetails/export')).body);
    expect(text).not.toContain(login);
    expect(text).not.toContain('Libby');
  });

  const source = readFileSync(
    new URL('../../../src/server/accounts/account-export.ts', import.meta.url),
    'utf8',
  );

  test('covers every column of an account', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = 'accounts' ORDER BY 1`,
    );
    const isRead = (name: string) => source.includes(`a.${name}`);
    expect(rows.map(({ name }) => name).filter((name) => !isRead(name))).toEqual([
      // PasswordChangedAt says so.
      'password_set_at',
      // The registration that counts; its answer went to its mailbox.
      'registration_id',
      // The id at the identity provider, whose profile is in the export.
      'subject',
      // Nobody signs in to a suspended account.
      'suspended_at',
    ]);
  });

  test('covers every table that refers to an account', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `WITH RECURSIVE held AS (
         SELECT 'accounts'::regclass::oid AS id
         UNION SELECT c.conrelid FROM held JOIN pg_constraint c ON c.confrelid = held.id AND c.contype = 'f')
       SELECT id::regclass::text AS name FROM held ORDER BY 1`,
    );
    const isRead = (name: string) => new RegExp(`(FROM |venues\\(')${name}\\b`).test(source);
    expect(rows.map(({ name }) => name).filter((name) => !isRead(name))).toEqual([
      // Hashes of a day's networks, which say nothing without the service's secret.
      'api_key_networks',
      // What an operator may do belongs to the service, whose log has it.
      'operators',
      // Read by subscribed_venues().
      'subscription_venues',
      // The numbers of the payment provider's messages.
      'webhook_events',
    ]);
  });

  test('can be requested thirty times an hour', async () => {
    const { visitor } = await someone();
    for (let n = 0; n < 30; n += 1)
      expect((await visitor.call('GET', '/api/userdetails/export')).status).toBe(200);
    expect((await visitor.call('GET', '/api/userdetails/export')).status).toBe(429);
  });
});
