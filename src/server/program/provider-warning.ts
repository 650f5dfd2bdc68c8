import type { ProviderClient } from '../auth/provider-client.ts';
import { invalidTokenCode, ProviderError } from '../auth/provider-error.ts';

/**
 * That a provider can be discovered says nothing of Okta's own API, by which people sign in here, nor of our token for it.
 *
 * @returns what the operator is warned of at each start with an outside provider; null when it knows us, or cannot be
 *   asked now, which /readyz tells
 */
export async function providerWarning(
  provider: Pick<ProviderClient, 'knowsUs' | 'issuer'>,
): Promise<string | null> {
  try {
    await provider.knowsUs();
    return null;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === 'unreachable') return null;
    if (error.kind === 'broken')
      return `OIDC_ISSUER ${provider.issuer()} does not answer Okta’s API below /api/v1 (status ${error.status ?? 'unknown'}): nobody can sign in. OpenID Connect alone is not enough; it has to be an Okta organisation`;
    return error.code === invalidTokenCode
      ? 'OKTA_API_TOKEN is not taken by the identity provider: it was mistyped, has ended or was revoked. Nobody can register, or change a password or details'
      : null;
  }
}
