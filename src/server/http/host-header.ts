import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

// A name or an address, and a port (RFC 9110 7.2). Names of containers hold underscores.
const wellFormed = /^(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9_][a-z0-9._-]{0,254})(?::\d{1,5})?$/i;

/** Begins of an absolute request target (RFC 9112 3.2.2), which a caller may send in place of a path. */
const absoluteTarget = /^https?:\/\/[^/?#]*/i;

/** The path and query that a request is for: of an absolute target its host is dropped, for nobody here believes it. */
export function pathTarget(target: string): string {
  const path = target.replace(absoluteTarget, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}

/**
 * Refuses a host that is none, before anything reads it; none at all is allowed, as old health checks ask. Which host
 * was asked for decides nothing but a redirect to the public one: every address of ours is made of PUBLIC_URL.
 */
export function addHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const given = [request.headers.host, request.host];
    // RFC 9112 3.2; said here, since Node's own answer has no shape.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      throw new Refusal('invalid-request', 'The Host header is missing');
    }
    if (given.some((host) => host !== undefined && host !== '' && !wellFormed.test(host))) {
      throw new Refusal('invalid-request', 'The Host header is malformed');
    }
  });
}
