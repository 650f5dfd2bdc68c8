import { act, render, screen } from '@testing-library/react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import type { UserInfo } from '../../../src/domain/session/user-info.ts';
import type { Config } from '../../../src/portal/context/config.ts';
import { dropDownCode } from '../../../src/portal/controls/late-drop-down.tsx';
import { HistoryRouter } from '../../../src/portal/routes/history-router.tsx';
import { App } from '../../../src/portal/shell/app.tsx';
import { DaylightTheme } from '../../../src/portal/theme/theme-provider.tsx';
import { Answers } from '../../flows/answers.ts';
import { venueList } from '../../flows/venues/kit.ts';
import { historyAt } from '../history-at.ts';
import { sandboxConfig } from '../sandbox-config.ts';

export const signedOut = {
  status: 401,
  body: { error: { code: 'unauthenticated', message: 'Nobody is signed in', requestId: 'r-1' } },
};

/** A server that each test controls. */
export function answersInHand(): () => Answers {
  const own = globalThis.fetch;
  let answers = new Answers();
  beforeEach(() => {
    answers = new Answers();
    globalThis.fetch = answers.fetch;
  });
  afterEach(() => {
    globalThis.fetch = own;
    localStorage.clear();
    sessionStorage.clear();
  });
  return () => answers;
}

let navigate: NavigateFunction = () => {};

/** Goes to another address of the portal, as the browser's Back does. */
export const goTo = (address: string): Promise<void> => act(async () => void navigate(address));

/** Tells the test where the router is. */
function Whereabouts() {
  navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (
    <code hidden data-testid="whereabouts">
      {JSON.stringify({ path: pathname + search, state })}
    </code>
  );
}

export function whereabouts(): { path: string; state: unknown } {
  return JSON.parse(screen.getByTestId('whereabouts').textContent ?? '');
}

/** Draws the whole portal at a path, without answers of its own. */
export function drawPortal(...path: string[]): void {
  render(
    <DaylightTheme>
      <HistoryRouter history={historyAt(...path)}>
        <App />
        <Whereabouts />
      </HistoryRouter>
    </DaylightTheme>,
  );
}

type Opened = { readonly user: UserInfo | null; readonly config?: Partial<Config> };

/** Opens the whole portal at a path for a person or a visitor, and waits for its heading. */
export async function openPortal(answers: Answers, path: string, { user, config }: Opened): Promise<void> {
  answers.always('GET /api/config', { body: { ...sandboxConfig, ...config } });
  answers.always('GET /api/userInfo', user ? { body: user } : signedOut);
  answers.always('GET /api/tradingVenuesList', { body: venueList });
  // Loaded first: a box that is replaced between two pointer moves would miss the press.
  await dropDownCode.fetch();
  drawPortal(path);
  await screen.findByRole('heading', { level: 1, hidden: true });
}
