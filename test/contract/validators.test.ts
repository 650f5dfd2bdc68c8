import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  dereference,
  isJsonObject,
  type JsonObject,
  listOperations,
  objectAt,
  readDocument,
} from '../../src/contract/document.ts';
import * as forms from '../../src/contract/generated/forms.js';
import { operationList, validateAnswer, validateRequest } from '../../src/contract/validate.ts';

const document = readDocument();
const operations = listOperations(document).map((operation) => {
  const generatedOne = operationList.find(({ operationId }) => operationId === operation.id);
  if (!generatedOne) throw new Error(`${operation.id} was not generated`);
  return { ...operation, id: generatedOne.operationId };
});
const generated = new URL('../../src/contract/generated/', import.meta.url);
const nothing = { params: {}, query: {}, headers: {}, body: undefined };

function examplesOf(holder: JsonObject): unknown[] {
  const media = objectAt(objectAt(holder, 'content'), 'application/json');
  const listed = Object.values(objectAt(media, 'examples')).filter(isJsonObject);
  return [...('example' in media ? [media.example] : []), ...listed.map((example) => example.value)];
}

describe('The compiled validators', () => {
  const files = readdirSync(generated).filter((file) => /-(?:validators|form)\.js$/.test(file));
  it.each(files)('of %s load in plain Node', (file) => {
    const path = new URL(file, generated).href;
    const told = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `console.log(Object.keys(await import(${JSON.stringify(path)})).length)`],
      { encoding: 'utf8' },
    );
    expect(Number(told)).toBe(1);
  });

  it.each(files)(
    'of %s import nothing and evaluate no text, so that a strict content security policy allows them',
    (file) => {
      const code = readFileSync(new URL(file, generated), 'utf8');
      expect(code).not.toMatch(/^\s*import\b|\bimport\(|new Function\(|\beval\(/m);
      expect(code.replaceAll(/"require\([^"]*"\)[^"]*"|"require\(\\"[^"]*\\"\)[^"]*"/g, '')).not.toMatch(
        /\brequire\(/,
      );
    },
  );

  it('are those of operations, events and each form', () => {
    expect(files.length).toBe(2 + Object.keys(forms).length);
  });
});

