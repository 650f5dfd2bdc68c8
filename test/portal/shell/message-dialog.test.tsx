import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MessageDialog } from '../../../src/portal/shell/message-dialog.tsx';
import { expectAccessible } from '../../flows/walk-page.ts';

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

test('A 2.10: has a title, a message and a confirm button labelled OK by default', async () => {
  const onConfirm = vi.fn();
  render(<MessageDialog isOpen title="Saved" message="Your details are saved." onConfirm={onConfirm} />);
  expect(screen.getByRole('dialog', { name: 'Saved', description: 'Your details are saved.' })).toBeTruthy();
  expect(buttons()).toEqual(['OK']);
  await expectAccessible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'OK' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('A 2.10, 3.8: can have a cancel button, other labels and custom content', async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  render(
    <MessageDialog
      isOpen
      title="Terms of use"
      confirmLabel="Accept"
      cancelLabel="Decline"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>A long text.</p>
    </MessageDialog>,
  );
  expect(buttons()).toEqual(['Decline', 'Accept']);
  expect(screen.getByText('A long text.')).toBeTruthy();
  await expectAccessible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Decline' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
});

test('A 2.10: Escape cancels if there is a cancel button, and confirms otherwise', async () => {
  const user = userEvent.setup();
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  const { unmount } = render(
    <MessageDialog isOpen message="Leave?" cancelLabel="Stay" onConfirm={onConfirm} onCancel={onCancel} />,
  );
  await user.keyboard('{Escape}');
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  unmount();
  render(<MessageDialog isOpen message="Done." onConfirm={onConfirm} />);
  await user.keyboard('{Escape}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('Enter chooses the answer that changes nothing, if there is one', async () => {
  const user = userEvent.setup();
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  const { unmount } = render(
    <MessageDialog isOpen message="Leave?" cancelLabel="Stay" onConfirm={onConfirm} onCancel={onCancel} />,
  );
  await user.keyboard('{Enter}');
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  unmount();
  render(<MessageDialog isOpen message="Done." onConfirm={onConfirm} />);
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('an element outside the open dialog cannot take the focus', () => {
  render(
    <>
      <div role="alert" tabIndex={-1}>
        Refused
      </div>
      <MessageDialog isOpen message="Done." onConfirm={vi.fn()} />
    </>,
  );
  screen.getByText('Refused').focus();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
});

test('the page gets the focus when the element that had it is gone', async () => {
  const page = (isAsking: boolean, hasItem: boolean) => (
    <>
      <main id="content" tabIndex={-1}>
        {hasItem ? <button type="button">Menu item</button> : null}
      </main>
      <MessageDialog isOpen={isAsking} message="Leave?" cancelLabel="Stay" onConfirm={vi.fn()} />
    </>
  );
  const { rerender } = render(page(false, true));
  screen.getByRole('button', { name: 'Menu item' }).focus();
  rerender(page(true, false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
  rerender(page(false, false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a click outside the dialog does not close it', async () => {
  const onConfirm = vi.fn();
  render(<MessageDialog isOpen message="Read this." onConfirm={onConfirm} />);
  await userEvent.setup().click(screen.getByRole('dialog').parentElement ?? document.body);
  expect(onConfirm).not.toHaveBeenCalled();
});
