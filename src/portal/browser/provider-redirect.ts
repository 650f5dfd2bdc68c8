import type { SignInReturn } from '../../../machines/callback.ts';
import type { SignInTicket } from '../../contract/generated/types.ts';
import { FailureError, failure, unknownReturn } from '../../domain/failure.ts';
import { signInStore } from '../storage/sign-in-store.ts';
import { late } from './late.ts';

/** The identity provider's address and our client there: `signIn` of GET /api/config. */
export type ProviderConfig = {
  issuer: string;
  clientId: string;
  redirectUri: string;
  authorizationEndpoint: string;
};

/** A 9: seconds after which a sign-in that has not returned has failed. */
const longestSignIn = 120;

export const signInTooLateText = 'Logging in took too long. Please log in again.';

/**
 * Loads the provider client in advance: a release during sign-in may remove the file, and by the time of the redirect
 * the one-time token is spent.
 *
 * @throws FailureError saying what helps if it does not load
 */
export const loadProviderClient = late(() => import('oidc-client-ts')).fetch;

async function oidcClient(config: ProviderConfig) {
  const { OidcClient } = await loadProviderClient();
  return new OidcClient({
    authority: config.issuer,
    client_id: config.clientId,
    redirect_uri: config.redirectUri,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile email',
    // The endpoint comes with the configuration, so the page makes no discovery call.
    metadata: { issuer: config.issuer, authorization_endpoint: config.authorizationEndpoint },
    stateStore: signInStore,
    staleStateAgeInSeconds: longestSignIn,
  });
}

/**
 * The address that turns a one-time session token into a code (state, nonce and PKCE kept in this tab).
 * The token itself is kept nowhere.
 */
export async function redirectAddress(
  config: ProviderConfig,
  ticket: SignInTicket,
  returnTo: string | null,
): Promise<string> {
  const client = await oidcClient(config);
  const request = await client.createSigninRequest({
    prompt: 'none',
    nonce: ticket.nonce,
    extraQueryParams: { sessionToken: ticket.sessionToken },
    state: { returnTo, nonce: ticket.nonce },
  });
  return request.url;
}

/** What was kept when the browser left. */
function keptIn(data: unknown): { readonly returnTo: string | null; readonly nonce: string | null } {
  const kept: object = typeof data === 'object' && data !== null ? data : {};
  return {
    returnTo: 'returnTo' in kept && typeof kept.returnTo === 'string' ? kept.returnTo : null,
    nonce: 'nonce' in kept && typeof kept.nonce === 'string' ? kept.nonce : null,
  };
}

/**
 * Matches the callback's address with the state stored when the browser left; this consumes the state.
 * @param now seconds since the epoch
 * @throws FailureError with a message if it came too late, or if the provider's client does not load, which consumes
 *   nothing; named `unknownReturn` if no such sign-in is under way in this tab; without either if the provider refused
 *   or the code is missing
 */
export async function readProviderReturn(
  config: ProviderConfig,
  url: string,
  now: number,
): Promise<SignInReturn> {
  const client = await oidcClient(config);
  const { state, response } = await client.readSigninResponseState(url, true).catch((cause: unknown) => {
    throw new FailureError(failure('failed', { name: unknownReturn }), { cause });
  });
  if (now - state.created > longestSignIn)
    throw new FailureError(failure('failed', { message: signInTooLateText }));
  if (response.error || !response.code || !state.code_verifier) throw new FailureError(failure('failed'));
  const { returnTo, nonce } = keptIn(state.data);
  return { grant: { code: response.code, codeVerifier: state.code_verifier, nonce }, returnTo };
}
