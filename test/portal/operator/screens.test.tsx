import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type {
  OperatorAccount,
  OperatorFile,
  OperatorLogEntry,
  OperatorPaymentList,
  OperatorRequestList,
  OperatorSegment,
  OperatorStatus,
} from '../../../src/contract/generated/types.ts';
import type { OperatorRole } from '../../../src/domain/operator/roles.ts';
import { previewed } from '../../flows/operator-act/kit.ts';
import { answers as mailScreens } from '../../flows/operator-screen/kit.ts';
import { operatorUser } from '../../flows/operator-screen/operator-user.ts';
import { answersInHand, goTo, openPortal, signedOut, whereabouts } from '../shell/open-portal.tsx';

const files = vi.hoisted((): { name: string; text: string }[] => []);
vi.mock('../../../src/portal/browser/save-file.ts', () => ({
  saveFile: (name: string, text: string) => files.push({ name, text }),
}));

const answers = answersInHand();

const ReadAt = '2026-11-20T14:17:00.000000Z';
const pseudonym = '2f1f7c1c-6a4e-4c8b-9a51-1f6f2b9e6d10';
const purchase = '0b8a5e1e-5a1c-4bde-9a53-0d0e8f3f2a11';

const segment: OperatorSegment = {
  ...{ Segment: 'LNFI', Venue: 'TPIC', DataType: 'trade', State: 'late', Expected: 4120, Received: 3180 },
  ...{ Rejected: 2, LastMinute: '2026-11-19T17:31:00Z', Minutes: [0, 12, 20], UsualMinutes: [0, 14.5, 21] },
};
const line = (Part: OperatorStatus['Lines'][number]['Part'], Sentence: string) => ({
  ...{ Part, Sentence, NeedsSomebody: true },
});
const status: OperatorStatus = {
  ReadAt,
  Segments: [segment, { ...segment, Segment: 'LNFO', State: 'onTime' }],
  Lines: [
    line('jobs', 'notices failed'),
    line('mails', '2 mails refused and to be tried again'),
    line('payments', '1 payment in dispute'),
    line('invoices', '1 invoice overdue'),
    line('feed', 'no trades of LNFI'),
  ],
};
const entry: OperatorLogEntry = {
  ...{ At: ReadAt, By: 'dora@daylight.example', For: null, Role: 'support', RequestId: null },
  ...{ Act: 'suspend account', Subject: pseudonym, Reason: 'ticket 7', Details: {} },
  ...{ Before: { suspended: false }, After: { suspended: true } },
};
const log = { ReadAt, Entries: [entry], Next: null };
const found = {
  ...{ Login: 'ada@example.com', Pseudonym: pseudonym, CreatedAt: '2026-01-14T09:30:00.000000Z' },
  ...{ SuspendedAt: null, ClosesOn: null, EndsOn: '2027-01-31', IsRestricted: false },
};
const right = (told: Partial<OperatorAccount['Rights'][number]>): OperatorAccount['Rights'][number] => ({
  ...{ At: '2026-01-14T09:31:02.000000Z', Right: 'live', Venue: 'ICPM', Kind: 'trade', Change: 'gained' },
  ...{ StartsOn: '2026-01-14', EndsOn: '2027-01-31', Purchase: purchase, Cause: 'the purchase was paid' },
  ...told,
});
const account: OperatorAccount = {
  ...{ ReadAt, ...found, Country: 'GB', Roles: [], Sessions: 1, SavedViews: 3, Alerts: 0 },
  Venues: [{ Venue: 'ICPM', Orders: 'live', Trades: 'live' }],
  Purchases: [],
  Keys: [],
  Mails: [],
  Rights: [right({}), right({ Kind: 'order', Purchase: null })],
  Log: [entry],
};
const payment = (told: Partial<OperatorPaymentList['Payments'][number]>) => ({
  ...{ Id: '7c2f5a0e-52ab-4f0e-8a57-3a1d1a0f9b21', Purchase: purchase, CreatedAt: ReadAt, Amount: 600 },
  ...{ State: 'captured', Receipt: 'DL-2026-000081', Login: 'ada@example.com', Trouble: null },
  ...{ IsRefundable: true, GivenBack: null, ...told },
});
const payments: OperatorPaymentList = {
  ReadAt,
  Payments: [
    payment({}),
    payment({
      ...{ Id: '8c2f5a0e-52ab-4f0e-8a57-3a1d1a0f9b21', Receipt: 'DL-2026-000082' },
      ...{ Trouble: 'in dispute', IsRefundable: false },
    }),
  ],
  Next: null,
};
const reference = '2b0f1c1e-98a2-4ed3-8c1b-6a1f0f6c2d3e';
const request: OperatorRequestList['Requests'][number] = {
  ...{ Reference: reference, At: ReadAt, Method: 'GET', Path: '/api/feed/data', Operation: 'getFeedData' },
  ...{
    Status: 503,
    Code: 'unavailable',
    Message: 'Service is temporarily unavailable',
    Milliseconds: 10_012,
  },
  ...{ Fault: 'Error 57014: canceling statement', Pseudonym: pseudonym, Key: null, PublisherKey: null },
};
const reach = { Rows: 1200, Instruments: 12, Venues: ['ICPM'], FirstPublishedAt: ReadAt };
const file: OperatorFile = {
  ...{ ReadAt, Number: 41, Name: 'trades-2026-11-20.csv', DataType: 'trade', TakenAt: ReadAt },
  ...{ FirstPublishedAt: ReadAt, LastPublishedAt: ReadAt, Rows: '1200', TakesBack: null, TakenBackAt: null },
  ...{ Rejected: 1, CanBeMended: true, Refused: false, Kept: reach, Standing: reach },
  Rejects: [{ Line: 17, Field: 'price', Value: '1o1', Reason: 'is not a decimal number such as 101.240' }],
};
const { ReadAt: _readAt, Kept: _kept, Standing: _standing, Rejects: _rejects, ...listed } = file;

