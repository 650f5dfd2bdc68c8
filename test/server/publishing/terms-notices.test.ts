import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { termsNoticesJob } from '../../../src/server/jobs/terms-notices.ts';
import type { Mail } from '../../../src/server/mail/outbox.ts';
import { auditLog } from '../../../src/server/publishing/audit.ts';
import { publishBuiltInTerms } from '../../../src/server/publishing/built-in-terms.ts';
import { type NewTerms, publishTerms } from '../../../src/server/publishing/publish-terms.ts';
import { withdraw } from '../../../src/server/publishing/withdraw.ts';
import { type PublishingKit, publishingKit } from './publishing-kit.ts';

let kit: PublishingKit;
const mails: Mail[] = [];

beforeAll(async () => {
  kit = await publishingKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  mails.length = 0;
  await kit.database.pool.query('DELETE FROM accounts');
  await kit.database.pool.query('DELETE FROM terms_versions');
  await publishBuiltInTerms(kit.deps);
});

// The business day is 20 November 2026.
const next: NewTerms = {
  version: '2027-1',
  effectiveOn: '2027-03-01',
  content: '# Delayed data\n\nDelayed data is free of charge.\n',
};

const account = async (name: string): Promise<string> => {
  const id = randomUUID();
  await kit.database.pool.query(
    'INSERT INTO accounts (id, subject, email, created_at) VALUES ($1, $2, $3, $4)',
    [id, `00u${name}`, `${name}@example.com`, new Date('2026-11-02T10:00:00Z')],
  );
  return id;
};

const job = (post: (mail: Mail) => void = (mail) => mails.push(mail)) =>
  termsNoticesJob({
    pool: kit.database.pool,
    queueMail: async (_client, mail) => post(mail),
    termsLink: (version) => `https://daylight.example/help/terms-of-use?version=${version}`,
  });

