import type { FastifyInstance } from 'fastify';
import { pagePaths } from '../../domain/page-paths.ts';
import { openIdentityPool } from '../../identity/identity-pool.ts';
import { prepareIdentity } from '../../identity/keys.ts';
import type { HashingCost } from '../../identity/password-hashing.ts';
import { servingStatementMs } from '../../platform/database/database.ts';
import { createSeal } from '../../platform/seal.ts';
import { createRestoreTokens, type RestoreTokens } from '../accounts/restore-tokens.ts';
import type { ProviderSettings } from '../auth/provider-calls.ts';
import { createProviderClient, type ProviderClient } from '../auth/provider-client.ts';
import type { ProviderCookie } from '../auth/sign-in.ts';
import { onRoute } from '../database/database-fault.ts';
import type { SharedServices } from './shared-services.ts';

const clientId = 'daylight';
const mountPath = '/idp';

/** The identity provider: an outside one, or the embedded one. */
export type Identity = {
  readonly issuer: string;
  readonly provider: ProviderClient;
  readonly restoreTokens: RestoreTokens;
  /** Cookies of the embedded provider, which is on our own origin; none with an outside one. */
  readonly providerCookies: readonly ProviderCookie[];
  /** Gives a person a second factor with a known secret; null with an outside provider, whose factors are its own. */
  readonly presetFactor: ((subject: string, secret: string) => Promise<void>) | null;
  /** Mounts the embedded provider; does nothing with an outside one. */
  readonly mount: (app: FastifyInstance) => Promise<void>;
};

/** Opens the configured identity provider, or starts the embedded one. */
export async function openIdentity(
  shared: SharedServices,
  replaced: Partial<ProviderSettings> = {},
  hashingCost?: HashingCost,
): Promise<Identity> {
  const { pool, secrets, databaseUrl, directUrl, securityClock, config, patience } = shared;
  const { publicUrl, ownOrigin, redirectUri } = shared.addresses;
  const { provider: outside } = shared.config;
  const restoreTokens = createRestoreTokens(pool, securityClock, createSeal(secrets, 'server recoveries'));
  const dropStateToken = restoreTokens.endByStateToken;
  if (outside) {
    const issuer = outside.issuer.href.replace(/\/$/, '');
    const addresses = () => ({ issuer, redirectUri });
    return {
      issuer,
      provider: createProviderClient({ ...outside, addresses, dropStateToken, ...replaced }, securityClock),
      restoreTokens,
      providerCookies: [],
      presetFactor: null,
      mount: async () => {},
    };
  }
  const issuer = `${publicUrl.origin}${mountPath}`;
  // Loaded only if used: it is the largest part of the program.
  const { identityProvider, providerSessionCookies } = await import('../../identity/identity-provider.ts');
  const { presetFactor } = await import('../../identity/factors.ts');
  const keys = await onRoute('direct', () => prepareIdentity(directUrl, secrets, patience));
  return {
    issuer,
    provider: createProviderClient(
      {
        addresses: () => ({ issuer, redirectUri, reachAt: ownOrigin }),
        clientId,
        clientSecret: keys.clientSecret,
        apiToken: keys.apiToken,
        dropStateToken,
      },
      securityClock,
    ),
    restoreTokens,
    providerCookies: providerSessionCookies(publicUrl.protocol === 'https:', mountPath),
    presetFactor: (subject, secret) =>
      presetFactor(pool, keys.factorSeal, subject, secret, securityClock.now()),
    mount: async (app) => {
      const ownPool = openIdentityPool(databaseUrl, {
        size: config.identityPoolSize,
        isPooled: config.directUrl !== null,
        statementTimeoutMs: servingStatementMs,
        patience,
      });
      shared.pools.set('identity', ownPool);
      await app.register(identityProvider, {
        prefix: mountPath,
        pool: ownPool,
        issuer: () => issuer,
        client: () => ({
          id: clientId,
          secret: keys.clientSecret,
          redirectUris: [redirectUri],
          postLogoutRedirectUris: [`${publicUrl.origin}${pagePaths.home}`],
        }),
        signingKeys: keys.signingKeys,
        keySecret: secrets[0],
        factorSeal: keys.factorSeal,
        cookieKeys: keys.cookieKeys,
        apiToken: keys.apiToken,
        now: securityClock.now,
        hashingCost,
      });
    },
  };
}
