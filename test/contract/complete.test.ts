import { describe, expect, it } from 'vitest';
import { isJsonObject, listOperations, objectAt, readDocument } from '../../src/contract/document.ts';
import { operationList } from '../../src/contract/validate.ts';
import { firstYear, yearNamed } from '../../src/domain/feed/year-map.ts';

const document = readDocument();
const operations = listOperations(document);
const has = (method: string, path: string) =>
  operations.some((operation) => operation.method === method && operation.path === path);

const callsOfA7 = [
  ['GET', '/api/userInfo'],
  ['POST', '/auth/register'],
  ['POST', '/api/forgotpassword'],
  ['GET', '/api/forgotpassword/{token}/question'],
  ['POST', '/api/forgotpassword/{token}/restore'],
  ['POST', '/api/changepassword'],
  ['GET', '/api/userdetails/get'],
  ['POST', '/api/userdetails/set'],
  ['GET', '/auth/logout'],
] as const;

const callsOfB7 = [
  ['GET', '/api/tradingVenuesList'],
  ['GET', '/api/subscription/info'],
  ['POST', '/api/subscription/changePrice'],
  ['POST', '/api/subscription/changeSubscription'],
  ['POST', '/api/payment/cancel'],
  ['POST', '/api/payment/create'],
  ['POST', '/api/payment/check'],
  ['POST', '/api/payment/execute'],
  ['GET', '/api/subscription/feed/tvlist'],
  ['GET', '/api/subscription/feed/assetclasslist'],
  ['GET', '/api/subscription/feed/subassetclasslist'],
  ['GET', '/api/subscription/feed/instrumentlist'],
  ['GET', '/api/subscription/feed/miclist'],
  ['GET', '/api/subscription/feed/ordertypelist'],
  ['GET', '/api/feed/data'],
  ['GET', '/api/report/publist'],
  ['GET', '/api/report/reports'],
  ['GET', '/api/documents/list'],
  ['HEAD', '/files/{kind}/{name}'],
] as const;

