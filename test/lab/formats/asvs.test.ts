import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * What OWASP ASVS 5.0 asks of authentication (V6) and sessions (V7) up to level 2, in our words, and the test that shows
 * it, or why it is not met or does not apply. What is not met is in docs/known-limits.md too.
 */
type Shown = { readonly file: string; readonly says: string };
type Demand = readonly [number: string, what: string, answer: Shown | { readonly unmet: string } | string];

const at = (file: string, says: string): Shown => ({ file: `test/${file}`, says });
const by = (file: string, says: string): Shown => at(`server/${file}.test.ts`, says);

const demands: readonly Demand[] = [
  [
    '6.1.1',
    'how guessing is limited without locking owners out is written down',
    'SECURITY.md, on what protects people and data',
  ],
  ['6.1.2', 'which words passwords must not have is written down', 'the requirements: parts of the login'],
  [
    '6.1.3',
    'every way of signing in is written down',
    'architecture.md, Identity and session: password with factor, and API keys that only read',
  ],
  [
    '6.2.1',
    'passwords have at least 8 characters',
    at('domain/password-strength.test.ts', 'one character too few'),
  ],
  [
    '6.2.2',
    'people can change their password',
    by('accounts/accounts-own', 'ends also a session that somebody with the old password'),
  ],
  [
    '6.2.3',
    'changing it takes the present one',
    by('accounts/accounts-own', 'a wrong current password is a field error'),
  ],
  ['6.2.4', 'the most used passwords are refused', at('domain/common-passwords.test.ts', '')],
  ['6.2.5', 'no rules on the kinds of characters', { unmet: 'Composition rules' }],
  ['6.2.6', 'fields of passwords hide what is typed', 'src/portal/forms: they are of the type password'],
  ['6.2.7', 'pasting and password managers work', at('portal/login-page.test.tsx', 'userEvent.paste')],
  [
    '6.2.8',
    'passwords are compared as typed',
    by('accounts/identity-factors', 'password and code together sign in'),
  ],
  ['6.2.9', '64 characters are possible', 'openapi.yaml: 128 for a new one, 256 for a present one'],
  ['6.2.10', 'a password stays valid until its owner changes it', 'there is no rule that ends one'],
  [
    '6.2.11',
    'words of the context are refused',
    at('domain/password-strength.test.ts', 'parts of the username'),
  ],
  ['6.2.12', 'passwords known from breaches are refused', { unmet: 'breached passwords' }],
  [
    '6.3.1',
    'guessing and stuffing are limited',
    by('accounts/auth-guards', 'ten wrong passwords lock a login'),
  ],
  [
    '6.3.2',
    'there are no default accounts',
    by('program/program', 'without the sandbox the program refuses to start while demo accounts exist'),
  ],
  [
    '6.3.3',
    'a second factor is required',
    { unmet: 'second factor is offered to everybody and required only of operators' },
  ],
  ['6.3.4', 'there is no way of signing in that is not written down', by('accounts/auth-guards', '')],
  [
    '6.4.1',
    'first passwords are links that end',
    by('accounts/accounts-restore', 'expires after one hour of real time'),
  ],
  ['6.4.2', 'there are no secret questions', { unmet: 'Security questions' }],
  ['6.4.3', 'restoring a password does not go around the second factor', by('accounts/auth-factor', 'C 20')],
  [
    '6.4.4',
    'a lost factor is ended no more easily than it is set up',
    by('accounts/lost-factor', 'ends after three days'),
  ],
  [
    '6.5.1',
    'codes and recovery codes count once',
    by('accounts/identity-factors', 'a recovery code serves once'),
  ],
  ['6.5.2', 'recovery codes are stored hashed', 'src/identity/factors.ts: 100 bits each, SHA-256'],
  ['6.5.3', 'secrets and codes are random', 'src/identity/factors.ts: crypto.randomBytes'],
  ['6.5.4', 'recovery codes have 20 bits at least', 'src/identity/factors.ts: 100 bits'],
  ['6.5.5', 'codes have a lifetime', by('accounts/identity-factors', 'a clock may be half a minute off')],
  ['6.6.1', 'no codes by telephone', 'there are none'],
  [
    '6.6.2',
    'codes belong to the sign-in that asked for them',
    by('accounts/auth-factor', 'opens no session'),
  ],
  ['6.6.3', 'guessing codes is limited', by('accounts/auth-factor', 'after five wrong codes')],
  [
    '6.8.1',
    'nobody is taken for somebody of another provider',
    'one provider is configured, people are known by its subject',
  ],
  [
    '6.8.2',
    'what the provider says is signed and checked',
    by('accounts/auth-provider', 'a malformed, unsigned or altered token is refused'),
  ],
  ['6.8.3', 'an assertion is used once', by('accounts/auth-sign-in', 'a callback read twice signs in once')],
  [
    '6.8.4',
    'how strongly the provider has authenticated is known',
    'the service asks for the code itself, and notes it in the session',
  ],
  ['7.1.1', 'how long sessions last is written down', 'the decisions, on session and routes'],
  ['7.1.2', 'how many sessions there may be is written down', 'the requirements: two for live data'],
  [
    '7.1.3',
    'how the session of the provider goes with ours is written down',
    'architecture.md, Identity and session',
  ],
  ['7.2.1', 'sessions are checked by the service', by('accounts/sessions', 'a malformed session cookie')],
  [
    '7.2.2',
    'sessions are made anew, not fixed secrets',
    by('accounts/auth-sign-in', 'each sign-in creates a new session id'),
  ],
  [
    '7.2.3',
    'their identifiers are random',
    by('accounts/sessions', 'the table of sessions holds no identifier'),
  ],
  [
    '7.2.4',
    'signing in makes a new one and ends the present',
    by('accounts/auth-sign-in', 'each sign-in creates a new session id'),
  ],
  ['7.3.1', 'a session ends when it is not used', by('accounts/sessions', 'ends after 30 minutes')],
  ['7.3.2', 'a session ends in any case', by('accounts/sessions', 'ends after 12 hours')],
  ['7.4.1', 'an ended session is of no use', by('accounts/sessions', 'an ended session is answered 401')],
  ['7.4.2', 'closing an account ends its sessions', by('accounts/account-closing', 'the account is erased')],
  [
    '7.4.3',
    'a new password or factor can end all other sessions',
    by('accounts/accounts-restore', 'ends every session of the account'),
  ],
  ['7.4.4', 'logging out is on every page', 'src/portal/shell/header.tsx'],
  ['7.4.5', 'operators can end sessions', by('accounts/operator-acts', 'session')],
  ['7.5.1', 'changing what signs one in asks again', { unmet: 'telephone number' }],
  ['7.5.2', 'people see their sessions and end them', by('accounts/own-sessions', 'all others end at once')],
  [
    '7.6.1',
    'sessions end with those of the provider as written down',
    by('accounts/auth-sign-in', 'sign-out ends the session here and at the provider'),
  ],
  [
    '7.6.2',
    'no session begins without somebody’s doing',
    by('accounts/auth-sign-in', 'signs nobody in, and is ended'),
  ],
];

const top = path.resolve(import.meta.dirname, '../../..');
const textOf = (file: string): string => readFileSync(path.join(top, file), 'utf8');

test('what is shown by a test names one that is there', () => {
  const missing = demands.flatMap(([number, , answer]) =>
    typeof answer === 'object' && 'file' in answer && !textOf(answer.file).includes(answer.says)
      ? [`${number}: ${answer.file} does not say “${answer.says}”`]
      : [],
  );
  expect(missing).toEqual([]);
});

test('what is not met is a known limit', () => {
  const limits = textOf('docs/known-limits.md');
  const unsaid = demands.flatMap(([number, , answer]) =>
    typeof answer === 'object' && 'unmet' in answer && !limits.includes(answer.unmet) ? [number] : [],
  );
  expect(unsaid).toEqual([]);
});
