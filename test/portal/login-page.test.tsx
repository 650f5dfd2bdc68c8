import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { signInFailedText, unavailableText } from '../../src/domain/failure.ts';
import type { Config } from '../../src/portal/context/config.ts';
import { callbackOf } from '../../src/portal/flows/callback.ts';
import { session as sessionFlow } from '../../src/portal/flows/session.ts';
import { Page as CallbackPage } from '../../src/portal/pages/callback.tsx';
import { Page as LoginPage } from '../../src/portal/pages/sign-in/page.tsx';
import { type Answer, Answers } from '../flows/answers.ts';
import { InApp } from './in-app.tsx';
import { sandboxConfig } from './sandbox-config.ts';

const provider = vi.hoisted(() => ({
  redirects: [] as unknown[][],
  reads: 0,
  client: Promise.resolve(),
}));
vi.mock('../../src/portal/browser/provider-redirect.ts', () => ({
  loadProviderClient: () => provider.client,
  redirectAddress: async (...inputs: unknown[]) => {
    provider.redirects.push(inputs);
    return '#on-the-way';
  },
  readProviderReturn: async () => {
    provider.reads += 1;
    return { grant: { code: 'code-1', codeVerifier: 'verifier-1' }, returnTo: null };
  },
}));

const own = globalThis.fetch;
let answers: Answers;

beforeEach(() => {
  provider.redirects.length = 0;
  provider.reads = 0;
  provider.client = Promise.resolve();
  answers = new Answers()
    .always('GET /api/userInfo', { status: 401, body: { error: { code: 'unauthenticated', message: '' } } })
    .always('GET /api/tradingVenuesList', { body: { tradingVenues: [] } });
  globalThis.fetch = answers.fetch;
});
afterEach(() => {
  globalThis.fetch = own;
});

const login = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Login' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });

async function open(config: Config = sandboxConfig, state: unknown = null): Promise<void> {
  await act(async () => {
    render(
      <StrictMode>
        <InApp config={config} at={{ pathname: '/login', state }}>
          <LoginPage />
        </InApp>
      </StrictMode>,
    );
  });
}

async function send(answer: Answer): Promise<void> {
  fireEvent.change(login(), { target: { value: 'analyst@daylight.example' } });
  fireEvent.change(password(), { target: { value: 'Sunrise2026' } });
  await userEvent.type(password(), '{Enter}');
  await answers.give('POST /auth/signin', answer);
}

const ticket = { sessionToken: 'one-time-token', nonce: 'nonce-1' };

describe('A 2.6: the login page', () => {
  test('A 5: what is wrong is reported once its field has been left, and cannot be sent', async () => {
    await open();
    expect(login().autocomplete).toBe('username');
    expect(password().autocomplete).toBe('current-password');
    expect(button().disabled).toBe(true);
    const put = async (box: HTMLInputElement, text: string) => {
      await userEvent.clear(box);
      await userEvent.paste(text);
      await userEvent.tab();
    };
    await userEvent.type(login(), 'analyst@daylight');
    expect(screen.queryByText('Not a valid email')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Not a valid email')).toBeTruthy();
    await put(login(), `${'a'.repeat(100_000)}@daylight.example`);
    expect(screen.getByText('Use at most 254 characters')).toBeTruthy();
    await put(login(), 'analyst@daylight.example');
    await put(password(), 'Analyst2026');
    expect(
      screen.getByText(
        'Password requirements: at least 8 characters, a lowercase letter, an uppercase letter, a number, no parts of your username',
      ),
    ).toBeTruthy();
    expect(button().disabled).toBe(true);
    await put(password(), 'Sunrise2026');
    expect(button().disabled).toBe(false);
  });

  test('after a password was set its login is filled in, and the password is what is left to enter', async () => {
    const asItIs = window.matchMedia;
    window.matchMedia = (query) => ({ ...asItIs(query), matches: query === '(pointer: fine)' });
    await open(sandboxConfig, { login: 'analyst@daylight.example' });
    expect(login().value).toBe('analyst@daylight.example');
    expect(document.activeElement).toBe(password());
    expect(button().disabled).toBe(true);
    await userEvent.type(password(), 'Sunrise2026');
    expect(button().disabled).toBe(false);
    window.matchMedia = asItIs;
  });

  test('a login that is none is not filled in', async () => {
    await open(sandboxConfig, { login: 42 });
    expect(login().value).toBe('');
  });

  test('A 2.2: the remembered location is passed to the redirect', async () => {
    await open(sandboxConfig, { remembered: '/data-viewing/trade?tv=XLON' });
    await send({ body: ticket });
    await vi.waitFor(() =>
      expect(provider.redirects).toEqual([[sandboxConfig.signIn, ticket, '/data-viewing/trade?tv=XLON']]),
    );
  });

  test('a location on another site is not remembered', async () => {
    await open(sandboxConfig, { remembered: 'https://elsewhere.example/' });
    await send({ body: ticket });
    await vi.waitFor(() => expect(provider.redirects).toEqual([[sandboxConfig.signIn, ticket, null]]));
  });

  test('the sandbox lists demo accounts; choosing one fills in its login and focuses the password', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'realtime@daylight.example' }));
    expect(login().value).toBe('realtime@daylight.example');
    expect(document.activeElement).toBe(password());
  });

  test.each([
    [true, 'live once payment is on'],
    [false, 'live on the ICAP venues'],
  ])('with noPaymentMode %s the real-time account is described as %s', async (noPaymentMode, state) => {
    await open({ ...sandboxConfig, noPaymentMode });
    screen.getByText(state);
  });

  test('no demo accounts are listed outside the sandbox', async () => {
    await open({ ...sandboxConfig, sandbox: false });
    expect(screen.queryByText('Demo accounts')).toBeNull();
  });
});

