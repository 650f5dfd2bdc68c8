import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { JWK } from 'jose';
import type { Provider } from 'oidc-provider';
import { pagePaths } from '../domain/page-paths.ts';
import type { Database } from '../platform/database/database.ts';
import type { Seal } from '../platform/seal.ts';
import { NoTurn } from '../platform/turns.ts';
import { createAccounts } from './accounts.ts';
import { removeExpired } from './adapter.ts';
import { authnApi } from './authn-api.ts';
import { createChallenges } from './challenges.ts';
import { sameSecret } from './digest.ts';
import { createEndpointLimits } from './endpoint-limits.ts';
import { createFactors } from './factors.ts';
import { factorsApi } from './factors-api.ts';
import { publishedKeys } from './keys.ts';
import { OktaError, oktaErrorBody, rateLimited } from './okta-errors.ts';
import { createOpenIdProvider, type ProviderClientRegistration, sessionCookie } from './openid-provider.ts';
import { createPasswordHashing, type HashingCost } from './password-hashing.ts';
import { logProviderEvents } from './provider-events.ts';
import { recoveryApi } from './recovery-api.ts';
import { createSessionTokens } from './session-tokens.ts';
import { createFactorFailures, createSignInFailures } from './sign-in-failures.ts';
import { usersApi } from './users-api.ts';

const cleanUpEveryMs = 10 * 60 * 1000;
const readKeysEveryMs = 60 * 1000;
const largestBody = 64 * 1024;

/** The names and paths of the cookies of a session at this provider, below a mount, for code that removes them. */
export function providerSessionCookies(
  isHttps: boolean,
  mount: string,
): Array<{ name: string; path: string }> {
  const { name, path } = sessionCookie(isHttps, mount);
  return [name, `${name}.sig`].map((one) => ({ name: one, path }));
}

export type IdentityProviderOptions = {
  /** Of a database with the schema `identity` from `prepareIdentity`; it is closed with the plugin. */
  pool: Database;
  /**
   * The public address under which the plugin is mounted, such as `http://localhost:8080/idp`. Called at the first
   * request: with port 0 the address is known only once the service listens.
   */
  issuer: () => string;
  /** The portal's server; also called at the first request. */
  client: () => ProviderClientRegistration;
  /** RS256 private keys, cookie keys, API token: from `prepareIdentity`. */
  signingKeys: readonly JWK[];
  /**
   * The secret that seals the signing keys. With it they are reloaded every minute, so that a rotation takes effect
   * without a restart; without it the given keys stay.
   */
  keySecret?: string;
  /** Seals the secrets of second factors; from `prepareIdentity`. */
  factorSeal: Seal;
  cookieKeys: readonly string[];
  apiToken: string;
  /** Where a browser is sent if it has no session and did not ask with `prompt=none`. */
  loginPage?: string;
  /** The real time; tests may set it. */
  now?: () => Date;
  /** For tests that hash many passwords. */
  hashingCost?: HashingCost | undefined;
};

/**
 * The embedded OpenID provider as a Fastify plugin, to be mounted with the prefix of the issuer's path: discovery and
 * `/oauth2/v1/*` by oidc-provider, `/api/v1/*` with Okta's calls and error bodies (wire.md Identity).
 *
 * Every call under `/api/v1` needs the API token. So does primary authentication, which Okta allows to anybody, but
 * which here would bypass the portal's captcha and limits.
 */