const callsOfOurs = [
  ['POST', '/auth/signin'],
  ['POST', '/auth/signin/code'],
  ['POST', '/auth/session'],
  ['POST', '/auth/logout'],
  ['POST', '/api/session/confirm'],
  ['GET', '/api/factor'],
  ['POST', '/api/factor'],
  ['POST', '/api/factor/activate'],
  ['POST', '/api/factor/remove'],
  ['GET', '/api/account/closing'],
  ['POST', '/api/account/close'],
  ['POST', '/api/account/keep'],
  ['GET', '/api/account/events'],
  ['GET', '/api/sessions'],
  ['POST', '/api/sessions/end'],
  ['POST', '/api/sessions/end-others'],
  ['POST', '/api/sessions/forget-browser'],
  ['GET', '/api/config'],
  ['GET', '/api/userdetails/export'],
  ['GET', '/api/feed/row'],
  ['GET', '/api/feed/stream'],
  ['GET', '/api/subscription/feed/find'],
  ['GET', '/api/feed/export'],
  ['GET', '/api/tape'],
  ['GET', '/api/tape/export'],
  ['GET', '/api/tape/figures'],
  ['GET', '/api/tape/quotes'],
  ['GET', '/api/history'],
  ['GET', '/api/conditions'],
  ['GET', '/api/venues/{mic}'],
  ['GET', '/api/publicInstruments'],
  ['GET', '/api/publicTrades'],
  ['GET', '/api/feed/silence'],
  ['GET', '/api/alerts/unread'],
  ['GET', '/api/feed/summary'],
  ['GET', '/api/instruments/{code}'],
  ['POST', '/api/ingest'],
  ['GET', '/api/keys'],
  ['POST', '/api/keys'],
  ['POST', '/api/keys/revoke'],
  ['GET', '/api/views'],
  ['POST', '/api/views'],
  ['POST', '/api/views/rename'],
  ['POST', '/api/views/remove'],
  ['GET', '/api/watchlist'],
  ['POST', '/api/watchlist'],
  ['POST', '/api/watchlist/remove'],
  ['GET', '/api/alerts'],
  ['POST', '/api/alerts'],
  ['POST', '/api/alerts/switch'],
  ['POST', '/api/alerts/testMail'],
  ['POST', '/api/alerts/remove'],
  ['POST', '/api/alerts/read'],
  ['POST', '/api/subscription/terminate'],
  ['POST', '/api/subscription/autoRenewal'],
  ['GET', '/api/payment/history'],
  ['GET', '/api/payment/receipt'],
  ['GET', '/api/payment/receipt/file'],
  ['GET', '/files/{kind}/{name}'],
  ['GET', '/api/report/rts27'],
  ['GET', '/api/report/rts28'],
  ['GET', '/api/terms'],
  ['GET', '/api/legal/{name}'],
  ['HEAD', '/open-data/index.json'],
  ['GET', '/open-data/index.json'],
  ['HEAD', '/open-data/{day}/{name}'],
  ['GET', '/open-data/{day}/{name}'],
  ['GET', '/api/slice/files'],
  ['HEAD', '/slice-files/{day}/{name}'],
  ['GET', '/slice-files/{day}/{name}'],
  ['GET', '/api/operator/status'],
  ['GET', '/api/operator/accounts'],
  ['GET', '/api/operator/accounts/{pseudonym}'],
  ['GET', '/api/operator/payments'],
  ['GET', '/api/operator/mails'],
  ['GET', '/api/operator/jobs'],
  ['GET', '/api/operator/files'],
  ['POST', '/api/operator/uploads'],
  ['GET', '/api/operator/files/{number}/rejects'],
  ['GET', '/api/operator/files/{number}'],
  ['GET', '/api/operator/requests'],
  ['GET', '/api/operator/requests/{reference}'],
  ['GET', '/api/operator/usage'],
  ['GET', '/api/operator/usage/file'],
  ['GET', '/api/operator/revenue'],
  ['GET', '/api/operator/invoices'],
  ['GET', '/api/operator/invoices/{number}'],
  ['GET', '/api/operator/storage'],
  ['GET', '/api/operator/publishing'],
  ['GET', '/api/operator/publishers'],
  ['GET', '/api/operator/operators'],
  ['GET', '/api/operator/log'],
  ['POST', '/api/operator/acts/preview'],
  ['POST', '/api/operator/acts'],
] as const;

describe('The contract names', () => {
  it.each(callsOfA7)('A 7: %s %s', (method, path) => expect(has(method, path)).toBe(true));
  it.each(callsOfB7)('B 7: %s %s', (method, path) => expect(has(method, path)).toBe(true));
  it.each(callsOfOurs)('a call the spec leaves open: %s %s', (method, path) =>
    expect(has(method, path)).toBe(true),
  );

  it('no other call', () => {
    const known = [...callsOfA7, ...callsOfB7, ...callsOfOurs].map((call) => call.join(' ')).sort();
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(known);
  });
});