describe('A 8: what a failed login says', () => {
  test('a rejected captcha is reported only once', async () => {
    const text = 'Please confirm that you are not a robot';
    await open();
    await send({
      status: 400,
      body: { error: { code: 'invalid-request', message: text, fields: { captchaVerified: [text] } } },
    });
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const error = (message: string | string[]) => ({
    error: { code: 'E0000004', message, requestId: 'req-1' },
  });
  test.each<[string, Answer, string]>([
    ['a list, joined', { status: 400, body: error(['One', 'Two']) }, 'One, Two'],
    ['no summary', { status: 401, body: error('') }, signInFailedText],
    ['no network', { offline: true }, unavailableText],
  ])('%s', async (_, answer, text) => {
    await open();
    await send(answer);
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(button().disabled).toBe(false);
    expect(login().value).toBe('analyst@daylight.example');
  });
});

test('A 4.2: the callback is read and exchanged only once, even when React starts it twice', async () => {
  window.history.replaceState(null, '', '/auth/authorization-code/callback?code=code-1&state=s');
  await act(async () => {
    render(
      <StrictMode>
        <InApp at="/auth/authorization-code/callback">
          <CallbackPage />
        </InApp>
      </StrictMode>,
    );
  });
  await answers.give('POST /auth/session', { status: 204 });
  await vi.waitFor(() => expect(window.location.search).toBe(''));
  expect(provider.reads).toBe(1);
  const exchanges = answers.requests.filter(({ url }) => new URL(url).pathname === '/auth/session');
  expect(exchanges).toHaveLength(1);
});

test('a callback page that is left before the client has loaded does not touch the next address', async () => {
  let arrive = (): void => {};
  provider.client = new Promise((resolve) => {
    arrive = resolve;
  });
  window.history.replaceState(null, '', '/auth/authorization-code/callback?code=code-1&state=state-1');
  const session = createActor(sessionFlow, { input: { noticesShownTo: null } });
  const returning = createActor(callbackOf(sandboxConfig, session)).start();
  returning.send({ type: 'provider.answered', url: window.location.href });
  returning.stop();
  window.history.replaceState(null, '', '/home?from=callback');
  arrive();
  await provider.client;
  expect(window.location.pathname + window.location.search).toBe('/home?from=callback');
  expect(provider.reads).toBe(0);
});

test('decisions.md Who saw what: a person whose session was replaced by a newer one sees why until they log in again', async () => {
  const message = 'You were logged out here because your account was logged in elsewhere.';
  const displaced = { status: 401, body: { error: { code: 'session.displaced', message } } };
  answers.always('GET /api/userInfo', displaced);
  await open();
  expect(screen.getByText(message).getAttribute('role')).toBe('status');
});

test('a session that expired is not mentioned', async () => {
  await open();
  expect(screen.queryAllByRole('status')).toEqual([]);
});
