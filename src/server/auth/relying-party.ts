import { compactVerify, createRemoteJWKSet, customFetch as jwksFetch } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  type ClientAuth,
  type Configuration,
  clockTolerance,
  customFetch,
  discovery,
} from 'openid-client';
import { messageOf } from '../../domain/thrown.ts';
import type { Clock } from '../clock.ts';
import { failureOf, IdTokenError } from './id-token.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderFetch } from './provider-http.ts';

export type RelyingPartySettings = {
  /** Without a slash at the end. */
  readonly issuer: () => string;
  /** The portal's callback address. */
  readonly redirectUri: () => string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Used for every call to the provider. */
  readonly fetch: ProviderFetch;
  /** Shortest time between two loads of the keys caused by an unknown key id, in milliseconds; 10,000 by default. */
  readonly keyReloadMs?: number;
};

/** What is needed to redeem a code that came back from the provider. */
export type ReturnedSignIn = {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly expectedSubject: string;
};

/** A 9: by how much clocks may differ, in seconds. */
const tolerance = 300;
/** A 9: discovery and keys are kept for a day. */
const heldForMs = 86_400_000;
const algorithm = 'RS256';

/** The root cause of a failure, because the libraries only say that something went wrong. */
const innermost = (error: unknown): unknown =>
  !(error instanceof ProviderError) && error instanceof Error && error.cause instanceof Error
    ? innermost(error.cause)
    : error;

/** The portal as a client of an OpenID provider: where the browser requests a code, and who signs in with it. */
export function createRelyingParty(settings: RelyingPartySettings, clock: Clock) {
  const { issuer, clientId } = settings;
  let cached:
    | { config: Configuration; keys: ReturnType<typeof createRemoteJWKSet>; until: number }
    | undefined;

  /**
   * Basic if the provider supports it. The library's own version also escapes `-` and `_`, which some providers do not
   * undo.
   */
  const authenticate: ClientAuth = (server, _client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    if (methods.includes('client_secret_basic')) {
      const credentials = [clientId, settings.clientSecret].map(encodeURIComponent).join(':');
      headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
    } else {
      body.set('client_id', clientId);
      body.set('client_secret', settings.clientSecret);
    }
  };

  async function discovered() {
    const now = clock.now().getTime();
    if (cached && cached.until > now) return cached;
    const config = await discovery(
      new URL(issuer()),
      clientId,
      { [clockTolerance]: tolerance, id_token_signed_response_alg: algorithm },
      authenticate,
      {
        [customFetch]: settings.fetch,
        execute: issuer().startsWith('http:') ? [allowInsecureRequests] : [],
      },
    );
    // The library's default keeps keys for five minutes, and does not look for a new one in the first of them.
    const keys = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? ''), {
      cacheMaxAge: heldForMs,
      cooldownDuration: settings.keyReloadMs ?? 10_000,
      [jwksFetch]: settings.fetch,
    });
    cached = { config, keys, until: now + heldForMs };
    return cached;
  }

  async function verifiedSubject({ code, codeVerifier, nonce, expectedSubject }: ReturnedSignIn) {
    const { config, keys } = await discovered();
    const returned = new URL(settings.redirectUri());
    // The page has read the provider's answer and passes on only the code; the nonce ties it to this provider.
    returned.search = String(new URLSearchParams({ code, iss: config.serverMetadata().issuer }));
    const tokens = await authorizationCodeGrant(config, returned, {
      pkceCodeVerifier: codeVerifier,
      expectedNonce: nonce,
    });
    const claims = tokens.claims();
    if (tokens.id_token === undefined || claims === undefined) throw new IdTokenError('invalid');
    await compactVerify(tokens.id_token, keys, { algorithms: [algorithm] });
    // The library does not check these.
    if (claims.iat > clock.now().getTime() / 1000 + tolerance) throw new IdTokenError('issued-in-future');
    if (claims.azp !== undefined && claims.azp !== clientId) throw new IdTokenError('audience');
    if (claims.sub !== expectedSubject) throw new IdTokenError('subject', claims.sub);
    return claims.sub;
  }

  return {
    /** Where the browser requests a code; Okta's usual path while the provider cannot be reached. */
    async authorizationEndpoint(): Promise<string> {
      const byConvention = `${issuer()}${/\/oauth2\/[^/]+$/.test(issuer()) ? '' : '/oauth2'}/v1/authorize`;
      const found = await discovered().catch(() => null);
      return found?.config.serverMetadata().authorization_endpoint ?? byConvention;
    },

    /** Loads the provider's keys, without which nobody can sign in. @throws an error for the log that says why not */
    async holdKeys(): Promise<void> {
      try {
        const { keys } = await discovered();
        if (!keys.fresh) await keys.reload();
      } catch (error) {
        const why = innermost(error);
        const reason =
          why instanceof ProviderError && why.status !== null ? `it answered ${why.status}` : messageOf(why);
        throw new Error(`The keys of the identity provider ${issuer()} cannot be had: ${reason}`, {
          cause: error,
        });
      }
    },

    /**
     * Exchanges a code as a confidential client and verifies the ID token: signature (RS256), issuer, audience,
     * expiry, issue time, nonce and subject, with 300 s of tolerance. Returns the subject.
     *
     * @throws IdTokenError naming what is wrong with the token
     * @throws ProviderError refused, with the protocol's error as code (`invalid_grant`: code used, expired or not of
     *   this verifier); broken or unreachable if discovery, exchange or keys fail
     */
    async redeem(returned: ReturnedSignIn): Promise<string> {
      return verifiedSubject(returned).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
  };
}
