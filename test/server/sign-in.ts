import { createHash, randomBytes } from 'node:crypto';
import { CookieJar } from './accounts/identity-kit.ts';

/** Signs in a demo account with the calls that the page makes. @returns the browser's cookies */
export async function signIn(origin: string, login: string): Promise<CookieJar> {
  const jar = new CookieJar();
  const send = (url: string, body: unknown) =>
    jar.fetch(`${origin}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '' },
      body: JSON.stringify(body),
    });
  const config = await (await jar.fetch(`${origin}/api/config`)).json();
  const first = await (await send('/auth/signin', { login, password: 'Sunrise2026' })).json();
  const codeVerifier = randomBytes(48).toString('base64url');
  const authorize = new URL(config.signIn.authorizationEndpoint);
  authorize.search = new URLSearchParams({
    client_id: config.signIn.clientId,
    redirect_uri: config.signIn.redirectUri,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile email',
    state: 'here',
    nonce: first.nonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'none',
    sessionToken: first.sessionToken,
  }).toString();
  const back = new URL((await jar.fetch(authorize.href)).headers.get('location') ?? origin);
  const created = await send('/auth/session', { code: back.searchParams.get('code'), codeVerifier });
  if (created.status !== 204) throw new Error(`The session was answered ${created.status}`);
  return jar;
}
