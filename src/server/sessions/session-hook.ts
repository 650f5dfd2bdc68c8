import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../domain/network-of.ts';
import type { KeyAccess } from '../api-keys/key-access.ts';
import { isPublisherKey, type Publisher, type PublisherKeys } from '../publishers/publisher-keys.ts';
import type { LiveSessions } from './live-sessions.ts';
import { cookieStyle } from './session-cookie.ts';
import type { RequestSession, Sessions } from './sessions.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface FastifyRequest {
    /** The caller's living session, or null. */
    session: RequestSession | null;
    /** A session cookie came, but its session has ended. */
    sessionEnded: boolean;
    /** What is told to a browser whose session a newer one has taken the place of, or null. */
    displacedText: string | null;
    /** The id of the API key that the call came with, or null. */
    keyId: string | null;
    /** Whose publisher key the call came with, or null. */
    publisher: Publisher | null;
  }
}

export type SessionHookOptions = {
  readonly sessions: Sessions;
  readonly keys: Pick<KeyAccess, 'find'>;
  readonly publishers: PublisherKeys;
  readonly liveSessions: Pick<LiveSessions, 'displacedText'>;
  readonly https: boolean;
};

// The call that is asked most has its rights with its session: one question less.
const isForPages = /^\/api\/feed\/data\?/;

// Other schemes are not ours: a proxy before us may ask for a password of its own.
const bearer = /^bearer +(.*)$/i;

/**
 * Gives every call its session: the one of its cookie, or that of its API key, which counts alone where both come. Needs
 * the cookie plugin before it.
 */
export function addSessionHook(
  app: FastifyInstance,
  { sessions, keys, publishers, liveSessions, https }: SessionHookOptions,
): void {
  const { sessionName } = cookieStyle(https);
  app.decorateRequest('session', null);
  app.decorateRequest('sessionEnded', false);
  app.decorateRequest('displacedText', null);
  app.decorateRequest('keyId', null);
  app.decorateRequest('publisher', null);
  app.addHook('onRequest', async (request) => {
    // Open files and the provider's own pages need no session, so they cost no query.
    if (!/^\/(api\/|auth\/|slice-files\/|api-docs\/json)/.test(request.url)) return;
    const [, key] = bearer.exec(request.headers.authorization ?? '') ?? [];
    if (key !== undefined && isPublisherKey(key)) {
      request.publisher = await publishers.find(key.trim());
      return;
    }
    if (key !== undefined) {
      const holder = await keys.find(key.trim(), networkOf(request.ip));
      request.session = holder.session;
      request.keyId = holder.keyId;
      return;
    }
    const identifier = request.cookies[sessionName];
    if (identifier === undefined) return;
    request.session = await sessions.find(identifier, isForPages.test(request.url));
    if (request.session !== null) return;
    request.displacedText = await liveSessions.displacedText(identifier);
    // Its cookie stays until the next sign-in, so that every tab is told, also when it is loaded again.
    request.sessionEnded = request.displacedText === null;
  });
}
