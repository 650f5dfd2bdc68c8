import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { type DataChoice, getDataAddress } from '../../../src/domain/feed/data-choice.ts';
import type { OpenFile } from '../../../src/domain/feed/open-files.ts';
import { readDownloads, rememberDownload } from '../../../src/portal/pages/get-data/kept-downloads.ts';
import { pages } from '../../../src/portal/routes/pages.ts';
import { answersInHand, goTo, openPortal, whereabouts } from '../../portal/shell/open-portal.tsx';
import type { Answer, Answers, Call } from '../answers.ts';
import { indexAnswer } from '../public-answers.ts';
import { analyst } from '../session/kit.ts';
import { daysOf, venueYearBefore } from '../venue/kit.ts';
import { walkPage } from '../walk-page.ts';
import { aDay, dayDownload, daysDownload, getDataKit, openFile, searchOf, someDays } from './kit.ts';

const saved = vi.hoisted(() => ({
  files: [] as { name: string; file: Blob; at: number }[],
  handed: [] as string[],
}));
vi.mock('../../../src/portal/browser/save-file.ts', () => ({
  saveBlob: (name: string, file: Blob) => saved.files.push({ name, file, at: performance.now() }),
  handOver: (address: string) => saved.handed.push(address),
  saveFile: () => {},
}));

const index = 'GET /open-data/index.json';
const history = 'GET /api/history';
const file: Call = 'GET /open-data/2025-11-19/trades-TPIC-2025-11-19.csv';
const filesOf = (files: readonly OpenFile[]): Answer =>
  indexAnswer({ updatedAt: '2025-11-20T09:00:00Z', files });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const statusText = () => screen.getByRole('status', { name: 'Download' }).textContent;
const list = () => within(screen.getByRole('region', { name: 'Last downloads' }));

/** The body of the answer in progress, which arrives in parts. */
let body: ReadableStreamDefaultController<Uint8Array> | null = null;

const textOf = (text: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  stream: new ReadableStream({
    start: (controller) => {
      if (text !== '') controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  }),
  headers,
});

async function begin(answers: Answers, { format }: DataChoice): Promise<void> {
  if (body) return;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller;
    },
  });
  await answers.give(format === 'csv' ? file : history, { stream });
}

const openAt = async (answers: Answers, address: string): Promise<void> => {
  answers.always('GET /api/venues/TPIC', { body: venueYearBefore });
  // Loading it for the first time takes long.
  await pages.getData.fetch();
  await openPortal(answers, address, { user: analyst });
};

