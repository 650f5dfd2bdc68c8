import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LoadFailed } from '../../../src/portal/controls/load-failed.tsx';
import { DaylightTheme } from '../../../src/portal/theme/theme-provider.tsx';

type State = 'failed' | 'loading' | 'listed';

/** A list that fails first; the buttons stand for the service's answers. */
function List({ hasHeading = true, isSlow = false }: { hasHeading?: boolean; isSlow?: boolean }) {
  const [state, setState] = useState<State>('failed');
  return (
    <DaylightTheme>
      <h2>Another list</h2>
      <main tabIndex={-1}>
        <h1>Page</h1>
        <section>
          {hasHeading || state === 'failed' ? <h2>Payments</h2> : null}
          {state === 'failed' ? (
            <LoadFailed
              text="Your payments could not be loaded."
              onRetry={() => setState(isSlow ? 'failed' : 'loading')}
            />
          ) : null}
        </section>
        <h2>Afterwards</h2>
        <button type="button" onClick={() => setState('listed')}>
          Answer
        </button>
      </main>
    </DaylightTheme>
  );
}

const heading = (name: string) => screen.getByRole('heading', { name });
const retry = () => screen.getByRole('button', { name: 'Try again' });

test('“Try again” leaves the focus on the heading of its list when it disappears', async () => {
  render(<List />);
  retry().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.activeElement).toBe(heading('Payments'));
});

test('“Try again” leaves the focus on the next heading above if that of its list disappears with it', async () => {
  render(<List hasHeading={false} />);
  retry().focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(heading('Page'));
});

test('the focus of somebody who has moved on stays when “Try again” disappears', async () => {
  render(<List isSlow />);
  retry().focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Answer' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answer' }));
});
