import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foundViewsOf } from '../../src/domain/feed/found-views.ts';
import {
  keptUntil,
  minutesOver,
  oldestDayKept,
  openFileName,
  openFrom,
} from '../../src/domain/feed/open-data.ts';
import {
  bytesInWords,
  curlLine,
  filesOf,
  noFilter,
  type OpenFile,
  setsOf,
} from '../../src/domain/feed/open-files.ts';

describe('B 9: open files', () => {
  const subject = {
    dataType: 'trade',
    venueMic: 'ICPM',
    startsAt: new Date('2026-11-20T14:30:00Z'),
    format: 'csv',
  } as const;

  test('are named after their contents', () => {
    expect(openFileName({ ...subject, span: 'quarter' })).toBe('trades-ICPM-2026-11-20T1430Z.csv');
    expect(openFileName({ ...subject, span: 'minute' })).toBe('trades-ICPM-2026-11-20T1430Z-minute.csv');
    expect(openFileName({ ...subject, span: 'day', dataType: 'order', format: 'ndjson' })).toBe(
      'orders-ICPM-2026-11-20.ndjson',
    );
  });

  test.each([
    ['2026-11-20T14:30:12.000000Z', '2026-11-20T14:45:12.000Z'],
    ['2026-11-20T14:30:12.345000Z', '2026-11-20T14:45:12.345Z'],
    ['2026-11-20T14:30:12.345001Z', '2026-11-20T14:45:12.346Z'],
    ['2026-11-20T14:30:12.345100Z', '2026-11-20T14:45:12.346Z'],
    ['2026-11-20T23:59:59.999999Z', '2026-11-21T00:15:00.000Z'],
  ])('whose last line is of %s become open at %s', (published, opens) => {
    expect(openFrom(published).toISOString()).toBe(opens);
  });

  test('of a minute are kept until half an hour after its end', () => {
    expect(minutesOver(new Date('2026-11-20T15:15:00Z')).toISOString()).toBe('2026-11-20T14:45:00.000Z');
  });

  test.each([
    ['2026-11-18', '2026-11-20T00:00:00.000Z', 'a Wednesday: to the end of Thursday'],
    ['2026-11-20', '2026-11-24T00:00:00.000Z', 'a Friday: to the end of Monday'],
    ['2026-07-13', '2026-07-16T00:00:00.000Z', 'the eve of a holiday in France only: one day more'],
    [
      '2026-12-24',
      '2026-12-30T00:00:00.000Z',
      'Christmas Eve: to the end of the day after the substitute for Boxing Day',
    ],
  ])('of %s are kept until %s (%s)', (day, until) => {
    expect(keptUntil(day).toISOString()).toBe(until);
  });

  test('are kept until exactly the midnight that ends the next business day', () => {
    expect(oldestDayKept(new Date('2026-11-23T23:59:59.999Z'))).toBe('2026-11-20');
    expect(oldestDayKept(new Date('2026-11-24T00:00:00Z'))).toBe('2026-11-23');
    expect(oldestDayKept(new Date('2026-11-22T12:00:00Z'))).toBe('2026-11-20');
  });
});

