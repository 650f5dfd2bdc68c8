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
    /** Sends a new CSRF token, bound to the session of this hash, or to none. */
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
 * The CSRF token and its secret: the secret in a signed cookie that no script can read, the token in a readable one, bound to the
 * session. Requires the cookie plugin and the session hook to be registered first.
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
  // The plugin only refuses a pair; it cannot be asked about one.
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
    // A client sends an API key deliberately, so it cannot be tricked into it: no pair is needed, and no cookies are
    // kept.
    if (request.keyId !== null || request.publisher !== null || !/^\/(api\/|auth\/)/.test(request.url))
      return;
    if (request.sessionEnded) {
      reply.clearCookie(style.sessionName, style.hidden);
      reply.clearCookie(style.signedInName, style.signedIn);
      reply.renewXsrf(null);
    } else if (isSafe(request.method) && !fits(request)) {
      // With a pair for another secret, or for a session whose cookie is gone, the next call would be refused.
      reply.renewXsrf(request.session?.id ?? null);
    }
  });
}
