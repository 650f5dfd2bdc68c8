import { render, screen, waitFor } from '@testing-library/react';
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
import { gilt, tradesRecord } from '../../flows/kits/data-view.ts';
import { InApp } from '../in-app.tsx';

const own = globalThis.fetch;
beforeAll(async () => {
  await Promise.all([loadDrawings(), loadPanel()]);
});
afterEach(() => {
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

test('forty rows of fifteen columns are drawn in turn, each cell a few times only', async () => {
  drawnSince();
  const { rerender } = render(grid(forty));
  await waitFor(() => expect(cells()).toBe(600));
  screen.getByText('1/14');
  expect(drawnSince()).toBeLessThanOrEqual(5 * 600);

  rerender(grid(forty));
  expect(drawnSince()).toBe(0);

  rerender(grid([{ id: '41' }, ...forty]));
  await waitFor(() => expect(cells()).toBe(615));
  screen.getByText('41/0');
  expect(drawnSince()).toBeLessThanOrEqual(2 * 615);
});

/** Trades that count how often their times are read. */
function countedTrades(): { readonly rows: readonly FeedRow[]; readonly reads: () => number } {
  let reads = 0;
  const rows = forty.slice(0, 30).map(
    ({ id }): FeedRow => ({
      id,
      price: '98.125',
      publicationDate: '2026-11-20T14:58:09.000001Z',
      get tradeDate() {
        reads += 1;
        return '2026-11-20T14:58:08.000001Z';
      },
    }),
  );
  return { rows, reads: () => reads };
}

test('no row is drawn again because one is opened or closed', async () => {
  const user = userEvent.setup();
  const answers = new Answers();
  globalThis.fetch = answers.fetch;
  answers.always('GET /api/userInfo', {
    body: { email: 'analyst@daylight.example', Notifications: [], Parameters: {}, restrictedMode: false },
  });
  const { rows, reads } = countedTrades();
  keepLoadedRecord({
    criteria: gilt,
    record: { ...tradesRecord, Data: rows, Next: undefined },
    at: '2026-11-20T15:00:00Z',
  });
  render(
    <InApp at={dataViewAddress(gilt)}>
      <main>
        <Page />
      </main>
    </InApp>,
  );
  await screen.findByRole('grid');
  await waitFor(() => expect(rowsDrawn()).toBe(30));
  const before = reads();
  expect(before).toBeGreaterThan(0);
  await user.click(screen.getAllByText('98.125')[5] ?? document.body);
  await screen.findByRole('dialog', { name: 'Trade' });
  // Its own cell, which has got the focus.
  expect(reads() - before).toBeLessThanOrEqual(4);
});
