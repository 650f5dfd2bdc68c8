import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockPages } from '../../../src/sandbox/clock-pages.ts';
import { type BusinessClock, createBusinessClock } from '../../../src/server/clock.ts';

let app: FastifyInstance;
let clock: BusinessClock;

beforeEach(() => {
  clock = createBusinessClock();
  app = Fastify();
  clockPages(app, {
    clock,
    marks: () => [{ at: new Date('2027-11-30T09:00:00Z'), words: 'The last day' }],
  });
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

const press = (fields: Readonly<Record<string, string>>) =>
  app.inject({
    method: 'POST',
    url: '/sandbox/clock',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('a browser gets buttons, which move the clock ahead, to a day, to any time in UTC, and back', async () => {
  const html = await app.inject({ url: '/sandbox/clock', headers: { accept: 'text/html,*/*' } });
  expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(html.body).toContain('shows the real time');
  expect(html.body).toContain('value="2027-11-30T09:00">The last day');

  const answer = await press({ now: '2027-03-31T22:00' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/sandbox/clock');
  expect(clock.now().toISOString()).toMatch(/^2027-03-31T22:00:0/);
  await press({ ahead: '3600000' });
  expect(clock.now().toISOString()).toMatch(/^2027-03-31T23:00:0/);
  await press({ ahead: '86400000' });
  expect(clock.now().toISOString()).toMatch(/^2027-04-01T23:00:0/);
  expect((await app.inject({ url: '/sandbox/clock', headers: { accept: 'text/html' } })).body).toContain(
    'was set',
  );
  await press({ now: '' });
  expect(clock.isSet()).toBe(false);
});

test.each([{ ahead: '5' }, { now: 'yesterday' }, {}])(
  'bad input: the form %j is refused, and the clock is not set',
  async (fields) => {
    expect((await press(fields)).statusCode).toBe(400);
    expect(clock.isSet()).toBe(false);
  },
);
