import { createHmac } from 'node:crypto';
import Tokens from '@fastify/csrf';
import csrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieStyle } from '../sessions/session-cookie.ts';

/** Names the page's client uses by convention (A 7). */
const xsrfCookie = 'XSRF-TOKEN';
const xsrfHeader = 'x-xsrf-token';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface FastifyReply {
    /** Sends a new XSRF token, bound to the session of this hash, or to none. */
    renewXsrf: (sessionId: string | null) => void;
  }
}

export type XsrfOptions = {
  readonly secret: string;
  readonly https: boolean;
};

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD';

const boundTo = (sessionId: string | null): string => sessionId ?? 'anonymous';

/**
 * The XSRF pair: secret in a signed cookie no script reads, token in a readable one, bound to the session.
 * Needs the cookie plugin and the session hook before it.
 */
export async function addXsrf(app: FastifyInstance, { secret, https }: XsrfOptions): Promise<void> {
  const style = cookieStyle(https);
  const hmacKey = createHmac('sha256', secret).update('xsrf').digest('hex');
  await app.register(csrf, {
    cookieKey: style.csrfSecretName,
    cookieOpts: { ...style.hidden, signed: true },
    getUserInfo: (request: FastifyRequest) => boundTo(request.session?.id ?? null),
    getToken: (request: FastifyRequest) => {
      const header = request.headers[xsrfHeader];
      return typeof header === 'string' ? header : '';
    },
    csrfOpts: { hmacKey },
  });
  // The plugin refuses a pair, and cannot be asked whether it would.
  const tokens = new Tokens({ userInfo: true, hmacKey });
  const fits = (request: FastifyRequest): boolean => {
    const token = request.cookies[xsrfCookie];
    const { valid, value } = request.unsignCookie(request.cookies[style.csrfSecretName] ?? '');
    return valid && token !== undefined && tokens.verify(value, token, boundTo(request.session?.id ?? null));
  };
  app.decorateReply('renewXsrf', function renewXsrf(this: FastifyReply, sessionId: string | null) {
    const token = this.generateCsrf({ ...style.hidden, signed: true, userInfo: boundTo(sessionId) });
    this.setCookie(xsrfCookie, token, style.readable);
  });
  app.addHook('onRequest', async (request, reply) => {
    // A key is sent by who means to, so nobody can be led to: it needs no pair, and keeps no cookies.
    if (
      request.keyId !== null ||
      request.publisher !== null ||
      !/^\/(api\/|auth\/|api-docs\/json)/.test(request.url)
    )
      return;
    if (request.sessionEnded) {
      reply.clearCookie(style.sessionName, style.hidden);
      reply.clearCookie(style.signedInName, style.signedIn);
      reply.renewXsrf(null);
    } else if (isSafe(request.method) && !fits(request)) {
      // A pair of another secret, or of a session whose cookie is gone, would have the next call refused.
      reply.renewXsrf(request.session?.id ?? null);
    }
  });
}
