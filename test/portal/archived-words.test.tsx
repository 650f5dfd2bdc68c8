import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comparisonOf, seriesKey } from '../../src/domain/compare/comparison.ts';
import { AddSeries } from '../../src/portal/pages/compare/add-series.tsx';
import { SeriesTable } from '../../src/portal/pages/compare/series-table.tsx';
import { DayTable } from '../../src/portal/pages/data-calendar/day-table.tsx';
import { RowPanel } from '../../src/portal/pages/data-view/row-panel/row-panel.tsx';
import { FindButton } from '../../src/portal/shell/find/find-button.tsx';
import { Answers } from '../flows/answers.ts';
import { outcomes } from '../flows/compare/kit.ts';
import { monthShown } from '../flows/data-calendar/kit.ts';
import { gilt } from '../flows/data-view/kit.ts';
import { noneWatched, visitor } from '../flows/public-answers.ts';
import { openedRow, rowAnswer } from '../flows/row-details/kit.ts';
import { InApp } from './in-app.tsx';

let answers = new Answers();

beforeEach(() => {
  answers = new Answers();
  vi.stubGlobal('fetch', answers.fetch);
  answers.always('GET /api/userInfo', visitor);
  answers.always('GET /api/watchlist', noneWatched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  expect(answers.faults).toEqual([]);
});

/** A comparison of one view from 1 November 2026 on; what is older than the given day is in the archive. */
function compare(archivedBefore: string) {
  const key = seriesKey(gilt);
  const outcome = outcomes[key];
  if (!outcome || !('summary' in outcome)) throw new Error('the example has no sum');
  const summary = { ...outcome.summary, From: '2026-11-01T00:00:00.000000Z', ArchivedBefore: archivedBefore };
  render(
    <InApp>
      <SeriesTable
        series={[gilt]}
        outcomes={{ [key]: { summary } }}
        period={{ from: '2026-11-01', to: '2026-11-20' }}
        onRemove={() => {}}
      />
    </InApp>,
  );
}

test('a comparison whose period reaches into the archive says what it leaves out', () => {
  compare('2026-11-10');
  screen.getByText(/what was published before 10 November 2026 is in the archive and not summed up$/);
});

test('a comparison that does not reach into the archive does not mention it', () => {
  compare('2026-11-01');
  expect(screen.queryByText(/archive/)).toBeNull();
});

test('only calendar days whose rows are in the archive say so', () => {
  const [closed, traded] = monthShown.days;
  if (!closed || !traded?.trades) throw new Error('the example has no day of trades');
  const archived = { ...traded, day: '2026-11-18', trades: { ...traded.trades, inArchive: true } };
  render(
    <InApp>
      <DayTable conditions={{ ...monthShown, days: [closed, archived, traded] }} />
    </InApp>,
  );
  const notes = screen.getAllByText(/in the archive$/);
  expect(notes).toHaveLength(1);
  expect(within(screen.getByRole('row', { name: /18/ })).getByText(/in the archive$/)).toBe(notes[0]);
});

test('the panel of a trade says before which day reports are in the archive', async () => {
  answers.always('GET /api/feed/row', { body: { ...rowAnswer, ArchivedBefore: '2026-11-01' } });
  render(
    <InApp>
      <RowPanel criteria={gilt} row={openedRow} onClose={() => {}} />
    </InApp>,
  );
  await screen.findByText(/^What was published before 1 November 2026 is in the archive and not shown here/);
});

test.each([
  ['of the header', 'Find an instrument', <FindButton key="header" />],
  [
    'of a comparison',
    'Choose a first series',
    <AddSeries key="comparison" comparison={comparisonOf('')} isAdded={false} />,
  ],
])('a search %s for a fully archived instrument says where its data are', async (_, opener, shown) => {
  answers.always('GET /api/subscription/feed/find', {
    body: { Instruments: [], More: false, InArchive: true },
  });
  render(<InApp>{shown}</InApp>);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: opener }));
  await user.click(await screen.findByRole('combobox', { name: 'Find an instrument' }));
  await user.paste('GB00BH4HKS39');
  await screen.findByText(
    'All data of this instrument is in the archive: programs read it with GET /api/history.',
  );
});