describe('The examples of the contract', () => {
  const bodies = operations.flatMap(({ id, operation, parameters }) =>
    operation.requestBody === undefined
      ? []
      : examplesOf(dereference(document, operation.requestBody)).map((body) => ({ id, body, parameters })),
  );
  it.each(bodies)('of the body of $id is valid', ({ id, body, parameters }) => {
    const params = Object.fromEntries(parameters.map((each) => [String(each.name), String(each.example)]));
    expect(validateRequest(id, { ...nothing, params, body })).toEqual([]);
  });

  const answers = operations.flatMap(({ id, operation }) =>
    Object.entries(objectAt(operation, 'responses')).flatMap(([status, response]) =>
      examplesOf(dereference(document, response)).map((body) => ({ id, status, body })),
    ),
  );
  it.each(answers)('of the answer $status of $id is valid', ({ id, status, body }) => {
    expect(validateAnswer(id, status === 'default' ? 500 : Number(status), body)).toEqual([]);
  });

  it('exist for every body, and for every answer that has one', () => {
    const missing: string[] = [];
    for (const { id, operation } of operations) {
      const holders = Object.entries(objectAt(operation, 'responses'));
      if (operation.requestBody !== undefined) holders.push(['body', operation.requestBody]);
      for (const [place, holder] of holders) {
        const resolved = dereference(document, holder);
        const hasJson = 'application/json' in objectAt(resolved, 'content');
        if (hasJson && examplesOf(resolved).length === 0) missing.push(`${id} ${place}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('of the parameters are valid', () => {
    for (const { id, parameters } of operations) {
      const of = (place: string) =>
        Object.fromEntries(
          parameters
            .filter((each) => each.in === place && each.example !== undefined)
            .map((each) => [String(each.name), String(each.example)]),
        );
      const faults = validateRequest(id, { ...nothing, params: of('path'), query: of('query'), body: {} });
      const [query, params] = [of('query'), of('path')];
      expect(faults.filter(({ field }) => field in query || field in params)).toEqual([]);
    }
  });
});

describe('Checking a request', () => {
  const signIn = (body: unknown) => validateRequest('signIn', { ...nothing, body });

  it('A 3.5: takes a login and a password', () => {
    expect(signIn({ login: 'analyst@daylight.example', password: 'Sunrise2026' })).toEqual([]);
  });
  it('names a field that is missing', () => {
    expect(signIn({ login: 'a' })).toEqual([{ field: 'password', message: 'This field is required' }]);
  });
  it('refuses an unknown field instead of dropping it', () => {
    expect(signIn({ login: 'a', password: 'b', admin: true })).toEqual([
      { field: 'admin', message: 'This field is not known' },
    ]);
  });
  it('refuses a wrong type instead of converting it', () => {
    expect(signIn({ login: 1, password: 'b' })).toEqual([{ field: 'login', message: 'Must be text' }]);
  });
  it('refuses a login of 100,000 characters, and says how many are allowed', () => {
    expect(signIn({ login: 'a'.repeat(100_000), password: 'b' })).toEqual([
      { field: 'login', message: 'Use at most 254 characters' },
    ]);
  });
  it('refuses a zero byte in any field, since none can mean it', () => {
    const message = 'Must not hold a zero byte';
    expect(signIn({ login: 'a\0@daylight.example', password: 'b' })).toEqual([{ field: 'login', message }]);
    const query = { datatype: 'trade', tv: 'ICOT', assetclass: 'Bo\0nds' };
    expect(validateRequest('listFeedSubAssetClasses', { ...nothing, query })).toEqual([
      { field: 'assetclass', message },
    ]);
  });
  it('refuses half a character, which JSON can carry and the database cannot store', () => {
    const message = 'Must not hold half a character';
    expect(signIn({ login: 'a', password: 'b\ud83d' })).toEqual([{ field: 'password', message }]);
    expect(signIn({ login: 'a', password: 'b\ud83d\ude00' })).toEqual([]);
  });
  it('says in plain words what is wrong with a parameter', () => {
    const path = { datatype: 'trade', tv: 'ICOT', assetclass: 'Bonds', subassetclass: 'x', instrument: 'y' };
    const query = { ...path, instrumentmic: 'impe', ordertype: 'Deals' };
    expect(validateRequest('getFeedData', { ...nothing, query })).toEqual([
      { field: 'instrumentmic', message: 'A market identifier code has four capital letters or digits' },
      {
        field: 'ordertype',
        message:
          'Order types are Request for quote, Auction, Order book, Voice, Trades and Individual trades',
      },
    ]);
  });
  it('refuses a call without its body', () => {
    expect(signIn(undefined)).toEqual([{ field: '', message: 'A body is required' }]);
    expect(signIn(null)).toEqual([{ field: '', message: 'A body is required' }]);
    expect(signIn([])).toEqual([{ field: '', message: 'Must be an object' }]);
  });
  it('cuts the name of an unknown field, since the caller chose it', () => {
    expect(signIn({ login: 'a', password: 'b', ['x'.repeat(500)]: 1 })[0]?.field).toHaveLength(60);
  });
  it('is not misled by a field called __proto__', () => {
    expect(signIn(JSON.parse('{"login":"a","password":"b","__proto__":{"x":1}}'))).toEqual([
      { field: '__proto__', message: 'This field is not known' },
    ]);
  });
  it("A 5: uses the message of the form where the rule is the form's", () => {
    const body = { Email: 'nobody' };
    expect(validateRequest('requestPasswordRestore', { ...nothing, body })).toEqual([
      { field: 'Email', message: 'Not a valid email' },
    ]);
  });
  it('A 5: registration needs at least one venue selected', () => {
    const venue = { venueId: 1, isRealOrders: false, isRealTraders: false, isDelayedOrders: false };
    const body = {
      email: 'jane@example.com',
      firstName: 'Jane',
      lastName: 'Doe',
      phoneNumber: '+442071234567',
      country: 'GB',
      question: 'What was the name of your first school?',
      answer: 'That one',
      termsVersion: '1',
      venueRegisters: [{ ...venue, isDelayedTraders: false }],
    };
    expect(validateRequest('register', { ...nothing, body })).toEqual([
      { field: 'venueRegisters', message: 'Select at least one venue' },
    ]);
    body.venueRegisters = [{ ...venue, isDelayedTraders: true }];
    expect(validateRequest('register', { ...nothing, body })).toEqual([]);
  });
  it('takes either an order or a user for a payment, but not both or neither', () => {
    const validate = (body: unknown) => validateRequest('createPayment', { ...nothing, body });
    expect(validate({ OrderID: 'o' })).toEqual([]);
    expect(validate({ UserID: 'u' })).toEqual([]);
    expect(validate({ UserID: 'u', ShownPrice: 600 })).toEqual([]);
    expect(validate({ ShownPrice: 600 }).map(({ field }) => field)).toEqual(['OrderID', 'UserID']);
    expect(validate({ OrderID: 'o', UserID: 'u' })).toHaveLength(1);
  });
  it('reports at most twenty faults', () => {
    const body = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]));
    expect(signIn(body)).toHaveLength(20);
  });
  it('refuses a query if the call has none', () => {
    expect(validateRequest('getConfig', { ...nothing, query: { all: 'true' } })).toEqual([
      { field: 'all', message: 'This field is not known' },
    ]);
  });
  it('does not compile for an operation that the contract does not name', () => {
    // @ts-expect-error: the contract names no such operation
    const wrong = () => validateRequest('toString', nothing);
    expect(wrong).toBeTypeOf('function');
  });
});

describe('Checking headers', () => {
  const keyed = (key: string) =>
    validateRequest('createPayment', {
      ...nothing,
      headers: { 'idempotency-key': key },
      body: { OrderID: 'o-81' },
    });

  it.each(['', 'x'.repeat(101)])('names the header that is wrong', (key) => {
    expect(keyed(key)).toEqual([
      { field: 'Idempotency-Key', message: 'An Idempotency-Key has 1 to 100 characters' },
    ]);
    expect(keyed('click-1')).toEqual([]);
  });
  it('ignores those that the call does not read', () => {
    expect(validateRequest('getConfig', { ...nothing, headers: { 'idempotency-key': '' } })).toEqual([]);
  });
  it('refuses only three of them, whatever they say: the others are ignored if they are not understood', () => {
    const refusing = operationList.flatMap(({ operationId, headers }) =>
      headers.filter((name) =>
        ['', '"', 'x'.repeat(10_000)].some((text) =>
          validateRequest(operationId, { ...nothing, headers: { [name.toLowerCase()]: text } }).some(
            ({ field }) => field === name,
          ),
        ),
      ),
    );
    expect([...new Set(refusing)].sort()).toEqual(['Act-Reason', 'Idempotency-Key', 'Last-Event-ID']);
    const all = new Set(operationList.flatMap(({ headers }) => headers));
    expect([...all].sort()).toEqual([
      'Accept-Encoding',
      'Act-Reason',
      'Idempotency-Key',
      'If-Modified-Since',
      'If-None-Match',
      'If-Range',
      'Last-Event-ID',
      'Range',
      'Sign-In-Nonce',
    ]);
  });
});

describe('Checking a query', () => {
  const query = {
    datatype: 'order',
    tv: 'ICPM',
    assetclass: 'Bonds',
    subassetclass: 'Sovereign bonds',
    instrument: 'GB00BMBL1D50',
  };
  const validate = (more: Record<string, string>) =>
    validateRequest('getFeedData', { ...nothing, query: { ...query, ...more } });

  it('takes the five required names', () => expect(validate({})).toEqual([]));
  it.each(['1', '100', '1000'])('reads the limit %s', (limit) => expect(validate({ limit })).toEqual([]));
  it.each([
    ['0', 'Must be at least 1'],
    ['1001', 'Must be at most 1000'],
    ['-5', 'Must be at least 1'],
    ['ten', 'Must be a whole number'],
    ['1e2', 'Must be a whole number'],
    ['10.5', 'Must be a whole number'],
    ['', 'Must be a whole number'],
    ['0x10', 'Must be a whole number'],
    ['9'.repeat(400), 'Must be a whole number'],
  ])('refuses the limit %s', (limit, message) => {
    expect(validate({ limit })).toEqual([{ field: 'limit', message }]);
  });
  it('refuses an unknown data type and names the known ones', () => {
    expect(validate({ datatype: 'quote' })).toEqual([
      { field: 'datatype', message: 'Must be one of order, trade' },
    ]);
  });
  it('refuses an unknown name', () => {
    expect(validate({ instrumentmc: 'IMRD' })).toEqual([
      { field: 'instrumentmc', message: 'This field is not known' },
    ]);
  });
});

describe('Checking an answer', () => {
  it('refuses a status that the contract does not name', () => {
    expect(validateAnswer('getUserInfo', 204, undefined)).toEqual([
      { field: '', message: 'The contract names no answer 204' },
    ]);
  });
  it('refuses a body if the contract names none', () => {
    expect(validateAnswer('logout', 204, { ok: true })).toHaveLength(1);
    expect(validateAnswer('logout', 204, undefined)).toEqual([]);
  });
  it('refuses a number where the contract names a decimal as text', () => {
    const row = { id: '1', date: null, price: 98.125, aggrVol: null };
    expect(validateAnswer('getFeedData', 200, { ViewType: 'ord-disp-rfq', Data: [row] })).not.toEqual([]);
  });
});
