import { describe, expect, test } from 'vitest';
import type { DataCondition } from '../../src/contract/generated/types.ts';
import {
  type DataChoice,
  type Download,
  dataChoiceOf,
  dataFileName,
  getDataAddress,
  keptChoiceOf,
  lastDayBefore,
  lastWorkingDay,
  openFilesOf,
  rowsOnDays,
  withDownload,
} from '../../src/domain/feed/data-choice.ts';
import type { OpenFile } from '../../src/domain/feed/open-files.ts';

/** A Friday. */
const today = '2026-11-20';
const choiceAt = (search: string): DataChoice => dataChoiceOf(search, today);
const oneDay: DataChoice = {
  datatype: 'trade',
  tv: 'ICPM',
  instrument: null,
  from: '2026-11-19',
  to: '2026-11-19',
  format: 'csv',
};

describe('the data chosen in an address', () => {
  test('is trades of the last working day as CSV, unless it says otherwise', () => {
    expect(choiceAt('?tv=ICPM')).toEqual(oneDay);
    expect(choiceAt('')).toEqual({ ...oneDay, tv: null });
    expect(
      choiceAt('?datatype=order&tv=TPIC&instrument=%20X%201%20&from=2026-11-02&to=2026-11-03&format=parquet'),
    ).toEqual({
      datatype: 'order',
      tv: 'TPIC',
      instrument: 'X 1',
      from: '2026-11-02',
      to: '2026-11-03',
      format: 'parquet',
    });
  });

  test.each([
    ['what is no MIC', 'tv=icpm', { tv: null }],
    ['what is no kind', 'datatype=quote', { datatype: 'trade' }],
    ['what is no format', 'format=xlsx', { format: 'csv' }],
    ['an instrument without text', 'instrument=%20', { instrument: null }],
    ['an instrument that no call takes', `instrument=${'x'.repeat(201)}`, { instrument: null }],
    ['what is no day', 'from=2026-02-30', { from: '2026-11-19', to: '2026-11-19' }],
    ['a day before all data', 'from=1999-12-31', { from: '2026-11-19' }],
  ])('leaves out %s', (_, query, part) => {
    expect(choiceAt(`?${query}&tv=ICPM`)).toEqual({ ...oneDay, ...part });
  });

  test.each([
    ['one day given is the whole period', 'from=2026-11-02', '2026-11-02', '2026-11-02'],
    ['an end alone is the whole period too', 'to=2026-11-02', '2026-11-02', '2026-11-02'],
    [
      'an end before the beginning is the beginning',
      'from=2026-11-05&to=2026-11-02',
      '2026-11-05',
      '2026-11-05',
    ],
    ['days to come are today', 'from=2026-12-01&to=2027-01-01', today, today],
    ['366 days are as many as a call takes', 'from=2024-01-01&to=2024-12-31', '2024-01-01', '2024-12-31'],
    ['more end early', 'from=2025-01-01&to=2026-11-20', '2025-01-01', '2026-01-01'],
  ])('%s', (_, query, from, to) => {
    expect(choiceAt(`?${query}`)).toMatchObject({ from, to });
  });

  test('survives its address, and what is not such an address is not kept', () => {
    const choice: DataChoice = { ...oneDay, instrument: 'A&B/1', to: '2026-11-20', format: 'ndjson' };
    expect(dataChoiceOf(getDataAddress(choice).replace('/get-data', ''), today)).toEqual(choice);
    expect(keptChoiceOf(getDataAddress(choice))).toEqual(choice);
    expect(getDataAddress({})).toBe('/get-data');
    for (const other of [null, 1, '/get-data', '/get-data?tv=ICPM', `${getDataAddress(choice)}&x=1`])
      expect(keptChoiceOf(other)).toBeNull();
  });
});

test.each([
  ['a Friday', '2026-11-20', '2026-11-19'],
  ['a Monday', '2026-11-23', '2026-11-20'],
  ['Boxing Day', '2026-12-29', '2026-12-24'],
])('the last working day before %s', (_, day, last) => {
  expect(lastWorkingDay(day)).toBe(last);
});

