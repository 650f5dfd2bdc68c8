import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { dataViewAddress, filteredByQuery } from '../../../src/domain/feed/criteria.ts';
import { unreadNumberText } from '../../../src/domain/typed-number.ts';
import { serviceNow } from '../../../src/portal/api/service-time.ts';
import { DepthChart } from '../../../src/portal/pages/data-view/charts/depth-chart.tsx';
import { Filters } from '../../../src/portal/pages/data-view/filters.tsx';
import { columnSetOf } from '../../../src/portal/pages/data-view/grid/column-sets.ts';
import { LawRegimesOfRows } from '../../../src/portal/pages/data-view/law-regimes-of-rows.tsx';
import { createPointedRow, PointedRowContext } from '../../../src/portal/pages/data-view/pointed-row.ts';
import { bookRecord, gilt, tradesRecord } from '../../flows/data-view/kit.ts';
import { expectAccessible } from '../../flows/walk-page.ts';
import { InApp } from '../in-app.tsx';

let shownFlags: string | null = null;
let shownQuery = new URLSearchParams();

function FiltersOfAddress() {
  const query = new URLSearchParams(useLocation().search);
  shownFlags = query.get('flags');
  shownQuery = query;
  return <Filters criteria={filteredByQuery(gilt, query)} />;
}

function open(address: string): void {
  render(
    <InApp at={address}>
      <FiltersOfAddress />
    </InApp>,
  );
}

const flag = (name: RegExp) => screen.getByLabelText(name);

test('a filter takes several flags, puts them into the address and shows them when reopened', async () => {
  const user = userEvent.setup();
  open(dataViewAddress(gilt));
  await user.click(screen.getByText('Filter rows'));
  await user.click(await screen.findByText('Flags: any or none'));
  for (const name of [/^SIZE/, /^LRGS/, /^SIZE/, /^BENC/]) await user.click(flag(name));
  screen.getByText('Flags: LRGS or BENC');
  await expectAccessible();
  await user.click(screen.getByText('Apply'));
  await screen.findByLabelText('Remove filter: Flag LRGS or BENC');
  expect(shownFlags).toBe('LRGS,BENC');
  await user.click(screen.getByText('Change filters'));
  await screen.findByText('Flags: LRGS or BENC', { selector: 'summary' });
  expect(flag(/^BENC/)).toHaveProperty('checked', true);
});

test('closing the filter gives the focus back to its button', async () => {
  const user = userEvent.setup();
  open(dataViewAddress(gilt));
  await user.click(screen.getByText('Filter rows'));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter rows' }));
});

test('a time copied from the grid and amounts with separators are taken; the address has them plain', async () => {
  const user = userEvent.setup();
  open(dataViewAddress(gilt));
  await user.click(screen.getByText('Filter rows'));
  const type = async (label: string, text: string) => {
    const field = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
    fireEvent.change(field, { target: { value: text } });
  };
  await type('Published from', '2026-11-20T14:32:07:123');
  await type('Price to', '1.234,5');
  await type('Quantity from', '1,000,000');
  await type('Quantity to', '2.5bn');
  await user.click(screen.getByText('Apply'));
  await screen.findByText(unreadNumberText);
  await type('Price to', '1,234.5');
  await user.click(screen.getByText('Apply'));
  await screen.findByLabelText('Remove filter: Quantity from 1000000');
  expect(Object.fromEntries(shownQuery)).toMatchObject({
    ...{ from: '2026-11-20 14:32:07.123', priceto: '1234.5' },
    ...{ sizefrom: '1000000', sizeto: '2500000000' },
  });
});

