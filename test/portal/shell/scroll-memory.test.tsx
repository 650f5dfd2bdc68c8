import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersInHand, openPortal } from './open-portal.tsx';

const answers = answersInHand();

/** A window whose height the test sets, and that reports when it grows. */
let [height, grow] = [0, () => {}];
const still = globalThis.ResizeObserver;
beforeEach(() => {
  height = 3000;
  vi.spyOn(window, 'scrollTo').mockImplementation((_, top) => {
    Object.defineProperty(window, 'scrollY', { value: Math.min(Number(top), height), configurable: true });
  });
  globalThis.ResizeObserver = class {
    readonly #changed: ResizeObserverCallback;
    constructor(changed: ResizeObserverCallback) {
      this.#changed = changed;
    }
    observe() {
      grow = () => this.#changed([], this);
      grow();
    }
    unobserve() {}
    disconnect() {
      grow = () => {};
    }
  };
});
afterEach(() => {
  globalThis.ResizeObserver = still;
  vi.restoreAllMocks();
});

async function scrollAndLeave(user: ReturnType<typeof userEvent.setup>) {
  await openPortal(answers(), '/home', { user: null });
  answers().always('GET /api/documents/list', { body: { documents: [] } });
  await user.click(screen.getByRole('link', { name: 'Documentation' }));
  await screen.findByText('No document has been published yet.');
  act(() => {
    window.scrollTo(0, 700);
    fireEvent.scroll(window);
  });
  await user.click(screen.getByRole('link', { name: 'Cookies' }));
  await screen.findByRole('link', { name: 'Go back' });
  expect(window.scrollY).toBe(0);
}

test('a new page starts at its top, and going back restores the scroll position', async () => {
  const user = userEvent.setup();
  await scrollAndLeave(user);
  await user.click(screen.getByRole('link', { name: 'Go back' }));
  expect(window.scrollY).toBe(700);
});

test('going back waits until the page is tall enough again', async () => {
  const user = userEvent.setup();
  await scrollAndLeave(user);
  height = 200;
  await user.click(screen.getByRole('link', { name: 'Go back' }));
  expect(window.scrollY).toBe(200);
  height = 3000;
  act(() => grow());
  expect(window.scrollY).toBe(700);
});

test('a person who scrolls first is not interrupted', async () => {
  const user = userEvent.setup();
  await scrollAndLeave(user);
  height = 200;
  await user.click(screen.getByRole('link', { name: 'Go back' }));
  fireEvent.wheel(window);
  height = 3000;
  act(() => grow());
  expect(window.scrollY).toBe(200);
});
