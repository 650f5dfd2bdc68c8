import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { describe, expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { venueSelectionMachine } from '../../../machines/venue-selection.ts';
import type { Venue } from '../../../machines/venues.ts';
import { VenueGrid } from '../../../src/portal/controls/venue-grid.tsx';

const venue = (id: number, group: number, HasOrders = true, HasTrades = true): Venue => ({
  TradingVenueID: id,
  Name: `Venue ${id}`,
  Type: id % 2 === 0 ? 'MTF' : 'OTF',
  MIC: `XVE${id}`,
  TradingVenueGroupID: group,
  HasOrders,
  HasTrades,
});

/** Two venues of the first group, not adjacent in the list, and one of each other group. */
const venues = [venue(1, 1), venue(2, 3, false), venue(3, 2, true, false), venue(4, 1)];

let actor: ActorRefFrom<typeof venueSelectionMachine>;

function Grid({ delayedOnly, rows }: { delayedOnly: boolean; rows: readonly Venue[] }) {
  actor = useActorRef(venueSelectionMachine, { input: { delayedOnly } });
  return <VenueGrid actor={actor} label="Trading venues" venues={rows} />;
}

function draw({ delayedOnly = false, rows = venues as readonly Venue[] } = {}): HTMLTableElement {
  render(<Grid delayedOnly={delayedOnly} rows={rows} />);
  act(() =>
    actor.send({
      type: 'venues.loaded',
      venues: rows.map(({ TradingVenueID: id, HasOrders: hasOrders, HasTrades: hasTrades }) => ({
        id,
        hasOrders,
        hasTrades,
      })),
    }),
  );
  return screen.getByRole<HTMLTableElement>('table', { name: 'Trading venues' });
}

const headers = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((header) => header.textContent);
/** The widths in a frame of 900 px, to which B 9's refer; a narrower frame scales them all. */
const widths = (table: HTMLElement) =>
  [...table.querySelectorAll('col')].map(({ style: { width } }) =>
    width.endsWith('%') ? `${Number((Number.parseFloat(width) * 9).toFixed(3))}px` : width || 'the rest',
  );
const option = (name: string) => screen.queryByLabelText<HTMLInputElement>(name);

describe('B 3, B 9: the columns of the venue grid', () => {
  test('with payment on: group, venue, type, market code, delayed and real under their upper headers', () => {
    const table = draw();
    expect(headers(table)).toEqual([
      'Business group',
      'Trading venue',
      'Type',
      'MIC',
      'Delayed',
      'Real time',
      'Orders',
      'Trades',
      'Orders',
      'Trades',
    ]);
    expect(widths(table)).toEqual(['200px', '290px', '90px', '90px', '57.5px', '57.5px', '57.5px', '57.5px']);
  });

  test('in no-payment mode the real column is omitted; the delayed one is wider and has no upper header', () => {
    const table = draw({ delayedOnly: true });
    expect(headers(table)).toEqual(['Business group', 'Trading venue', 'Type', 'MIC', 'Delayed']);
    expect(widths(table)).toEqual(['200px', 'the rest', '90px', '90px', '150px']);
    expect(option('Real-time orders, XVE1')).toBeNull();
  });

  test('rows are grouped by tradingVenueGroupId, and only the first row of each group has the mark', () => {
    const table = draw();
    const rows = within(table).getAllByRole('row').slice(2);
    expect(rows.map((row) => within(row).getAllByRole('rowheader').at(-1)?.textContent)).toEqual([
      'All ICAP venues',
      'Venue 1',
      'Venue 4',
      'Venue 3',
      'Venue 2',
    ]);
    expect(rows.map((row) => row.querySelectorAll('svg').length)).toEqual([1, 0, 0, 1, 1]);
    expect([...table.querySelectorAll('th[scope=rowgroup]')].map((cell) => cell.textContent)).toEqual([
      'ICAP',
      'Tullett',
      'PVM',
    ]);
  });

  test('an unknown group is listed as Other', () => {
    expect(draw({ rows: [venue(1, 7)] }).textContent).toContain('Other');
  });

  test('an option is shown only where the venue has orders or trades', () => {
    draw();
    expect(option('Delayed orders, XVE1')).not.toBeNull();
    expect(option('Delayed orders, XVE2')).toBeNull();
    expect(option('Delayed trades, XVE2')).not.toBeNull();
    expect(option('Real-time trades, XVE3')).toBeNull();
    expect(option('Real-time orders, XVE3')).not.toBeNull();
  });

  test('says so when there are no venues', () => {
    expect(draw({ rows: [] }).textContent).toContain('There are no trading venues yet.');
  });
});

describe('B 4: the options of a venue', () => {
  test.each([
    ['Real-time orders, XVE1', 'Delayed orders, XVE1'],
    ['Delayed orders, XVE1', 'Real-time orders, XVE1'],
    ['Real-time trades, XVE1', 'Delayed trades, XVE1'],
    ['Delayed trades, XVE1', 'Real-time trades, XVE1'],
  ])('choosing %s disables only %s, and taking it back enables that again', async (chosen, other) => {
    draw();
    await userEvent.click(screen.getByLabelText(chosen));
    expect(option(chosen)?.checked).toBe(true);
    expect(option(other)?.disabled).toBe(true);
    const disabled = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.disabled);
    expect(disabled).toHaveLength(1);
    await userEvent.click(screen.getByLabelText(chosen));
    expect(option(other)?.disabled).toBe(false);
  });

  test('can be chosen with the keyboard alone', async () => {
    draw();
    for (const name of [
      'All delayed orders',
      'All delayed trades',
      'All real-time orders',
      'All real-time trades',
      'All delayed orders of ICAP',
      'All delayed trades of ICAP',
      'All real-time orders of ICAP',
      'All real-time trades of ICAP',
      'Delayed orders, XVE1',
    ]) {
      await userEvent.tab();
      expect(document.activeElement).toBe(option(name));
    }
    await userEvent.keyboard(' ');
    expect(option('Delayed orders, XVE1')?.checked).toBe(true);
  });
});

