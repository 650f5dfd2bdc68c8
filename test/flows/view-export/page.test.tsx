import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { useFlow } from '../../../src/portal/flows/binding/use-flow.ts';
import { viewExport } from '../../../src/portal/flows/view-export.ts';
import { ExportPanel } from '../../../src/portal/pages/data-view/export-panel.tsx';
import { columnSetOf } from '../../../src/portal/pages/data-view/grid/column-sets.ts';
import { InApp } from '../../portal/in-app.tsx';
import { answersInHand } from '../../portal/shell/open-portal.tsx';
import { gilt, tradesRecord } from '../data-view/kit.ts';
import { analyst } from '../session/kit.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { madeName, viewExportKit } from './kit.ts';

const saved = vi.hoisted(() => ({ files: [] as { name: string; file: Blob }[] }));
vi.mock('../../../src/portal/browser/save-file.ts', () => ({
  saveBlob: (name: string, file: Blob) => saved.files.push({ name, file }),
}));

const call = 'GET /api/feed/export';
const name = 'GB00BMF9LJ15-IMCE-tradeDisplay-delayed.xlsx';
const panel = () => within(screen.getByRole('region', { name: 'Export rows' }));
const statusText = () => panel().getByRole('status', { name: 'Export' }).textContent;

/** The body of the answer in progress, which arrives in parts. */
let body: ReadableStreamDefaultController<Uint8Array> | null = null;

async function begin({ answers }: PageWorld): Promise<ReadableStreamDefaultController<Uint8Array>> {
  if (body) return body;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller;
    },
  });
  const request = await answers.give(call, { stream, headers: { 'x-is-delayed': 'false' } });
  const query = new URL(request.url).searchParams;
  expect([query.get('format'), query.get('instrument'), query.get('limit')]).toEqual([
    'xlsx',
    gilt.instrument,
    null,
  ]);
  return begin({ answers } as PageWorld);
}

const choose = async ({ user }: PageWorld, label: string, option: RegExp): Promise<void> => {
  const box = panel().getByRole<HTMLInputElement>('combobox', { name: label });
  if (option.test(box.value)) return;
  await user.click(box);
  await user.click(panel().getByRole('option', { name: option }));
};

function Panel() {
  return (
    <ExportPanel
      id="export"
      actor={useFlow(viewExport)}
      criteria={gilt}
      viewId="tradeDisplay"
      record={tradesRecord}
      rows={tradesRecord.Data}
      span={{ first: 1, last: 3 }}
      columns={columnSetOf('tradeDisplay', tradesRecord)}
      onClose={() => {}}
    />
  );
}

walkPage(viewExportKit, {
  mount: async ({ answers }) => {
    saved.files.length = 0;
    body = null;
    answers.always('GET /api/userInfo', { body: analyst });
    await act(async () => {
      render(
        <InApp>
          <Panel />
        </InApp>,
      );
    });
  },
  events: {
    'export.requested': async (world) => {
      await choose(world, 'Rows', /^All rows/);
      await choose(world, 'Format', /^Excel/);
      await world.user.click(panel().getByRole('button', { name: 'Save file' }));
      body = null;
    },
    'export.progressed': async (world) => {
      const controller = await begin(world);
      await act(async () => controller.enqueue(new TextEncoder().encode('12345')));
      await panel().findByText('5 bytes so far');
    },
    'export.cancelled': ({ user }) => user.click(panel().getByRole('button', { name: 'Cancel' })),
    'xstate.done.actor.makeFile': async (world, _, { context }) => {
      const controller = await begin(world);
      await act(async () => controller.close());
      await vi.waitFor(() => expect(saved.files.at(-1)?.name).toBe(madeName));
      expect(saved.files.at(-1)?.file.size).toBe(context.received);
    },
    'xstate.error.actor.makeFile': async (world) => {
      // The network fails before the answer or during it.
      if (body) await act(async () => body?.error(new TypeError('network error')));
      else await world.answers.give(call, { offline: true });
    },
  },
  states: {
    idle: () => expect(statusText()).toBe(''),
    exporting: () => {
      expect(statusText()).toBe(`Making ${name}… Leaving this page ends it.`);
      expect(panel().getByRole<HTMLButtonElement>('button', { name: 'Save file' }).disabled).toBe(true);
    },
    exported: () => expect(statusText()).toBe(`${madeName} has been saved by your browser.`),
    cancelled: () => {
      expect(statusText()).toBe(`${name} was cancelled: nothing was saved.`);
      expect(saved.files).toEqual([]);
      expect(document.activeElement).toBe(panel().getByRole('button', { name: 'Save file' }));
    },
    failed: async () => {
      await panel().findByText(`${name}: Service is temporarily unavailable`);
      expect(saved.files).toEqual([]);
    },
  },
});

describe('a file made by the service', () => {
  const answers = answersInHand();

  test('is named after what it contains, and explains why nothing comes while offline', async () => {
    let isOnline = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    const network = (state: 'online' | 'offline') => {
      isOnline = state === 'online';
      act(() => void window.dispatchEvent(new Event(state)));
    };
    answers().always('GET /api/userInfo', { body: analyst });
    const user = userEvent.setup();
    render(
      <InApp>
        <Panel />
      </InApp>,
    );
    await user.click(panel().getByRole('combobox', { name: 'Rows' }));
    await user.click(panel().getByRole('option', { name: /^All rows/ }));
    await user.click(panel().getByRole('button', { name: 'Save file' }));
    const csv = name.replace('xlsx', 'csv');
    expect(statusText()).toBe(`Making ${csv}… Leaving this page ends it.`);
    network('offline');
    expect(statusText()).toBe(`Making ${csv}… You are offline: it continues when the connection is back.`);
    network('online');
    expect(statusText()).toBe(`Making ${csv}… Leaving this page ends it.`);
    // The data are live, since the right was bought after the view was opened.
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('tradeDate\r\n'));
        controller.close();
      },
    });
    await answers().give(call, { stream, headers: { 'x-is-delayed': 'false' } });
    const live = csv.replace('delayed', 'live');
    await panel().findByText(`${live} has been saved by your browser.`);
    expect(saved.files.at(-1)?.name).toBe(live);
  });
});