walkPage(getDataKit, {
  // Of the one day there may be a file, of the others history.
  mayHappen: ({ context }, { output }) =>
    !output ||
    !('way' in output) ||
    output.way === 'nothing' ||
    (output.way === 'openFiles') === (context.choice.format === 'csv'),
  mount: async ({ answers }) => {
    saved.files.length = 0;
    body = null;
    rememberDownload(analyst.email, daysDownload);
    await openAt(answers, getDataAddress(aDay));
    await vi.waitFor(() => expect(answers.pending()).toContain(index), 10_000);
  },
  events: {
    'address.changed': (_, { search }) => goTo(`/get-data${search}`),
    'xstate.done.actor.lookUp': async ({ answers }, { output }, { context }) => {
      if (output.way === 'openFiles') {
        await answers.give(index, filesOf([openFile]));
        return;
      }
      await answers.give(index, filesOf([]));
      const { url } = await answers.give(
        history,
        textOf(output.way === 'history' ? '{}\n' : '', { 'x-is-delayed': 'true' }),
      );
      const { from, to } = context.choice;
      expect(new URL(url).search).toContain(`datatype=trade&tv=TPIC&from=${from}&to=${to}`);
    },
    'xstate.error.actor.lookUp': async ({ answers }) => {
      await answers.give(index, { status: 503 });
    },
    'retry.requested': ({ user }) => user.click(button('Try again')),
    'download.requested': async ({ user }) => {
      body = null;
      await user.click(button(/^(Download|Try again)$/));
    },
    'download.progressed': async ({ answers }, _, { context }) => {
      await begin(answers, context.choice);
      await act(async () => body?.enqueue(new TextEncoder().encode('12345')));
      await screen.findByText(/^5 bytes /);
    },
    'download.cancelled': ({ user }) => user.click(button('Cancel')),
    'xstate.done.actor.fetchData': async ({ answers }, _, { context }) => {
      await begin(answers, context.choice);
      await act(async () => {
        if (context.received === 0) body?.enqueue(new TextEncoder().encode('12345'));
        body?.close();
      });
      await vi.waitFor(() => expect(saved.files.at(-1)?.file.size).toBe(5));
      body = null;
    },
    'xstate.error.actor.fetchData': async ({ answers }, _, { context }) => {
      // The network fails before the answer or during it.
      if (body) await act(async () => body?.error(new TypeError('network error')));
      else await answers.give(context.choice.format === 'csv' ? file : history, { offline: true });
    },
    'download.repeated': async ({ user }) => {
      body = null;
      await user.click(list().getByRole('button', { name: /^Download again: .* 3 November 2025/ }));
      expect(whereabouts().path).toBe(getDataAddress(someDays));
    },
    'downloads.cleared': async ({ user }) => {
      await user.click(button('Clear the list'));
      list().getByText('None yet. What you download here is remembered in this browser.');
      expect(readDownloads(analyst.email)).toEqual([]);
    },
  },
  unseen: { deciding: 'left in the step that enters it', ready: 'the states within it are seen' },
  states: {
    choosing: () => {
      screen.getByText('Choose a venue or an instrument to see what there is.');
      expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    },
    looking: () => expect(statusText()).toBe('Looking up what there is…'),
    nothing: (_, { context: { choice } }) => {
      screen.getByText(
        choice.format === 'csv'
          ? 'There are no trades of TPIC that you may see on 19 November 2025.'
          : 'There are no trades of TPIC that you may see on 3 November 2025 to 5 November 2025.',
      );
      const [day, name] =
        choice.format === 'csv' ? ['2025-11-18', '18 November 2025'] : ['2025-10-31', '31 October 2025'];
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
        getDataAddress({ ...choice, from: day, to: day }),
      );
      expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    },
    failed: () => {
      screen.getByText('It could not be found out what there is. Service is temporarily unavailable');
    },
    'ready.offered': (_, { context: { offer } }) => {
      expect(button('Download').disabled).toBe(false);
      const facts = screen.getByText('Comes as').closest('dl')?.textContent;
      const code = screen.getByRole('group', { name: /^Code: GET / }).textContent;
      if (offer.way === 'openFiles') {
        expect(facts).toBe('Comes asOpen file, free without loginRows1,204Size20 bytes');
        expect(code).toContain(openFile.path);
        expect(code).not.toContain('DAYLIGHT_KEY');
      } else {
        expect(facts).toBe('Comes asHistory, up to 15 minutes agoRows924Sizeknown once it is here');
        expect(code).toContain("--data-urlencode 'from=2025-11-03'");
        expect(code).toContain('DAYLIGHT_KEY');
      }
    },
    'ready.saved': (_, { context: { choice, downloads } }) => {
      const name = saved.files.at(-1)?.name;
      const [wanted] = (choice.format === 'csv' ? dayDownload : daysDownload).names;
      expect(name).toBe(wanted);
      expect(statusText()).toBe(`${name} has been saved by your browser, 5 bytes.`);
      const [last, ...others] = readDownloads(analyst.email);
      // The list may have been cleared since.
      expect(last?.choice).toEqual(downloads.length === 0 ? undefined : choice);
      expect(others.map((one) => getDataAddress(one.choice))).not.toContain(getDataAddress(choice));
    },
    'ready.cancelled': () => {
      expect(statusText()).toBe('The download was cancelled: nothing more is saved.');
      expect(document.activeElement).toBe(button('Download'));
    },
    'ready.notSaved': async () => {
      await screen.findByText(
        'The file could not be completed, so nothing was saved. Service is temporarily unavailable',
      );
      button('Try again');
    },
    downloading: () => {
      expect(statusText()).toBe('Downloading… Leaving this page ends it.');
      expect(button('Download').disabled).toBe(true);
    },
  },
});

