import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ConfigFault } from '../../../src/server/config/config-fault.ts';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { type Service, startService } from '../../../src/server/main.ts';
import { builtInTerms } from '../../../src/server/publishing/built-in-terms.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { registration, tokenIn } from './accounts-kit.ts';
import { CookieJar } from './identity-kit.ts';

const top = path.resolve(import.meta.dirname, '../../..');
let database: TestDatabase;
let folder: string;
let service: Service;
let origin: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'daylight-accounts-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Daylight</title>');
  const environment = {
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    CAPTCHA_SKIP_VALIDATION: 'false',
  };
  service = await startService({
    config: readConfig(environment, top),
    projectDir: top,
    portalFolder: folder,
  });
  ({ origin } = service.url);
});
afterAll(async () => {
  await service.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Mails = {
  readonly mails: readonly {
    readonly to: readonly string[];
    readonly subject: string;
    readonly text: string;
  }[];
};
const mailTo = async (email: string) => {
  const response = await fetch(`${origin}/sandbox/mail`, { headers: { accept: 'application/json' } });
  const { mails }: Mails = await response.json();
  return mails.find(({ to }) => to.includes(email));
};
const post = (jar: CookieJar, address: string, body: unknown) =>
  jar.fetch(`${origin}${address}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
    },
    body: JSON.stringify(body),
  });
/** Ticks the box of the sandbox's captcha as its script does. */
const tick = async (jar: CookieJar): Promise<void> => {
  const config: { captcha: { siteKey: string; scriptUrl: string } } = await (
    await jar.fetch(`${origin}/api/config`)
  ).json();
  const challenge: { token: string } = await (
    await post(jar, new URL('challenge', config.captcha.scriptUrl).pathname, {
      sitekey: config.captcha.siteKey,
    })
  ).json();
  jar.set('g-recaptcha-response', challenge.token);
};

test('A 4.6, 4.7: a person registers, reads the mail in the sandbox, sets the password and signs in, on the running program', async () => {
  const jar = new CookieJar();
  const email = 'jane@example.com';
  expect(
    (await post(jar, '/auth/register', registration(email, { termsVersion: builtInTerms.version }))).status,
  ).toBe(403);
  await tick(jar);
  expect(
    (await post(jar, '/auth/register', registration(email, { termsVersion: builtInTerms.version }))).status,
  ).toBe(200);
  const mail = await vi.waitUntil(() => mailTo(email), { timeout: 60_000, interval: 100 });
  expect(mail.text).toContain(`${origin}/restore-password/`);
  await tick(jar);
  const restored = await post(jar, `/api/forgotpassword/${tokenIn(mail)}/restore`, {
    Answer: 'Saint Mary',
    Password: 'Horizon2026',
  });
  expect(restored.status).toBe(200);
  await tick(jar);
  expect((await post(jar, '/auth/signin', { login: email, password: 'Horizon2026' })).status).toBe(200);
});

test('the sandbox captcha needs no other origin in the content security policy', async () => {
  const page = await fetch(`${origin}/sandbox/captcha`);
  expect(page.headers.get('content-security-policy')).not.toMatch(/https?:/);
});

test('without the sandbox, a missing SMTP_URL is a configuration fault', () => {
  expect(() => readConfig({ SANDBOX: 'false' }, top)).toThrow(ConfigFault);
  expect(() => readConfig({ SANDBOX: 'false' }, top)).toThrow('SMTP_URL is required without the sandbox');
  expect(readConfig({ SANDBOX: 'false', SMTP_URL: 'smtp://mail.example' }, top).mail.smtpUrl?.host).toBe(
    'mail.example',
  );
});

test('a captcha address other than the sandbox’s without its keys is a configuration fault', () => {
  const own = { CAPTCHA_SKIP_VALIDATION: 'false', CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js' };
  expect(() => readConfig(own, top)).toThrow('CAPTCHA_SECRET is required when a captcha other than');
  expect(readConfig({ ...own, CAPTCHA_SITE_KEY: 'a', CAPTCHA_SECRET: 'b' }, top).captcha.siteKey).toBe('a');
});
