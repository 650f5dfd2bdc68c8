import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../src/contract/document.ts';
import { chanceOf } from '../../../src/sandbox/market/random.ts';
import { contractJudge, type FuzzAnswer } from './contract-judge.ts';
import { type Caller, contractRequests, KnownTexts } from './contract-requests.ts';

const document = readDocument();
const judge = contractJudge(document);

const judged = (
  id: string | null,
  caller: Caller,
  status: number,
  body: unknown,
  target = '/',
  headers = {},
): string | null => {
  const request = { id, caller, method: 'GET', target, headers, body: null, hasToken: true };
  const answer: FuzzAnswer = {
    status,
    mediaType: 'application/json',
    text: typeof body === 'string' ? body : JSON.stringify(body),
    isWhole: true,
  };
  return judge(request, answer);
};
const refusal = { error: { code: 'unauthenticated', message: 'Please log in', requestId: 'r' } };

describe('the answer to a fuzzed request', () => {
  it('may be any that the contract names', () => {
    expect(judged('listTradingVenues', 'nobody', 429, refusal)).toBeNull();
    expect(judged('getFeedData', 'nobody', 401, refusal)).toBeNull();
    expect(judged(null, 'nobody', 404, refusal)).toBeNull();
    expect(judged('getConfig', 'nobody', 431, refusal, `/?${'x'.repeat(16_384)}`)).toBeNull();
    expect(judged('getConfig', 'nobody', 431, refusal)).toMatch(/no answer 431/);
    expect(judged(null, 'nobody', 206, '{"title":"', '/', { range: 'bytes=0-9' })).toBeNull();
    expect(judged(null, 'nobody', 206, '{"title":"')).toMatch(/without a request/);
  });
  it.each([
    ['a failure of the service', 'getConfig', 'nobody', 500, refusal, /status 500/],
    ['a status that the contract does not name', 'getSubscription', 'live', 418, refusal, /no answer 418/],
    [
      'a body that does not match the contract',
      'getConfig',
      'nobody',
      200,
      { noPaymentMode: 'yes' },
      /violates the contract/,
    ],
    ['a refusal of the wrong shape', 'getConfig', 'nobody', 400, { message: 'no' }, /violates the contract/],
    ['text that is not JSON', 'getConfig', 'nobody', 200, '{', /but is not/],
    ['a place in the code', null, 'nobody', 404, { error: 'at run (/srv/a.ts:1:1)' }, /internals/],
    ['a statement of the database', null, 'nobody', 404, { error: 'syntax error at or near' }, /internals/],
    ['private data for a visitor', 'listApiKeys', 'nobody', 200, { keys: [] }, /let in nobody/],
    ['data for a restricted user', 'listFeedVenues', 'restricted', 200, [], /let in a restricted/],
  ] as const)('may not be %s', (_what, id, caller, status, body, fault) => {
    expect(judged(id, caller, status, body)).toMatch(fault);
  });
  it('may not show a delayed row before fifteen minutes have passed', () => {
    const page = (minutes: number) => ({
      IsDelayed: true,
      Data: [{ publicationDate: new Date(Date.now() - minutes * 60_000).toISOString() }],
    });
    expect(judged('getFeedData', 'delayed', 200, page(14))).toMatch(/early/);
    expect(judged('getFeedData', 'delayed', 200, page(16))).not.toMatch(/early/);
  });
});

it('the same number and seed make the same request', () => {
  const make = () => {
    const requestOf = contractRequests(document, [], new KnownTexts());
    return Array.from({ length: 200 }, (_none, number) => requestOf(chanceOf(`seed ${number}`)));
  };
  expect(make()).toEqual(make());
  expect(new Set(make().map(({ id }) => id)).size).toBeGreaterThan(40);
});

it('an address seen in an answer is used for its own call only', () => {
  const known = new KnownTexts();
  known.noteAll({ createUrl: '/api/payment/create', file: '/files/reports/a.csv' }, chanceOf('seen'));
  const requestOf = contractRequests(document, [], known);
  const requests = Array.from({ length: 3000 }, (_none, number) => requestOf(chanceOf(`link ${number}`)));
  const callsOf = (address: string) => {
    const asked = requests.filter(({ id, target }) => id !== null && target.split('?', 1)[0] === address);
    return [...new Set(asked.map(({ id }) => id))].sort();
  };
  expect(callsOf('/api/payment/create')).toEqual(['createPayment']);
  expect(callsOf('/files/reports/a.csv')).toEqual(['checkFile', 'downloadFile']);
});
