import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Page } from '../../../src/portal/pages/tape/page.tsx';
import { figures, quotes } from '../../flows/beside-tape/kit.ts';
import { visitor } from '../../flows/public-answers.ts';
import { firstTape } from '../../flows/tape/kit.ts';
import { InApp } from '../in-app.tsx';
import { answersInHand } from '../shell/open-portal.tsx';

const saved = vi.hoisted(() => ({ files: [] as { name: string; file: Blob }[] }));
vi.mock('../../../src/portal/browser/save-file.ts', () => ({
  saveBlob: (name: string, file: Blob) => saved.files.push({ name, file }),
}));

const answersOf = answersInHand();

test('C 18: what the tape shows is saved as a file, narrowed as it is', async () => {
  answersOf()
    .always('GET /api/userInfo', visitor)
    .always('GET /api/tape', { body: firstTape })
    .always('GET /api/tape/figures', { body: figures })
    .always('GET /api/tape/quotes', { body: quotes });
  const user = userEvent.setup();
  await act(async () => {
    render(
      <InApp at="/tape?tv=ICPM&sizefrom=100000">
        <Page />
      </InApp>,
    );
  });
  const button = await screen.findByRole('button', { name: 'Export' });
  await user.click(button);
  const panel = await screen.findByRole('region', { name: 'Export trades' });
  expect(panel.textContent).toContain('All trades that pass the filters, the newest first: Venue ICPM;');
  await user.click(within(panel).getByRole('button', { name: 'Save file' }));
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('tradeDate\r\n'));
      controller.close();
    },
  });
  const { url } = await answersOf().give('GET /api/tape/export', { stream });
  const { _: _time, ...query } = Object.fromEntries(new URL(url).searchParams);
  expect(query).toEqual({ timing: 'delayed', tv: 'ICPM', sizefrom: '100000', format: 'csv' });
  const name = 'tape-ICPM-delayed-filtered.csv';
  await within(panel).findByText(`${name} has been saved by your browser.`);
  expect(saved.files.map((one) => one.name)).toEqual([name]);
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Export trades' })).toBeNull();
  expect(document.activeElement).toBe(button);
});
