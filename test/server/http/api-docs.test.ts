import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument, readDocumentText } from '../../../src/contract/document.ts';
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
    expect(answer.body).toBe(readDocumentText());
  });

  it('as JSON', async () => {
    expect((await app.inject('/openapi.json')).json()).toEqual(readDocument());
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