describe('data of an instrument', () => {
  const answers = answersInHand();
  const gilt: DataChoice = { ...aDay, tv: 'ICPM', instrument: 'GB00BMF9LJ15' };

  test('comes out of the history, in one file of all its answers', async () => {
    saved.files.length = 0;
    const user = userEvent.setup();
    await openAt(answers(), getDataAddress(gilt));
    await answers().give(history, textOf('{}\n', { 'x-is-delayed': 'false' }));
    await screen.findByText('History, live');
    expect(answers().requests.filter(({ url }) => url.includes('index.json'))).toEqual([]);
    await user.click(button('Download'));
    const first = await answers().give(history, textOf('price,vol\r\n1,2\r\n', { 'x-next-cursor': 'more' }));
    const second = await answers().give(history, textOf('price,vol\r\n3,4\r\n'));
    await screen.findByText(
      'trades-ICPM-GB00BMF9LJ15-2025-11-19.csv has been saved by your browser, 21 bytes.',
    );
    expect(await saved.files[0]?.file.text()).toBe('price,vol\r\n1,2\r\n3,4\r\n');
    const asked = [first, second].map(({ url }) => new URL(url).searchParams);
    expect(asked.map((query) => [query.get('instrument'), query.get('cursor')])).toEqual([
      ['GB00BMF9LJ15', null],
      ['GB00BMF9LJ15', 'more'],
    ]);
  });

  test('comes as several files of Parquet, each of which is complete', async () => {
    saved.files.length = 0;
    const user = userEvent.setup();
    await openAt(answers(), getDataAddress({ ...gilt, format: 'parquet' }));
    await answers().give(history, textOf('{}\n'));
    await screen.findByText('History, up to 15 minutes ago');
    await user.click(button('Download'));
    await answers().give(history, textOf('PAR1', { 'x-next-cursor': 'more' }));
    await answers().give(history, textOf('PAR1'));
    await screen.findByText('2 files have been saved by your browser, 8 bytes.');
    expect(saved.files.map(({ name }) => name)).toEqual([
      'trades-ICPM-GB00BMF9LJ15-2025-11-19-part-1.parquet',
      'trades-ICPM-GB00BMF9LJ15-2025-11-19-part-2.parquet',
    ]);
  });

  test('that is no longer the reader’s is refused with a reason', async () => {
    await openAt(answers(), getDataAddress(gilt));
    await answers().give(history, { status: 403 });
    await screen.findByText(
      'It could not be found out what there is. Your subscription has ended, or does not cover this data.',
    );
  });

  test('of which there is no row of the kind on any day is said to be nothing', async () => {
    await openAt(answers(), getDataAddress({ ...gilt, datatype: 'order' }));
    await answers().give(history, { status: 404 });
    await screen.findByText(
      'There are no orders of GB00BMF9LJ15 on ICPM that you may see on 19 November 2025.',
    );
  });

  test('is chosen by a search, a venue and a kind, and the address holds it', async () => {
    const user = userEvent.setup();
    answers().always('GET /api/subscription/feed/find', {
      body: {
        Instruments: [
          {
            InstrumentID: 'GB00BMF9LJ15',
            InstrumentIDType: 'ISIN',
            InstrumentDescription: 'UKT 4 3/4 2043',
            AssetClass: 'Bonds',
            SubAssetClass: 'Sovereign Bond',
            Places: ['IMCE', 'IMET'].map((SegmentMIC) => ({
              DataType: 'trade',
              VenueMIC: 'ICPM',
              TradingVenue: 'TP ICAP UK MTF',
              SegmentMIC,
              OrderType: 'Trades',
              LastPublicationDate: '2025-11-19T14:10:01.000000Z',
            })),
          },
        ],
        More: false,
        InArchive: false,
      },
    });
    const days = { from: '2025-11-19', to: '2025-11-19' };
    await openAt(answers(), getDataAddress(days));
    await user.click(button('Choose an instrument'));
    await user.type(screen.getByRole('combobox', { name: 'Find an instrument' }), 'UKT');
    // Two segments of one venue are one file.
    const [option, ...others] = await screen.findAllByRole('option');
    expect(others).toEqual([]);
    await user.click(option ?? document.body);
    await vi.waitFor(() =>
      expect(whereabouts().path).toBe(getDataAddress({ ...gilt, ...days, format: 'csv' })),
    );
    await answers().give(history, textOf('{}\n'));
    await user.click(button('Parquet'));
    expect(whereabouts().path).toBe(getDataAddress({ ...gilt, format: 'parquet' }));
    await user.click(button('All instruments'));
    const all: DataChoice = { ...gilt, instrument: null, format: 'parquet' };
    expect(whereabouts().path).toBe(getDataAddress(all));
    await user.click(button('Orders'));
    expect(whereabouts().path).toBe(getDataAddress({ ...all, datatype: 'order' }));
    // It has no orders.
    await user.click(screen.getByRole('combobox', { name: 'Trading venue' }));
    await user.click(await screen.findByRole('option', { name: /PVMF/ }));
    expect(whereabouts().path).toBe(getDataAddress({ ...all, tv: 'PVMF', datatype: 'trade' }));
    expect(screen.queryByRole('button', { name: 'Orders' })).toBeNull();
  });
});