async function openAs(path: string, ...Roles: readonly OperatorRole[]): Promise<void> {
  const given = answers();
  given.always('GET /api/operator/status', { body: status });
  given.always('GET /api/operator/log', { body: log });
  given.always('GET /api/operator/accounts', {
    body: {
      ReadAt,
      Accounts: [found, { ...found, Login: 'bo@example.com', Pseudonym: purchase }],
      Request: null,
      Next: null,
    },
  });
  given.always('GET /api/operator/requests', { body: { ReadAt, Requests: [request], Next: null } });
  given.always(`GET /api/operator/requests/${reference}`, { body: { ReadAt, Request: request } });
  given.always(`GET /api/operator/accounts/${pseudonym}`, { body: account });
  given.always('GET /api/operator/payments', { body: payments });
  given.always('GET /api/operator/mails', { body: mailScreens.all.list });
  given.always('GET /api/operator/jobs', { body: mailScreens.all.jobs });
  given.always('GET /api/operator/files', { body: { ReadAt, Files: [listed], Next: null } });
  given.always('GET /api/operator/files/41', { body: file });
  await openPortal(given, path, { user: { ...operatorUser, Roles: [...Roles] } });
  await screen.findByText('Read now');
}

const table = async (name: string) => within(await screen.findByRole('table', { name }));
const link = (name: string) => screen.queryByRole('link', { name });
const offered = (): readonly string[] =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.endsWith('…'))
    .toSorted();
/** What was last asked for at this path, but for the number that keeps it out of caches. */
const asked = (path: string): string => {
  const url = answers()
    .requests.map((request) => new URL(request.url))
    .findLast(({ pathname }) => pathname === path);
  url?.searchParams.delete('_');
  return decodeURIComponent(url?.search ?? '');
};

test.each([
  ['support', ['See the invoices', 'See the jobs', 'See the mails', 'See the payments']],
  ['data', ['See the files']],
  ['finance', ['See the invoices', 'See the payments']],
] as const)('C 23: Today leads %s only to the screens of the role', async (role, links) => {
  await openAs('/operator', role);
  const lines = await table('Needs somebody');
  const places = lines.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(places.toSorted()).toEqual(links);
  expect(screen.queryByRole('search') !== null).toBe(role !== 'data');
  expect((await table('Last acts')).getByText('ticket 7')).toBeTruthy();
  expect(asked('/api/operator/log')).toBe('?acts=true');
  // The minute is not of today.
  const segments = await table('Segments');
  expect(segments.getAllByText('19-Nov 17:31')).toHaveLength(2);
  expect(segments.queryAllByRole('link', { name: 'See the files' })).toHaveLength(role === 'data' ? 1 : 0);
  expect(answers().faults).toEqual([]);
});

