import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readTerms } from '../../../src/domain/publishing/terms-text.ts';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { auditLog } from '../../../src/server/publishing/audit.ts';
import { builtInTerms, publishBuiltInTerms } from '../../../src/server/publishing/built-in-terms.ts';
import { type NewTerms, publishTerms } from '../../../src/server/publishing/publish-terms.ts';
import { withdraw } from '../../../src/server/publishing/withdraw.ts';
import { type AccountsPortal, join, registration, startAccountsPortal } from '../accounts/accounts-kit.ts';
import { Visitor } from '../accounts/auth-kit.ts';
import { testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { type PublishingKit, publishingKit } from './publishing-kit.ts';

const text = (words: string): string =>
  `Between you and us.\n\n# Delayed data\n${words}\nand 15 minutes old.\n\n\nIt may be read.\r\n`;
const next: NewTerms = { version: '2', effectiveOn: '2026-12-01', content: text('It is free') };

const faultsOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refusal)) throw error;
  return [error.messages].flat().join('\n');
};

describe('A 2.10: the published terms are the terms that are shown', () => {
  let kit: PublishingKit;
  let today = '2026-11-20';
  let shown: (query?: string) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;
  beforeAll(async () => {
    kit = await publishingKit();
    const clock = { now: () => new Date(`${today}T12:00:00Z`), set: () => {}, isSet: () => true };
    const { app } = await testApp(kit.database, {}, { businessClock: clock });
    shown = async (query = '') => {
      const answer = await app.inject({
        url: `/api/terms${query}`,
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      });
      return { status: answer.statusCode, body: answer.json() };
    };
  });
  afterAll(() => kit.close());

  test('before there are any, the answer is 404', async () => {
    expect(await shown()).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } });
  });

  test('the built-in text is version 1, and is published once', async () => {
    expect(await publishBuiltInTerms(kit.deps)).toBe(true);
    expect(await publishBuiltInTerms(kit.deps)).toBe(false);
    const { sections, faults } = readTerms(readFileSync(builtInTerms.file, 'utf8'));
    expect(faults).toEqual([]);
    expect(await shown()).toEqual({
      status: 200,
      body: { version: '1', validFrom: '2026-11-01', state: 'in-force', sections },
    });
    expect((await auditLog(kit.database.pool, 5)).map(({ action }) => action)).toEqual(['publish terms']);
  });

  test('two programs that start at once publish it once', async () => {
    const other = await publishingKit();
    const done = await Promise.all([publishBuiltInTerms(other.deps), publishBuiltInTerms(other.deps)]);
    expect(done.sort()).toEqual([false, true]);
    await other.close();
  });

  test('a later version takes over on its day, in sections and paragraphs', async () => {
    await publishTerms(kit.deps, next);
    expect((await shown()).body.version).toBe('1');
    today = '2026-12-01';
    expect((await shown()).body).toEqual({
      version: '2',
      validFrom: '2026-12-01',
      state: 'in-force',
      sections: [
        { heading: null, paragraphs: ['Between you and us.'] },
        { heading: 'Delayed data', paragraphs: ['It is free and 15 minutes old.', 'It may be read.'] },
      ],
    });
  });

  test('of two versions for the same day the one published last applies', async () => {
    await publishTerms(kit.deps, { ...next, version: '2-corrected', content: text('It costs nothing') });
    expect((await shown()).body.version).toBe('2-corrected');
  });

  test('an announced version is named beside the one in force, and can be read before it applies', async () => {
    const later = { ...next, content: text('It stays free') };
    await publishTerms(kit.deps, { ...later, version: '4', effectiveOn: '2027-06-01' });
    await publishTerms(kit.deps, { ...later, version: '3', effectiveOn: '2027-03-01' });
    await publishTerms(kit.deps, { ...later, version: '3-corrected', effectiveOn: '2027-03-01' });
    expect((await shown()).body).toMatchObject({
      version: '2-corrected',
      state: 'in-force',
      upcoming: { version: '3-corrected', validFrom: '2027-03-01' },
    });
    const { body } = await shown('?version=3-corrected');
    expect(body).toMatchObject({ version: '3-corrected', validFrom: '2027-03-01', state: 'announced' });
    expect(body.sections[1].paragraphs[0]).toBe('It stays free and 15 minutes old.');
    expect(body).not.toHaveProperty('upcoming');
    expect((await shown('?version=2-corrected')).body).toEqual((await shown()).body);
    expect((await shown('?version=1')).body).toMatchObject({ version: '1', state: 'replaced' });
    for (const version of ['4', '3', '3-corrected']) await withdraw(kit.deps, 'terms', version);
    expect((await shown()).body).not.toHaveProperty('upcoming');
    expect(await shown('?version=3-corrected')).toMatchObject({ status: 404 });
  });

  test.each([
    ['?version=never', 404],
    ['?version=', 400],
    ["?version=1'--", 400],
    ['?version=1&version=2', 400],
    [`?version=${'1'.repeat(41)}`, 400],
    ['?edition=1', 400],
  ])('%s names no version: %i', async (query, status) => {
    expect((await shown(query)).status).toBe(status);
  });

  test('a withdrawn version gives way to the one before, and the last one cannot be withdrawn', async () => {
    await withdraw(kit.deps, 'terms', '2-corrected');
    expect((await shown()).body.version).toBe('2');
    await withdraw(kit.deps, 'terms', '2');
    expect((await shown()).body.version).toBe('1');
    expect(await faultsOf(withdraw(kit.deps, 'terms', '1'))).toContain('no other would be in force');
    expect((await shown()).body.version).toBe('1');
  });

  test('when two operators withdraw the last two versions at once, one is refused', async () => {
    const correction = {
      version: '1-corrected',
      effectiveOn: '2026-11-02',
      content: text('It costs nothing'),
    };
    await publishTerms(kit.deps, { ...correction, shortNotice: true });
    const ends = await Promise.allSettled(
      ['1', '1-corrected'].map((version) => withdraw(kit.deps, 'terms', version)),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await shown()).status).toBe(200);
  });

  test.each([
    [
      '# Heading alone\n\n# Another\n\nA text of some length.',
      'line 1: nothing stands below "Heading alone"',
    ],
    ['#\n\nA text of some length.', 'line 1: a heading without words'],
    ['A text of some length\u0007 with a bell.', 'line 1: a character that is no text'],
    ['A text in another encoding: \ufffd\ufffd', 'not a text in UTF-8'],
    ['x'.repeat(500_001), 'longer than 500000 characters'],
    [' \n ', 'too short'],
  ])('a text that cannot be shown is refused: %#', async (content, fault) => {
    expect(await faultsOf(publishTerms(kit.deps, { ...next, version: '9', content }))).toContain(fault);
  });
});