describe('days in two years', () => {
  const answers = answersInHand();
  const over: DataChoice = { ...someDays, from: '2025-12-30', to: '2026-01-02' };
  const years = (yearAfter: Answer) =>
    answers().always('GET /api/venues/TPIC', ({ url }) =>
      new URL(url).searchParams.get('year') === '2025' ? { body: venueYearBefore } : yearAfter,
    );
  const openWith = async (choice: DataChoice, yearAfter: Answer, text: string) => {
    await openAt(answers(), getDataAddress(choice));
    years(yearAfter);
    await answers().give(index, filesOf([]));
    await answers().give(history, textOf(text));
  };
  const rows = async () => (await screen.findByText('Rows')).nextElementSibling?.textContent;

  test('are counted only if both are known', async () => {
    await openWith(over, { body: { ...venueYearBefore, year: 2026, days: daysOf(2026) } }, '{}\n');
    expect(await rows()).toBe('732');
    await goTo('/home');
    await goTo(getDataAddress(over));
    years({ status: 503 });
    await answers().give(index, filesOf([]));
    await answers().give(history, textOf('{}\n'));
    expect(await rows()).toBe('known once they are here');
  });

  test('the last day with rows may be in the year before', async () => {
    const begin = { ...over, from: '2026-01-01', to: '2026-01-01' };
    await openWith(begin, { body: { ...venueYearBefore, year: 2026, days: [] } }, '');
    await screen.findByRole('link', { name: '31 December 2025' });
  });
});

describe('several open files', () => {
  const answers = answersInHand();
  const nextDay: OpenFile = {
    ...openFile,
    day: '2025-11-20',
    from: '2025-11-20T00:00:00Z',
    to: '2025-11-21T00:00:00Z',
    path: '/open-data/2025-11-20/trades-TPIC-2025-11-20.csv',
  };
  const nextFile: Call = 'GET /open-data/2025-11-20/trades-TPIC-2025-11-20.csv';
  const twoDays: DataChoice = { ...aDay, to: '2025-11-20' };
  const start = async (files: readonly OpenFile[]) => {
    saved.files.length = 0;
    saved.handed.length = 0;
    await openAt(answers(), getDataAddress(twoDays));
    await answers().give(index, filesOf(files));
    await userEvent.setup().click(button('Download'));
  };
  const names = () => saved.files.map(({ name }) => name);
  const [first, second] = ['trades-TPIC-2025-11-19.csv', 'trades-TPIC-2025-11-20.csv'];

  test('are handed over one after the other once all are here', async () => {
    await start([nextDay, openFile]);
    await answers().give(file, textOf('a'));
    await vi.waitFor(() => expect(answers().pending()).toContain(nextFile));
    expect(names()).toEqual([]);
    await answers().give(nextFile, textOf('b'));
    await screen.findByText('2 files have been saved by your browser, 40 bytes.');
    expect(names()).toEqual([first, second]);
    const [before = 0, after = 0] = saved.files.map(({ at }) => at);
    expect(after - before).toBeGreaterThan(90);
  });

  test('of which one is very large are handed over once the others are here, and not said to be saved', async () => {
    await start([nextDay, { ...openFile, bytes: 300_000_000 }]);
    await vi.waitFor(() => expect(answers().pending()).toContain(nextFile));
    expect(saved.handed).toEqual([]);
    await answers().give(nextFile, textOf('b'));
    await screen.findByText('2 files, 300.0 MB: your browser is downloading 1 of them.');
    expect([saved.handed, names()]).toEqual([[openFile.path], [second]]);
  });

  test('of which one has gone are not saved, and the service says why', async () => {
    await start([nextDay, openFile]);
    await answers().give(file, textOf('a'));
    await answers().give(nextFile, {
      status: 404,
      body: { error: { code: 'not-found', message: 'There is nothing at this address', requestId: 'r-1' } },
    });
    await screen.findByText(
      'The file could not be completed, so nothing was saved. There is nothing at this address',
    );
    expect(names()).toEqual([]);
  });
});