test('a period is entered by a press, or by the calendar of the browser, which leaves the time of day', async () => {
  const opened: string[] = [];
  HTMLInputElement.prototype.showPicker = function (this: HTMLInputElement) {
    opened.push(this.type);
  };
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
  });
  const user = userEvent.setup();
  open(dataViewAddress(gilt));
  await user.click(screen.getByText('Filter rows'));
  const box = (name: RegExp) => screen.findByRole('textbox', { name });
  const [from, to] = [await box(/^Published from/), await box(/^Published to/)];
  expect(document.activeElement).toBe(from);
  const today = serviceNow().slice(0, 10);
  const preset = screen.getByRole('button', { name: 'Today' });
  await user.click(preset);
  expect(preset.getAttribute('aria-pressed')).toBe('true');
  expect([from, to].map((one) => one.getAttribute('value'))).toEqual([today, today]);
  fireEvent.change(from, { target: { value: '2020-11-20 14:30' } });
  expect(preset.getAttribute('aria-pressed')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Choose the day: Published from' }));
  expect(opened).toEqual(['date']);
  const [calendar] = document.querySelectorAll('input[type="date"]');
  if (!calendar) throw new Error('the box lost its calendar');
  expect(calendar.getAttribute('value')).toBe('2020-11-20');
  fireEvent.change(calendar, { target: { value: '2020-11-18' } });
  await expectAccessible();
  await user.click(screen.getByText('Apply'));
  await screen.findByLabelText(/^Remove filter: From/);
  expect(Object.fromEntries(shownQuery)).toMatchObject({ from: '2020-11-18 14:30', to: today });
});

test('a flag of another asset class in the address is shown and can be removed', async () => {
  const user = userEvent.setup();
  open(`${dataViewAddress(gilt)}&flags=LRGS,ALGO`);
  await user.click(screen.getByText('Change filters'));
  await user.click(await screen.findByText('Flags: LRGS or ALGO'));
  await user.click(flag(/^ALGO\s*No flag of this asset class/));
  screen.getByText('Flags: LRGS');
});

test('a level of the book is highlighted in grid and chart together, and is a slider for the keyboard', async () => {
  const user = userEvent.setup();
  const row = createPointedRow();
  const { container } = render(
    <InApp>
      <PointedRowContext value={row}>
        <DepthChart rows={bookRecord.Data} />
      </PointedRowContext>
    </InApp>,
  );
  const drawn = () => container.querySelectorAll('[data-step]').length;
  const slider = screen.getByRole('slider');
  expect([drawn(), slider.getAttribute('aria-valuemax')]).toEqual([0, '2']);
  act(() => row.point('level 1'));
  expect(drawn()).toBe(2);
  screen.getByText('Level 1 · Bid 101.240, 2,000,000 cumulative · Ask 101.262, 1,500,000 cumulative');
  act(() => slider.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect([row.id(), drawn()]).toEqual(['level 2', 1]);
  expect(slider.getAttribute('aria-valuetext')).toBe('Level 2 · Bid 101.235, 9,500,000 cumulative · no ask');
  await expectAccessible();
  act(() => slider.blur());
  expect([row.id(), drawn()]).toEqual([null, 0]);
});

const names = (): (string | null | undefined)[] =>
  screen.queryAllByRole('rowheader').map((header) => header.firstChild?.textContent);

test('the two regimes side by side list what the rows shown have, and the rest on demand', async () => {
  const user = userEvent.setup();
  render(
    <InApp>
      <LawRegimesOfRows
        record={tradesRecord}
        rows={tradesRecord.Data}
        columns={columnSetOf('tradeDisplay', tradesRecord)}
      />
    </InApp>,
  );
  const button = screen.getByRole('button', { name: 'EU and UK side by side' });
  expect(names()).toEqual([]);
  await user.click(button);
  const own = names();
  expect(own).toEqual(expect.arrayContaining(['Price', 'Flags', 'LRGS', 'ILQD']));
  for (const absent of ['Type', 'BENC']) expect(own).not.toContain(absent);
  const more = screen.getByRole('button', { name: /^What these rows do not have: \d+ more$/ });
  const count = Number(/\d+/.exec(more.textContent ?? ''));
  await user.click(more);
  expect(names()).toEqual(expect.arrayContaining([...own, 'Type', 'BENC']));
  expect(names()).toHaveLength(own.length + count);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Only what these rows have' }));
  expect(names()).toEqual(own);
  await user.click(button);
  expect(names()).toEqual([]);
});