describe('A 2.8: which version a person accepted is kept', () => {
  let database: TestDatabase;
  let portal: AccountsPortal;
  beforeAll(async () => {
    database = await freshDatabase();
    portal = await startAccountsPortal(database);
    const deps = {
      pool: database.pool,
      now: () => new Date('2026-11-20T14:32:00Z'),
      actor: { osUser: 'operator', by: null },
    };
    await publishBuiltInTerms(deps);
    await publishTerms(deps, next);
  });
  afterAll(async () => {
    await portal.close();
    await database.drop();
  });

  afterEach(() => portal.businessClock.set(null));

  const accepted = async (email: string) => {
    const { rows } = await database.pool.query('SELECT terms_version FROM accounts WHERE email = $1', [
      email,
    ]);
    return rows.map(({ terms_version }) => terms_version);
  };

  test('it is the one in force, is in the account’s export, and stays when another follows', async () => {
    portal.businessClock.set(new Date('2026-11-25T10:00:00Z'));
    const visitor = await join(portal, 'jane@example.com', { termsVersion: '1' });
    expect(await accepted('jane@example.com')).toEqual(['1']);
    const { body } = await visitor.call('GET', '/api/userdetails/export');
    expect(body.Account).toMatchObject({ Email: 'jane@example.com', TermsVersion: '1' });
    portal.businessClock.set(new Date('2026-12-02T10:00:00Z'));
    await join(portal, 'john@example.com', { termsVersion: '2' });
    expect(await accepted('john@example.com')).toEqual(['2']);
    expect(await accepted('jane@example.com')).toEqual(['1']);
  });

  test('a version that is no longer in force is refused at its field, and no account is made', async () => {
    portal.businessClock.set(new Date('2026-12-02T10:00:00Z'));
    const visitor = new Visitor(portal);
    const body = registration('late@example.com', { termsVersion: '1' });
    const answer = await visitor.call('POST', '/auth/register', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: {
        fields: {
          termsVersion: ['The terms of use have changed. Please read them again before you accept them'],
        },
      },
    });
    await portal.deliver();
    expect(await accepted('late@example.com')).toEqual([]);
  });

  test('a registration that names none while terms are in force is refused at its field', async () => {
    const unread = registration('unread@example.com');
    const answer = await new Visitor(portal).call('POST', '/auth/register', unread);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fields: { termsVersion: ['Please read the terms of use before you accept them'] } } },
    });
    const { termsVersion: _left, ...silent } = unread;
    const without = await new Visitor(portal).call('POST', '/auth/register', silent);
    expect(without).toMatchObject({
      status: 400,
      body: { error: { fields: { termsVersion: [expect.any(String)] } } },
    });
    await portal.deliver();
    expect(await accepted('unread@example.com')).toEqual([]);
  });

  test('while no terms are in force none are required, and none are kept', async () => {
    await database.pool.query("UPDATE terms_versions SET withdrawn_at = '2026-12-03T10:00:00Z'");
    const visitor = await join(portal, 'early@example.com');
    expect(await accepted('early@example.com')).toEqual([null]);
    const { body } = await visitor.call('GET', '/api/userdetails/export');
    expect(body.Account).toMatchObject({ Email: 'early@example.com', TermsVersion: null });
    await database.pool.query('UPDATE terms_versions SET withdrawn_at = NULL');
  });

  test.each([[''], ["1' or true --"], [1], ['x'.repeat(41)]])('%j is refused', async (termsVersion) => {
    const body = registration('wrong@example.com', { termsVersion });
    expect((await new Visitor(portal).call('POST', '/auth/register', body)).status).toBe(400);
  });
});
