import type { FastifyInstance } from 'fastify';
import { cookieStyle } from './session-cookie.ts';
import type { RequestSession, Sessions } from './sessions.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface FastifyRequest {
    /** The caller's living session, or null. */
    session: RequestSession | null;
    /** A session cookie came, but its session has ended. */
    sessionEnded: boolean;
  }
}

export type SessionHookOptions = {
  readonly sessions: Sessions;
  readonly https: boolean;
};

/** Gives every call its session. Needs the cookie plugin before it. */
export function addSessionHook(app: FastifyInstance, { sessions, https }: SessionHookOptions): void {
  const { sessionName } = cookieStyle(https);
  app.decorateRequest('session', null);
  app.decorateRequest('sessionEnded', false);
  app.addHook('onRequest', async (request) => {
    // Open files and the provider's own pages need no session, so they cost no query.
    if (!/^\/(api\/|auth\/|slice-files\/|api-docs\/json)/.test(request.url)) return;
    const identifier = request.cookies[sessionName];
    if (identifier === undefined) return;
    request.session = await sessions.find(identifier);
    request.sessionEnded = request.session === null;
  });
}
