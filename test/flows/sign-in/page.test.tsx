import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { signInFailedText } from '../../../src/domain/failure.ts';
import { Page } from '../../../src/portal/pages/sign-in/page.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { sandboxConfig } from '../../portal/sandbox-config.ts';
import { StandInCaptcha } from '../../portal/stand-in-captcha.ts';
import { defectOf, showsDefect, waitIsOver } from '../running-flows.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { challenge, refused, signInKit, ticket } from './kit.ts';

const outside = vi.hoisted(() => ({
  asked: [] as unknown[],
  settle: { resolve: (_: string) => {}, reject: (_: unknown) => {} },
}));
vi.mock('../../../src/portal/forms/captcha-loader.ts', () => ({ loadCaptchaScript: async () => {} }));
vi.mock('../../../src/portal/browser/provider-redirect.ts', () => ({
  loadProviderClient: async () => {},
  redirectAddress: (...asked: unknown[]) => {
    outside.asked.push(asked);
    return new Promise((resolve, reject) => {
      outside.settle = { resolve, reject };
    });
  },
}));

let captcha: StandInCaptcha;

const login = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Login' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
const waitFor = () => screen.queryByRole('status')?.textContent;

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

/** Sends a code; a wrong one stays in its field. */
async function sendCode({ user }: PageWorld): Promise<void> {
  fireEvent.change(code(), { target: { value: '492039' } });
  await user.click(button());
  expect(waitFor()).toBe('Logging in');
}

async function fillAndSend({ user }: PageWorld): Promise<void> {
  if (login().value === '') {
    fireEvent.change(login(), { target: { value: 'analyst@daylight.example' } });
    fireEvent.change(password(), { target: { value: 'Sunrise2026' } });
  }
  if (button().disabled) captcha.pass();
  expect(button().disabled).toBe(false);
  await user.click(button());
  expect(waitFor()).toBe('Logging in');
  expect(button().disabled).toBe(true);
}

/** Expects that the login has failed: the reason is shown, and the verification has to be passed again. */
function expectFailed(text: string): void {
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(waitFor()).toBeUndefined();
  expect(captcha.resets).not.toHaveLength(0);
  expect(button().disabled).toBe(true);
}

// A 2.3: the page says what it is waiting for.
walkPage(signInKit, {
  mount: async ({ answers }) => {
    captcha = new StandInCaptcha().install();
    answers
      .always('GET /api/userInfo', { status: 401 })
      .always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } });
    const config = { ...sandboxConfig, captcha: { skipValidation: false, siteKey: 'site-key' } };
    await act(async () => {
      render(
        <InApp config={config}>
          <Page />
        </InApp>,
      );
    });
  },
  events: {
    'form.accepted': async (world, { output }, before) => {
      const { answers } = world;
      if (before.matches('askingCode')) {
        await sendCode(world);
        const request = await answers.give('POST /auth/signin/code', { body: ticket });
        expect(await request.json()).toEqual({ ...challenge, code: '492039' });
        return;
      }
      await fillAndSend(world);
      await answers.give('POST /auth/signin', {
        status: 401,
        body: { error: { code: 'E0000004', message: refused.message, requestId: refused.requestId } },
      });
      expectFailed(refused.message);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('alert'));
      // What was typed stays, and it can be sent again.
      await fillAndSend(world);
      const request = await answers.give('POST /auth/signin', { body: output });
      expect(await request.json()).toEqual({ login: 'analyst@daylight.example', password: 'Sunrise2026' });
    },
    'form.refused': async (world, { failure }) => {
      await sendCode(world);
      const { message, requestId } = failure;
      await world.answers.give('POST /auth/signin/code', {
        status: failure.kind === 'unauthenticated' ? 401 : 400,
        body: { error: { code: 'E0000068', message, requestId } },
      });
      expect(screen.getByRole('alert').textContent).toContain(message);
      expect(document.activeElement).toBe(screen.getByRole('alert'));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    'password.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Use another login' })),
    'page.restored': () =>
      act(() => {
        dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      }),
    'xstate.done.actor.redirectToProvider': async () => {
      expect(outside.asked.at(-1)).toEqual([sandboxConfig.signIn, ticket, null]);
      await act(async () => outside.settle.resolve('#on-the-way'));
    },
    'xstate.error.actor.redirectToProvider': async () => {
      await act(async () => outside.settle.reject(new Error('no storage')));
      expectFailed(signInFailedText);
      expect(document.activeElement).toBe(screen.getByRole('alert'));
    },
    'xstate.after.signInTimeout.signIn.leaving': (world, event) => {
      waitIsOver(world, event);
      expectFailed(signInFailedText);
    },
    'form.broken': defectOf('captcha'),
    'xstate.error.actor.form': defectOf('form'),
    'xstate.error.actor.codeForm': defectOf('codeForm'),
  },
  states: {
    open: () => {
      expect(waitFor()).toBeUndefined();
      expect(login().readOnly).toBe(false);
      expect(screen.getByRole('link', { name: 'Forgotten your password?' }).getAttribute('href')).toBe(
        '/restore-password',
      );
    },
    askingCode: () => {
      expect(waitFor()).toBeUndefined();
      expect(code().autocomplete).toBe('one-time-code');
      expect(screen.queryByRole('textbox', { name: 'Login' })).toBeNull();
    },
    redirecting: () => {
      expect(waitFor()).toBe('Logging in');
      expect(button().disabled).toBe(true);
    },
    leaving: () => {
      expect(waitFor()).toBe('Logging in');
      expect(button().disabled).toBe(true);
    },
    broken: showsDefect,
  },
  notHere: {
    'broken: form.broken → *': 'a failed part does not fail again; the row `broken | form.broken` covers it',
  },
});
