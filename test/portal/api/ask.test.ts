import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Alert } from '../../../src/domain/alert.ts';
import { FailureError, failure, refusalText } from '../../../src/domain/failure.ts';
import { type AskOptions, ask, connectCentralHandler, outcomeOf } from '../../../src/portal/api/ask.ts';
import { createApiClient } from '../../../src/portal/api/client.ts';
import { serverMessage } from '../../../src/portal/api/outcome.ts';

const generic = 'An error has occurred – please try again later';
const unavailable = 'Service is temporarily unavailable';

let alerts: Alert[];
let endedSessions: number;
let disconnect: () => void;

beforeEach(() => {
  alerts = [];
  endedSessions = 0;
  disconnect = connectCentralHandler({
    sessionEnded: () => {
      endedSessions += 1;
    },
    alert: (alert) => alerts.push(alert),
  });
});
afterEach(() => disconnect());

/** A call that the service answers like this. */
function answered(status: number, body?: unknown, headers: Record<string, string> = {}) {
  const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  return createApiClient({ fetch: async () => new Response(text, { status, headers }) }).GET(
    '/api/tradingVenuesList',
  );
}

function failing(reason: unknown) {
  return createApiClient({
    fetch: async () => {
      throw reason;
    },
  }).GET('/api/tradingVenuesList');
}

const errorBody = (message: unknown, more: Record<string, unknown> = {}) => ({
  error: { code: 'some-code', message, requestId: 'req-1', ...more },
});

async function failureOf(call: ReturnType<typeof answered>, handler: AskOptions['handler'] = 'central') {
  try {
    await ask(call, { handler });
  } catch (error) {
    if (error instanceof FailureError) return error.failure;
    throw error;
  }
  throw new Error('the call succeeded');
}

describe('A 7: success', () => {
  it('is any status from 200 to 299', async () => {
    const venues = { tradingVenues: [] };
    for (const status of [200, 201, 202, 299]) expect(await ask(answered(status, venues))).toEqual(venues);
    expect(await ask(answered(204))).toBeUndefined();
    expect(alerts).toEqual([]);
  });

  it('carries its status in the union of outcomes', async () => {
    expect(await outcomeOf(answered(201, { tradingVenues: [] }))).toEqual({
      kind: 'ok',
      data: { tradingVenues: [] },
      status: 201,
    });
  });

  it('excludes a body with an error field, even with status 200', async () => {
    expect(await failureOf(answered(200, errorBody('No such order')))).toEqual(
      failure('failed', { message: 'No such order', requestId: 'req-1' }),
    );
    expect(alerts).toEqual([{ title: 'Error', message: generic, reference: 'req-1' }]);
  });

  it.each([null, false])('includes a body whose error field is %j', async (error) => {
    expect(await ask(answered(200, { error }))).toEqual({ error });
  });
});

describe('A 8: the server message', () => {
  it.each([
    [{ error: { message: 'One' } }, 'One'],
    [{ error: { message: ['One', 'Two'] } }, 'One, Two'],
    [{ Message: 'Old' }, 'Old'],
    [{ Message: ['Old', 'Older'] }, 'Old, Older'],
    [{ error: { message: 'One' }, Message: 'Old' }, 'One'],
    [{ error: {}, Message: 'Old' }, 'Old'],
    [{ error: 'text', Message: 'Old' }, 'Old'],
    [{}, ''],
    ['<html>', ''],
    [null, ''],
    [{ error: { message: { deep: 1 } } }, ''],
  ])('of %j is %j', (body, message) => expect(serverMessage(body)).toBe(message));
});

