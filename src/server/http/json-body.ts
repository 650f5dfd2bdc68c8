import type { FastifyInstance } from 'fastify';
import { doubledName } from '../../platform/doubled-name.ts';
import { Refusal } from './refusal.ts';

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
