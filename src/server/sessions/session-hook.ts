import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationId } from '../../contract/generated/operations.ts';
import { networkOf } from '../../domain/network-of.ts';
import type { Turns } from '../../platform/turns.ts';
import type { KeyAccess } from '../api-keys/key-access.ts';
import { longestMemoryMs } from '../database/memories.ts';
import { turnRefusal } from '../http/admission.ts';
import { isPublisherKey, type Publisher, type PublisherKeys } from '../publishers/publisher-keys.ts';
import type { LiveSessions } from './live-sessions.ts';
import { cookieStyle } from './session-cookie.ts';
import type { RequestSession, Sessions } from './sessions.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface FastifyRequest {
    /** The caller's session, or null. */
    session: RequestSession | null;
    /** A session cookie was sent, but its session has ended. */
    sessionEnded: boolean;
    /** The message for a browser whose session was replaced by a newer one, or null. */
    displacedText: string | null;
    /** The id of the API key that was sent, or null. */
    keyId: string | null;
    /** The publisher whose key was sent, or null. */
    publisher: Publisher | null;
    /**
     * Looks the session up again if it was read longer ago than may be remembered, since the call has waited; null
     * without one.
     */
    renewSession: (() => Promise<void>) | null;
  }
}

export type SessionHookOptions = {
  readonly sessions: Sessions;
  readonly keys: Pick<KeyAccess, 'find'>;
  readonly publishers: PublisherKeys;
  readonly liveSessions: Pick<LiveSessions, 'displacedText'>;
  readonly https: boolean;
  /** Called when a call may have changed sessions or rights, before it is answered; if absent, nothing remembers them. */
  readonly forgetRights?: () => void;
  /**
   * The turns in which networks have their sessions and keys looked up, so that a flood from one delays no other's, and
   * one with one of them not those of its neighbours; if absent, all at once.
   */
  readonly lookups?: Pick<Turns, 'acquire'>;
};

// Pages make these calls by themselves, every minute: they do not mean that somebody is there.
const unasked: ReadonlySet<OperationId> = new Set(['countAlerts', 'getSegmentSilence', 'getPublicTrades']);

// The most frequent call reads its rights together with the session, which saves a query.
const isForPages = /^\/api\/feed\/data\?/;

/** Whether a call may change sessions or rights: signing in and out are the only ones by GET. */
const mayChange = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  (method !== 'GET' && method !== 'HEAD') || url.startsWith('/auth/');

// Other schemes are not ours: a proxy in front may ask for a password of its own.
const bearer = /^bearer +(.*)$/i;

/**
 * Gives every call its session: that of its cookie or that of its API key, which takes precedence. Needs the cookie
 * plugin before it.
 */
export function addSessionHook(
  app: FastifyInstance,
  { sessions, keys, publishers, liveSessions, https, forgetRights, lookups }: SessionHookOptions,
): void {
  const { sessionName } = cookieStyle(https);
  app.decorateRequest('session', null);
  app.decorateRequest('sessionEnded', false);
  app.decorateRequest('displacedText', null);
  app.decorateRequest('keyId', null);
  app.decorateRequest('publisher', null);
  app.decorateRequest('renewSession', null);
  const look = async (request: FastifyRequest, key: string | undefined): Promise<void> => {
    if (key !== undefined && isPublisherKey(key)) {
      request.publisher = await publishers.find(key.trim());
      return;
    }
    if (key !== undefined) {
      const holder = await keys.find(key.trim(), networkOf(request.ip), isForPages.test(request.url));
      request.session = holder.session;
      request.keyId = holder.keyId;
      return;
    }
    const identifier = request.cookies[sessionName];
    if (identifier === undefined) return;
    const { operationId } = request.routeOptions.config;
    const isActivity = operationId === undefined || !unasked.has(operationId);
    request.session = await sessions.find(identifier, isForPages.test(request.url), isActivity);
    if (request.session !== null) return;
    request.displacedText = await liveSessions.displacedText(identifier);
    // The cookie stays until the next sign-in, so that every tab gets the message, also after a reload.
    request.sessionEnded = request.displacedText === null;
  };
  if (forgetRights)
    app.addHook('onSend', async (request) => {
      if (mayChange(request)) forgetRights();
    });
  app.addHook('onRequest', async (request) => {
    // Open files and the provider's own pages need no session, so they cost no query.
    if (!/^\/(api\/|auth\/|slice-files\/)/.test(request.url)) return;
    const [, key] = bearer.exec(request.headers.authorization ?? '') ?? [];
    const sent = key ?? request.cookies[sessionName];
    if (sent === undefined) return;
    const taker = { caller: networkOf(request.ip), part: sent };
    const leave = await lookups?.acquire(taker).catch((error: unknown) => {
      throw turnRefusal(error);
    });
    request.renewSession = async () => {
      if (request.session && performance.now() - request.session.readAt > longestMemoryMs)
        await look(request, key);
    };
    try {
      await look(request, key);
    } finally {
      leave?.();
    }
  });
}
