import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import contract from '../../../openapi.yaml?raw';
import { listOperations, objectAt, readDocument } from '../../../src/contract/document.ts';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import type { OperatorRole } from '../../../src/domain/operator/roles.ts';
import type { Call } from '../../flows/answers.ts';
import { previewed } from '../../flows/operator-act/kit.ts';
import { operatorUser } from '../../flows/operator-screen/operator-user.ts';
import { answersInHand, openPortal } from '../shell/open-portal.tsx';

const files = vi.hoisted((): { name: string; text: string }[] => []);
vi.mock('../../../src/portal/browser/save-file.ts', () => ({
  saveFile: (name: string, text: string) => files.push({ name, text }),
}));

const answers = answersInHand();
const ReadAt = '2026-11-28T12:00:00.000000Z';

/** What the contract shows as the answer of a call. */
function exampleOf(id: OperationId): Record<string, unknown> {
  const call = listOperations(readDocument(contract)).find((one) => one.id === id);
  const content = ['responses', '200', 'content', 'application/json'].reduce(objectAt, call?.operation ?? {});
  return objectAt(content, 'example');
}

async function open(path: string, role: OperatorRole, call: Call, body: unknown): Promise<void> {
  answers().always(call, { body });
  await openPortal(answers(), path, { user: { ...operatorUser, Roles: [role] } });
  await screen.findByText('Read now');
}

const main = () => within(screen.getByRole('main'));
const offered = (): readonly string[] =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.endsWith('…'))
    .toSorted();
