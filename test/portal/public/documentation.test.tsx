import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { releaseNotesOf } from '../../../src/domain/publishing/release-notes.ts';
import { deferrals } from '../../../src/domain/venues/deferrals.ts';
import { expectAccessible } from '../../flows/walk-page.ts';
import { answersInHand, openPortal } from '../shell/open-portal.tsx';

const answers = answersInHand();
const top = path.resolve(import.meta.dirname, '../../..');

test('each page of the documentation has a line with a sentence beside the downloads', async () => {
  answers().always('GET /api/documents/list', { body: { documents: [] } });
  await openPortal(answers(), '/documentation', { user: null });
  const pages = within(await screen.findByRole('list', { name: 'To read here' })).getAllByRole('listitem');
  expect(pages.map((page) => within(page).getByRole('link').getAttribute('href'))).toEqual([
    '/documentation/start',
    '/documentation/api',
    '/documentation/data-format',
    '/documentation/delays',
    '/documentation/changelog',
  ]);
  for (const page of pages) expect(page.textContent).toMatch(/\.$/);
});

test('the start shows the first call, the stream and the whole programs in each language', async () => {
  await openPortal(answers(), '/documentation/start?tv=TPIC', { user: null });
  for (const [heading, programs] of [
    ['With curl', ['history.sh']],
    ['In Python', ['history.py', 'follow.py']],
    ['In TypeScript', ['history.ts']],
  ] as const) {
    const section = await screen.findByRole('region', { name: heading });
    await within(section).findAllByText(/TPIC/);
    expect(section.textContent).toContain('/api/history');
    expect(section.textContent).toContain('/api/feed/stream');
    for (const file of programs)
      expect(section.textContent).toContain(readFileSync(path.join(top, 'docs/examples', file), 'utf8'));
  }
  await expectAccessible(document.body);
});

test('every program that reads is shown', async () => {
  await openPortal(answers(), '/documentation/start', { user: null });
  const shown = [...document.querySelectorAll('summary')].map((one) => one.textContent ?? '').join();
  const others = ['history-parquet.sh', 'publish.sh'];
  const files = readdirSync(path.join(top, 'docs/examples')).filter((file) => !others.includes(file));
  expect(files.filter((file) => !shown.includes(file))).toEqual([]);
});

test('every deferral flag says what its report may leave out, for how long and where', async () => {
  await openPortal(answers(), '/documentation/delays', { user: null });
  const flags = await screen.findByRole('region', { name: 'Deferral flags' });
  const entry = (flag: string) => within(flags).getByRole('link', { name: flag }).closest('div')?.textContent;
  for (const { flag } of deferrals) expect(entry(flag)?.length, flag).toBeGreaterThan(80);
  expect(entry('LLF3')).toContain(
    'Price: left out until the end of the trading day. Volume: left out until the end of the 7th day after the trading day.',
  );
  expect(entry('LMTF')).toContain('Completed by a report with FULF.');
  await expectAccessible(document.body);
});

test('the changelog has what visitors and users notice, and nothing for operators', async () => {
  await openPortal(answers(), '/documentation/changelog', { user: null });
  await screen.findByRole('heading', { name: /^1\.1\.0, / });
  expect(screen.queryByRole('heading', { name: /operators|developers/i })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3, name: 'For users' }).length).toBeGreaterThan(0);
  await expectAccessible(document.body);
});

test('the notes of a version are read by part, whatever else is in the file', () => {
  const text = [
    '# Changelog',
    '',
    '## 2.0.0 (2027-01-02)',
    '',
    '### For users',
    '',
    '- One, with `code`.',
    '- Two.',
    '',
    '### For operators',
    '',
    '- Three.',
    '',
    '## 1.0.0',
    '',
    '### For operators',
    '',
    '- Four.',
  ].join('\n');
  expect(releaseNotesOf(text)).toEqual([
    {
      version: '2.0.0',
      day: '2027-01-02',
      parts: [{ heading: 'For users', notes: ['One, with `code`.', 'Two.'] }],
    },
  ]);
});
