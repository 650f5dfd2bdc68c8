import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failure, unknownReturn } from '../../../src/domain/failure.ts';
import {
  type ProviderConfig,
  readProviderReturn,
  redirectAddress,
  signInTooLateText,
} from '../../../src/portal/browser/provider-redirect.ts';

// jsdom has no subtle crypto, which the code challenge needs.
vi.stubGlobal('crypto', webcrypto);

const config: ProviderConfig = {
  issuer: 'http://localhost/idp',
  clientId: 'daylight',
  redirectUri: 'http://localhost/auth/authorization-code/callback',
  authorizationEndpoint: 'http://localhost/idp/oauth2/v1/authorize',
};
const ticket = { sessionToken: 'one-time-token', nonce: 'nonce-1' };
const now = () => Date.now() / 1000;

beforeEach(() => sessionStorage.clear());

async function leave(returnTo: string | null): Promise<string> {
  const address = new URL(await redirectAddress(config, ticket, returnTo));
  return `${config.redirectUri}?code=code-1&state=${address.searchParams.get('state')}`;
}

describe('A 7: the session token is used in a redirecting request', () => {
  test('with response type code, response mode query and scopes openid, profile, email', async () => {
    const address = new URL(await redirectAddress(config, ticket, null));
    expect(address.origin + address.pathname).toBe(config.authorizationEndpoint);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'daylight',
      redirect_uri: config.redirectUri,
      response_type: 'code',
      response_mode: 'query',
      scope: 'openid profile email',
      prompt: 'none',
      nonce: 'nonce-1',
      sessionToken: 'one-time-token',
      code_challenge_method: 'S256',
    });
  });

  test('the token is not stored', async () => {
    await redirectAddress(config, ticket, '/dataSelect');
    expect(sessionStorage).toHaveLength(1);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(ticket.sessionToken);
    expect(JSON.stringify({ ...localStorage })).not.toContain(ticket.sessionToken);
  });
});

describe('A 4.2: the callback completes the sign-in', () => {
  test('code, verifier and remembered location are returned', async () => {
    const url = await leave('/data-viewing/trade?tv=XLON');
    expect(await readProviderReturn(config, url, now())).toEqual({
      grant: {
        code: 'code-1',
        codeVerifier: expect.stringMatching(/^[A-Za-z0-9._~-]{43,128}$/),
        nonce: ticket.nonce,
      },
      returnTo: '/data-viewing/trade?tv=XLON',
    });
  });

  test('a callback can be used only once', async () => {
    const url = await leave(null);
    await readProviderReturn(config, url, now());
    await expect(readProviderReturn(config, url, now())).rejects.toMatchObject({
      failure: failure('failed', { name: unknownReturn }),
    });
  });

  test('a foreign state is told from a refusal: it belongs to no sign-in of this tab', async () => {
    await leave(null);
    const foreign = `${config.redirectUri}?code=code-1&state=foreign`;
    await expect(readProviderReturn(config, foreign, now())).rejects.toMatchObject({
      failure: failure('failed', { name: unknownReturn }),
    });
  });

  test.each(['', '?', '?code=code-1', '?state=', '#code=code-1'])(
    'an address with missing parts is refused: "%s"',
    async (rest) => {
      await expect(readProviderReturn(config, config.redirectUri + rest, now())).rejects.toMatchObject({
        failure: failure('failed', { name: unknownReturn }),
      });
    },
  );

  test('a refusal by the provider gives no code', async () => {
    const url = new URL(await leave(null));
    const refused = `${config.redirectUri}?error=login_required&state=${url.searchParams.get('state')}`;
    await expect(readProviderReturn(config, refused, now())).rejects.toMatchObject({
      failure: failure('failed'),
    });
  });

  test('A 9: a sign-in that is not back within 120 s fails and says why', async () => {
    const url = await leave(null);
    await expect(readProviderReturn(config, url, now() + 122)).rejects.toThrow(signInTooLateText);
  });
});
