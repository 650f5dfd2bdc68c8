import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bytesInWords, curlLine, filesOf, noFilter } from '../../../src/domain/feed/open-files.ts';
import { fileIndex } from '../../flows/open-files/kit.ts';
import { indexAnswer } from '../../flows/public-answers.ts';
import { analyst } from '../../flows/session/kit.ts';
import { sandboxConfig } from '../sandbox-config.ts';
import { answersInHand, openPortal } from '../shell/open-portal.tsx';

const answers = answersInHand();

test('open delayed data: a row has a plain link for each format, on request checksums and curl lines; instructions and index are public', async () => {
  const user = userEvent.setup();
  const [first] = filesOf(fileIndex, noFilter);
  if (!first) throw new Error('the index is empty');
  const parquet = {
    ...first,
    format: 'parquet',
    path: first.path.replace('csv', 'parquet'),
    bytes: 2_000,
    sha256: 'cd'.repeat(32),
  } as const;
  answers().always(
    'GET /open-data/index.json',
    indexAnswer({ ...fileIndex, files: [...fileIndex.files, parquet] }),
  );
  await openPortal(answers(), '/open-data', { user: null });
  const [newest] = within(await screen.findByRole('list', { name: 'Files' })).getAllByRole('listitem');
  if (!newest) throw new Error('no file is listed');
  const title = 'Trades of ICAP Global Derivatives Limited, 20 November 2026, 14:45 to 15:00';
  for (const [file, format] of [
    [first, 'CSV'],
    [parquet, 'Parquet'],
  ] as const) {
    const link = within(newest).getByRole('link', { name: `${format}: ${title}` });
    expect(link.getAttribute('href')).toBe(file.path);
    expect(newest.textContent).toContain(`${format} ${bytesInWords(file.bytes)}`);
    expect(newest.textContent).not.toContain(file.sha256);
  }
  const sums = within(newest).getByRole('button', { name: `Checksums of ${title}` });
  expect(sums.getAttribute('aria-expanded')).toBe('false');
  await user.click(sums);
  expect(sums.getAttribute('aria-expanded')).toBe('true');
  for (const file of [first, parquet]) {
    expect(newest.textContent).toContain(`curl -fLO ${window.location.origin}${file.path}`);
    expect(newest.textContent).toContain(file.sha256);
  }
  const name = parquet.path.split('/').at(-1);
  await user.click(within(newest).getByRole('button', { name: `Copy the checksum of ${name}` }));
  expect(await navigator.clipboard.readText()).toBe(parquet.sha256);
  expect(within(newest).getByRole('button', { name: `Copied the checksum of ${name}` })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'How to fetch them' })).toBeTruthy();
  const index = screen.getByRole('link', { name: 'Index for programs (JSON)' });
  expect(index.getAttribute('href')).toBe('/open-data/index.json');
});

test('open delayed data: the files of minutes are listed on demand', async () => {
  const [first] = fileIndex.files;
  if (!first) throw new Error('the index is empty');
  const minute = {
    ...first,
    period: 'minute',
    path: '/open-data/minute.csv',
    to: '2026-11-20T00:01:00Z',
  } as const;
  answers().always('GET /open-data/index.json', indexAnswer({ updatedAt: null, files: [first, minute] }));
  const user = userEvent.setup();
  await openPortal(answers(), '/open-data', { user: null });
  const list = await screen.findByRole('list', { name: 'Files' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(await screen.findByRole('option', { name: 'Minute' }));
  const [row] = within(list).getAllByRole('listitem');
  if (!row) throw new Error('no file is listed');
  expect(
    within(row)
      .getByRole('link', { name: /^CSV: / })
      .getAttribute('href'),
  ).toBe(minute.path);
  expect(row.textContent).toContain('20 November 2026, 00:00 to 00:01');
});

test('an empty index says that no file has been written yet', async () => {
  answers().always('GET /open-data/index.json', indexAnswer({ updatedAt: null, files: [] }));
  await openPortal(answers(), '/open-data', { user: null });
  expect(await screen.findByText(/^No file has been written yet/)).toBeTruthy();
});

test('before the first index is written the page says when the first file comes, and reports no error', async () => {
  answers().always('GET /open-data/index.json', {
    status: 404,
    body: { error: { code: 'not-found', message: 'There is no such file', requestId: 'r-1' } },
  });
  await openPortal(answers(), '/open-data', { user: null });
  expect((await screen.findByText(/^No file has been written yet/)).textContent).toContain(
    'The first opens 15 minutes after the end of a quarter of an hour with rows.',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A 2.3: Slice File Output lists the files of an account that has the parameter', async () => {
  const path = '/slice-files/2026-11-20/trades-IGDL.csv';
  const [first] = fileIndex.files;
  if (!first) throw new Error('the index is empty');
  const { body } = indexAnswer({ updatedAt: null, files: [{ ...first, path }] });
  answers().always('GET /api/slice/files', { body: { files: (body as { files: unknown }).files } });
  const user = { ...analyst, Parameters: { sliceFileLinkPath: '/slice-files' } };
  await openPortal(answers(), '/slice-files', { user });
  const list = await screen.findByRole('list', { name: 'Files' });
  expect(
    within(list)
      .getByRole('link', { name: /^CSV: / })
      .getAttribute('href'),
  ).toBe(path);
  // These need the session, so that a curl command would fail.
  await userEvent.setup().click(within(list).getByRole('button', { name: /^Checksums of / }));
  expect(list.textContent).toContain('SHA-256');
  expect(list.textContent).not.toContain('curl');
});

test('A 2.3: without the parameter the page names whom to write to and makes no request', async () => {
  await openPortal(answers(), '/slice-files', { user: analyst });
  const told = await screen.findByText(/^Your account does not include slice files/);
  // Registering an address that has an account changes nothing.
  expect(within(told).queryByRole('link', { name: /Register/ })).toBeNull();
  expect(within(told).getByRole('link', { name: sandboxConfig.supportEmail }).getAttribute('href')).toBe(
    `mailto:${sandboxConfig.supportEmail}`,
  );
  expect(answers().pending()).not.toContain('GET /api/slice/files');
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1.0 MB'],
  [12_345_678, '12.3 MB'],
  [2_500_000_000_000, '2500.0 GB'],
])('%i bytes are %s', (bytes, words) => expect(bytesInWords(bytes)).toBe(words));

test('the newest file is listed first, and for the same time the day’s before the quarter’s', () => {
  const [quarter] = fileIndex.files;
  if (!quarter) throw new Error('the index is empty');
  const day = { ...quarter, period: 'day' as const, path: '/open-data/day.csv' };
  const older = { ...quarter, to: '2026-11-19T00:00:00Z', path: '/open-data/older.csv' };
  const sorted = filesOf({ updatedAt: null, files: [older, quarter, day] }, noFilter);
  expect(sorted.map(({ path }) => path)).toEqual([day.path, quarter.path, older.path]);
});

test('a curl line fails on an error, follows redirects and keeps the name', () => {
  expect(curlLine('https://daylight.example', '/open-data/a.csv')).toBe(
    'curl -fLO https://daylight.example/open-data/a.csv',
  );
});
