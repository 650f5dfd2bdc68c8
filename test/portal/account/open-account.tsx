import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import type { History } from 'history';
import { type ReactNode, StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { useAppContext } from '../../../src/portal/context/app-context.tsx';
import type { Config } from '../../../src/portal/context/config.ts';
import { dropDownCode } from '../../../src/portal/controls/late-drop-down.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { type Answer, Answers, type Call } from '../../flows/answers.ts';
import { analyst } from '../../flows/session/kit.ts';
import { InApp } from '../in-app.tsx';
import { sandboxConfig } from '../sandbox-config.ts';

/** A server that each test controls, with somebody signed in or nobody. */
export function accountAnswers(who: 'analyst' | 'nobody'): () => Answers {
  const own = globalThis.fetch;
  let answers = new Answers();
  beforeEach(() => {
    answers = new Answers()
      .always(
        'GET /api/userInfo',
        who === 'analyst'
          ? { body: analyst }
          : { status: 401, body: { error: { code: 'unauthenticated', message: '' } } },
      )
      .always('GET /api/tradingVenuesList', { body: { tradingVenues: [] } });
    globalThis.fetch = answers.fetch;
  });
  afterEach(() => {
    globalThis.fetch = own;
    sessionStorage.clear();
    localStorage.clear();
  });
  return () => answers;
}

function Whereabouts() {
  const { pathname } = useLocation();
  return <output aria-label="Path">{pathname}</output>;
}

export const path = () => screen.getByLabelText('Path').textContent;

/** Like the shell, draws nothing until it is known who is signed in (A 2.2). */
function OnceKnown({ children }: { children: ReactNode }) {
  const isKnown = useSelector(useAppContext().session, (snapshot) => !snapshot.matches('unknown'));
  return isKnown ? children : null;
}

/** Draws a page and the dialog as the product does; StrictMode starts them twice. */
export async function open(
  page: ReactNode,
  at = '/',
  config: Partial<Config> = {},
  history?: History,
): Promise<void> {
  await dropDownCode.fetch();
  await act(async () => {
    render(
      <StrictMode>
        <InApp at={at} history={history} config={{ ...sandboxConfig, ...config }}>
          <OnceKnown>{page}</OnceKnown>
          <Whereabouts />
          <AlertDialog />
        </InApp>
      </StrictMode>,
    );
  });
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Reads the dialog and closes it. */
export async function dialogSays(text: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(text);
  await userEvent.click(button('OK'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** How often the page has made this call. */
export function asked(answers: Answers, call: Call): number {
  return answers.requests.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === call).length;
}

export const fault = (status: number, message: string, fields?: Record<string, string[]>): Answer => ({
  status,
  body: { error: { code: 'invalid-request', message, requestId: 'req-7', ...(fields ? { fields } : {}) } },
});

/** Everything in the tab's storage. */
export const kept = (): string => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage });
