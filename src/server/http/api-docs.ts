import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { readDocument, readDocumentText } from '../../contract/document.ts';
import { apiDocsPage } from './api-docs-page.ts';

const fontPath = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

/**
 * Serves the contract as it is written (/openapi.yaml), as JSON (/openapi.json) and as a page to read (/api-docs). The
 * page holds no script and asks for nothing but its font, so that it passes the portal's policy.
 */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  const text = readDocumentText();
  const document = readDocument(text);
  const json = JSON.stringify(document);
  const page = apiDocsPage(document);
  const font = await readFile(fontPath);

  const answers = [
    ['/openapi.yaml', 'application/yaml; charset=utf-8', text],
    ['/openapi.json', 'application/json; charset=utf-8', json],
    ['/api-docs', 'text/html; charset=utf-8', page],
  ] as const;
  for (const [url, type, body] of answers) {
    app.get(url, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(body));
  }
  app.get('/api-docs/inter.woff2', async (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  );
}
