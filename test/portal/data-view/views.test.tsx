import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import type { FeedRecord, FeedRow } from '../../../src/domain/feed/feed-record.ts';
import { usualLayout, viewLayoutOf } from '../../../src/domain/feed/view-layout.ts';
import { forgetLoadedRecord } from '../../../src/portal/flows/binding/loaded-record.ts';
import { Page } from '../../../src/portal/pages/data-view/page.tsx';
import { loadDrawings } from '../../../src/portal/pages/data-view/record-view.tsx';
import { loadPanel } from '../../../src/portal/pages/data-view/row-panel/opened-row.tsx';
import { usePageBannerContent } from '../../../src/portal/shell/page-banner.tsx';
import { Answers } from '../../flows/answers.ts';
import { bookRecord, gilt, giltBook, tradesRecord } from '../../flows/data-view/kit.ts';
import { openedRow, rowAnswer } from '../../flows/row-details/kit.ts';
import { expectAccessible } from '../../flows/walk-page.ts';
import { InApp } from '../in-app.tsx';
import { csvOf } from './exported-csv.ts';

const data = 'GET /api/feed/data';
const own = globalThis.fetch;
let answers: Answers;

// Grid and panel are large and load lazily: loaded here, they delay no test.
beforeAll(async () => {
  await Promise.all([loadDrawings(), loadPanel()]);
});
beforeEach(() => {
  answers = new Answers();
  globalThis.fetch = answers.fetch;
  answers.always('GET /api/userInfo', {
    body: { email: 'analyst@daylight.example', Notifications: [], Parameters: {}, restrictedMode: false },
  });
  forgetLoadedRecord();
});
afterEach(() => {
  globalThis.fetch = own;
  localStorage.clear();
  sessionStorage.clear();
});

function Banner() {
  const { subject, caption, badge } = usePageBannerContent();
  return (
    <header>
      <p data-testid="subject">{subject}</p>
      <p>{caption}</p>
      {badge}
    </header>
  );
}

/** Makes the window such that these media queries match, until the test is over. */
function onScreen(matches: (query: string) => boolean): void {
  const own = window.matchMedia;
  window.matchMedia = (query) => ({ ...own(query), matches: matches(query) });
  onTestFinished(() => {
    window.matchMedia = own;
  });
}

/** A wide screen that is turned, or made narrow, by calling what this returns; wide again once the test is over. */
function onTurningScreen(): () => void {
  const own = window.matchMedia;
  const listeners = new Set<unknown>();
  let isPhone = false;
  window.matchMedia = (query) => ({
    ...own(query),
    get matches() {
      return isPhone && query.includes('max-width: 760px');
    },
    addEventListener: (_: string, listener: unknown) => listeners.add(listener),
    removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
  });
  onTestFinished(() => {
    window.matchMedia = own;
  });
  return () =>
    act(() => {
      isPhone = !isPhone;
      for (const listener of listeners) if (typeof listener === 'function') listener();
    });
}

const onPhone = (): void => onScreen((query) => query.includes('max-width: 760px'));

function open(at: string | { pathname: string; state: unknown } = dataViewAddress(gilt)): void {
  render(
    <InApp at={at}>
      <Banner />
      <main>
        <Page />
      </main>
    </InApp>,
  );
}

async function show(record: FeedRecord, at = dataViewAddress(gilt)): Promise<HTMLElement> {
  open(at);
  await answers.give(data, { body: record });
  return screen.findByRole('grid');
}

const headersOf = (grid: HTMLElement): (string | null)[] =>
  within(grid)
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

const rowTexts = (grid: HTMLElement): (string | null)[][] =>
  within(grid)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    );

/** Expands the view, and returns the grid that takes the place of the one before. */
async function expandAll(): Promise<HTMLElement> {
  const collapsed = screen.getByRole('grid');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Expand' }));
  await waitFor(() => expect(collapsed.isConnected).toBe(false));
  return screen.getByRole('grid');
}

const priceRow = (n: number): FeedRow => ({
  id: `${n}`,
  date: `2026-11-20T14:3${n}:07.123456Z`,
  price: '98.125',
  aggrVol: '2500000',
});