test('C 23: a search keeps the focus, and says so if several are found', async () => {
  const user = userEvent.setup();
  await openAs('/operator/customers', 'support');
  const field = await screen.findByLabelText('Find a customer');
  await user.type(field, 'example{Enter}');
  await screen.findByRole('table', { name: 'Customers found by “example”' });
  expect(document.activeElement).toBe(screen.getByLabelText('Find a customer'));
  expect(asked('/api/operator/accounts')).toBe('?who=example');
  expect(answers().faults).toEqual([]);
});

test.each([
  [
    'support',
    [
      ...['End lost second factor…', 'End sessions…', 'Erase account…', 'Extend…', 'Grant live data…'],
      ...['Grant slices…', 'Revoke…', 'Suspend account…'],
    ],
  ],
  ['finance', ['Extend…', 'Grant live data…', 'Grant slices…', 'Refund a part…', 'Refund…', 'Revoke…']],
] as const)('C 23: on a customer %s is offered what the role allows and can be done', async (role, acts) => {
  await openAs(`/operator/customers/${pseudonym}`, role);
  await screen.findByRole('heading', { name: 'Rights' });
  // What was paid for is not revoked, and what is in dispute not refunded.
  expect(offered()).toEqual(acts);
  expect(answers().faults).toEqual([]);
});

test('C 23: slices are revoked from whoever has them', async () => {
  const Rights = [right({ Right: 'slice', Venue: null, Kind: null, Purchase: null })];
  await openAs('/operator', 'support');
  answers().always(`GET /api/operator/accounts/${pseudonym}`, { body: { ...account, Rights } });
  await userEvent.type(screen.getByLabelText('Find a customer'), 'ada{Enter}');
  await userEvent.click(await screen.findByRole('link', { name: 'ada@example.com' }));
  await screen.findByRole('heading', { name: 'Rights' });
  expect(offered()).toContain('Revoke slices…');
  expect(offered()).not.toContain('Grant slices…');
});

test('C 23: finance refunds what can be refunded, of the payments that are searched for', async () => {
  await openAs('/operator/payments?state=captured', 'finance');
  const rows = await table('Payments');
  const refund = rows.getByRole('button', { name: 'Refund…' });
  const row = refund.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(row)?.getAttribute('scope')).toBe('row');
  await userEvent.type(screen.getByLabelText('Find payments'), 'DL-2026-000081{Enter}');
  await screen.findByText('Only payments of DL-2026-000081.');
  expect(whereabouts().path).toBe('/operator/payments?state=captured&who=DL-2026-000081');
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
  expect(whereabouts().path).toBe('/operator/payments?state=captured');
  expect(answers().faults).toEqual([]);
});

test('C 23: what an act needs is asked first, says what is wrong, and stays for another try', async () => {
  const user = userEvent.setup();
  await openAs('/operator/payments', 'finance');
  await table('Payments');
  const given = answers();
  given.always('POST /api/operator/acts/preview', { body: previewed });
  await user.click(screen.getByRole('button', { name: 'Refund a part…' }));
  const amount = () => screen.getByLabelText('Amount');
  await user.type(amount(), '1,5{Enter}');
  await screen.findByText('An amount is in dollars above zero, such as 12 or 12.50.');
  expect(document.activeElement).toBe(amount());
  await user.clear(amount());
  await user.type(amount(), '12.50{Enter}');
  await screen.findByLabelText('Reason');
  const sent = given.requests.findLast(({ url }) => url.includes('preview'));
  expect(await sent?.json()).toMatchObject({ Act: { Name: 'refundPart', Amount: '12.50' } });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Refund a part…' }));
  expect(amount()).toHaveProperty('value', '12.50');
});

test('C 23: a role is granted and revoked on the page of whose it is, by an admin', async () => {
  const user = userEvent.setup();
  await openAs(`/operator/customers/${pseudonym}`, 'admin');
  await screen.findByRole('heading', { name: 'Rights' });
  const given = answers();
  given.always('POST /api/operator/acts/preview', { body: previewed });
  await user.click(screen.getByRole('button', { name: 'Grant role…' }));
  await user.selectOptions(screen.getByLabelText('Role'), 'finance');
  await user.click(screen.getByRole('button', { name: 'Look at it first' }));
  await screen.findByLabelText('Reason');
  const sent = given.requests.findLast(({ url }) => url.includes('preview'));
  expect(await sent?.json()).toEqual({
    Act: { Name: 'grantRole', Login: 'ada@example.com', Role: 'finance' },
  });
});