describe('B 9: the list of open files', () => {
  const file = (change: Partial<OpenFile> = {}): OpenFile => ({
    path: '/open-data/files/x',
    venue: 'ICPM',
    venueName: 'A venue',
    kind: 'trades',
    period: 'quarter-hour',
    day: '2026-11-20',
    from: '2026-11-20T14:30:00Z',
    to: '2026-11-20T14:45:00Z',
    format: 'csv',
    bytes: 1,
    rows: 1,
    sha256: '',
    ...change,
  });
  const index = (...files: OpenFile[]) => ({ updatedAt: null, files });

  test('is sorted newest first, days before quarter-hours, then by venue, kind and format', () => {
    const inOrder = [
      file({ to: '2026-11-21T00:00:00Z', period: 'day' }),
      file({ to: '2026-11-21T00:00:00Z' }),
      file({ venue: 'AAAA', kind: 'trades' }),
      file({ kind: 'orders', format: 'ndjson' }),
      file({ kind: 'trades', format: 'csv' }),
      file({ kind: 'trades', format: 'ndjson' }),
      file({ to: '2026-11-20T14:30:00Z' }),
    ];
    const anyOrder = fc.shuffledSubarray(inOrder, { minLength: inOrder.length });
    fc.assert(
      fc.property(anyOrder, (files) => {
        expect(filesOf(index(...files), noFilter)).toEqual(inOrder);
      }),
    );
    expect(filesOf(null, noFilter)).toEqual([]);
  });

  test('has the files with the same rows together, and no others', () => {
    const parquet = file({ format: 'parquet' });
    const others = [
      file({ kind: 'orders' }),
      file({ venue: 'AAAA' }),
      file({ period: 'day' }),
      file({ from: '2026-11-20T14:15:00Z' }),
    ];
    expect(setsOf([file(), ...others, parquet])).toEqual([[file(), parquet], ...others.map((one) => [one])]);
    expect(setsOf([])).toEqual([]);
  });

  test('includes minutes only on request', () => {
    const files = index(file(), file({ period: 'minute' }));
    expect(filesOf(files, noFilter)).toEqual([file()]);
    expect(filesOf(files, { ...noFilter, period: 'minute' })).toEqual([file({ period: 'minute' })]);
  });

  test.each([
    ['venue', 'AAAA', { venue: 'AAAA' }],
    ['day', '2026-11-19', { day: '2026-11-19' }],
    ['kind', 'orders', { kind: 'orders' }],
    ['period', 'day', { period: 'day' }],
    ['format', 'ndjson', { format: 'ndjson' }],
  ] as const)('can be narrowed by %s', (key, value, change) => {
    const files = index(file(), file(change));
    expect(filesOf(files, { ...noFilter, [key]: value })).toEqual([file(change)]);
    expect(filesOf(files, { ...noFilter, [key]: 'another' })).toEqual([]);
  });

  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1.0 kB'],
    [999_949, '999.9 kB'],
    [999_950, '1.0 MB'],
    [12_345_678, '12.3 MB'],
    [5_000_000_000, '5.0 GB'],
    [5_000_000_000_000, '5000.0 GB'],
  ])('%d is %s', (bytes, words) => {
    expect(bytesInWords(bytes)).toBe(words);
  });

  test('gives the command that fetches a file', () => {
    expect(curlLine('https://daylight.example', '/open-data/x.csv')).toBe(
      'curl -fLO https://daylight.example/open-data/x.csv',
    );
  });
});

test('a found instrument has a view for each place, with the address that opens it', () => {
  const place = {
    DataType: 'order',
    VenueMIC: 'IUOB',
    TradingVenue: 'ICAP UK OTF',
    SegmentMIC: 'IGDL',
    OrderType: 'Order book',
    LastPublicationDate: '2026-11-20T14:30:00.000000Z',
  } as const;
  const found = foundViewsOf({
    Instruments: [
      {
        InstrumentID: 'GB00BM8Z2T38',
        InstrumentDescription: 'UK Treasury 4¼% 2034',
        AssetClass: 'Bonds',
        SubAssetClass: 'Sovereign',
        LastPrice: null,
        Places: [place, { ...place, DataType: 'trade', OrderType: 'Trades' }],
      },
    ],
    More: true,
  });
  expect(foundViewsOf({ Instruments: [], More: false, InArchive: true }).inArchive).toBe(true);
  expect(found.more).toBe(true);
  expect(found.instruments).toEqual([
    {
      code: 'GB00BM8Z2T38',
      description: 'UK Treasury 4¼% 2034',
      assetClass: 'Bonds',
      venues: ['ICAP UK OTF'],
      lastPrice: null,
      to: '/instruments/GB00BM8Z2T38',
    },
  ]);
  expect(found.views).toHaveLength(2);
  expect(found.views[0]).toEqual({
    code: 'GB00BM8Z2T38',
    description: 'UK Treasury 4¼% 2034',
    assetClass: 'Bonds',
    orderType: 'Order book',
    venue: 'ICAP UK OTF',
    segment: 'IGDL',
    last: place.LastPublicationDate,
    to: '/data-viewing/order?datatype=order&tv=IUOB&assetclass=Bonds&subassetclass=Sovereign&instrument=GB00BM8Z2T38&instrumentmic=IGDL&ordertype=Order+book',
  });
  expect(found.views[1]?.to).toContain('/data-viewing/trade?');
});
