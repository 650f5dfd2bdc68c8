import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

// A name or an address, and a port (RFC 9110 7.2). Container names may contain underscores.
const wellFormed = /^(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9_][a-z0-9._-]{0,254})(?::\d{1,5})?$/i;

const isHost = /^host$/i;

/**
 * The start of an absolute request target (RFC 9112 3.2.2), which a client may send in place of a path. Of any scheme:
 * whatever stood before the path would stand right behind our own host in a redirect.
 */
const absoluteTarget = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** The path and query of a request; the host of an absolute target is dropped, since nothing here trusts it. */
export function pathTarget(target: string): string {
  const path = target.replace(absoluteTarget, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}

/**
 * Refuses a malformed Host header before anything reads it. A missing one is allowed, as old health checks send none.
 * The host decides nothing but a redirect to the public one: all our own addresses are made from PUBLIC_URL.
 */
export function addHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    // Node keeps the first of several, but a proxy may have used another.
    if (request.raw.rawHeaders.filter((text, at) => at % 2 === 0 && isHost.test(text)).length > 1) {
      throw new Refusal('invalid-request', 'The Host header must be given once');
    }
    const given = [request.headers.host, request.host];
    // RFC 9112 3.2. Refused here because Node's own answer does not have our error shape.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      throw new Refusal('invalid-request', 'The Host header is missing');
    }
    if (given.some((host) => host !== undefined && host !== '' && !wellFormed.test(host))) {
      throw new Refusal('invalid-request', 'The Host header is malformed');
    }
  });
}