const mailed = (): string[] =>
  mails
    .splice(0)
    .map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`)
    .sort();

describe('the terms, Changes and law: a change is announced by mail', () => {
  test('to every account once per version, with the day, a link to the text and what to do if one does not agree', async () => {
    await account('ada');
    await account('grace');
    expect(await job().run('2026-11-20')).toBe(0);
    await publishTerms(kit.deps, next);
    expect(await job().run('2026-11-20')).toBe(2);
    const { kind, text, html } = mails[0] ?? { kind: '', text: '', html: '' };
    expect(kind).toBe('terms-change');
    expect(text).toContain(
      'Version 2027-1 applies from 1 March 2027. Until then the current terms stay in force.',
    );
    expect(text).toContain('If you do not agree, turn automatic renewal off');
    expect(text).toContain('https://daylight.example/help/terms-of-use?version=2027-1');
    expect(html).toContain('href="https://daylight.example/help/terms-of-use?version=2027-1"');
    expect(mailed()).toEqual([
      'ada: New terms of use from 1 March 2027',
      'grace: New terms of use from 1 March 2027',
    ]);
    expect(await job().run('2026-11-20')).toBe(0);
    expect(await job().run('2026-11-21')).toBe(0);
    expect(mailed()).toEqual([]);
  });

  test('to each account once, even by several programs at once', async () => {
    for (const name of ['ada', 'grace', 'joan', 'mary']) await account(name);
    await publishTerms(kit.deps, next);
    const counts = await Promise.all([1, 2, 3].map(() => job().run('2026-11-20')));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(mailed()).toHaveLength(4);
  });

  test('to an account registered after the notice, but not to one that was removed', async () => {
    const gone = await account('ada');
    await publishTerms(kit.deps, next);
    await kit.database.pool.query('DELETE FROM accounts WHERE id = $1', [gone]);
    await account('grace');
    expect(await job().run('2027-02-28')).toBe(1);
    expect(mailed()).toEqual(['grace: New terms of use from 1 March 2027']);
  });

  test('to a suspended account too', async () => {
    const id = await account('ada');
    await kit.database.pool.query(
      "INSERT INTO subscriptions (account_id, starts_on, ends_on) VALUES ($1, '2025-11-01', '2026-10-31')",
      [id],
    );
    await publishTerms(kit.deps, next);
    expect(await job().run('2026-11-20')).toBe(1);
  });

  test('for each version to come, but not for one that applies already, was withdrawn or will never apply', async () => {
    await account('ada');
    await publishTerms(kit.deps, next);
    expect(await job().run('2027-03-01')).toBe(0);
    await publishTerms(kit.deps, { ...next, version: '2027-2' });
    await publishTerms(kit.deps, { ...next, version: '2027-3', effectiveOn: '2027-06-01' });
    await publishTerms(kit.deps, { ...next, version: '2027-4', effectiveOn: '2027-07-01' });
    await withdraw(kit.deps, 'terms', '2027-4');
    await job().run('2026-11-20');
    expect(mails.map(({ text }) => /version=(.*)/.exec(text)?.[1])).toEqual(['2027-2', '2027-3']);
  });

  test('again on the next run if it failed, without holding up the others', async () => {
    await account('ada');
    await account('grace');
    await publishTerms(kit.deps, next);
    const failing = job((mail) => {
      if (mail.to.startsWith('ada')) throw new Error('no luck');
      mails.push(mail);
    });
    await expect(failing.run('2026-11-20')).rejects.toThrow('1 of 2 failed');
    expect(mailed()).toEqual(['grace: New terms of use from 1 March 2027']);
    expect(await job().run('2026-11-20')).toBe(1);
    expect(mailed()).toEqual(['ada: New terms of use from 1 March 2027']);
  });
});

describe('the terms, Changes and law: 90 days before they apply', () => {
  const refusal = async (terms: Partial<NewTerms>, dryRun = false): Promise<readonly string[]> => {
    const error: unknown = await publishTerms({ ...kit.deps, dryRun }, { ...next, ...terms }).catch(
      (reason: unknown) => reason,
    );
    if (!(error instanceof Refusal)) throw new Error(`it was not refused: ${error}`);
    return [error.messages].flat().slice(1);
  };
  const versions = async () =>
    (await kit.database.pool.query('SELECT version FROM terms_versions ORDER BY id')).rows.map(
      ({ version }) => version,
    );

  test('an earlier day is refused at its field with the reason if there are accounts, even in a dry run', async () => {
    await account('ada');
    const words =
      'effective: 2027-02-17 is only 89 days away; changes are promised to 1 account by mail 90 days in advance. Choose 2027-02-18 or later, or add --short-notice where the law asks for it';
    expect(await refusal({ effectiveOn: '2027-02-17' })).toEqual([words]);
    expect(await refusal({ effectiveOn: '2027-02-17' }, true)).toEqual([words]);
    await account('grace');
    expect(await refusal({ effectiveOn: '2026-11-20' })).toEqual([
      'effective: 2026-11-20 is not in the future, so no mail can announce it; changes are promised to 2 accounts by mail 90 days in advance. Choose 2027-02-18 or later, or add --short-notice where the law asks for it',
    ]);
    expect(await versions()).toEqual(['1']);
  });

  test('90 days are enough, and any day is if nobody has an account', async () => {
    expect(await publishTerms(kit.deps, { ...next, effectiveOn: '2026-11-21' })).toBeNull();
    await account('ada');
    expect(
      await publishTerms(kit.deps, { ...next, version: '2027-2', effectiveOn: '2027-02-18' }),
    ).toBeNull();
    expect(await versions()).toEqual(['1', '2027-1', '2027-2']);
  });

  test('--short-notice publishes with a warning, and the log records its use', async () => {
    await account('ada');
    const early = { ...next, effectiveOn: '2026-11-21', shortNotice: true };
    const warning =
      'effective: 2026-11-21 is only 1 day away; changes are promised to 1 account by mail 90 days in advance';
    expect(await publishTerms({ ...kit.deps, dryRun: true }, early)).toBe(warning);
    expect(await versions()).toEqual(['1']);
    expect(await publishTerms(kit.deps, early)).toBe(warning);
    expect(await versions()).toEqual(['1', '2027-1']);
    const { rows } = await kit.database.pool.query('SELECT details FROM audit_log ORDER BY id DESC LIMIT 1');
    expect(rows[0]?.details).toMatchObject({ effectiveOn: '2026-11-21', shortNotice: true });
  });

  test('the built-in terms are published even if there are accounts', async () => {
    await account('ada');
    await kit.database.pool.query('DELETE FROM terms_versions');
    expect(await publishBuiltInTerms(kit.deps)).toBe(true);
    expect((await auditLog(kit.database.pool, 1))[0]?.subject).toBe('1');
  });
});