describe('the open files of a choice', () => {
  const file = (day: string, part: Partial<OpenFile> = {}): OpenFile => ({
    path: `/open-data/${day}/trades-ICPM-${day}.csv`,
    venue: 'ICPM',
    venueName: 'TP ICAP UK MTF',
    kind: 'trades',
    period: 'day',
    day,
    from: `${day}T00:00:00Z`,
    to: `${day}T24:00:00Z`,
    format: 'csv',
    bytes: 10,
    rows: 2,
    sha256: '',
    ...part,
  });
  const [wednesday, thursday] = [file('2026-11-18'), file('2026-11-19')];
  const index = {
    updatedAt: null,
    files: [
      thursday,
      wednesday,
      file('2026-11-19', { venue: 'TPIC' }),
      file('2026-11-19', { kind: 'orders' }),
      file('2026-11-19', { format: 'ndjson' }),
      file('2026-11-20', { period: 'quarter-hour' }),
    ],
  };

  test.each([
    ['one day', oneDay, [thursday]],
    ['two, the first one first', { ...oneDay, from: '2026-11-18' }, [wednesday, thursday]],
    ['none if a day has none', { ...oneDay, from: '2026-11-17' }, []],
    ['none if it is not over', { ...oneDay, from: '2026-11-20', to: '2026-11-20' }, []],
    ['none of an instrument', { ...oneDay, instrument: 'X' }, []],
    ['none without a venue', { ...oneDay, tv: null }, []],
  ] as const)('%s', (_, choice, files) => {
    expect(openFilesOf(index, choice)).toEqual(files);
  });
});

test('the rows of a venue’s days, and the last day before with rows', () => {
  const told = (rows: number): DataCondition => ({
    condition: 'available',
    reasons: [],
    rows,
    changedAt: null,
  });
  const days = [
    { day: '2026-11-17', hours: null, orders: null, trades: told(7) },
    { day: '2026-11-18', hours: null, orders: told(3), trades: told(0) },
    { day: '2026-11-19', hours: null, orders: told(4), trades: told(5) },
    { day: '2026-11-20', hours: null, orders: told(1), trades: told(6) },
  ];
  const orders: DataChoice = { ...oneDay, datatype: 'order' };
  expect(rowsOnDays(days, oneDay)).toBe(5);
  expect(rowsOnDays(days, { ...oneDay, to: '2026-11-20' })).toBe(11);
  expect(rowsOnDays(days, { ...orders, from: '2026-11-18' })).toBe(7);
  expect(rowsOnDays(days, { ...oneDay, from: '2026-11-18', to: '2026-11-18' })).toBeNull();
  expect(rowsOnDays([], oneDay)).toBeNull();
  expect(lastDayBefore(days, oneDay)).toBe('2026-11-17');
  expect(lastDayBefore([...days].reverse(), { ...oneDay, from: '2026-11-20' })).toBe('2026-11-19');
  expect(lastDayBefore(days, orders)).toBe('2026-11-18');
  expect(lastDayBefore(days, { ...orders, from: '2026-11-18' })).toBeNull();
});

test('a file out of the history is named after its data', () => {
  const choice: DataChoice = { ...oneDay, instrument: 'EUR/6M', to: '2026-11-20', format: 'parquet' };
  expect(dataFileName(oneDay, null)).toBe('trades-ICPM-2026-11-19.csv');
  expect(dataFileName({ ...oneDay, datatype: 'order' }, null)).toBe('orders-ICPM-2026-11-19.csv');
  expect(dataFileName(choice, 2)).toBe('trades-ICPM-EUR_6M-2026-11-19-to-2026-11-20-part-2.parquet');
});

test('the last ten downloads are remembered, each choice once', () => {
  const download = (from: string): Download => ({
    choice: { ...oneDay, from },
    names: [],
    bytes: 1,
    at: from,
  });
  const days = Array.from({ length: 11 }, (_, at) => `2026-11-${at + 1}`);
  const all = days.reduce<readonly Download[]>((list, day) => withDownload(list, download(day)), []);
  expect(all.map(({ at }) => at)).toEqual(days.slice(1).reverse());
  const again = withDownload(all, { ...download('2026-11-3'), at: 'now' });
  expect(again.map(({ at }) => at).slice(0, 2)).toEqual(['now', '2026-11-11']);
  expect(again).toHaveLength(10);
});
