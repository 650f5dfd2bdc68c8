import type { ProviderClient } from '../auth/provider-client.ts';
import { invalidTokenCode, ProviderError } from '../auth/provider-error.ts';

/**
 * Discovery shows neither whether the provider has Okta's own API, by which people sign in here, nor whether it accepts
 * our token.
 *
 * @returns a warning for the operator at each start with an outside provider; null if it accepts the token, or cannot
 *   be reached now, which /readyz reports
 */
export async function providerWarning(
  provider: Pick<ProviderClient, 'checkToken' | 'issuer'>,
): Promise<string | null> {
  try {
    await provider.checkToken();
    return null;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === 'unreachable') return null;
    if (error.kind === 'broken')
      return `OIDC_ISSUER ${provider.issuer()} does not answer Okta’s API below /api/v1 (status ${error.status ?? 'unknown'}): nobody can sign in. OpenID Connect alone is not enough; it has to be an Okta organisation`;
    return error.code === invalidTokenCode
      ? 'The identity provider does not accept OKTA_API_TOKEN: it is mistyped, expired or revoked. Nobody can register, or change a password or details'
      : null;
  }
}