describe('B 3: each view id draws its grid', () => {
  test('B 3: ord-disp-rfq shows the price history', async () => {
    const grid = await show(
      { ...bookRecord, ViewType: 'ord-disp-rfq', Data: [priceRow(2), priceRow(1)] },
      dataViewAddress(giltBook),
    );
    expect(headersOf(grid)).toEqual(['Publication time', 'Price', 'Aggregated volume']);
    expect(rowTexts(grid)[0]).toEqual(['2026-11-20T14:32:07:123', '98.125', '2,500,000']);
    expect(screen.queryByRole('button', { name: /Expand|Collapse/ })).toBeNull();
    await screen.findByRole('img', { name: /^Price and volume/ });
    await expectAccessible();
  });

  test('B 2, 3: ord-disp-clob shows the order book with its columns in the order of the export and dashes for an empty side, and saves its criteria under orderSearchCriteria', async () => {
    const grid = await show(bookRecord, dataViewAddress(giltBook));
    expect(JSON.parse(sessionStorage.getItem('orderSearchCriteria') ?? '')).toEqual(giltBook);
    expect(headersOf(grid)).toEqual([
      'Bid orders',
      'Bid price',
      'Bid volume',
      'Ask price',
      'Ask volume',
      'Ask orders',
    ]);
    expect(rowTexts(grid)).toEqual([
      ['3', '101.240', '2,000,000', '101.262', '1,500,000', '2'],
      ['5', '101.235', '7,500,000', '–none', '–none', '–none'],
    ]);
    const depth = await screen.findByRole('img', { name: /^Depth/ });
    expect(
      within(depth).getByText(/add up to 9,500,000.* 1 level of asks .*The spread is 0\.022/),
    ).toBeDefined();
    await expectAccessible();
  });

  test('B 3: ord-disp-voice shows the bid/ask history', async () => {
    const row: FeedRow = {
      id: '1',
      date: '2026-11-20T14:32:07.000000Z',
      orders: 2,
      bidPrice: '1.10',
      bidCurrency: 'EUR',
      bidVol: '1000',
      askPrice: '1.20',
      askVol: '2000',
      askCurrency: 'USD',
    };
    const grid = await show(
      { ...bookRecord, ViewType: 'ord-disp-voice', Data: [row], IsDelayed: false },
      dataViewAddress(giltBook),
    );
    screen.getByText('Live');
    expect(headersOf(grid)).toEqual([
      'Publication time',
      'Bid price',
      'Bid currency',
      'Bid volume',
      'Ask price',
      'Ask currency',
      'Ask volume',
    ]);
    expect(rowTexts(grid)).toEqual([
      ['2026-11-20T14:32:07:000', '1.10', 'EUR', '1,000', '1.20', 'USD', '2,000'],
    ]);
    const facts = screen.getByLabelText('What is shown');
    expect(within(facts).queryByText('Currency')).toBeNull();
    await screen.findByRole('img', { name: /^Bid and ask/ });
    await expectAccessible();
  });

  test('B 3: trade-disp shows the trade display list, with flags joined and explained, cancellations and amendments marked', async () => {
    await show(tradesRecord);
    const grid = await expandAll();
    expect(headersOf(grid)).toHaveLength(15);
    const [first, second, third] = rowTexts(grid);
    expect(first).toEqual([
      '2026-11-20T14:58:07:123',
      '101.241',
      '–none',
      'GBP',
      '29,500,000',
      'PERC',
      '2026-11-20T14:58:09:000',
      'TX1',
      '29,500,000',
      'GBP',
      'LRGS, ILQD',
      '–none',
      '–none',
      'true',
      '–none',
    ]);
    expect(second?.[0]).toBe('2026-11-20T14:57:07:123Cancellation');
    expect(third?.[0]).toBe('2026-11-20T14:56:07:123Amendment');
    expect(within(grid).getByTitle('Post-trade large in scale').textContent).toBe('LRGS');
    await screen.findByRole('img', { name: /^Price and volume/ });
    await expectAccessible();
  });

  test('B 3: trade-disp-2 shows a column per trade labelled Trade N, newest first, and a row per field', async () => {
    const row: FeedRow = {
      ...tradesRecord.Data[0],
      id: 'a',
      ccy: 'GBP',
      qtyPerMeas: '12.5',
      status: 'Amended',
    };
    const older: FeedRow = { ...row, id: 'b', price: '99.5', cleared: 'maybe', flags: [] };
    const grid = await show({
      ...tradesRecord,
      ViewType: 'trade-disp-2',
      Data: [row, older],
      Next: undefined,
    });
    expect(headersOf(grid)).toEqual(['Field', 'Trade 1', 'Trade 2']);
    const rows = rowTexts(grid);
    expect(rows).toHaveLength(16);
    expect(rows[1]).toEqual(['Price', '101.241', '99.5']);
    expect(rows[9]).toEqual(['Flags', 'LRGS, ILQD', '–none']);
    expect(rows[10]).toEqual(['Status', 'Amended', 'Amended']);
    expect(rows[12]).toEqual(['Quantity in measurement unit', '12.5', '12.5']);
    expect(rows[14]).toEqual(['To be cleared', 'true', '']);
    expect(screen.queryByRole('button', { name: /Expand|Collapse/ })).toBeNull();
    expect(within(screen.getByLabelText('What is shown')).getByText('Currency')).toBeDefined();
    await expectAccessible();
  });

  test('B 3: any other view type gives the view id unknown, and the page says so', async () => {
    open();
    await answers.give(data, { body: { ...tradesRecord, ViewType: 'trade-disp-9' } });
    await screen.findByRole('heading', { name: 'This kind of data cannot be shown' });
    screen.getByText(/“trade-disp-9”/);
    expect(screen.queryByRole('grid')).toBeNull();
    screen.getByRole('button', { name: 'Refresh' });
    screen.getByRole('link', { name: 'Select instrument' });
    await expectAccessible();
  });
});