describe('Every call of the contract', () => {
  it('has its own operationId, a summary, a description and an access rule', () => {
    const ids = operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations) {
      expect(operation.summary).toEqual(expect.any(String));
      expect(operation.description).toEqual(expect.any(String));
    }
    expect(operationList.map(({ operationId }) => operationId)).toEqual(ids);
  });

  it('A 6, B 6: that shows orders or trades is closed to restricted sessions', () => {
    for (const { path, access } of operations) {
      expect(access === 'unrestricted').toBe(
        /\/feed\/|^\/api\/instruments\/|^\/api\/(history|tape|tape\/(export|figures|quotes))$|^\/api\/slice\/|^\/slice-files\//.test(
          path,
        ),
      );
    }
  });

  it('A 6: that is not public may answer 401, and declares its security for generators', () => {
    for (const { id, access, operation } of operations) {
      if (access === 'publisher') expect([[{ publisherKey: [] }]], id).toContainEqual(operation.security);
      else if (access === 'public')
        expect([[], [{}, { session: [] }], [{}, { apiKey: [] }]], id).toContainEqual(operation.security);
      else if (access === 'operator') {
        // Whoever is no operator is answered as at an unknown address.
        expect(operation.security, id).toEqual([{ session: [] }]);
        expect(Object.keys(objectAt(operation, 'responses')), id).not.toContain('401');
        expect(Object.keys(objectAt(operation, 'responses')), id).toContain('404');
      } else {
        expect([[{ session: [] }], [{ session: [] }, { apiKey: [] }]], id).toContainEqual(operation.security);
        expect(Object.keys(objectAt(operation, 'responses')), id).toContain('401');
      }
    }
  });

  it('only reads if a program may make it with an API key', () => {
    const open = operations.filter(({ operation }) => JSON.stringify(operation.security).includes('apiKey'));
    expect(open.length).toBeGreaterThan(9);
    for (const { id, method } of open) expect(['GET', 'HEAD'], id).toContain(method);
  });

  it('names the refusals of every call, and of writing calls', () => {
    for (const { id, method, operation } of operations) {
      const statuses = Object.keys(objectAt(operation, 'responses'));
      expect(statuses, id).toEqual(expect.arrayContaining(['400', '429', '503']));
      expect(statuses.includes('500') || statuses.includes('default'), id).toBe(true);
      // A body is read, up to the limit, also where the call needs none.
      if (method === 'POST') expect(statuses, id).toEqual(expect.arrayContaining(['403', '413']));
    }
  });

  it('that takes a body refuses unknown fields', () => {
    const schemas = objectAt(objectAt(document, 'components'), 'schemas');
    for (const { operation } of operations) {
      const schema = objectAt(
        objectAt(objectAt(objectAt(operation, 'requestBody'), 'content'), 'application/json'),
        'schema',
      );
      if (typeof schema.$ref !== 'string') continue;
      const named = schemas[schema.$ref.replace('#/components/schemas/', '')];
      expect(isJsonObject(named) && named.additionalProperties, schema.$ref).toBe(false);
    }
  });

  it('B 7: that takes an order type accepts those that the list returns', () => {
    const { OrderType } = objectAt(objectAt(document, 'components'), 'schemas');
    const known = isJsonObject(OrderType) && Array.isArray(OrderType.enum) ? OrderType.enum : [];
    const feed = operations.find(({ id }) => id === 'getFeedData');
    const parameter = feed?.parameters.find(({ name }) => name === 'ordertype');
    expect(objectAt(parameter ?? {}, 'schema').pattern).toBe(`^(${known.join('|')})$`);
  });

  it('C 2: that takes a year accepts those that the page of a venue asks for', () => {
    const venue = operations.find(({ id }) => id === 'getVenue');
    const parameter = venue?.parameters.find(({ name }) => name === 'year');
    const allowed = new RegExp(String(objectAt(parameter ?? {}, 'schema').pattern));
    for (const text of ['1999', `${firstYear}`, '2026', '2099', '2100', '', 'abc', '20261'])
      expect([text, yearNamed(text)]).toEqual([text, allowed.test(text) ? text : null]);
    expect(allowed.test(`${firstYear - 1}`)).toBe(false);
  });

  it('bounds every text that a caller sends', () => {
    const unbounded: string[] = [];
    const schemas = objectAt(objectAt(document, 'components'), 'schemas');
    const visit = (value: unknown, place: string): void => {
      if (Array.isArray(value)) for (const [index, each] of value.entries()) visit(each, `${place}/${index}`);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
      const schema: Record<string, unknown> = { ...value };
      if (typeof schema.$ref === 'string') visit(schemas[schema.$ref.split('/').at(-1) ?? ''], schema.$ref);
      if (schema.type === 'string' && schema.maxLength === undefined && schema.enum === undefined)
        unbounded.push(place);
      for (const [key, each] of Object.entries(schema)) visit(each, `${place}/${key}`);
    };
    for (const { id, operation, parameters } of operations) {
      visit(
        // Headers have a limit together, and what is not understood in those of RFC 9110 must not be refused.
        parameters
          .filter((parameter) => parameter.in !== 'header')
          .map((parameter) => parameter.schema ?? {}),
        id,
      );
      visit(operation.requestBody ?? {}, id);
    }
    expect(unbounded).toEqual([]);
  });
});
