import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { indexPage, type SandboxFacts } from '../../../src/sandbox/index-page.ts';
import { sandboxPaths } from '../../../src/sandbox/sandbox-page.ts';

const facts: SandboxFacts = {
  now: new Date('2026-11-20T14:32:00Z'),
  isClockSet: false,
  mail: true,
  clock: true,
  payment: false,
  captcha: false,
  factor: true,
  accounts: [{ login: 'analyst@daylight.example', about: 'active, <delayed> everywhere' }],
  password: 'Sunrise2026',
  listening: [{ address: 'smtp://127.0.0.1:2525', about: 'Mail server that delivers to nobody' }],
};

let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
  indexPage(app, () => facts);
});
afterEach(() => app.close());

test('architecture.md Running it: the sandbox lists what can be done in it, its accounts and where it listens', async () => {
  const { statusCode, headers, body } = await app.inject(sandboxPaths.index);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const path of Object.values(sandboxPaths)) expect(body).toContain(`href="${path}"`);
  expect(body).toContain('2026-11-20 14:32 UTC');
  expect(body).toContain('analyst@daylight.example');
  expect(body).toContain('active, &lt;delayed&gt; everywhere');
  expect(body).toContain('smtp://127.0.0.1:2525');
  // The policy allows no inline script.
  expect(body).not.toMatch(/<script|\son[a-z]+=/);
});

test('a tool that is off says what it is for, and how to turn it on', async () => {
  const captcha = await app.inject(sandboxPaths.captcha);
  expect(captcha.statusCode).toBe(200);
  expect(captcha.body).toContain('Plays the human verification');
  expect(captcha.body).toContain('CAPTCHA_SKIP_VALIDATION=false');
  expect((await app.inject(sandboxPaths.payment)).body).toContain('NO_PAYMENT_MODE=false');
  // What is on has a page of its own.
  expect((await app.inject(sandboxPaths.clock)).statusCode).toBe(404);
});
