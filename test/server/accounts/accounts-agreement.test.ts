import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as forms from '../../../src/contract/generated/forms.js';
import { securityQuestions } from '../../../src/domain/account/security-questions.ts';
import type { Form } from '../../../src/domain/form-rules/form.ts';
import { phone } from '../../../src/domain/form-rules/phone.ts';
import { validateForm } from '../../../src/domain/form-rules/validate-form.ts';
import { isWhole } from '../../whole.ts';
import { askForLink, join, registration } from './accounts-kit.ts';
import { openAccountsScene } from './accounts-scene.ts';
import { type Reply, Visitor } from './auth-kit.ts';

const { database, portal } = await openAccountsScene();
let kate: Visitor;
const login = 'kate.libby@example.com';

beforeAll(async () => {
  kate = await join(portal, login);
});

const oneOf = (...values: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  );
const names = oneOf(
  'Jane',
  '',
  ' ',
  'Zoë',
  '山田',
  "d'Arc",
  'x'.repeat(50),
  'x'.repeat(51),
  'a\0b',
  '\ud800',
  'a\nb',
  '😀'.repeat(50),
);
const companies = oneOf(
  '',
  'Example Ltd',
  'c'.repeat(255),
  'c'.repeat(256),
  '漢'.repeat(255),
  '😀'.repeat(255),
  'a\tb',
);
const countries = oneOf('GB', 'FR', 'US', 'AQ', 'XK', '', 'ZZ', 'gb', 'GBR', 'G');
const phones = oneOf(
  '020 7946 0958',
  '+442079460958',
  '+33612345678',
  '0612345678',
  '',
  '1',
  '12',
  '123',
  '+999123456',
  '+1',
  'tel:+442079460958;ext=123',
  'tel:+442079460958;ext=12345678',
  '+4420794609581234567890',
  'telephone',
  '++44',
  '+',
  '\uFF0B442079460958',
  '\0\0',
);
const emails = oneOf(
  'jane@example.com',
  'JANE@EXAMPLE.COM',
  'j.a-n+e_1@ex-am.ple.org',
  '',
  '@',
  'jane',
  'jane@example',
  'jane@example.c',
  'a..b@example.com',
  'jane@example.com\n',
  'é@example.com',
  `${'a'.repeat(242)}@example.com`,
  `${'a'.repeat(243)}@example.com`,
);
const answers = oneOf(
  'Saint Mary',
  'abcd',
  'abc',
  '',
  '    ',
  ' abc ',
  'a'.repeat(255),
  'a'.repeat(256),
  'Zoë!',
  'é́é',
  '😀😀😀😀',
  '😀😀',
);
const questions = oneOf(...securityQuestions, '', 'Another?');
const passwords = oneOf(
  'Horizon2026',
  'Short1a',
  '',
  'horizon2026',
  'HORIZON2026',
  'HorizonTwo',
  'xLIBBYx2026',
  'Kate2026xx',
  'Élan2026x',
  'Горизонт2026',
  `Aa1${'x'.repeat(125)}`,
  `Aa1${'x'.repeat(126)}`,
  'Example2026',
  'Horizon٢٠٢٦',
  'Horizon2026\0',
);

/** What the page says before it sends anything. */
const pageSays = (form: Form, values: Record<string, unknown>, context = {}): Record<string, string> =>
  validateForm(form, values, { rules: { phone }, context });

/** What the server said, by the names of the form. */
function serverSays(reply: Reply, wireNames: Readonly<Record<string, string>>): Record<string, string> {
  const { error } = reply.body as { error?: { fields?: Record<string, string[]> } };
  const formNames = Object.fromEntries(Object.entries(wireNames).map(([name, wire]) => [wire, name]));
  return Object.fromEntries(
    Object.entries(error?.fields ?? {}).map(([wire, [message = '']]) => [formNames[wire] ?? wire, message]),
  );
}

/** Both accept, or both refuse; and what the server says about a field, the page says too. */
function expectAgreement(
  page: Record<string, string>,
  reply: Reply,
  wireNames: Readonly<Record<string, string>>,
): void {
  const server = serverSays(reply, wireNames);
  if (Object.keys(page).length === 0) {
    expect({ status: reply.status < 300, server }).toEqual({ status: true, server: {} });
  } else {
    expect(reply.status).toBe(400);
    expect(page).toMatchObject(server);
    expect(Object.keys(server).length).toBeGreaterThan(0);
  }
}

/** Fewer on a change than in the lab. */
const runs = (whole: number) => ({ numRuns: isWhole ? whole : whole / 5 });
const same = (...fields: readonly string[]) => Object.fromEntries(fields.map((name) => [name, name]));