describe('the days', () => {
  const answers = answersInHand();
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = (name: string, day: string) =>
    act(async () => fireEvent.change(box(name), { target: { value: day } }));

  test('are typed, and chosen by leaving the box or by Enter, which keeps the focus', async () => {
    const user = userEvent.setup();
    rememberDownload(analyst.email, { ...dayDownload, at: '2024-11-19T09:00:00.000Z' });
    await openAt(answers(), getDataAddress(aDay));
    expect(list().getByRole('listitem').textContent).toContain('20 bytes · 19-Nov-2024 09:00 UTC');
    const [first, last] = [box('First day (UTC)'), box('Last day (UTC)')];
    act(() => first.focus());
    // What a browser says of a year while its digits are typed.
    for (const day of ['0002-11-19', '0020-11-19', '0202-11-19', '2024-11-19']) {
      await type('First day (UTC)', day);
      expect(first.value).toBe(day);
      expect(first.getAttribute('aria-invalid')).toBe('false');
      expect(whereabouts().path).toBe(getDataAddress(aDay));
    }
    await user.tab();
    const otherDay = { ...aDay, from: '2024-11-19', to: '2024-11-19' };
    expect(whereabouts().path).toBe(getDataAddress(otherDay));
    expect(document.activeElement).toBe(last);
    expect([box('First day (UTC)'), box('Last day (UTC)')]).toEqual([first, last]);
    await type('Last day (UTC)', '2024-11-21');
    await user.keyboard('{Enter}');
    expect(whereabouts().path).toBe(getDataAddress({ ...otherDay, to: '2024-11-21' }));
    expect(document.activeElement).toBe(last);
  });

  test('are at most 366: an earlier first day takes the last one along', async () => {
    const user = userEvent.setup();
    await openAt(answers(), getDataAddress({ ...aDay, from: '2025-11-18' }));
    act(() => box('First day (UTC)').focus());
    await type('First day (UTC)', '2023-11-19');
    await user.keyboard('{Enter}');
    const year = { ...aDay, from: '2023-11-19', to: '2024-11-18' };
    expect(whereabouts().path).toBe(getDataAddress(year));
    expect(box('Last day (UTC)').value).toBe(year.to);
  });

  test('out of bounds are said to be, and are not chosen', async () => {
    const user = userEvent.setup();
    await openAt(answers(), getDataAddress(aDay));
    const last = box('Last day (UTC)');
    act(() => last.focus());
    await type('Last day (UTC)', '2025-11-18');
    await user.tab();
    expect(last.value).toBe('2025-11-18');
    expect(last.getAttribute('aria-invalid')).toBe('true');
    const told = document.getElementById(last.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe('Choose a day from 19 November 2025 to 19 November 2026.');
    expect(whereabouts().path).toBe(getDataAddress(aDay));
    await goTo(getDataAddress(someDays));
    expect([last.value, last.getAttribute('aria-invalid')]).toEqual([someDays.to, 'false']);
  });
});

test('downloads that another tab has remembered are kept', () => {
  localStorage.clear();
  rememberDownload(analyst.email, daysDownload);
  rememberDownload(analyst.email, dayDownload);
  rememberDownload(analyst.email, daysDownload);
  expect(readDownloads(analyst.email)).toEqual([daysDownload, dayDownload]);
  localStorage.clear();
});

test('downloads remembered by hand or by another release are left out', () => {
  localStorage.setItem(
    `daylight.downloads.${analyst.email}`,
    JSON.stringify([{ choice: `/get-data${searchOf(aDay)}`, names: 'x', bytes: 1, at: '' }, null, 'x']),
  );
  expect(readDownloads(analyst.email)).toEqual([]);
  localStorage.clear();
});