describe('A 8: the central handler', () => {
  it('401: resets the session and shows no message', async () => {
    expect(await failureOf(answered(401, errorBody('Please sign in')))).toMatchObject({
      kind: 'unauthenticated',
    });
    expect(endedSessions).toBe(1);
    expect(alerts).toEqual([]);
  });

  it("404: a simple alert with the server's message and the reference", async () => {
    expect(await failureOf(answered(404, errorBody(['No such thing', 'Try another'])))).toMatchObject({
      kind: 'notFound',
      message: 'No such thing, Try another',
    });
    expect(alerts).toEqual([{ message: 'No such thing, Try another', reference: 'req-1' }]);
  });

  it('404 without a message: an alert with the generic text', async () => {
    await failureOf(answered(404, '<h1>gone</h1>'));
    expect(alerts).toEqual([{ message: generic }]);
  });

  it('400 with fields: shown at the fields, not in the dialog', async () => {
    const fields = { login: ['Not a valid email', 'Not known'] };
    expect(await failureOf(answered(400, errorBody('Invalid', { fields })))).toEqual(
      failure('refused', {
        message: 'Invalid',
        fields: { login: 'Not a valid email, Not known' },
        requestId: 'req-1',
      }),
    );
    expect(alerts).toEqual([]);
    expect(endedSessions).toBe(0);
  });

  it.each([400, 403, 409, 413, 418, 422, 429, 500, 502, 504])(
    '%i: the error dialog with the generic title and text, never the text of the server',
    async (status) => {
      await failureOf(answered(status, errorBody('SELECT * FROM secrets')));
      expect(alerts).toEqual([{ title: 'Error', message: generic, reference: 'req-1' }]);
      expect(endedSessions).toBe(0);
    },
  );

  it('503: Service is temporarily unavailable', async () => {
    expect(await failureOf(answered(503, errorBody('down')))).toEqual(
      failure('unavailable', { requestId: 'req-1' }),
    );
    expect(alerts).toEqual([{ title: 'Error', message: unavailable, reference: 'req-1' }]);
  });

  it('no network: Service is temporarily unavailable', async () => {
    expect(await failureOf(failing(new TypeError('Failed to fetch')))).toEqual(failure('unavailable'));
    expect(alerts).toEqual([{ title: 'Error', message: unavailable }]);
  });

  it('still throws the failure to the caller', async () => {
    await expect(ask(answered(409, errorBody('Too late')))).rejects.toThrow('Too late');
    await expect(ask(answered(503))).rejects.toBeInstanceOf(FailureError);
  });

  it('skips refusals with a message when the caller shows those itself', async () => {
    const worded = await failureOf(answered(409, errorBody('Too late')), 'unlessRefused');
    expect(refusalText(worded)).toBe('Too late');
    const fields = { tv: ['Not yours'], from: ['Too early'] };
    const byField = await failureOf(answered(400, errorBody('Invalid', { fields })), 'unlessRefused');
    expect(refusalText(byField)).toBe('Not yours, Too early');
    expect(alerts).toEqual([]);
    await failureOf(answered(409), 'unlessRefused');
    await failureOf(answered(500), 'unlessRefused');
    expect(alerts).toHaveLength(2);
  });

  it('ignores a call that the page aborted', async () => {
    const left = () => failing(new DOMException('left', 'AbortError'));
    expect(await outcomeOf(left())).toEqual(failure('aborted'));
    const settled = vi.fn();
    void ask(left()).then(settled, settled);
    await new Promise((done) => setImmediate(done));
    expect(settled).not.toHaveBeenCalled();
    expect(alerts).toEqual([]);
  });

  it('is bypassed when the caller reports failures itself', async () => {
    for (const status of [401, 404, 500]) await failureOf(answered(status, errorBody('x')), 'bypass');
    await failureOf(failing(new TypeError('x')), 'bypass');
    expect(alerts).toEqual([]);
    expect(endedSessions).toBe(0);
  });

  it('receives nothing after it is disconnected, while a later one stays connected', async () => {
    const later: Alert[] = [];
    const disconnectLater = connectCentralHandler({
      sessionEnded: () => {},
      alert: (alert) => later.push(alert),
    });
    disconnect();
    await failureOf(answered(500));
    expect(alerts).toEqual([]);
    expect(later).toHaveLength(1);
    disconnectLater();
    await failureOf(answered(500));
    expect(later).toHaveLength(1);
  });
});

describe('The union of outcomes', () => {
  it.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [429, 'limited'],
    [500, 'failed'],
    [503, 'unavailable'],
  ])('%i is %s', async (status, kind) => expect((await failureOf(answered(status))).kind).toBe(kind));

  it('takes the reference from the header if the body has none', async () => {
    expect(await failureOf(answered(500, 'oops', { 'x-request-id': 'req-9' }))).toEqual(
      failure('failed', { requestId: 'req-9' }),
    );
  });

  it('is failed for an answer that is not JSON', async () => {
    expect(await failureOf(answered(200, '{"tradingVenues": ['))).toEqual(failure('failed'));
  });

  it('drops field messages that are not text', async () => {
    const fields = { a: 'one', b: ['two', 3], c: {}, d: [] };
    expect(await failureOf(answered(400, errorBody('x', { fields })))).toMatchObject({
      fields: { a: 'one', b: 'two' },
    });
    expect((await failureOf(answered(400, errorBody('x', { fields: { c: {} } })))).fields).toEqual({});
  });
});
