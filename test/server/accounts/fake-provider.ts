import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { clientId } from './identity-kit.ts';

type Answer = { status?: number; body: unknown; headers?: Record<string, string> };

/** A test's replacement for an answer: another one, or none while the caller waits. */
type Override = Answer | 'silence';

/**
 * A provider that answers as a test wants: real HTTP, real signatures, Okta's paths. It has no redirect for the
 * page, since it accepts any code.
 */
export type FakeProvider = {
  readonly issuer: string;
  /** Changes the claims of the next ID tokens; a claim set to undefined is left out. */
  claims: (claims: JWTPayload) => JWTPayload;
  /** Changes the next ID tokens after they were signed. */
  afterSigning: (idToken: string) => string;
  /** Overrides the answer of a path; undefined keeps the usual one. A body that is a string is sent as it is. */
  answers: Record<string, Override | undefined>;
  /** The requests received, newest last. */
  readonly requests: Array<{
    method: string;
    path: string;
    headers: IncomingMessage['headers'];
    body: string;
  }>;
  /** Signs with a new key from now on; the key set shows it unless `silently`. */
  rotate(options?: { silently?: boolean }): Promise<void>;
  reset(): void;
  close(): Promise<void>;
};

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey, jwk };
}

/** @param nonceOf the nonce that the current sign-in expects */
export async function startFakeProvider(nonceOf: () => string): Promise<FakeProvider> {
  let signing = await newKey('key-0');
  let shown = [signing.jwk];
  let keyNumber = 0;
  let issuer = '';
  const requests: FakeProvider['requests'] = [];

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = fake.claims({
      iss: issuer,
      aud: clientId,
      sub: 'subject-1',
      nonce: nonceOf(),
      iat: now,
      exp: now + 3600,
    });
    const signed = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: signing.kid })
      .sign(signing.privateKey);
    return fake.afterSigning(signed);
  }

  async function answer(path: string): Promise<Override> {
    const override = fake.answers[path];
    if (override) return override;
    switch (path) {
      case '/.well-known/openid-configuration':
        return {
          body: {
            issuer,
            authorization_endpoint: `${issuer}/oauth2/v1/authorize`,
            token_endpoint: `${issuer}/oauth2/v1/token`,
            jwks_uri: `${issuer}/oauth2/v1/keys`,
            token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
          },
        };
      case '/oauth2/v1/keys':
        return { body: { keys: shown } };
      case '/oauth2/v1/token':
        return { body: { token_type: 'Bearer', access_token: 'opaque', id_token: await idToken() } };
      case '/api/v1/authn':
        return {
          body: {
            status: 'SUCCESS',
            sessionToken: 'one-time',
            expiresAt: '2026-11-20T00:00:00.000Z',
            _embedded: { user: { id: 'subject-1' } },
          },
        };
      case '/api/v1/users/subject-1':
        return { body: { id: 'subject-1', passwordChanged: '2026-01-05T09:00:00.000Z' } };
      default:
        return { status: 204, body: '' };
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const path = request.url ?? '/';
    requests.push({ method: request.method ?? '', path, headers: request.headers, body });
    const reply = await answer(path);
    if (reply === 'silence') return;
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    response
      .writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
      .end(text);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  issuer = `http://127.0.0.1:${address.port}`;

  const fake: FakeProvider = {
    issuer,
    claims: (claims) => claims,
    afterSigning: (idToken) => idToken,
    answers: {},
    requests,
    rotate: async ({ silently = false } = {}) => {
      keyNumber += 1;
      signing = await newKey(`key-${keyNumber}`);
      if (!silently) shown = [signing.jwk, ...shown];
    },
    reset: () => {
      fake.claims = (claims) => claims;
      fake.afterSigning = (idToken) => idToken;
      fake.answers = {};
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
