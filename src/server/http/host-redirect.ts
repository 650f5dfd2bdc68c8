import type { FastifyInstance } from 'fastify';
import { isPageRequest } from './page-request.ts';

/** Redirects page requests for another host to the public one: cookies and sign-in are valid there only. */
export function addHostRedirect(app: FastifyInstance, publicUrl: () => URL): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host, origin, port, protocol } = publicUrl();
    const usual = protocol === 'https:' ? ':443' : ':80';
    const asked =
      port === '' && request.host.endsWith(usual) ? request.host.slice(0, -usual.length) : request.host;
    if (asked === host || !isPageRequest(request)) return;
    // A path with two leading slashes would name another host.
    return reply
      .header('cache-control', 'no-store')
      .redirect(origin + request.url.replace(/^[/\\]+/, '/'), 302);
  });
}
