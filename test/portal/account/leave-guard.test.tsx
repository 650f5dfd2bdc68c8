import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserHistory } from 'history';
import { useRef, useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useLeaveGuard } from '../../../src/portal/hooks/use-leave-guard.ts';
import { HistoryRouter } from '../../../src/portal/routes/history-router.tsx';

function Guarded() {
  const [isArmed, setArmed] = useState(true);
  const [asked, setAsked] = useState(0);
  const goOn = useRef<(() => void) | null>(null);
  const navigate = useNavigate();
  useLeaveGuard(isArmed, (way) => {
    goOn.current = way;
    setAsked((count) => count + 1);
  });
  return (
    <>
      <p>Asked {asked}</p>
      <button type="button" onClick={() => goOn.current?.()}>
        Go on
      </button>
      <button type="button" onClick={() => setArmed(false)}>
        Disarm
      </button>
      <button type="button" onClick={() => navigate('/replaced', { replace: true })}>
        Replace
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Step back
      </button>
    </>
  );
}

const at = () => window.location.pathname;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const back = () => act(async () => window.history.back());

beforeEach(async () => {
  window.history.replaceState(null, '', '/before');
  render(
    <HistoryRouter history={createBrowserHistory()}>
      <Link to="/guarded">In</Link>
      <Link to="/after">On</Link>
      <Routes>
        <Route path="/guarded" element={<Guarded />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </HistoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'In' }));
  await screen.findByText('Asked 0');
});

test('the browser’s back button is undone and asked about, then followed when the person goes on', async () => {
  await back();
  await screen.findByText('Asked 1');
  await waitFor(() => expect(at()).toBe('/guarded'));
  expect(screen.queryByText('Elsewhere')).toBeNull();
  await back();
  await screen.findByText('Asked 2');
  await waitFor(() => expect(at()).toBe('/guarded'));
  await press('Go on');
  await screen.findByText('Elsewhere');
  expect(at()).toBe('/before');
});

test('a link is asked about, and followed when the person goes on', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  await screen.findByText('Asked 1');
  expect(at()).toBe('/guarded');
  await press('Go on');
  await screen.findByText('Elsewhere');
  expect(at()).toBe('/after');
});

test('the page’s own replace and back navigations are asked about', async () => {
  await press('Replace');
  await screen.findByText('Asked 1');
  await press('Step back');
  await screen.findByText('Asked 2');
  expect(at()).toBe('/guarded');
  await press('Go on');
  await screen.findByText('Elsewhere');
  expect(at()).toBe('/before');
});

test('the browser asks before unloading only while the guard is armed', async () => {
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(unload()).toBe(true);
  await press('Disarm');
  expect(unload()).toBe(false);
});

test('a disarmed guard asks about neither links nor the browser’s back button', async () => {
  await press('Disarm');
  await back();
  await screen.findByText('Elsewhere');
  expect(at()).toBe('/before');
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  await waitFor(() => expect(at()).toBe('/after'));
});
