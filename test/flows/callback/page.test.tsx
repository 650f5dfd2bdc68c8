import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { signInFailedText, unknownReturnText } from '../../../src/domain/failure.ts';
import { Page } from '../../../src/portal/pages/callback.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { sandboxConfig } from '../../portal/sandbox-config.ts';
import type { Answer } from '../answers.ts';
import { analyst } from '../session/kit.ts';
import { walkPage } from '../walk-page.ts';
import { callbackKit, grant, ofNoSignIn } from './kit.ts';

const provider = vi.hoisted(() => ({
  asked: [] as unknown[],
  settle: { resolve: (_: unknown) => {}, reject: (_: unknown) => {} },
}));
vi.mock('../../../src/portal/browser/provider-redirect.ts', () => ({
  loadProviderClient: async () => {},
  readProviderReturn: (...asked: unknown[]) => {
    provider.asked.push(asked);
    return new Promise((resolve, reject) => {
      provider.settle = { resolve, reject };
    });
  },
}));

const path = '/auth/authorization-code/callback';
let answerUserInfo: (answer: Answer) => void;

function Where() {
  const { pathname } = useLocation();
  return <p>at {pathname}</p>;
}

const status = () => screen.queryByRole('status')?.textContent;

walkPage(callbackKit, {
  mount: async ({ answers }) => {
    provider.asked.length = 0;
    window.history.replaceState(null, '', `${path}?code=code-1&state=state-1`);
    let known: Answer | Promise<Answer> = { status: 401 };
    answers
      .always('GET /api/userInfo', () => known)
      .always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } });
    render(
      <InApp at={path}>
        <Page />
        <Where />
      </InApp>,
    );
    await vi.waitFor(() => expect(answers.requests.length).toBeGreaterThan(0));
    known = new Promise((answer) => {
      answerUserInfo = answer;
    });
  },
  events: {
    'provider.answered': async () => {
      await vi.waitFor(() => expect(provider.asked).toHaveLength(1));
      expect(provider.asked[0]).toEqual([
        sandboxConfig.signIn,
        `${window.location.origin}${path}?code=code-1&state=state-1`,
        expect.any(Number),
      ]);
      expect(window.location.search).toBe('');
    },
    'xstate.done.actor.readReturn': (_, event) => act(async () => provider.settle.resolve(event.output)),
    'xstate.error.actor.readReturn': async (_, { error }) => {
      await act(async () => provider.settle.reject(error));
      if (error === ofNoSignIn) return;
      expect(screen.getByRole('alert').textContent).toBe(signInFailedText);
    },
    'xstate.done.actor.openSession': async ({ answers }) => {
      const request = await answers.give('POST /auth/session', { status: 204 });
      const { nonce, ...body } = grant;
      expect(await request.json()).toEqual(body);
      expect(request.headers.get('Sign-In-Nonce')).toBe(nonce);
    },
    'xstate.error.actor.openSession': async ({ answers }) => {
      await answers.give('POST /auth/session', {
        status: 400,
        body: { error: { code: 'invalid-request', message: 'The token has expired', requestId: 'req-1' } },
      });
      expect(screen.getByRole('alert').textContent).toBe('The token has expiredReference req-1');
    },
    'xstate.done.actor.findDestination': async (_, event, before) => {
      const isRecognised = before.matches('recognising');
      if (event.output === null) {
        await act(async () => answerUserInfo({ status: 401 }));
        if (isRecognised) expect(screen.getByRole('alert').textContent).toBe(unknownReturnText);
        else await screen.findByText('at /login');
        return;
      }
      await act(async () => answerUserInfo({ body: analyst }));
      await screen.findByText(isRecognised ? 'at /dataSelect' : 'at /data-viewing/trade');
    },
    'signIn.restarted': async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Log in again' }));
      await screen.findByText('at /login');
    },
  },
  states: {
    waiting: () => expect(status()).toBe('Logging in'),
    reading: () => expect(status()).toBe('Logging in'),
    exchanging: () => expect(status()).toBe('Logging in'),
    recognising: () => expect(status()).toBe('Logging in'),
    entering: () => expect(status()).toBe('Logging in'),
    failed: () => {
      expect(status()).toBeUndefined();
      expect(document.activeElement).toBe(screen.getByRole('alert'));
    },
    done: () => expect(screen.queryByText(`at ${path}`)).toBeNull(),
  },
  notHere: {
    'xstate.error.actor.findDestination':
      'the session always gives an answer, even for a visitor; the row `entering | findDestination failed` covers it',
  },
});
