import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import type { FeedRow } from '../../../src/domain/feed/feed-record.ts';
import { forgetLoadedRecord, keepLoadedRecord } from '../../../src/portal/flows/binding/loaded-record.ts';
import type { GridColumn } from '../../../src/portal/pages/data-view/grid/grid-columns.tsx';
import { RowsGrid } from '../../../src/portal/pages/data-view/grid/rows-grid.tsx';
import { Page } from '../../../src/portal/pages/data-view/page.tsx';
import { loadDrawings } from '../../../src/portal/pages/data-view/record-view.tsx';
import { loadPanel } from '../../../src/portal/pages/data-view/row-panel/opened-row.tsx';
import { Answers } from '../../flows/answers.ts';
import { gilt, tradesRecord } from '../../flows/data-view/kit.ts';
import { InApp } from '../in-app.tsx';

const own = globalThis.fetch;
beforeAll(async () => {
  await Promise.all([loadDrawings(), loadPanel()]);
});
afterEach(() => {
  CountedFlags.draws = 0;
  localStorage.clear();
  globalThis.fetch = own;
  forgetLoadedRecord();
});

const forty = Array.from({ length: 40 }, (_, place): FeedRow => ({ id: `${40 - place}` }));

let drawn = 0;
const columns = Array.from(
  { length: 15 },
  (_, place): GridColumn => ({
    field: `field${place}`,
    headerName: `Field ${place}`,
    width: 100,
    text: ({ id }) => id,
    renderCell: ({ row: { id } }) => {
      drawn += 1;
      return `${id}/${place}`;
    },
  }),
);

const grid = (rows: readonly FeedRow[]) => <RowsGrid label="Trades" columns={columns} rows={rows} />;

const drawnSince = (): number => {
  const count = drawn;
  drawn = 0;
  return count;
};

const cells = () => document.querySelectorAll('[role="gridcell"]').length;
const rowsDrawn = () => document.querySelectorAll('[role="row"][data-id]').length;

test('C 10: forty rows of fifteen columns are drawn in turn, each cell once', async () => {
  drawnSince();
  const { rerender } = render(grid(forty));
  await waitFor(() => expect(cells()).toBe(600));
  screen.getByText('1/14');
  expect(drawnSince()).toBe(600);

  rerender(grid(forty));
  expect(drawnSince()).toBe(0);

  rerender(grid([{ id: '41' }, ...forty]));
  await waitFor(() => expect(cells()).toBe(615));
  screen.getByText('41/0');
  expect(drawnSince()).toBeLessThanOrEqual(2 * 15);
});

/** Flags that count how often a cell draws them. */
class CountedFlags extends Array<string> {
  static draws = 0;

  override map<T>(drawOne: (flag: string, index: number, all: string[]) => T): T[] {
    // The page's comparison of regimes reads them as text.
    if (!Object.is(drawOne, String)) CountedFlags.draws += 1;
    return [...this].map(drawOne);
  }
}

const flagsDrawn = (): number => CountedFlags.draws;

/** A page of thirty trades with all their columns, whose stream sends what `tell` is given. */
async function openView() {
  const answers = new Answers();
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  globalThis.fetch = async (request) => {
    if (!(request instanceof Request) || !request.url.includes('/api/feed/stream'))
      return answers.fetch(request);
    return new Response(
      new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) }),
    );
  };
  answers.always('GET /api/userInfo', {
    body: { email: 'analyst@daylight.example', Notifications: [], Parameters: {}, restrictedMode: false },
  });
  const [sample] = tradesRecord.Data;
  const rows = forty.slice(0, 30).map(
    ({ id }): FeedRow => ({
      ...sample,
      id,
      price: '98.125',
      flags: CountedFlags.of('LRGS', 'ALGO'),
    }),
  );
  keepLoadedRecord({
    criteria: gilt,
    record: { ...tradesRecord, Data: rows, Next: undefined, Position: 'position-0' },
    at: '2026-11-20T15:00:00Z',
  });
  render(
    <InApp at={dataViewAddress(gilt)}>
      <main>
        <Page />
      </main>
    </InApp>,
  );
  const user = userEvent.setup();
  await screen.findByRole('grid');
  await waitFor(() => expect(rowsDrawn()).toBe(30));
  await user.click(screen.getByRole('button', { name: 'Expand' }));
  // Whatever else is drawn while the columns come makes React begin the row at hand anew.
  await waitFor(() => {
    expect(flagsDrawn()).toBeGreaterThanOrEqual(30);
    expect(rowsDrawn()).toBe(30);
  });
  CountedFlags.draws = 0;
  const tell = (event: string, data: object): void =>
    streams
      .at(-1)
      ?.enqueue(
        new TextEncoder().encode(`id: position-1\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      );
  return { user, tell, sample };
}

test('no row is drawn again because one is opened or closed', async () => {
  const { user } = await openView();
  await user.click(screen.getAllByText('98.125')[5] ?? document.body);
  await screen.findByRole('dialog', { name: 'Trade' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(flagsDrawn()).toBe(0);
});

test('a row that comes while the view is open draws only its own cells', async () => {
  const { user, tell, sample } = await openView();
  await act(async () => tell('opened', { isDelayed: false }));
  const newest = '2026-11-20T15:00:00.000000Z';
  await act(async () => tell('rows', { rows: [{ ...sample, id: '90' }], changed: [], skipped: 0, newest }));
  await user.click(await screen.findByRole('button', { name: /^Show 1 new/ }));
  await waitFor(() => expect(rowsDrawn()).toBe(31));
  expect(flagsDrawn()).toBeLessThanOrEqual(1);
});
