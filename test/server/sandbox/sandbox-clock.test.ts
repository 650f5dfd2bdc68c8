import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockPages } from '../../../src/sandbox/clock-pages.ts';
import { type BusinessClock, createBusinessClock } from '../../../src/server/clock.ts';

let app: FastifyInstance;
let clock: BusinessClock;

beforeEach(() => {
  clock = createBusinessClock();
  app = Fastify();
  clockPages(app, { clock });
});
afterEach(() => app.close());

const set = (now: unknown) => app.inject({ method: 'POST', url: '/sandbox/clock', payload: { now } });

test('architecture.md Running it: the business clock can be set to a time and put back to real time', async () => {
  expect((await set('2027-03-31T22:00:00Z')).statusCode).toBe(200);
  expect(clock.now().toISOString()).toMatch(/^2027-03-31T22:00:0/);
  expect((await app.inject('/sandbox/clock')).json()).toMatchObject({
    now: expect.stringMatching(/^2027-03-31T22:00:0/),
    set: true,
  });
  expect((await set(null)).json()).toMatchObject({ set: false });
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);
});

test.each([
  'yesterday',
  '2027-02-30T25:00:00Z',
  '2027-02-30T14:00:00Z',
  '2027-03-31',
  1_800_000_000,
  {},
  '2027-13-01T00:00:00Z',
])('bad input: %j is refused as a time, and the clock is not set', async (now) => {
  const answer = await set(now);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({ code: 'invalid-request', requestId: expect.any(String) });
  expect(clock.isSet()).toBe(false);
});