describe('choosing an option of many venues at once', () => {
  const state = (name: string) => {
    const box = screen.getByLabelText<HTMLInputElement>(name);
    return box.indeterminate ? 'some' : box.checked;
  };

  test('a column box chooses every venue with such data, and is neither on nor off while some are chosen', async () => {
    draw();
    await userEvent.click(screen.getByLabelText('Delayed orders, XVE1'));
    expect(state('All delayed orders')).toBe('some');
    await userEvent.click(screen.getByLabelText('All delayed orders'));
    expect(state('All delayed orders')).toBe(true);
    expect(['XVE1', 'XVE3', 'XVE4'].map((mic) => state(`Delayed orders, ${mic}`))).toEqual([
      true,
      true,
      true,
    ]);
    await userEvent.click(screen.getByLabelText('All delayed orders'));
    expect(['XVE1', 'XVE3', 'XVE4'].map((mic) => state(`Delayed orders, ${mic}`))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('a group box chooses the venues of its business group; a group of one venue has none', async () => {
    draw();
    await userEvent.click(screen.getByLabelText('All real-time trades of ICAP'));
    expect(state('All real-time trades of ICAP')).toBe(true);
    expect(state('All real-time trades')).toBe('some');
    expect(['XVE1', 'XVE4', 'XVE2'].map((mic) => state(`Real-time trades, ${mic}`))).toEqual([
      true,
      true,
      false,
    ]);
    expect(option('All real-time trades of PVM')).toBeNull();
  });

  test('B 4: venues chosen at the other speed keep their choice, and the others can be taken back', async () => {
    draw();
    await userEvent.click(screen.getByLabelText('Real-time orders, XVE1'));
    await userEvent.click(screen.getByLabelText('All delayed orders of ICAP'));
    expect(state('Real-time orders, XVE1')).toBe(true);
    expect(state('All delayed orders of ICAP')).toBe('some');
    await userEvent.click(screen.getByLabelText('All delayed orders of ICAP'));
    expect(state('All delayed orders of ICAP')).toBe(false);
  });

  test('the boxes are disabled while the selection is locked, and absent in no-payment mode', () => {
    draw();
    act(() => actor.send({ type: 'selection.locked' }));
    const many = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^All/ });
    expect(many).toHaveLength(8);
    expect(many.every((box) => box.disabled)).toBe(true);
    cleanup();
    draw({ delayedOnly: true });
    expect(screen.queryByRole('checkbox', { name: /^All/ })).toBeNull();
  });
});
