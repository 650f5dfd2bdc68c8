import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations, readDocument, readDocumentText } from '../../../src/contract/document.ts';
import { listForms } from '../../../src/contract/forms-of-document.ts';
import { apiDocs } from '../../../src/server/http/api-docs.ts';

let app: FastifyInstance;
let page: Document;
const headers = new Map<string, unknown>();

beforeAll(async () => {
  app = Fastify();
  await app.register(cookie);
  app.decorateRequest('session', null);
  await app.register(apiDocs);
  const answer = await app.inject('/api-docs');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, value);
  page = new JSDOM(answer.body).window.document;
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
    for (const url of ['/openapi.yaml', '/openapi.json', '/api-docs', '/api-docs/json'])
      expect((await app.inject(url)).headers['cache-control']).toBe('no-cache');
  });
});

describe('The readable documentation', () => {
  it('shows every call of the contract, the forms, and whether the reader is signed in', async () => {
    const { info, 'x-signed-in': signedIn, ...shown } = (await app.inject('/api-docs/json')).json();
    const { info: written, ...document } = readDocument();
    expect(shown).toEqual(document);
    expect(info).toMatchObject({ title: 'Daylight', description: expect.stringContaining('**Session.**') });
    expect(written).toBeDefined();
    for (const { name } of listForms(readDocument())) expect(info.description).toContain(`\n### ${name}\n`);
    expect(signedIn).toBe(false);
    for (const { method, path } of listOperations(readDocument()))
      expect(shown.paths[path][method.toLowerCase()]['x-access']).toMatch(
        /^(public|session|unrestricted|publisher)$/,
      );
  });

  it('needs no inline scripts or styles, no handlers in attributes and no external origins', () => {
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';",
    );
    expect(page.querySelectorAll('script:not([src]), style, iframe, object, embed')).toHaveLength(0);
    for (const element of page.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$/);
        if (name === 'href' || name === 'src') expect(value).toMatch(/^\/api-docs\/static\//);
      }
    }
  });

  it('can load every file it refers to', async () => {
    const files = [...page.querySelectorAll('[src], link[href]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    );
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect([file, (await app.inject(file)).statusCode]).toEqual([file, 200]);
  });
});