test('C 23: support sees payments and refunds none', async () => {
  await openAs('/operator/payments', 'support');
  await table('Payments');
  expect(offered()).toEqual([]);
});

test('C 23: support sends and stops mails, of one login if the address says so', async () => {
  await openAs('/operator/mails?login=ada%40example.com', 'support');
  const rows = await table('Mails');
  expect(offered().filter((name) => name !== 'Run now…')).toEqual([
    ...['Send again…', 'Send again…', 'Stop…', 'Stop…'],
  ]);
  const [again] = rows.getAllByRole('button', { name: 'Send again…' });
  const row = again?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(row)?.textContent).toBe('ada@example.com');
  screen.getByText('Only mails to ada@example.com.');
  expect(asked('/api/operator/mails')).toBe('?login=ada@example.com');
});

test('C 23: data takes back files of trades, in the list and on the page of one', async () => {
  await openAs('/operator/files', 'data');
  const rows = await table('Files');
  expect(offered()).toEqual(['Load a file…', 'Take back…']);
  expect(screen.queryByLabelText('Find a customer')).toBeNull();
  await userEvent.click(rows.getByRole('link', { name: file.Name }));
  await table('In the database');
  expect(offered()).toEqual(['Take back file…']);
  expect((await table('Rejected lines')).getByText('1o1')).toBeTruthy();
  screen.getByText('1; the first 5,000 errors are kept for 30 days');
  expect(answers().faults).toEqual([]);
  answers().always('GET /api/operator/files/41/rejects', {
    status: 404,
    body: {
      error: { code: 'not-found', message: 'No rejected lines of file 41 are kept.', requestId: 'r-1' },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save the errors' }));
  await screen.findByText('No rejected lines of file 41 are kept.');
  expect(asked('/api/operator/files/41/rejects')).toBe('?form=errors');
});

test('C 23: a file is looked at before it is loaded, and its rejected lines are saved from the list', async () => {
  const user = userEvent.setup();
  await openAs('/operator/files', 'data');
  await table('Files');
  const chosen = new File(['transactionID\n'], 'trades é.csv', { type: 'text/csv' });
  const sentence = 'trades é.csv, 3 lines of trades: 2 new, 0 known already, 1 rejected.';
  const { ReadAt: at, ...seen } = { ...previewed, Sentences: [sentence], AsksAgain: true };
  const given = answers();
  given.always('POST /api/operator/uploads', { body: { ...seen, ReadAt: at } });
  await user.upload(screen.getByLabelText('File to load', { selector: 'input' }), chosen);
  await screen.findByText(sentence);
  expect(asked('/api/operator/uploads')).toBe('?name=trades+é.csv&dryRun=true');
  given.always('POST /api/operator/uploads', {
    body: { DoneAt: ReadAt, Repeated: false, Sentences: [sentence], Before: {}, After: {}, Shown: [] },
  });
  await user.type(screen.getByLabelText('Reason'), 'déjà vu{Enter}');
  await screen.findByText(/^Done: load file\./);
  expect(asked('/api/operator/uploads')).toMatch(/^\?name=trades\+é\.csv&seen=seen-1&attempt=/);
  const sent = given.requests.findLast(({ url }) => url.includes('uploads'));
  expect(sent?.headers.get('act-reason')).toBe(encodeURIComponent('déjà vu'));
  given.always('GET /api/operator/files/41/rejects', () => ({
    stream: new Response('transactionID\n').body ?? new ReadableStream(),
    headers: { 'content-disposition': 'attachment; filename="daylight-file-41-lines.csv"' },
  }));
  await user.click(await screen.findByRole('button', { name: 'Save rejected lines' }));
  await waitFor(() =>
    expect(files.at(-1)).toEqual({ name: 'daylight-file-41-lines.csv', text: 'transactionID\n' }),
  );
  expect(asked('/api/operator/files/41/rejects')).toBe('?form=lines');
  expect(answers().faults).toEqual([]);
});

test('C 23: a file that is too large is not sent', async () => {
  const user = userEvent.setup();
  await openAs('/operator/files', 'data');
  await table('Files');
  const chosen = new File([], 'trades.csv', { type: 'text/csv' });
  Object.defineProperty(chosen, 'size', { value: 64 * 1024 * 1024 + 1 });
  await user.upload(screen.getByLabelText('File to load', { selector: 'input' }), chosen);
  await screen.findByText(/^trades\.csv is larger than 64 MB/);
  expect(answers().requests.filter(({ url }) => url.includes('uploads'))).toEqual([]);
});

test.each([
  ['an operator', { Roles: ['data'] as const }, /^Its owner operates the service/],
  ['the reader', { Login: operatorUser.email }, /^This is your own account/],
] as const)('C 23: on the account of %s no act is offered, and the page says why', async (_, told, why) => {
  await openAs('/operator', 'support');
  answers().always(`GET /api/operator/accounts/${pseudonym}`, {
    body: { ...account, ...told, Roles: 'Roles' in told ? [...told.Roles] : [] },
  });
  await goTo(`/operator/customers/${pseudonym}`);
  await screen.findByText(why);
  expect(offered()).toEqual([]);
});

test('C 23: a role that somebody has been given is not offered again', async () => {
  const user = userEvent.setup();
  await openAs(`/operator/customers/${pseudonym}`, 'admin');
  const given = answers();
  given.always('POST /api/operator/acts/preview', { body: previewed });
  given.always('POST /api/operator/acts', {
    body: {
      ...{ DoneAt: ReadAt, Repeated: false, Sentences: previewed.Sentences },
      ...{ Before: previewed.Before, After: previewed.After, Shown: [] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Grant role…' }));
  await user.selectOptions(screen.getByLabelText('Role'), 'finance');
  await user.click(screen.getByRole('button', { name: 'Look at it first' }));
  await user.type(await screen.findByLabelText('Reason'), 'ticket 7');
  given.always(`GET /api/operator/accounts/${pseudonym}`, { body: { ...account, Roles: ['finance'] } });
  await user.click(screen.getByRole('button', { name: 'Grant role' }));
  await screen.findByRole('button', { name: 'Revoke role…' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Grant role…' }));
  expect(screen.getByLabelText('Role')).toHaveProperty('value', 'support');
  await user.click(screen.getByRole('button', { name: 'Look at it first' }));
  await screen.findByLabelText('Reason');
  const sent = given.requests.findLast(({ url }) => url.includes('preview'));
  expect(await sent?.json()).toMatchObject({ Act: { Role: 'support' } });
});

test('C 23: nothing is asked for that cannot be chosen', async () => {
  await openAs('/operator', 'admin');
  answers().always(`GET /api/operator/accounts/${pseudonym}`, {
    body: { ...account, Roles: ['support', 'data', 'finance', 'admin'] },
  });
  await goTo(`/operator/customers/${pseudonym}`);
  await screen.findByRole('button', { name: 'Revoke role…' });
  expect(offered()).not.toContain('Grant role…');
});

test('C 23: payments narrowed to a state without a choice say so, and lead to all', async () => {
  await openAs('/operator/payments?state=declined', 'finance');
  await screen.findByText('Only declined payments.');
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
  expect(whereabouts().path).toBe('/operator/payments');
});

test('C 23: what was said of a file is gone once the list is narrowed', async () => {
  await openAs('/operator/payments', 'finance');
  answers().always('GET /api/operator/payments', { body: { ...payments, Next: 'p2' } });
  await userEvent.click(screen.getByRole('button', { name: 'Read now' }));
  await screen.findByRole('link', { name: 'Next page' });
  answers().always('GET /api/operator/payments', { status: 503 });
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  const said = await screen.findByText(/no file was saved/);
  expect(said.closest('[data-wraps]')).not.toBeNull();
  answers().always('GET /api/operator/payments', { body: payments });
  await userEvent.click(screen.getByRole('link', { name: 'Captured' }));
  await waitFor(() => expect(screen.queryByText(/no file was saved/)).toBeNull());
});

test.each([
  ['support', 'See the customer'],
  ['data', null],
] as const)('C 23: %s pastes what a page showed and reads why it failed', async (role, customer) => {
  await openAs('/operator/requests', role);
  const rows = await table('Requests');
  expect(rows.queryByRole('link', { name: 'See the customer' }) !== null).toBe(customer !== null);
  await userEvent.click(screen.getByLabelText('Find a request'));
  await userEvent.paste(`Reference ${reference} `);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Error 57014: canceling statement');
  expect(whereabouts().path).toBe(`/operator/requests/${reference}`);
  expect(link(`customer ${pseudonym}`) !== null).toBe(customer !== null);
  expect(answers().faults).toEqual([]);
});

test('C 23: a reference that is none is said not to be known, and asks the service nothing', async () => {
  await openAs('/operator/requests', 'support');
  await userEvent.type(screen.getByLabelText('Find a request'), 'my browser{Enter}');
  await screen.findByText(/^No request with the reference my browser has failed/);
  expect(answers().faults).toEqual([]);
});

test('C 23: the reference of a request leads to it from the search for customers', async () => {
  await openAs('/operator', 'support');
  answers().always('GET /api/operator/accounts', {
    body: { ReadAt, Accounts: [found], Request: reference, Next: null },
  });
  await userEvent.type(screen.getByLabelText('Find a customer'), `${reference}{Enter}`);
  await screen.findByText('Error 57014: canceling statement');
  expect(whereabouts().path).toBe(`/operator/requests/${reference}`);
});

test('C 23: everybody reads the log, whole or of one thing', async () => {
  await openAs('/operator/log', 'data');
  expect((await table('Log')).getByText('suspended: false → true')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: pseudonym }));
  await screen.findByRole('link', { name: 'Show all' });
  expect(asked('/api/operator/log')).toBe(`?subject=${pseudonym}`);
});

test('C 23: a customer that is not there is said not to be, as long as the role shows customers', async () => {
  await openAs('/operator/customers', 'support');
  answers().always(`GET /api/operator/accounts/${pseudonym}`, { status: 404 });
  await userEvent.click(await screen.findByRole('link', { name: 'ada@example.com' }));
  await screen.findByText(/There is no such customer/);
});

test('C 23: a session that has ended leads to the login, and a lost role is said', async () => {
  await openAs('/operator/customers', 'support');
  answers().always(`GET /api/operator/accounts/${pseudonym}`, { status: 404 });
  answers().always('GET /api/userInfo', { body: { ...operatorUser, Roles: ['data'] } });
  await userEvent.click(await screen.findByRole('link', { name: 'ada@example.com' }));
  await screen.findByText('Your roles do not include this screen.');
  expect(link('Customers')).toBeNull();
  answers().always('GET /api/userInfo', signedOut);
  await userEvent.click(screen.getByRole('button', { name: 'Read now' }));
  await waitFor(() => expect(whereabouts().path).toBe('/login'));
});

test('C 23: what was done takes the focus if its button is gone, and says what it did', async () => {
  await openAs('/operator/mails', 'support');
  const given = answers();
  given.always('POST /api/operator/acts/preview', { body: previewed });
  given.always('POST /api/operator/acts', {
    body: {
      ...{ DoneAt: ReadAt, Repeated: false, Sentences: previewed.Sentences },
      ...{ Before: previewed.Before, After: previewed.After, Shown: [] },
    },
  });
  const [stop] = (await table('Mails')).getAllByRole('button', { name: 'Stop…' });
  if (!stop) throw new Error('no mail can be stopped');
  await userEvent.click(stop);
  await userEvent.type(await screen.findByLabelText('Reason'), 'ticket 7');
  given.always('GET /api/operator/mails', { body: { ...mailScreens.all.list, Mails: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Stop mail' }));
  await screen.findByText('No mail waits or was given up: all were accepted.');
  const note = screen.getByText(/^Done: stop mail/);
  await waitFor(() => expect(document.activeElement).toBe(note));
  expect(note.textContent).toContain(previewed.Sentences[0]);
  expect(given.faults).toEqual([]);
});

test('C 23: a file has the values of all rows, without separators and with times in ISO', async () => {
  await openAs('/operator', 'data');
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  const { name, text } = files.at(-1) ?? { name: '', text: '' };
  expect(name).toBe('daylight-segments.csv');
  expect(text.split(/\r?\n/).slice(0, 2)).toEqual([
    'State,Segment,Venue,Kind,Expected,Received,±,Last minute,Rejects',
    'late,LNFI,TPIC,Trades,4120,3180,-23,2026-11-19T17:31:00Z,2',
  ]);
});