describe('A 5: browser and server never disagree', () => {
  test('about a registration', async () => {
    const fields = fc.record({
      email: emails,
      firstName: names,
      lastName: names,
      phoneNumber: phones,
      company: companies,
      country: countries,
      question: questions,
      answer: answers,
    });
    // Mostly valid, so that single faults are tested too.
    const right = registration('x@example.com');
    const partly = fc
      .tuple(
        fields,
        fc.subarray([
          'email',
          'firstName',
          'lastName',
          'phoneNumber',
          'company',
          'country',
          'question',
          'answer',
        ] as const),
      )
      .map(([values, changed]) => Object.fromEntries(changed.map((name) => [name, values[name]])));
    const visitor = new Visitor(portal);
    await fc.assert(
      fc.asyncProperty(partly, async (changes) => {
        const body = { ...right, email: `p${Math.random().toString(36).slice(2)}@example.com`, ...changes };
        const page = pageSays(forms.RegistrationForm, {
          ...body,
          termsConfirmed: true,
          captchaVerified: true,
        });
        await database.pool.query('DELETE FROM rate_limits');
        expectAgreement(
          page,
          await visitor.call('POST', '/auth/register', body),
          same(...Object.keys(right)),
        );
      }),
      runs(250),
    );
    // The identity provider accepts everything that both accept.
    await portal.worker.runNow();
    const { rows } = await database.pool.query(
      'SELECT kind, count(*)::int AS n FROM mail_outbox GROUP BY kind',
    );
    expect(rows.map(({ kind }) => kind)).not.toContain('registration-failed');
    expect((await database.pool.query('SELECT FROM account_tasks')).rowCount).toBe(0);
  });

  test('about the details', async () => {
    const wireNames = {
      firstName: 'FirstName',
      lastName: 'LastName',
      phoneNumber: 'Phone',
      company: 'Company',
      country: 'Country',
    };
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          firstName: names,
          lastName: names,
          phoneNumber: phones,
          company: companies,
          country: countries,
        }),
        async (values) => {
          const body = Object.fromEntries(
            Object.entries(wireNames).map(([name, wire]) => [wire, values[name as keyof typeof values]]),
          );
          await database.pool.query('DELETE FROM rate_limits');
          expectAgreement(
            pageSays(forms.DetailsForm, values),
            await kate.call('POST', '/api/userdetails/set', body),
            wireNames,
          );
        },
      ),
      runs(250),
    );
  });

  test('about a changed password, whose login the session knows', async () => {
    let current = 'Horizon2026';
    await fc.assert(
      fc.asyncProperty(passwords, async (newPassword) => {
        const values = {
          currentPassword: current,
          newPassword,
          newPasswordConfirmation: newPassword,
          captchaVerified: true,
        };
        const { newPasswordConfirmation: _, ...page } = pageSays(forms.ChangePasswordForm, values, { login });
        await database.pool.query('DELETE FROM rate_limits');
        const reply = await kate.call('POST', '/api/changepassword', {
          CurrentPassword: current,
          NewPassword: newPassword,
        });
        expectAgreement(page, reply, { currentPassword: 'CurrentPassword', newPassword: 'NewPassword' });
        if (reply.status === 204) current = newPassword;
      }),
      runs(80),
    );
  });

  test('about a restored password, except for parts of the login, which only the server knows', async () => {
    const token = await askForLink(portal, login);
    await fc.assert(
      fc.asyncProperty(passwords, answers, async (newPassword, answer) => {
        const page = pageSays(forms.RestoreForm, { newPassword, answer, captchaVerified: true }, { login });
        // A valid form would use up the link.
        fc.pre(Object.keys(page).length > 0);
        await database.pool.query('DELETE FROM rate_limits');
        const reply = await new Visitor(portal).call('POST', `/api/forgotpassword/${token}/restore`, {
          Answer: answer,
          Password: newPassword,
        });
        expectAgreement(page, reply, { answer: 'Answer', newPassword: 'Password' });
      }),
      runs(120),
    );
  });

  test('about the login that asks for a link', async () => {
    await fc.assert(
      fc.asyncProperty(emails, async (email) => {
        await database.pool.query('DELETE FROM rate_limits');
        expectAgreement(
          pageSays(forms.RestoreRequestForm, { login: email }),
          await kate.call('POST', '/api/forgotpassword', { Email: email }),
          { login: 'Email' },
        );
      }),
      runs(120),
    );
  });
});
