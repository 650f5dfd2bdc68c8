import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publisherAnswer, reportAnswer } from '../../flows/public-answers.ts';
import { publishers } from '../../flows/publishers/kit.ts';
import { reportGroups } from '../../flows/report-download/kit.ts';
import { answersInHand, openPortal, whereabouts } from '../shell/open-portal.tsx';

const left = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../../../src/portal/browser/leave-for.ts', () => ({
  leaveFor: (address: string) => left.to.push(address),
}));

const answers = answersInHand();
const reporting = '/best-execution-reporting';
const firm = '/best-execution-reporting/download?publisher=1&date=2026-04-30';

async function openList() {
  answers().always('GET /api/report/publist', publisherAnswer(publishers));
  await openPortal(answers(), reporting, { user: null });
  await screen.findByRole('heading', { name: 'Investment firms' });
}

test('A 3.4, B 2, 5: an intro, then two captioned lists, whose reports are chosen by date before the button can be pressed', async () => {
  const user = userEvent.setup();
  await openList();
  expect(screen.getByRole('heading', { name: 'These reports are an archive' })).toBeTruthy();
  const [firmList, venueList, ...others] = screen.getAllByRole('region');
  const lists = [firmList, venueList].flatMap((list) => list ?? []);
  expect(
    [...lists, ...others].map((list) => within(list).getByRole('heading', { level: 2 }).textContent),
  ).toEqual(['Investment firms', 'Trading venues', 'Reports by quarter']);
  const intro = screen.getByText(/^Investment firms and trading venues report here/);
  expect(intro.compareDocumentPosition(lists[0] ?? intro)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const [firms, venues] = lists.map((list) => within(list).getAllByRole('form'));
  expect(firms?.map((form) => form.getAttribute('aria-label'))).toEqual(['Daylight Securities']);
  expect(venues?.map((form) => form.getAttribute('aria-label'))).toEqual([
    'TP ICAP UK MTF',
    'PVM Oil Futures',
  ]);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Report of PVM Oil Futures' });
  expect(box.disabled).toBe(true);
  expect(box.placeholder).toBe('No reports');
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Show reports of Daylight Securities',
  });
  expect(button.disabled).toBe(true);
  await user.click(screen.getByRole('combobox', { name: 'Report of Daylight Securities' }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    '30 April 2026',
    '30 April 2025',
  ]);
  await user.click(screen.getByRole('option', { name: '30 April 2026' }));
  expect(button.disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Clear Report of Daylight Securities' }));
  expect(button.disabled).toBe(true);
});

const table = () => screen.getByRole('table', { name: 'Reports by quarter' });
const rowsOf = () =>
  within(table())
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('B 2: every report is a link in the row of its publisher and the column of its quarter', async () => {
  const user = userEvent.setup();
  await openList();
  const [yearly, before] = ['Not due: once a year', 'None before the first'];
  expect(rowsOf()).toEqual([
    [
      'Publisher',
      'Q3 2026 (July–September)',
      'Q2 2026 (April–June)',
      'Q1 2026 (January–March)',
      'Q4 2025 (October–December)',
      'Q3 2025 (July–September)',
      'Q2 2025 (April–June)',
    ],
    ['Investment firms'],
    ['Daylight Securities', yearly, '30 April 2026', yearly, yearly, yearly, '30 April 2025'],
    ['Trading venues'],
    ['TP ICAP UK MTF ICPM', '30 September 2026', before, before, before, before, before],
    ['PVM Oil Futures PVMF', ...Array.from({ length: 6 }, () => 'Not published')],
  ]);
  await user.click(
    within(table()).getByRole('link', { name: '30 September 2026, report of TP ICAP UK MTF' }),
  );
  expect(whereabouts().path).toBe('/best-execution-reporting/download?publisher=2&date=2026-09-30');
});

test('the quarters are narrowed to a publisher, which the address holds', async () => {
  const user = userEvent.setup();
  answers().always('GET /api/report/publist', publisherAnswer(publishers));
  await openPortal(answers(), `${reporting}?publisher=1`, { user: null });
  await vi.waitFor(() =>
    expect(
      rowsOf()
        .slice(1)
        .map(([name]) => name),
    ).toEqual(['Investment firms', 'Daylight Securities']),
  );
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Publisher' }).value).toBe(
    'Daylight Securities',
  );
  await user.click(screen.getByRole('combobox', { name: 'Publisher' }));
  await user.click(await screen.findByRole('option', { name: /TP ICAP UK MTF/ }));
  expect(whereabouts().path).toBe(`${reporting}?publisher=2`);
  expect(rowsOf().slice(1)).toEqual([['Trading venues'], ['TP ICAP UK MTF ICPM', '30 September 2026']]);
  await user.click(screen.getByRole('button', { name: 'Clear Publisher' }));
  expect(whereabouts().path).toBe(reporting);
  expect(rowsOf()).toHaveLength(6);
});

