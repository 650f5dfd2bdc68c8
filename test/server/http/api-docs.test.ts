import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations, readDocument, readPublishedText } from '../../../src/contract/document.ts';
import { apiDocs } from '../../../src/server/http/api-docs.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(apiDocs);
});
afterAll(() => app.close());

describe('The contract is served', () => {
  it('as YAML', async () => {
    const answer = await app.inject('/openapi.yaml');
    expect(answer.headers['content-type']).toBe('application/yaml; charset=utf-8');
    expect(answer.body).toBe(readPublishedText());
  });

  it('as JSON', async () => {
    expect((await app.inject('/openapi.json')).json()).toEqual(readDocument(readPublishedText()));
  });

  it('without what is for operators, which is all that is missing', async () => {
    const published = readDocument(readPublishedText());
    const text = JSON.stringify(published);
    expect(text).not.toMatch(/x-roles|operator\/|Operator(Account|Act|Role)/);
    const named = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref.slice(2).split('/'));
    for (const steps of named) {
      let target: unknown = published;
      for (const step of steps) target = Object.getOwnPropertyDescriptor(target, step)?.value;
      expect(target, steps.join('/')).toBeDefined();
    }
    const others = listOperations(readDocument()).filter(({ access }) => access !== 'operator');
    expect(listOperations(published).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  });

  it('so that a browser checks each time whether it has changed', async () => {
    for (const url of ['/openapi.yaml', '/openapi.json', '/api-docs'])
      expect((await app.inject(url)).headers['cache-control']).toBe('no-cache');
  });
});

it('The former address of the API page leads to it, with what was filled in', async () => {
  const placeOf = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers.location];
  };
  expect(await placeOf('/api-docs')).toEqual([308, '/documentation/api']);
  expect(await placeOf('/api-docs/')).toEqual([308, '/documentation/api']);
  expect(await placeOf('/api-docs?tv=ICPM&assetclass=Equity%20%26%20Equity-like')).toEqual([
    308,
    '/documentation/api?tv=ICPM&assetclass=Equity%20%26%20Equity-like',
  ]);
});
