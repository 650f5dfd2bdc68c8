import type { FastifyInstance } from 'fastify';
import { readDocument, readPublishedText } from '../../contract/document.ts';
import { pagePaths } from '../../domain/page-paths.ts';

/**
 * Serves the contract, without the calls of operators, as YAML (/openapi.yaml) and as JSON (/openapi.json). /api-docs, the former address of the API
 * page, leads there with its query; the browser keeps the place.
 */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  const text = readPublishedText();
  const answers = [
    ['/openapi.yaml', 'application/yaml; charset=utf-8', text],
    ['/openapi.json', 'application/json; charset=utf-8', JSON.stringify(readDocument(text))],
  ] as const;
  for (const [url, type, body] of answers) {
    app.get(url, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(body));
  }
  for (const url of ['/api-docs', '/api-docs/']) {
    app.get(url, async (request, reply) => {
      const [, query] = request.url.split('?');
      const address = query ? `${pagePaths.apiReference}?${query}` : pagePaths.apiReference;
      return reply.header('cache-control', 'no-cache').redirect(address, 308);
    });
  }
}
