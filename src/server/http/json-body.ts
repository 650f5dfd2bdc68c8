import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

// In valid JSON, a text that a colon follows is a name, and braces and brackets outside of texts make the nesting.
const tokens = /"(?:[^"\\]|\\.)*"\s*(:?)|[{}[\]]/g;

/**
 * The first name that an object of a JSON text has twice; null when there is none. JSON.parse keeps the last one
 * silently, and whoever reads the first, such as a proxy, sees another request than we do.
 *
 * @param json a text that JSON.parse takes
 */
export function doubledName(json: string): string | null {
  const open: (Set<string> | null)[] = [];
  for (const [token, colon] of json.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (colon === ':') {
      const name: unknown = JSON.parse(token.slice(0, -1));
      const names = open.at(-1);
      if (typeof name !== 'string' || !names) continue;
      if (names.has(name)) return name;
      names.add(name);
    }
  }
  return null;
}

/** Reads JSON bodies, and refuses those that name a field twice or would change an object's prototype. */
export function addJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    parse(request, text, (error, value) => {
      if (error) return done(error);
      const doubled = doubledName(text)?.slice(0, 60) ?? null;
      if (doubled === null) return done(null, value);
      const message = 'must be given once';
      return done(
        new Refusal('invalid-request', `${doubled}: ${message}`, { fields: { [doubled]: [message] } }),
      );
    });
  });
}
