import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { emit, fromPromise, setup } from 'xstate';
import { alertsMachine } from '../../../machines/alerts.ts';
import { sessionMachine } from '../../../machines/session.ts';
import type { UserInfo } from '../../../src/domain/session/user-info.ts';
import { AppContextProvider, useAppContext } from '../../../src/portal/context/app-context.tsx';
import { forwardEmitted } from '../../../src/portal/flows/binding/forward-emitted.ts';
import { useFlow } from '../../../src/portal/flows/binding/use-flow.ts';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { sandboxConfig } from '../sandbox-config.ts';

const announcer = setup({
  types: {
    emitted: {} as
      | { type: 'alert'; alert: { message: string } }
      | { type: 'navigate'; to: string; state?: unknown }
      | { type: 'session.stale' },
  },
}).createMachine({
  description: 'Announces everything a flow may announce, as soon as it starts.',
  entry: [
    emit({ type: 'alert', alert: { message: 'Said at the start' } }),
    emit({ type: 'navigate', to: '/documentation?from=flow', state: { kept: 1 } }),
    emit({ type: 'session.stale' }),
  ],
});

function Flow() {
  useFlow(announcer);
  const { pathname, search, state } = useLocation();
  return <p>{JSON.stringify([pathname + search, state])}</p>;
}

test('a flow’s announcements, even those of its first state, reach the dialog, the router and the session', async () => {
  const loadUserInfo = vi.fn(async (): Promise<UserInfo | null> => null);
  const session = sessionMachine.provide({ actors: { loadUserInfo: fromPromise(loadUserInfo) } });
  render(
    <MemoryRouter initialEntries={['/home']}>
      <AppContextProvider config={sandboxConfig} machines={{ session, alerts: alertsMachine }}>
        <Flow />
        <AlertDialog />
      </AppContextProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('dialog', { name: 'Said at the start' });
  expect(screen.getByText('["/documentation?from=flow",{"kept":1}]')).toBeTruthy();
  await waitFor(() => expect(loadUserInfo).toHaveBeenCalled());
});

const asker = setup({ actors: { announcer } }).createMachine({
  description: 'Invokes a flow that announces, at its start or later.',
  initial: 'waiting',
  states: {
    waiting: { description: 'Nothing is invoked yet.', on: { go: 'asking' } },
    asking: { description: 'The other flow runs.', invoke: { src: 'announcer', onError: {} } },
  },
});

function Asker() {
  const actor = useFlow(asker);
  return (
    <button type="button" onClick={() => actor.send({ type: 'go' })}>
      Go
    </button>
  );
}

test('what an invoked flow announces arrives without a view of it, even if it is said at once', async () => {
  const session = sessionMachine.provide({
    actors: { loadUserInfo: fromPromise(async (): Promise<UserInfo | null> => null) },
  });
  render(
    <MemoryRouter>
      <AppContextProvider config={sandboxConfig} machines={{ session, alerts: alertsMachine }}>
        <Asker />
        <AlertDialog />
      </AppContextProvider>
    </MemoryRouter>,
  );
  await act(async () => screen.getByRole('button', { name: 'Go' }).click());
  await screen.findByRole('dialog', { name: 'Said at the start' });
});

test('a flow survives the double mounting of StrictMode', async () => {
  const session = sessionMachine.provide({
    actors: { loadUserInfo: fromPromise(async (): Promise<UserInfo | null> => null) },
  });
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/home']}>
        <AppContextProvider config={sandboxConfig} machines={{ session }}>
          <Flow />
          <AlertDialog />
        </AppContextProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  await screen.findByRole('dialog', { name: 'Said at the start' });
  expect(screen.getByText('["/documentation?from=flow",{"kept":1}]')).toBeTruthy();
});

function Lost() {
  useAppContext();
  return null;
}

test('the shared context is not available outside its provider', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Lost />)).toThrow('useAppContext is called outside AppContextProvider');
  quiet.mockRestore();
});

test('events other than announcements are ignored', () => {
  const [alerts, session, navigate] = [{ send: vi.fn() }, { send: vi.fn() }, vi.fn()];
  for (const event of [
    { type: 'alert' },
    { type: 'alert', alert: null },
    { type: 'navigate' },
    { type: 'navigate', to: 7 },
    { type: 'other' },
  ])
    act(() => forwardEmitted(event, { alerts, session }, navigate));
  expect([alerts.send, session.send, navigate].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
});