describe('a trade voided by a later report is struck through, and the voiding report is not', () => {
  const [plain] = tradesRecord.Data;
  if (!plain) throw new Error('the example lost its trades');
  const report = (id: string, kind: string, minute: number) => ({
    id,
    kind,
    publicationDate: `2026-11-20T14:${minute}:30.000001Z`,
  });
  const [first, last] = [report('first', 'New', 10), report('last', 'Cancelled', 37)];
  const chain = [first, last].map((one) => ({ ...one, price: '101.241', vol: '29500000', flags: [] }));
  const shared = { ...plain, transactionID: 'TX2', chain };
  const original: FeedRow = { ...shared, ...first, status: 'New', voidedBy: last, refersTo: null };
  const cancelling: FeedRow = { ...shared, ...last, status: 'Cancelled', voidedBy: null, refersTo: first };
  const alone: FeedRow = { ...plain, id: 'alone' };
  const trades = { ...tradesRecord, Data: [cancelling, original, alone], Next: undefined };
  const struck = (element: HTMLElement): (string | null)[] =>
    [...element.querySelectorAll('s')].map(({ textContent }) => textContent);

  test('the void original keeps its words with its price and quantities struck; nothing else is struck', async () => {
    await show(trades);
    const grid = await expandAll();
    // A transaction code with several reports is a button too; one with a single report is not.
    expect(screen.getAllByRole('button', { name: 'TX2' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'TX1' })).toBeNull();
    const [event, voided, other] = within(grid).getAllByRole('row').slice(1);
    if (!event || !voided || !other) throw new Error('the grid lost its rows');
    expect(struck(event)).toEqual([]);
    expect(struck(other)).toEqual([]);
    expect(struck(voided)).toEqual(['101.241 void', '29,500,000 void', '29,500,000 void']);
    within(voided).getByRole('button', { name: 'Cancelled 14:37' });
    within(event).getByRole('button', { name: 'Cancellation' });
    await expectAccessible();
  });

  test('its mark, or Enter on a cell, opens the panel of its row, and closing returns the focus', async () => {
    const user = userEvent.setup();
    const row = 'GET /api/feed/row';
    const opened = async (id: string): Promise<void> => {
      const Reports = rowAnswer.Reports.map((report, at) => (at === 0 ? { ...report, id } : report));
      const { url } = await answers.give(row, { body: { ...rowAnswer, Reports } });
      const { searchParams } = new URL(url);
      expect(searchParams.get('row')).toBe(id);
      const dialog = await screen.findByRole('dialog', { name: 'Trade' });
      await within(dialog).findByText('Where it is from');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const grid = await show({ ...trades, Data: [original, alone] });
    const mark = screen.getByRole('button', { name: 'Cancelled 14:37' });
    await user.click(mark);
    await opened('first');
    await waitFor(() => expect(document.activeElement).toBe(mark));
    const cell = within(within(grid).getAllByRole('row')[2] ?? grid).getAllByRole('gridcell')[1];
    act(() => cell?.focus());
    await user.keyboard('{Enter}');
    await opened('alone');
    await waitFor(() => expect(document.activeElement).toBe(cell));
    expect(screen.getByRole('grid')).toBe(grid);
  });

  test('an address with a row opens its panel over the view, and closing it stays on the view', async () => {
    const user = userEvent.setup();
    open(`${dataViewAddress(gilt)}&row=${openedRow.id}&published=${openedRow.published}`);
    await answers.give(data, { body: tradesRecord });
    await answers.give('GET /api/feed/row', { body: rowAnswer });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('grid');
  });

  test('an amended trade and its amendment both have a button to the panel', async () => {
    const amendment = { ...last, kind: 'Amended' };
    await show({
      ...trades,
      Data: [
        { ...cancelling, status: 'Amended' },
        { ...original, voidedBy: amendment },
      ],
    });
    screen.getByRole('button', { name: 'Amended 14:37' });
    screen.getByRole('button', { name: 'Amendment' });
  });

  test('B 3: individual trades show a void one struck too, with the reason beside its status', async () => {
    const grid = await show({ ...trades, ViewType: 'trade-disp-2' });
    const rows = within(grid).getAllByRole('row').slice(1);
    expect(struck(rows[1] ?? grid)).toEqual(['101.241 void']);
    expect(rowTexts(grid)[10]?.map((text) => text?.trim())).toEqual([
      'Status',
      'Cancellation Cancelled',
      'Cancelled 14:37 New',
      'New',
    ]);
    await expectAccessible();
  });

  test('it is struck on paper too', async () => {
    const screenOnly = window.matchMedia;
    window.matchMedia = (query) => ({ ...screenOnly(query), matches: query === 'print' });
    try {
      await show(trades);
      const table = screen.getByRole('table', { hidden: true });
      expect(struck(table)).toEqual(['101.241', '29,500,000', '29,500,000']);
      within(table).getByText('2026-11-20T14:58:07:123 Cancelled 14:37');
    } finally {
      window.matchMedia = screenOnly;
    }
  });

  test('an export names the report that voided a trade and the kind that a cancellation refers to', () => {
    const [header = '', ...lines] = csvOf('tradeDisplay', trades, trades.Data).split('\r\n');
    const names = header.split(',');
    const told = lines.slice(0, 3).map((line) => {
      const cells = line.replace('"LRGS, ILQD"', 'flags').split(',');
      return ['status', 'voidedBy', 'voidedByPublicationDate', 'refersTo'].map(
        (name) => cells[names.indexOf(name)],
      );
    });
    expect(told).toEqual([
      ['Cancelled', '', '', 'New'],
      ['New', 'Cancelled', '2026-11-20T14:37:30.000001Z', ''],
      ['New', '', '', ''],
    ]);
  });
});

describe('B 2: order view', () => {
  test('B 2: the trade page asks as was chosen, names the instrument and the newest row, and stores nothing in the session', async () => {
    open();
    const request = await answers.give(data, { body: tradesRecord });
    const query = new URL(request.url).searchParams;
    for (const [level, value] of Object.entries(gilt)) expect(query.get(level)).toBe(value);
    expect(query.get('limit')).toBe('100');
    expect(query.has('cursor')).toBe(false);
    await screen.findByRole('grid');
    const named = () => screen.getByTestId('subject').textContent;
    expect(named()).toBe('UK Treasury 4¼% 2034');
    screen.getByText('Delayed 15 minutes');
    expect(screen.getByText(/^Newest row/).textContent).toMatch(/^Newest row 14:58:09 UTC/);
    expect(sessionStorage.getItem('orderSearchCriteria')).toBeNull();
    await waitFor(() =>
      expect(localStorage.getItem('daylight.latelyViewed.analyst@daylight.example')).toContain(
        'GB00BMF9LJ15',
      ),
    );
    // decisions.md Look: the banner keeps the name while the view refreshes, and the focus returns.
    await userEvent.setup().click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.queryByRole('grid')).toBeNull();
    expect(named()).toBe('UK Treasury 4¼% 2034');
    screen.getByText('Delayed 15 minutes');
    await answers.give(data, { body: tradesRecord });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refresh' })));
  });

  test('B 2: without address and state the order page takes its criteria from session storage', async () => {
    sessionStorage.setItem('orderSearchCriteria', JSON.stringify(giltBook));
    await show(bookRecord, '/data-viewing/order');
    screen.getByText('GB00BMF9LJ15');
  });

  test('B 2, 4: a collapsed view shows the columns with a value that fit, an expanded one all; which it is is remembered per view id', async () => {
    localStorage.setItem('daylight.expanded.individual', 'true');
    const fit = headersOf(await show(tradesRecord));
    expect(fit.length).toBeLessThan(15);
    expect(fit).not.toContain('Missing price');
    screen.getByText('4 empty columns folded');
    const grid = await expandAll();
    expect(headersOf(grid).filter((name) => fit.includes(name))).toEqual(fit);
    expect(headersOf(grid)).toHaveLength(15);
    await waitFor(() => expect(localStorage.getItem('daylight.expanded.tradeDisplay')).toBe('true'));
    cleanup();
    forgetLoadedRecord();
    expect(headersOf(await show(tradesRecord))).toHaveLength(15);
    screen.getByRole('button', { name: 'Collapse' });
  });

  test('C 11: an alert is set beside the last price, unless a filter may have left out newer ones', async () => {
    const user = userEvent.setup();
    await show(tradesRecord);
    await user.click(screen.getByText('Alert', { selector: 'button' }));
    await screen.findByText(
      /^Last price 101\.241 GBP at 14:58:09 UTC on 20 November 2026, 15 minutes delayed\. /,
    );
    cleanup();
    forgetLoadedRecord();
    await show(tradesRecord, dataViewAddress({ ...gilt, filter: { sizefrom: '1000000' } }));
    await user.click(screen.getByText('Alert', { selector: 'button' }));
    await screen.findByText(/^A number such as/);
  });

  test('the page buttons are between grid and chart, and the pressed one keeps the focus; its grid waits for no other layout', async () => {
    const more = { ...tradesRecord, Next: 'cursor-of-page-2' };
    await show(more);
    const user = userEvent.setup();
    const older = screen.getByRole('button', { name: 'Older rows' });
    await user.click(older);
    expect(older).toHaveProperty('disabled', false);
    await answers.give(data, { body: { ...more, Next: 'cursor-of-page-3' } });
    await screen.findByText(/^Rows 4 to 6/);
    expect(document.activeElement).toBe(older);
    const follows = (one: Element, other: Element): number =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows(screen.getByRole('grid'), older)).toBeTruthy();
    expect(follows(older, await screen.findByRole('img', { name: /^Price and volume/ }))).toBeTruthy();

    const observe = vi.spyOn(ResizeObserver.prototype, 'observe').mockImplementation(() => {});
    onTestFinished(() => observe.mockRestore());
    await user.click(older);
    await answers.give(data, { body: { ...more, Next: undefined } });
    await screen.findByText(/^Rows 7 to 9/);
    screen.getByRole('grid');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Newer rows' }));
  });

  test('an empty record says why and what to do next', async () => {
    open();
    const empty = {
      ...tradesRecord,
      Data: [],
      Next: undefined,
      ArchivedBefore: '2026-09-01',
    };
    await answers.give(data, { body: empty });
    await screen.findByRole('heading', { name: 'Nothing has been published yet' });
    screen.getByText(/^What was published before 1 September 2026 is in the archive and not shown here/);
    screen.getByText(/15 minutes after publication/);
    await expectAccessible();
  });

  test.each([
    [400, 'invalid-request', 'The link may be incomplete or out of date. Select the instrument again.'],
    [403, 'forbidden', 'Your subscription does not cover this data. Select another instrument.'],
    [
      404,
      'not-found',
      'The instrument may have been withdrawn or archived, or the link may be wrong. Select another instrument.',
    ],
    // The service says when to try again.
    [429, 'too-many-requests', 'Because.'],
    [500, 'internal', 'Try again in a moment, or select another instrument.'],
    [503, 'unavailable', 'Try again in a moment.'],
  ])('after an answer of %i the page says what can be done', async (status, code, next) => {
    open();
    await answers.give(data, { status, body: { error: { code, message: 'Because.', requestId: 'r-1' } } });
    await screen.findByRole('heading', { name: 'The trades could not be loaded' });
    screen.getByText(next);
    screen.getByRole('link', { name: 'Select instrument' });
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(status !== 403);
  });

  test('A 8, errors of fields: a wrong link is explained with the names on the page and the value in the link', async () => {
    open(dataViewAddress({ ...gilt, instrumentmic: 'impe', filter: { pricefrom: 'dear' } }));
    const fields = {
      instrumentmic: ['A market identifier code has four capital letters or digits'],
      pricefrom: ['Use digits and one point'],
    };
    const message = Object.entries(fields).map(([name, [text]]) => `${name}: ${text}`);
    await answers.give(data, {
      status: 400,
      body: { error: { code: 'invalid-request', message, requestId: 'r-1', fields } },
    });
    await screen.findByText(
      'Segment MIC “impe”: A market identifier code has four capital letters or digits',
    );
    screen.getByText('Price from: Use digits and one point');
    expect(document.body.textContent).not.toMatch(/instrumentmic|pricefrom/);
  });

  test('a refused next page, as with an old cursor, is reported at the page buttons', async () => {
    await show({ ...tradesRecord, Next: 'cursor-of-long-ago' });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Older rows' }));
    const fields = { cursor: ['This cursor is not valid.'] };
    await answers.give(data, {
      status: 400,
      body: { error: { code: 'invalid-request', message: 'No.', requestId: 'r-1', fields } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Refresh to start with the newest.');
  });

  test('the printed page has a plain table of all columns, even if the screen is collapsed', async () => {
    const screenOnly = window.matchMedia;
    window.matchMedia = (query) => ({ ...screenOnly(query), matches: query === 'print' });
    try {
      await show(tradesRecord);
      const table = screen.getByRole('table', { hidden: true });
      within(table).getByText('Trades of UK Treasury 4¼% 2034');
      expect(within(table).getAllByRole('columnheader', { hidden: true })).toHaveLength(15);
      within(table).getByText('2026-11-20T14:57:07:123 Cancellation');
    } finally {
      window.matchMedia = screenOnly;
    }
  });

  test('individual trades are printed five to a table, so that no sheet cuts one off', async () => {
    const screenOnly = window.matchMedia;
    window.matchMedia = (query) => ({ ...screenOnly(query), matches: query === 'print' });
    try {
      const seven = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ ...tradesRecord.Data[0], id: `t${n}` }));
      await show({ ...tradesRecord, ViewType: 'trade-disp-2', Data: seven, Next: undefined });
      const heads = screen.getAllByRole('table', { hidden: true }).map((table) =>
        within(table)
          .getAllByRole('columnheader', { hidden: true })
          .map((head) => head.textContent),
      );
      expect(heads).toEqual([
        ['Field', 'Trade 1', 'Trade 2', 'Trade 3', 'Trade 4', 'Trade 5'],
        ['Field', 'Trade 6', 'Trade 7'],
      ]);
    } finally {
      window.matchMedia = screenOnly;
    }
  });

  test('what is typed into a tool is kept when the screen turns', async () => {
    const user = userEvent.setup();
    const turn = onTurningScreen();
    await show(tradesRecord);
    await user.click(screen.getByRole('button', { name: 'Filter rows' }));
    const price = await screen.findByRole('textbox', { name: /^Price to/ });
    await user.type(price, '101.5');
    turn();
    screen.getByRole('button', { name: 'More' });
    expect(screen.getByRole('textbox', { name: /^Price to/ })).toBe(price);
    turn();
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
    const name = within(dialog).getByRole('textbox');
    await user.type(name, ' of mine');
    const typed = name.getAttribute('value');
    turn();
    expect(screen.getByRole('dialog', { name: 'Save this view' })).toBe(dialog);
    expect(within(dialog).getByRole('textbox').getAttribute('value')).toBe(typed);
    expect(typed).toContain(' of mine');
  });

  test('columns can be chosen, ordered and folded, are remembered per kind of view, and can be reset', async () => {
    const user = userEvent.setup();
    const key = 'daylight.layout.tradeDisplay';
    // A layout of another version is ignored.
    localStorage.setItem(key, JSON.stringify({ version: 0, order: 'desk' }));
    const grid = await show(tradesRecord);
    const published = headersOf(grid);
    expect(published.slice(0, 2)).toEqual(['Trading time', 'Price']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const panel = within(await screen.findByRole('region', { name: 'Columns' }));
    const reset = panel.getByRole<HTMLButtonElement>('button', { name: 'Reset' });
    expect(reset.disabled).toBe(true);
    await user.click(panel.getByRole('combobox', { name: 'Column order' }));
    await user.click(panel.getByRole('option', { name: /^Trading desk/ }));
    expect(headersOf(grid).slice(0, 5)).toEqual([
      'Publication time',
      'Price',
      'Quantity',
      'Price currency',
      'Flags',
    ]);
    const [time] = within(grid).getAllByRole('columnheader');
    expect(time?.getAttribute('aria-sort')).toBe('descending');
    await user.click(panel.getByRole('checkbox', { name: 'Flags' }));
    expect(headersOf(grid)).not.toContain('Flags');
    screen.getByText('4 empty columns folded');
    expect(headersOf(grid)).not.toContain('Missing price');
    await user.click(screen.getByRole('button', { name: 'Unfold' }));
    expect(document.activeElement?.textContent).toBe('Empty columns are shown');
    expect(headersOf(grid)).toContain('Missing price');
    expect(viewLayoutOf(JSON.parse(localStorage.getItem(key) ?? ''))).toEqual({
      ...usualLayout,
      order: 'desk',
      hidden: ['flags'],
    });
    await user.click(panel.getByRole('checkbox', { name: /^Hide empty/ }));
    screen.getByText('4 empty columns folded');
    await expectAccessible();
    await user.click(reset);
    expect(headersOf(grid)).toEqual(published);
    expect(localStorage.getItem(key)).toBeNull();
    await user.click(panel.getByRole('checkbox', { name: 'Trading time' }));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const exporting = within(await screen.findByRole('region', { name: 'Export rows' }));
    for (const [label, option] of [
      ['Rows', /^All rows/],
      ['Columns', 'As they are shown'],
    ] as const) {
      await user.click(exporting.getByRole('combobox', { name: label }));
      await user.click(exporting.getByRole('option', { name: option }));
    }
    await user.click(exporting.getByRole('button', { name: 'Save file' }));
    await waitFor(() => expect(answers.pending()).toContain('GET /api/feed/export'));
    const asked = answers.requests
      .map(({ url }) => new URL(url))
      .find(({ pathname }) => pathname === '/api/feed/export');
    expect(asked?.searchParams.get('columns')).toMatch(/^price,currency,vol,/);
  });

  test('a file of the rows shown says in its name that there may be others', async () => {
    const user = userEvent.setup();
    await show({ ...tradesRecord, ViewType: 'trade-disp-2', Next: undefined });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const exporting = within(await screen.findByRole('region', { name: 'Export rows' }));
    await user.click(exporting.getByRole('button', { name: 'Save file' }));
    await exporting.findByText(
      'GB00BMF9LJ15-IMCE-individual-delayed-rows-1-3.csv has been saved by your browser.',
    );
  });

  test('an export of a period explains how its times are read, and requires one of them', async () => {
    const user = userEvent.setup();
    await show(tradesRecord);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const exporting = within(await screen.findByRole('region', { name: 'Export rows' }));
    expect(exporting.queryByText(/Times are UTC/)).toBeNull();
    await user.click(exporting.getByRole('combobox', { name: 'Rows' }));
    await user.click(exporting.getByRole('option', { name: /^A period/ }));
    exporting.getByText('Times are UTC. A day or a minute includes its first and its last moment.');
    await user.click(exporting.getByRole('button', { name: 'Save file' }));
    await exporting.findByText('Enter when the period begins, when it ends, or both');
  });

  test('filters, columns and export open in a place of their own beside the rows, or in a drawer on a small screen', async () => {
    const user = userEvent.setup();
    onScreen((query) => query.includes('min-width: 1279.02px'));
    await show(tradesRecord);
    await user.click(screen.getByRole('button', { name: 'Filter rows' }));
    const form = await screen.findByRole('form', { name: 'Filter rows' });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const heading = await screen.findByRole('heading', { name: 'Export rows' });
    const [place] = document.querySelectorAll('[data-tool-place]');
    expect([form, heading].map((one) => place?.contains(one))).toEqual([true, true]);
    expect(place?.contains(screen.getByRole('grid'))).toBe(false);
    await expectAccessible();
    cleanup();
    onPhone();
    open();
    await user.click(await screen.findByRole('button', { name: 'Filter rows' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter rows' });
    within(drawer).getByRole('form', { name: 'Filter rows' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter rows' }));
  });

  test('by choice the chart stands above the rows or beside them, which is remembered, and keeps the focus', async () => {
    const user = userEvent.setup();
    onScreen((query) => query.includes('min-width: 1279.02px'));
    const isBefore = (grid: HTMLElement): boolean => {
      const chart = screen.getByRole('region', { name: 'Price and volume' });
      return Boolean(chart.compareDocumentPosition(grid) & Node.DOCUMENT_POSITION_FOLLOWING);
    };
    const grid = await show(tradesRecord);
    expect(isBefore(grid)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Show the chart beside the rows' }));
    const above = screen.getByRole('button', { name: 'Show the chart above the rows' });
    expect([isBefore(grid), document.activeElement]).toEqual([false, above]);
    await user.click(above);
    expect(isBefore(grid)).toBe(true);
    // The rows stay where they were read.
    expect(screen.getByRole('grid')).toBe(grid);
    const beside = screen.getByRole('button', { name: 'Show the chart beside the rows' });
    expect(document.activeElement).toBe(beside);
    await expectAccessible();
    cleanup();
    open();
    expect(isBefore(await screen.findByRole('grid'))).toBe(true);
    cleanup();
    // Without room for both there is nothing to choose, and the rows come first.
    onPhone();
    open();
    expect(isBefore(await screen.findByRole('grid'))).toBe(false);
    expect(screen.queryByRole('button', { name: /^Show the chart/ })).toBeNull();
  });

  test('by choice rows show the time of this computer with the date once a day, which is remembered, while paper and exports stay UTC', async () => {
    const own = Intl.DateTimeFormat.prototype.resolvedOptions;
    const inTokyo = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...own.call(this), timeZone: 'Asia/Tokyo' };
    });
    onTestFinished(() => inTokyo.mockRestore());
    const user = userEvent.setup();
    const at = (id: string, tradeDate: string): FeedRow => ({ ...tradesRecord.Data[0], id, tradeDate });
    const trades = {
      ...tradesRecord,
      Data: [
        at('a', '2026-11-20T15:00:01.000001Z'),
        at('b', '2026-11-20T14:59:59.999999Z'),
        at('c', '2026-11-20T14:58:07.123456Z'),
      ],
      Next: undefined,
    };
    await show(trades);
    const times = (): (string | null | undefined)[] =>
      rowTexts(screen.getByRole('grid')).map(([time]) => time);
    const heads = (): (string | null)[] => headersOf(screen.getByRole('grid')).slice(0, 2);
    expect(heads()).toEqual(['Trading time', 'Price']);
    expect(times()).toEqual([
      '2026-11-20T15:00:01:000',
      '2026-11-20T14:59:59:999',
      '2026-11-20T14:58:07:123',
    ]);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('combobox', { name: 'Times' }));
    await user.click(screen.getByRole('option', { name: /^Local time/ }));
    const local = ['21-Nov-2026 00:00:01:000', '20-Nov-2026 23:59:59:999', '23:58:07:123'];
    await waitFor(() => expect(times()).toEqual(local));
    expect(heads()).toEqual(['Trading time, local time', 'Price']);
    expect(csvOf('tradeDisplay', trades, trades.Data)).toContain('2026-11-20T15:00:01.000001Z');
    await expectAccessible();
    cleanup();
    onScreen((query) => query === 'print');
    open();
    const paper = await screen.findByRole('table', { hidden: true });
    within(paper).getByText('2026-11-20T15:00:01:000');
    within(paper).getByText('Trading time');
    expect(times()).toEqual(local);
  });

  test('on a small screen the lesser tools are behind More, which a panel that one of them opens gives the focus back to', async () => {
    onPhone();
    const user = userEvent.setup();
    await show(tradesRecord);
    for (const name of ['Refresh', 'Expand']) screen.getByRole('button', { name });
    screen.getByRole('link', { name: 'Select instrument' });
    for (const name of ['Export', 'Columns', 'Copy link', 'Save view'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    const more = screen.getByRole('dialog', { name: 'More' });
    for (const name of ['Compare', 'Use in code']) within(more).getByRole('link', { name });
    within(more).getByText(/^Newest row/);
    await user.click(within(more).getByRole('button', { name: 'Columns' }));
    const drawer = await screen.findByRole('dialog', { name: 'Columns' });
    within(drawer).getByRole('heading', { name: 'Columns' });
    expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
  });

  test('Copy link copies the address of this view and says so, or that the browser does not allow it', async () => {
    const user = userEvent.setup();
    await show(tradesRecord);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Link copied');
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${dataViewAddress(gilt)}`);
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText(/does not allow the page to copy/);
  });
});