/** Where the links of the first table lead. */
const links = (name: string): readonly (string | null)[] =>
  within(screen.getByRole('table', { name }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

const ada = '/operator/customers/2f1f7c1c-6a4e-4c8b-9a51-1f6f2b9e6d10';

type Row = {
  readonly path: string;
  readonly role: OperatorRole;
  readonly call: Call;
  readonly id: OperationId;
  readonly table: string;
  readonly leadsTo: readonly string[];
  readonly acts: readonly string[];
  /** What the answer has in its place, and what is said then. */
  readonly none?: readonly [answer: object, words: string];
};

const rows: readonly Row[] = [
  {
    ...{ path: '/operator/payments/invoices', role: 'support', call: 'GET /api/operator/invoices' },
    ...{ id: 'listOperatorInvoices', table: 'Invoices', acts: [] },
    leadsTo: ['/operator/payments/invoices/IN-2026-000001', ada],
    none: [{ Invoices: [] }, 'No invoice was issued yet: “npm run daylight -- invoices issue” makes one.'],
  },
  {
    ...{ path: '/operator/payments/invoices/IN-2026-000001', role: 'finance', id: 'getOperatorInvoice' },
    ...{ call: 'GET /api/operator/invoices/IN-2026-000001', table: 'Charged', acts: [] },
    leadsTo: ['/venues/ICPM'],
  },
  {
    ...{ path: '/operator/payments/revenue', role: 'finance', call: 'GET /api/operator/revenue' },
    ...{ id: 'getOperatorRevenue', table: 'Where the money is', acts: [] },
    leadsTo: ['/operator/payments?state=captured'],
    none: [{ Months: [], States: [] }, 'There are no orders and no payments.'],
  },
  {
    ...{ path: '/operator/usage?month=2026-11', role: 'finance', call: 'GET /api/operator/usage' },
    ...{ id: 'listOperatorUsage', table: 'Reads of live data in November 2026', acts: [] },
    leadsTo: ['/venues/ICPM'],
    none: [{ Lines: [] }, 'Nobody read live data in this month.'],
  },
  {
    ...{ path: '/operator/storage', role: 'data', call: 'GET /api/operator/storage' },
    ...{ id: 'getOperatorStorage', table: 'Months', leadsTo: [], acts: [] },
    none: [{ Months: [] }, 'No orders or trades are stored yet.'],
  },
  {
    ...{ path: '/operator/publishing', role: 'data', call: 'GET /api/operator/publishing' },
    ...{ id: 'listOperatorPublished', table: 'Documents', acts: [] },
    leadsTo: ['/files/documents/data-format-guide.pdf'],
    none: [{ Published: [] }, 'Nothing of this kind is published.'],
  },
  {
    ...{ path: '/operator/publishing/keys', role: 'data', call: 'GET /api/operator/publishers' },
    ...{ id: 'listOperatorPublishers', table: 'Keys of publishers', leadsTo: [] },
    acts: ['Make a publisher’s key…', 'Revoke…'],
    none: [{ Keys: [] }, 'No publisher has a key: “Make a publisher’s key…” above makes one.'],
  },
  {
    ...{ path: '/operator/log/operators', role: 'support', call: 'GET /api/operator/operators' },
    ...{ id: 'listOperators', table: 'Operators', leadsTo: [], acts: [] },
    none: [{ Roles: [] }, 'Nobody has a role.'],
  },
];

test.each(rows)(
  'C 23: $path offers $role what can be done there, and says so if there is nothing',
  async ({ path, role, call, id, table, leadsTo, acts, none }) => {
    await open(path, role, call, exampleOf(id));
    await screen.findByRole('table', { name: table });
    expect(links(table)).toEqual(leadsTo);
    expect(offered()).toEqual(acts);
    expect(answers().faults).toEqual([]);
    if (!none) return;
    const [answer, words] = none;
    answers().always(call, { body: { ...exampleOf(id), ...answer } });
    await userEvent.click(screen.getByRole('button', { name: 'Read now' }));
    await main().findByText(words);
    expect(screen.queryByRole('table', { name: table })).toBeNull();
    expect(answers().faults).toEqual([]);
  },
);

test('C 23: an admin revokes roles on the screen of those who have them', async () => {
  await open('/operator/log/operators', 'admin', 'GET /api/operator/operators', exampleOf('listOperators'));
  await screen.findByRole('table', { name: 'Operators' });
  expect(offered()).toEqual(['Revoke…']);
});

test('C 23: revenue has its cents, and its months are those of the business day', async () => {
  const line = { Month: '2026-12', VenueName: 'T', Receipts: 1, GivenBack: '1234.50' };
  await open('/operator/payments/revenue', 'finance', 'GET /api/operator/revenue', {
    ...{ ReadAt, PresentMonth: '2026-12', States: [] },
    Months: [
      { ...line, Venue: 'ICPM', Amount: '33.33' },
      { ...line, Venue: 'TPIC', Amount: '66.67' },
    ],
  });
  await screen.findByText('Earned: $100.00 in two years');
  const lines = screen.getByRole('table', { name: 'By month and venue' });
  expect(within(lines).getByText('$33.33')).toBeTruthy();
  expect(within(lines).getAllByText('$1,234.50')).toHaveLength(2);
  expect(screen.getByText('December 2026', { selector: '[aria-hidden] *' })).toBeTruthy();
  expect(answers().faults).toEqual([]);
});

test('C 23: times and days have their titles beside them on a phone, as figures have', async () => {
  await open(
    '/operator/publishing/keys',
    'data',
    'GET /api/operator/publishers',
    exampleOf('listOperatorPublishers'),
  );
  const table = await screen.findByRole('table', { name: 'Keys of publishers' });
  const labels = [...table.querySelectorAll('[data-label]')].map((cell) => cell.getAttribute('data-label'));
  expect(labels).toEqual(['Last used, UTC', 'Made', 'Valid until']);
});

const making = { Name: 'addPublisherKey', Publisher: 'ICAP', Venues: ['ICPM'], Days: 365 } as const;
const key = 'daylight_publish_4f0c2a9d1b7e_secret';
const done = {
  ...{ DoneAt: ReadAt, Repeated: false, Sentences: previewed.Sentences },
  ...{ Before: previewed.Before, After: previewed.After, Shown: [key] },
};

/** Asks for a publisher's key, up to its reason. */
async function makeKey(): Promise<void> {
  const user = userEvent.setup();
  await open(
    '/operator/publishing/keys',
    'data',
    'GET /api/operator/publishers',
    exampleOf('listOperatorPublishers'),
  );
  answers().always('POST /api/operator/acts/preview', { body: previewed });
  await user.click(await screen.findByRole('button', { name: 'Make a publisher’s key…' }));
  await user.type(screen.getByLabelText('Publisher'), making.Publisher);
  await user.type(screen.getByLabelText('Venues'), 'icpm{Enter}');
  await user.type(await screen.findByLabelText('Reason'), 'ticket 7');
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Make a publisher’s key' }));

test('C 23: the key of a publisher is copied, and closed by its button only', async () => {
  await makeKey();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  answers().always('POST /api/operator/acts', { body: done });
  await confirm();
  await screen.findByText(key);
  await userEvent.keyboard('{Escape}');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
  await dialog.findByText('Copied.');
  expect(copied).toHaveBeenLastCalledWith(key);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(key)).toBeNull());
  expect(answers().faults).toEqual([]);
});

test('C 23: a key whose answer was lost is said to be lost, not only to be made', async () => {
  await makeKey();
  answers().always('POST /api/operator/acts', { status: 503 });
  await confirm();
  await screen.findByText(/it is not done twice/);
  answers().always('POST /api/operator/acts', {
    body: { ...done, Repeated: true, Sentences: [], Shown: [] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await screen.findByText('It was made, but its key cannot be shown again: revoke it and make another.');
});

test('C 23: what was entered is gone once it was done', async () => {
  await makeKey();
  answers().always('POST /api/operator/acts', { body: { ...done, Shown: [] } });
  await confirm();
  await screen.findByText(/^Done: make/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Make a publisher’s key…' }));
  expect(screen.getByLabelText('Publisher')).toHaveProperty('value', '');
});

test('C 23: the file for agreements is saved under the name that the service gives it', async () => {
  await open(
    '/operator/usage?month=2026-11&venue=ICPM',
    'finance',
    'GET /api/operator/usage',
    exampleOf('listOperatorUsage'),
  );
  const button = await screen.findByRole('button', { name: 'File for agreements' });
  answers().always('GET /api/operator/usage/file', { status: 503 });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await screen.findByText('It could not be read to its end: no file was saved.');
  expect(files).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answers().always('GET /api/operator/usage/file', () => ({
    stream: new Response('venue,reads\n').body ?? new ReadableStream(),
    headers: {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="usage-2026-11.csv"',
    },
  }));
  await userEvent.click(button);
  await waitFor(() => expect(files).toEqual([{ name: 'usage-2026-11.csv', text: 'venue,reads\n' }]));
  await waitFor(() => expect(document.activeElement).toBe(button));
  const sent = answers().requests.findLast(({ url }) => url.includes('usage/file'));
  expect(new URL(sent?.url ?? '').search).toMatch(/^\?month=2026-11&venue=ICPM&by=venue/);
});