test('on a phone every quarter is a list, without the publishers of which none is expected', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width: 480px') });
  onTestFinished(() => {
    window.matchMedia = wide;
  });
  await openList();
  expect(screen.queryByRole('table', { name: 'Reports by quarter' })).toBeNull();
  const section = screen.getByRole('region', { name: 'Reports by quarter' });
  const quarters = within(section).getAllByRole('listitem');
  expect(quarters.map((quarter) => quarter.textContent)).toEqual([
    'Q3 2026 (July–September)TP ICAP UK MTF ICPM30 September 2026PVM Oil Futures PVMFNot published',
    'Q2 2026 (April–June)Daylight Securities30 April 2026PVM Oil Futures PVMFNot published',
    'Q1 2026 (January–March)PVM Oil Futures PVMFNot published',
    'Q4 2025 (October–December)PVM Oil Futures PVMFNot published',
    'Q3 2025 (July–September)PVM Oil Futures PVMFNot published',
    'Q2 2025 (April–June)Daylight Securities30 April 2025PVM Oil Futures PVMFNot published',
  ]);
});

test('an address that names no publisher lists all of them, and says so', async () => {
  const user = userEvent.setup();
  answers().always('GET /api/report/publist', publisherAnswer(publishers));
  await openPortal(answers(), `${reporting}?publisher=99`, { user: null });
  expect((await screen.findByText(/^No publisher has the number/)).textContent).toContain(
    'so all are listed',
  );
  expect(rowsOf()).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Remove it' }));
  expect(whereabouts().path).toBe(reporting);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reports by quarter' }));
});

test('B 2: submit passes id, type, name, date and formatted date as navigation state', async () => {
  const user = userEvent.setup();
  await openList();
  await user.click(screen.getByRole('combobox', { name: 'Report of TP ICAP UK MTF' }));
  await user.click(await screen.findByRole('option', { name: '30 September 2026' }));
  await user.click(screen.getByRole('button', { name: 'Show reports of TP ICAP UK MTF' }));
  expect(whereabouts().path).toMatch(/^\/best-execution-reporting\/download/);
  expect(whereabouts().state).toEqual({
    publisherId: 2,
    publisherType: 'TV',
    publisherName: 'TP ICAP UK MTF',
    reportDate: '2026-09-30',
    formattedDate: '30 September 2026',
  });
});

test.each([
  ['without navigation state', ''],
  ['with an invalid link', '?publisher=1&date=April'],
])('B 2: the download page %s redirects the whole page to the publishers', async (_, search) => {
  left.to.length = 0;
  await openPortal(answers(), `/best-execution-reporting/download${search}`, { user: null });
  await vi.waitFor(() => expect(left.to).toEqual([reporting]));
});

test('B 2: an investment firm’s reports are listed singly, each with its button', async () => {
  answers()
    .always('GET /api/report/publist', publisherAnswer(publishers))
    .always('GET /api/report/reports', reportAnswer(reportGroups))
    .always('GET /api/report/rts28', {
      status: 404,
      body: { error: { code: 'not-found', message: 'None' } },
    });
  await openPortal(answers(), firm, { user: null });
  await screen.findByText('Please download');
  expect(screen.getByText(/^Reports available for/).textContent).toBe(
    'Reports available for Daylight Securities, 30 April 2026',
  );
  const names = within(screen.getByRole('list', { name: 'Files' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Download Table 1', 'Download Table 2', 'Download Notes']);
});

test('B 2: a segment’s description is its label’s tooltip', async () => {
  const user = userEvent.setup();
  answers()
    .always('GET /api/report/publist', publisherAnswer(publishers))
    .always('GET /api/report/reports', reportAnswer(reportGroups));
  await openPortal(answers(), '/best-execution-reporting/download?publisher=2&date=2026-09-30', {
    user: null,
  });
  await user.hover(await screen.findByRole('button', { name: 'Cash equity' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('TP ICAP UK MTF, cash equity');
});