export const identityProvider: FastifyPluginAsync<IdentityProviderOptions> = async (app, options) => {
  const now = options.now ?? (() => new Date());
  const { pool } = options;
  const accounts = createAccounts(pool, now);
  const sessionTokens = createSessionTokens(pool, now);
  const hashing = await createPasswordHashing(undefined, options.hashingCost);
  let made: { issuer: URL; handle: ReturnType<Provider['callback']> } | undefined;
  const keys = keptKeys(pool, options, now, app.log);
  const openId = async () => {
    const { signingKeys, changed } = await keys();
    if (!made || changed) {
      const issuer = options.issuer();
      const provider = createOpenIdProvider({
        ...options,
        signingKeys,
        issuer,
        client: options.client(),
        accounts,
        sessionTokens,
        loginPage: options.loginPage ?? pagePaths.login,
        now,
      });
      logProviderEvents(provider, app.log);
      made = { issuer: new URL(issuer), handle: provider.callback() };
    }
    return made;
  };

  let removing: Promise<unknown> = Promise.resolve();
  const cleaning = setInterval(() => {
    removing = removing
      .then(() => removeExpired(pool, now))
      .catch((error: unknown) => app.log.warn({ err: error }, 'identity clean-up failed'));
  }, cleanUpEveryMs);
  cleaning.unref();
  app.addHook('onClose', async () => {
    clearInterval(cleaning);
    await removing;
    await pool.end();
  });

  const limits = createEndpointLimits();
  await app.register(
    async (api) => {
      oktaErrors(api);
      api.addHook('onRequest', async (request) => {
        const [scheme, token] = (request.headers.authorization ?? '').split(' ');
        if (scheme !== 'SSWS' || token === undefined || !sameSecret(token, options.apiToken)) {
          await limits.stranger(request.ip);
          throw new OktaError('E0000011');
        }
      });
      const failures = createSignInFailures(pool);
      const factors = createFactors(pool, options.factorSeal, createFactorFailures(pool), now);
      authnApi(api, accounts, hashing, sessionTokens, failures, factors, createChallenges(pool, now));
      factorsApi(api, accounts, factors);
      recoveryApi(api, pool, accounts, hashing, failures, now);
      usersApi(api, accounts, hashing);
      // Without this, the OpenID routes below would answer unknown calls of this part.
      api.all('/*', () => {
        throw new OktaError('E0000007');
      });
    },
    { prefix: '/api/v1', bodyLimit: largestBody },
  );

  await app.register(async (oidc) => {
    // oidc-provider reads the bodies itself.
    oidc.removeAllContentTypeParsers();
    oidc.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const mount = app.prefix;
    oktaErrors(oidc);
    oidc.addHook('onRequest', async (request) => {
      await (request.url.startsWith(`${mount}/oauth2/v1/token`) ? limits.token : limits.page)(request.ip);
    });
    oidc.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: '/*',
      // The address of an authorisation request contains a session token, so its query must not be logged.
      logLevel: 'warn',
      handler: async (request, reply) => {
        const { raw } = request;
        const { handle, issuer } = await openId();
        const originalUrl = raw.url ?? '/';
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) {
            reply.raw.setHeader(name, value);
          }
        }
        // The package builds its addresses from these headers. Where the provider is comes from the configuration; the
        // caller's headers are not trusted, and our own service calls at a loopback address.
        raw.headers.host = issuer.host;
        raw.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
        delete raw.headers['x-forwarded-host'];
        delete raw.headers['x-forwarded-for'];
        Object.assign(raw, { originalUrl, url: originalUrl.slice(mount.length) || '/' });
        reply.hijack();
        handle(raw, reply.raw).catch((error: unknown) => app.log.error({ err: error }, 'identity'));
      },
    });
  });
};

/**
 * The signing keys, reloaded when they are a minute old; the old ones are kept while the database cannot be reached.
 */
function keptKeys(
  pool: Database,
  { signingKeys: first, keySecret }: IdentityProviderOptions,
  now: () => Date,
  log: FastifyBaseLogger,
) {
  let signingKeys = first;
  let readAt = now().getTime();
  const idsOf = (keys: readonly JWK[]): string => keys.map(({ kid }) => kid).join(' ');
  return async (): Promise<{ readonly signingKeys: readonly JWK[]; readonly changed: boolean }> => {
    const at = now();
    if (keySecret === undefined || at.getTime() - readAt < readKeysEveryMs) {
      return { signingKeys, changed: false };
    }
    readAt = at.getTime();
    try {
      const read = await publishedKeys(pool, keySecret, at);
      const changed = read.length > 0 && idsOf(read) !== idsOf(signingKeys);
      if (changed) signingKeys = read;
      return { signingKeys, changed };
    } catch (error) {
      log.warn({ err: error }, 'signing keys could not be read again');
      return { signingKeys, changed: false };
    }
  };
}

function oktaErrors(api: FastifyInstance): void {
  api.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    const body = oktaErrorBody(refusal);
    const facts = {
      err: refusal.status >= 500 ? error : undefined,
      code: refusal.code,
      errorId: body.errorId,
    };
    if (refusal.status >= 500) {
      request.log.error(facts, 'identity');
    } else {
      request.log.info(facts, 'identity');
    }
    return reply.headers(refusal.headers).code(refusal.status).send(body);
  });
}

function refusalOf(error: unknown): OktaError {
  if (error instanceof OktaError) {
    return error;
  }
  if (error instanceof NoTurn) {
    return rateLimited(1, new Date(Date.now() + 1000));
  }
  // Fastify calls its status `statusCode`; the service that mounts this plugin calls it `status`.
  const given = error instanceof Error ? error : {};
  const status = 'statusCode' in given ? given.statusCode : 'status' in given ? given.status : undefined;
  return new OktaError(typeof status === 'number' && status < 500 ? 'E0000003' : 'E0000009');
}
