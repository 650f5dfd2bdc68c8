import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { NewKeyDialog } from '../../../src/portal/pages/my-account/api-keys/new-key-dialog.tsx';
import { DaylightTheme } from '../../../src/portal/theme/theme-provider.tsx';

const made = vi.fn();
beforeEach(() => made.mockClear());

async function tryName(name: string): Promise<HTMLInputElement> {
  const user = userEvent.setup();
  render(
    <DaylightTheme>
      <NewKeyDialog isOpen wanted={null} onCancel={() => {}} onMake={made} />
    </DaylightTheme>,
  );
  const box = screen.getByLabelText<HTMLInputElement>('What it is for');
  await user.click(box);
  await user.paste(name);
  await user.click(screen.getByText('Make key', { selector: 'button' }));
  return box;
}

const messageOf = (box: HTMLElement): string =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test.each([
  ['nothing but spaces', '   ', 'This field is required'],
  ['more than 60 characters, none of which is cut off', 'x'.repeat(61), 'Use at most 60 characters'],
  ['a tab, which the service refuses', 'Nightly\treport', 'Use plain text on one line'],
])('a key is not asked for with %s: the box says why and has the focus', async (_, name, message) => {
  const box = await tryName(name);
  expect(made).not.toHaveBeenCalled();
  expect(box.value).toBe(name);
  expect(messageOf(box)).toContain(message);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(box);
});

test('spaces around a name do not count, in its length either', async () => {
  await tryName(` ${'x'.repeat(60)} `);
  expect(made).toHaveBeenCalledExactlyOnceWith({ name: 'x'.repeat(60), days: 90 });
});
