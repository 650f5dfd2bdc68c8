import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { KeyUse } from '../../../src/portal/pages/my-account/api-keys/key-use.tsx';
import { keyList, nightly, old } from '../../flows/api-keys/kit.ts';

const { usage, keys } = keyList;
const chooseKey = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Use of' }));
  await userEvent.click(screen.getByRole('option', { name: new RegExp(name) }));
};
const tableRows = (): string[][] =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''));

test('B 10: use by day is shown for all keys together, also for those no longer listed', () => {
  render(<KeyUse keys={keys} usage={usage} today="2026-11-21" />);
  expect(screen.getByRole('img').textContent).toContain('60 calls and 6,000 rows in 30 days');
  expect(tableRows()).toEqual([
    ['Day', 'Calls', 'Rows'],
    ['21 November 2026', '12', '1,200'],
    ['20 November 2026', '48', '4,800'],
  ]);
});

test('B 10: use by day is shown for the key that is chosen by its name, as chart and table', async () => {
  render(<KeyUse keys={keys} usage={usage} today="2026-11-21" />);
  await chooseKey(nightly.name);
  expect(screen.getByRole('img').textContent).toContain('50 calls and 5,000 rows in 30 days');
  expect(screen.getByText(/by UTC day\. The key Nightly report\.$/)).toBeTruthy();
  expect(tableRows()).toEqual([
    ['Day', 'Calls', 'Rows'],
    ['21 November 2026', '2', '200'],
    ['20 November 2026', '48', '4,800'],
  ]);
  await chooseKey('All keys');
  expect(screen.getByRole('img').textContent).toContain('60 calls');
});

test('a key that was not used says so, and so do keys of which none was', async () => {
  const { rerender } = render(<KeyUse keys={keys} usage={usage} today="2026-11-21" />);
  await chooseKey(old.name);
  expect(screen.getByRole('status').textContent).toBe('This key has not been used.');
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  rerender(<KeyUse key="opened anew" keys={keys} usage={[]} today="2026-11-21" />);
  expect(screen.getByRole('status').textContent).toBe('No key has been used yet.');
});

test('a chosen key that is no longer listed gives way to all keys', async () => {
  const { rerender } = render(<KeyUse keys={keys} usage={usage} today="2026-11-21" />);
  await chooseKey(nightly.name);
  rerender(<KeyUse keys={[old]} usage={usage} today="2026-11-21" />);
  expect(screen.getByRole('img').textContent).toContain('60 calls');
});
