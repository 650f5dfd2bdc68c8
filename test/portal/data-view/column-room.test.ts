import { describe, expect, it } from 'vitest';
import { withRoom } from '../../../src/portal/pages/data-view/grid/column-room.ts';
import type { Column } from '../../../src/portal/pages/data-view/grid/column-sets.ts';

const price: Column = {
  field: 'price',
  name: 'Price',
  help: '',
  kind: 'decimal',
  width: 116,
  narrow: 82,
};
const code: Column = { field: 'transactionID', name: 'Transaction ID', help: '', kind: 'code', width: 196 };

describe('prices stay exact from file to screen', () => {
  it('a price with 13 decimal places is not cut, nor on a phone', () => {
    const { width, narrow } = withRoom(price, [
      { id: '1', price: '7.1' },
      { id: '2', price: '163.8571428571429' },
    ]);
    // A digit takes 8 pixels, and the padding 28, or 20 in a narrow grid.
    expect(width).toBeGreaterThanOrEqual(16 * 8 + 3 + 28);
    expect(narrow).toBeGreaterThanOrEqual(16 * 8 + 3 + 20);
  });

  it('a transaction code of 52 letters is not cut', () => {
    const { width } = withRoom(code, [{ id: '1', transactionID: 'X'.repeat(52) }]);
    expect(width).toBeGreaterThanOrEqual(52 * 7.2 + 28);
  });

  it('ordinary or absent values and no rows leave the column unchanged', () => {
    for (const rows of [[], [{ id: '1', price: null }], [{ id: '1', price: '101.24' }]]) {
      expect(withRoom(price, rows)).toEqual(price);
    }
  });
});
