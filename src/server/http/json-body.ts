import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

// In valid JSON a string followed by a colon is a name, and nesting is given by the braces and brackets outside
// strings.
const tokens = /"(?:[^"\\]|\\.)*"\s*(:?)|[{}[\]]/g;

/**
 * The first name that occurs twice in an object of a JSON text, or null. JSON.parse silently keeps the last value; a
 * reader that keeps the first, such as a proxy, would see a different request.
 *
 * @param json a text that JSON.parse accepts
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

/** Parses JSON bodies, refusing those that name a field twice or would change an object's prototype. */
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
