import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cellByKey } from '../../../src/portal/pages/data-view/grid/cell-by-key.ts';
import { CellGrid, type DrawnColumn } from '../../../src/portal/pages/data-view/grid/cell-grid.tsx';

type Level = { readonly id: string; readonly price: string };

const levels: readonly Level[] = ['98.3', '98.2', '98.1'].map((price) => ({ id: price, price }));

const column = (field: string, headerName: string): DrawnColumn<Level> => ({
  field,
  headerName,
  description: '',
  align: 'right',
  width: 80,
  least: 80,
  text: ({ price }) => `${field} ${price}`,
  renderCell: ({ row, tabIndex }) =>
    field === 'ask' ? (
      <button type="button" tabIndex={tabIndex}>
        {row.price}
      </button>
    ) : (
      row.price
    ),
});

const columns = [column('bid', 'Bid'), column('ask', 'Ask')];

function Grid({
  rows = levels,
  onOpen,
}: {
  rows?: readonly Level[];
  onOpen?: (row: Level, field: string) => void;
}) {
  return (
    <CellGrid
      label="Levels"
      className=""
      columns={columns}
      rows={rows}
      rowHeight={36}
      height={400}
      onOpen={onOpen}
    />
  );
}

/** The cell that has the focus, or that around what has it. */
const focused = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[role="gridcell"], [role="columnheader"]')?.textContent;

const place = (row: number, column: number) => ({ row, column });
const size = { rows: 100, columns: 5, inSight: 20 };
const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['ArrowDown', {}, place(-1, 2), place(0, 2)],
  ['ArrowUp', {}, place(0, 2), place(-1, 2)],
  ['ArrowDown', {}, place(99, 2), place(99, 2)],
  ['ArrowRight', {}, place(3, 4), place(3, 4)],
  ['ArrowLeft', {}, place(3, 4), place(3, 3)],
  ['ArrowLeft', { altKey: true }, place(3, 4), null],
  ['PageDown', {}, place(-1, 0), place(20, 0)],
  ['PageDown', {}, place(90, 0), place(99, 0)],
  [' ', {}, place(0, 1), place(20, 1)],
  ['PageUp', {}, place(50, 1), place(30, 1)],
  ['PageUp', {}, place(5, 1), place(0, 1)],
  ['PageUp', {}, place(0, 1), place(-1, 1)],
  ['Home', {}, place(7, 3), place(7, 0)],
  ['End', {}, place(-1, 3), place(-1, 4)],
  ['Home', { ctrlKey: true }, place(7, 3), place(0, 0)],
  ['End', { metaKey: true }, place(7, 3), place(99, 4)],
  ['a', {}, place(7, 3), null],
])('the key %j %j leads from %j to %j', (key, held, from, to) => {
  expect(cellByKey(from, { key, ...plain, ...held }, size)).toEqual(to);
});

test('Tab stops once in a grid, where its keys have led, and what can be pressed in a cell is gone to', async () => {
  const user = userEvent.setup();
  const opened: string[] = [];
  render(
    <>
      <Grid onOpen={({ id }, field) => opened.push(`${field} of ${id}`)} />
      <a href="/home">Below</a>
    </>,
  );
  const grid = screen.getByRole('grid', { name: 'Levels' });
  expect(grid.getAttribute('aria-rowcount')).toBe('4');
  await user.tab();
  expect(focused()).toBe('Bid');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(focused()).toBe('98.2');
  expect(opened).toEqual(['bid of 98.2']);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(within(grid).getByRole('button', { name: '98.1' }));
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['bid of 98.2']);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Below');
  await user.tab({ shift: true });
  expect(focused()).toBe('98.1');
});

test('where the row with the focus is gone, the one in its place has it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Grid />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('98.1');
  rerender(<Grid rows={levels.slice(0, 2)} />);
  expect(focused()).toBe('98.2');
});
