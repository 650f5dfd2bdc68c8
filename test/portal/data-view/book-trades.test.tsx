import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noCriteria } from '../../../src/domain/feed/criteria.ts';
import type { FeedRecord } from '../../../src/domain/feed/feed-record.ts';
import { BookTrades } from '../../../src/portal/pages/data-view/book-trades.tsx';
import { Answers } from '../../flows/answers.ts';
import { tradesRecord } from '../../flows/data-view/kit.ts';
import { instrumentShown } from '../../flows/instrument/kit.ts';
import { InApp } from '../in-app.tsx';

const call = 'GET /api/instruments/FR0000120271';
const book = {
  ...tradesRecord,
  DataType: 'order',
  InstrumentID: 'FR0000120271',
  VenueMIC: 'LNFI',
  IsDelayed: false,
} as const;
const [trade] = instrumentShown.Trades;
const many = Array.from({ length: 12 }, (_, at) => ({
  ...trade,
  Row: { ...trade?.Row, id: String(100 - at) },
}));
const live = { ...instrumentShown, Timing: 'live', AsOf: '2026-11-20T14:32:00.000000Z', Trades: many };

const own = globalThis.fetch;
let answers: Answers;
beforeEach(() => {
  answers = new Answers();
  answers.always('GET /api/userInfo', { status: 401 });
  globalThis.fetch = answers.fetch;
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.fetch = own;
});

const page = (record: FeedRecord) => (
  <InApp at="/data-viewing/order">
    <BookTrades
      record={record}
      venue="TPIC"
      criteria={{ ...noCriteria, datatype: 'order', tv: 'TPIC', ordertype: 'Order book' }}
    />
  </InApp>
);
const show = (isDelayed: boolean) => render(page({ ...book, IsDelayed: isDelayed }));
const timingOf = ({ url }: { url: string }) => new URL(url).searchParams.get('timing');

test('a live book has the last ten live trades of its segment, and a link to all', async () => {
  show(false);
  screen.getByText('Loading the last trades');
  const asked = await answers.give(call, { body: live });
  expect(Object.fromEntries(new URL(asked.url).searchParams)).toMatchObject({
    timing: 'live',
    datatype: 'trade',
    tv: 'TPIC',
    instrumentmic: 'LNFI',
  });
  const rows = within(await screen.findByRole('table', { name: 'Last trades' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'Published, UTCPriceQuantityFlags',
    '14:10:01.25098.25,000,000LRGS',
  ]);
  expect(rows).toHaveLength(11);
  screen.getByText('live, as of 14:32:00 UTC');
  const all = screen.getByRole('link', { name: 'All trades' }).getAttribute('href');
  expect(all).toBe('/data-viewing/trade?datatype=trade&tv=TPIC&instrumentmic=LNFI&ordertype=Trades');
});

test('a delayed book has delayed trades only', async () => {
  show(true);
  expect(timingOf(await answers.give(call, { body: instrumentShown }))).toBe('delayed');
  await screen.findByText('delayed 15 minutes, as of 14:17:00 UTC');
});

test('without a right to live trades a live book has delayed ones, and says so', async () => {
  show(false);
  expect(timingOf(await answers.give(call, { status: 404 }))).toBe('live');
  expect(timingOf(await answers.give(call, { body: instrumentShown }))).toBe('delayed');
  await screen.findByText('delayed 15 minutes, as of 14:17:00 UTC');
});

test('without any, and when they could not be loaded, it says so', async () => {
  show(true);
  await answers.give(call, { status: 503 });
  await screen.findByText(/^The last trades could not be loaded\./);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answers.give(call, { status: 404 });
  await screen.findByText('No trade that you may see has been published here.');
});

test('rows newer than what was loaded are followed by trades as new, ten seconds later and no sooner', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const shown = render(page({ ...book, NewestPublicationDate: live.AsOf }));
  await answers.give(call, { body: live });
  await screen.findByText('live, as of 14:32:00 UTC');
  shown.rerender(page({ ...book, NewestPublicationDate: '2026-11-20T14:32:03.000000Z' }));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(answers.pending()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_500);
  // Rows that come while it is loaded are not lost either.
  shown.rerender(page({ ...book, NewestPublicationDate: '2026-11-20T14:32:12.000000Z' }));
  await answers.give(call, { body: { ...live, AsOf: '2026-11-20T14:32:11.000000Z' } });
  await screen.findByText('live, as of 14:32:11 UTC');
  await vi.advanceTimersByTimeAsync(10_500);
  await answers.give(call, { body: { ...live, AsOf: '2026-11-20T14:32:22.000000Z' } });
  await screen.findByText('live, as of 14:32:22 UTC');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(answers.pending()).toEqual([]);
});
