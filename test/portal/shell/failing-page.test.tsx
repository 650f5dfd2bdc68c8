import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeNotFetched } from '../../../src/portal/browser/load-code.ts';
import { latePart } from '../../../src/portal/hooks/use-late.tsx';
import { ErrorBoundary } from '../../../src/portal/shell/error-boundary.tsx';
import { expectAccessible } from '../../flows/walk-page.ts';
import { wholeStyle } from '../computed-styles.ts';

function Broken({ error }: { error: unknown }): never {
  throw error;
}

const draw = (error: unknown, place = 'one') => (
  <ErrorBoundary place={place}>
    <Broken error={error} />
  </ErrorBoundary>
);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a page that fails to render says so in its place, without the stack', async () => {
  render(draw(new Error('x is not a function')));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('This page could not be shown');
  expect(alert.textContent).toContain('An error has occurred – please try again later');
  expect(alert.textContent).not.toContain('x is not a function');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
  // With an invalid declaration the browser would choose the size.
  expect(wholeStyle(screen.getByRole('heading')).fontSize).toBe('var(--text-heading)');
  // The error is in the console instead.
  expect(console.error).toHaveBeenCalledWith(
    'A page failed while drawing:',
    expect.objectContaining({ message: 'x is not a function' }),
    expect.stringContaining('Broken'),
  );
  await expectAccessible();
});

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/page-a1.js',
  'error loading dynamically imported module: http://localhost/assets/page-a1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/page-a1.css',
])('code that failed to load is reported with advice: %s', async (message) => {
  const Part = latePart(() => Promise.reject(new TypeError(message)));
  render(
    <ErrorBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('This page did not load');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
});

/** A part that arrives at the second attempt; a third would fail. */
function secondTime(): ComponentType {
  let attempts = 0;
  return latePart(async () => {
    attempts += 1;
    if (attempts !== 2) throw new CodeNotFetched('/assets/page-a1.js');
    return () => <p>Here</p>;
  });
}

test('code that did not arrive is loaded anew when asked for, without leaving the page', async () => {
  const Part = secondTime();
  render(
    <ErrorBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await expectAccessible();
  await userEvent.click(retry);
  await screen.findByText('Here');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that the page can do without is silently absent, and loaded anew in the next place', async () => {
  const Part = secondTime();
  const place = (name: string) => (
    <ErrorBoundary place={name} instead="without">
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(place('one'));
  await screen.findByText('without');
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(place('two'));
  await screen.findByText('Here');
});

test('another page can still be shown', () => {
  const { rerender } = render(draw(new Error('broken')));
  rerender(
    <ErrorBoundary place="two">
      <p>Fine</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('Fine')).toBeTruthy();
});

test.each(['dynamically imported module', null])(
  'a value that is not an error is not code that failed to load: %j',
  (thrown) => {
    render(draw(thrown));
    expect(screen.getByRole('alert').textContent).toContain('This page could not be shown');
  },
);
