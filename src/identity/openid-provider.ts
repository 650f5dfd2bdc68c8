import type { JWK } from 'jose';
import {
  type AccountClaims,
  type ClientMetadata,
  type FindAccount,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import { htmlText } from '../domain/html-text.ts';
import type { Database } from '../platform/database/database.ts';
import type { Account, Accounts } from './accounts.ts';
import { createAdapterFactory } from './adapter.ts';
import { plainPage } from './plain-page.ts';
import type { SessionTokens } from './session-tokens.ts';
import { tokenLives } from './token-lives.ts';

const { base, Check, Prompt } = interactionPolicy;
const scopes = 'openid profile email';

/**
 * Cookie of a session at the provider; its signature's has `.sig` appended. Over https it is prefixed, so that no other
 * host can set it, which requires the path of the whole host.
 */
export const sessionCookie = (
  isHttps: boolean,
  mount: string,
): { readonly name: string; readonly path: string } =>
  isHttps ? { name: '__Host-idp_session', path: '/' } : { name: 'idp_session', path: `${mount}/` };

/** The provider's only client: the portal's server. */
export type ProviderClientRegistration = {
  readonly id: string;
  readonly secret: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris?: readonly string[];
};

export type OpenIdProviderSettings = {
  readonly pool: Database;
  readonly issuer: string;
  readonly client: ProviderClientRegistration;
  readonly signingKeys: readonly JWK[];
  readonly cookieKeys: readonly string[];
  readonly accounts: Accounts;
  readonly sessionTokens: SessionTokens;
  /** Where a browser is sent if it has no session and did not ask with `prompt=none`. */
  readonly loginPage: string;
  readonly now: () => Date;
};

function claimsOf(account: Account): AccountClaims {
  const { firstName, lastName } = account.profile;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    sub: account.id,
    email: account.profile.email ?? account.login,
    email_verified: true,
    preferred_username: account.login,
    ...(name ? { name } : undefined),
    ...(firstName ? { given_name: firstName } : undefined),
    ...(lastName ? { family_name: lastName } : undefined),
  };
}

/**
 * Signs the browser in with the one-time token of primary authentication. An existing session takes precedence, as at
 * Okta; the token is used up all the same.
 */
async function redeemSessionToken(
  ctx: KoaContextWithOIDC,
  sessionTokens: SessionTokens,
  findAccount: FindAccount,
): Promise<void> {
  const { session, client, params, provider } = ctx.oidc;
  const token = params?.sessionToken;
  if (typeof token !== 'string' || !session || !client) {
    return;
  }
  const accountId = await sessionTokens.redeem(token);
  const account = accountId && !session.accountId ? await findAccount(ctx, accountId) : undefined;
  if (!account) {
    return;
  }
  // A session id known before signing in must not become a signed-in one.
  session.resetIdentifier();
  session.loginAccount({ accountId: account.accountId, amr: ['pwd'] });
  session.ensureClientContainer(client.clientId);
  ctx.oidc.entity('Account', account);
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(scopes);
  await grant.save();
  ctx.oidc.entity('Grant', grant);
  session.grantIdFor(client.clientId, grant.jti);
}

/** oidc-provider with Okta's paths, for one confidential client with PKCE. */
export function createOpenIdProvider(settings: OpenIdProviderSettings): Provider {
  const { accounts, client, sessionTokens } = settings;
  const secure = new URL(settings.issuer).protocol === 'https:';
  const session = sessionCookie(secure, new URL(settings.issuer).pathname.replace(/\/$/, ''));
  // Their paths are those of a sign-in.
  const named = (name: string): string => (secure ? `__Secure-${name}` : name);

  const findAccount: FindAccount = async (_ctx, id) => {
    const account = await accounts.byId(id);
    return account?.status === 'ACTIVE'
      ? { accountId: account.id, claims: () => claimsOf(account) }
      : undefined;
  };

  const policy = base();
  // A prompt of its own before the login prompt: the checks of one prompt run at the same time, and the login prompt
  // has to see the session that this one creates.
  policy.add(
    new Prompt(
      { name: 'session_token', requestable: false },
      new Check('session_token', 'a session token is redeemed', 'login_required', async (ctx) => {
        await redeemSessionToken(ctx, sessionTokens, findAccount);
        return Check.NO_NEED_TO_PROMPT;
      }),
    ),
    0,
  );

  const registration: ClientMetadata = {
    client_id: client.id,
    client_secret: client.secret,
    token_endpoint_auth_method: 'client_secret_basic',
    redirect_uris: [...client.redirectUris],
    post_logout_redirect_uris: [...(client.postLogoutRedirectUris ?? [])],
    grant_types: ['authorization_code'],
    response_types: ['code'],
  };

  const provider = new Provider(settings.issuer, {
    adapter: createAdapterFactory(settings.pool, settings.now),
    clients: [registration],
    jwks: { keys: [...settings.signingKeys] },
    routes: {
      authorization: '/oauth2/v1/authorize',
      token: '/oauth2/v1/token',
      jwks: '/oauth2/v1/keys',
      userinfo: '/oauth2/v1/userinfo',
      end_session: '/oauth2/v1/logout',
      revocation: '/oauth2/v1/revoke',
      introspection: '/oauth2/v1/introspect',
    },
    cookies: {
      keys: [...settings.cookieKeys],
      names: { session: session.name, interaction: named('idp_interaction'), resume: named('idp_resume') },
      long: { path: session.path, httpOnly: true, sameSite: 'lax', signed: true, secure },
      short: { httpOnly: true, sameSite: 'lax', signed: true, secure },
    },
    extraParams: ['sessionToken'],
    interactions: { policy, url: () => settings.loginPage },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      introspection: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        // The package's own page submits itself with an inline script, which our content security policy forbids.
        logoutSource: (ctx, form) => {
          ctx.body = plainPage(
            'Log out',
            `<p>Do you want to log out?</p>${form}<p><button type="submit" form="op.logoutForm" name="logout" value="yes">Log out</button></p>`,
          );
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = plainPage('Logged out', '<p>You are logged out.</p>');
        },
      },
    },
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
    },
    // Okta puts the claims of the scopes into the ID token of a code flow too.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    findAccount,
    loadExistingGrant: async (ctx) => {
      const { client: known, session, provider: current } = ctx.oidc;
      if (!known || !session?.accountId) {
        return undefined;
      }
      const grantId = session.grantIdFor(known.clientId);
      const existing = grantId ? await current.Grant.find(grantId) : undefined;
      if (existing?.accountId === session.accountId) {
        return existing;
      }
      const grant = new current.Grant({ clientId: known.clientId, accountId: session.accountId });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      // `out` contains only the protocol's own texts; internal errors are in the log.
      ctx.type = 'html';
      ctx.body = plainPage('Sign-in did not work', `<p>${htmlText(out.error_description ?? out.error)}</p>`);
    },
    ttl: tokenLives,
  });
  // Behind a TLS proxy the plugin sets the public protocol; see identity-provider.ts.
  provider.proxy = true;
  return provider;
}
