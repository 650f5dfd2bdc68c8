import Fastify, { type FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations, readDocument, readDocumentText } from '../../../src/contract/document.ts';
import { darkTokens, lightTokens } from '../../../src/portal/theme/tokens.ts';
import { apiDocs } from '../../../src/server/http/api-docs.ts';
import { apiDocsStyle } from '../../../src/server/http/api-docs-style.ts';
import { html, paragraphs } from '../../../src/server/http/markup.ts';

let app: FastifyInstance;
let page: Document;

beforeAll(async () => {
  app = Fastify();
  await app.register(apiDocs);
  const answer = await app.inject('/api-docs');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  page = new JSDOM(answer.body).window.document;
});
afterAll(() => app.close());

describe('The contract is served', () => {
  it('as it is written', async () => {
    const answer = await app.inject('/openapi.yaml');
    expect(answer.headers['content-type']).toBe('application/yaml; charset=utf-8');
    expect(answer.body).toBe(readDocumentText());
  });

  it('as JSON', async () => {
    expect((await app.inject('/openapi.json')).json()).toEqual(readDocument());
  });

  it('so that a browser asks again whether it changed', async () => {
    for (const url of ['/openapi.yaml', '/openapi.json', '/api-docs'])
      expect((await app.inject(url)).headers['cache-control']).toBe('no-cache');
  });
});

describe('The readable documentation', () => {
  it('shows every call with its method, path and who may call it', () => {
    for (const { id, method, path } of listOperations(readDocument())) {
      const section = page.getElementById(id);
      expect(section?.querySelector('.line code')?.textContent).toBe(`${method} ${path}`);
      expect(section?.querySelector('.access')?.textContent).not.toBe('');
    }
  });

  it('passes a policy without scripts, handlers in attributes and outside origins', () => {
    expect(page.querySelectorAll('script, iframe, object, embed, link[rel=stylesheet]')).toHaveLength(0);
    for (const element of page.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/);
        if (name === 'href' || name === 'src') expect(value).toMatch(/^[#/](?!\/)/);
      }
    }
    expect(apiDocsStyle.match(/url\(([^)]*)\)/g)).toEqual(['url(/api-docs/inter.woff2)']);
  });

  it('brings its font', async () => {
    const answer = await app.inject('/api-docs/inter.woff2');
    expect(answer.headers['content-type']).toBe('font/woff2');
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  });

  it('has no link that leads nowhere and no name twice', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const link of page.querySelectorAll('a[href^="#"]'))
      expect(ids).toContain(link.getAttribute('href')?.slice(1));
  });

  it('is in one order of headings, has one main part, and can be scrolled by keyboard', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('#content');
    const levels = [...page.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1);
      return level;
    }, 0);
    for (const box of page.querySelectorAll('.wide, pre')) expect(box.getAttribute('tabindex')).toBe('0');
  });

  it("wears the portal's colours in both schemes", () => {
    const [light = '', dark = ''] = apiDocsStyle.split('prefers-color-scheme:dark');
    const used = ['ground', 'surface', 'ink', 'muted', 'line', 'accent', 'bar'] as const;
    for (const name of used) {
      expect(light).toContain(`--${name}:${lightTokens[name]}`);
      expect(dark).toContain(`--${name}:${darkTokens[name]}`);
    }
  });
});

describe('Building HTML', () => {
  it('escapes whatever is not markup itself', () => {
    const name = `<img src=x onerror="alert(1)">'&`;
    expect(html`<b title="${name}">${name}${null}${false}${[1, html`<i></i>`]}</b>`.text).toBe(
      '<b title="&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;">&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;1<i></i></b>',
    );
  });

  it('reads the little Markdown that descriptions use', () => {
    expect(paragraphs('**Every** `<call>` is *told*.\n\nNext').text).toBe(
      '<p><strong>Every</strong> <code>&lt;call&gt;</code> is <em>told</em>.</p>\n<p>Next</p>',
    );
  });
});
