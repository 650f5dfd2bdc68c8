import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useGrowingRows } from '../../../src/portal/pages/data-view/grid/use-growing-rows.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
const room = { height: 600, rowHeight: 50, columns: 2 };

function Rows({ rows }: { rows: readonly number[] }) {
  return <p>{useGrowingRows(rows, room).join(' ')}</p>;
}

const firstOf = (rows: readonly number[]): string => renderToString(<Rows rows={rows} />);

test('draws only the visible rows at first', () => {
  expect(firstOf(hundred)).toBe(`<p>${hundred.slice(0, 12).join(' ')}</p>`);
  expect(firstOf([1, 2])).toBe('<p>1 2</p>');
});

test('adds all other rows by itself, and draws later rows at once', () => {
  const { rerender } = render(<Rows rows={hundred} />);
  screen.getByText(hundred.join(' '));
  const more = [0, ...hundred];
  rerender(<Rows rows={more} />);
  screen.getByText(more.join(' '));
});
