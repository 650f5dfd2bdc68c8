import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { readCalendarArguments } from '../../../src/server/cli/calendars.ts';
import {
  readCalendarFile,
  storeCalendars,
  storedCalendars,
} from '../../../src/server/condition/calendar-store.ts';
import { addMark, listMarks } from '../../../src/server/condition/day-marks.ts';
import { lookForSilence } from '../../../src/server/condition/silence-watch.ts';
import { ingestFile } from '../../../src/server/ingest/ingest-file.ts';
import { runDaylight } from '../run-daylight.ts';
import { ago, bondQuote, bondTrade, ndjson, take, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
type Month = components['schemas']['MonthConditions'];

const calendars = [
  {
    mic: 'TPIC',
    timeZone: 'Europe/Paris',
    opens: '08:00',
    closes: '18:00',
    holidays: [{ day: '2026-11-11', name: 'Armistice' }],
    silentAfterMinutes: 60,
  },
];

async function monthOf(tv = 'TPIC', month = '2026-11'): Promise<Month> {
  const answer = await kit.app.inject({ url: '/api/conditions', query: { tv, month } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const onDay = (month: Month, day: string) => month.days.find((one) => one.day === day);

beforeAll(async () => {
  // From 08:32 UTC on 20 November, with nothing between 10:32 and 12:32, and one row within the delay.
  const minutes = [360, 320, 280, 240, 120, 80, 40, 5];
  await take(
    database.pool,
    folder.write(
      'trades.ndjson',
      ndjson(minutes.map((minute) => bondTrade(`T${minute}`, minute, { tradeDate: ago(minute + 1) }))),
    ),
  );
  await take(
    database.pool,
    folder.write(
      'quotes.ndjson',
      ndjson([12, 1].map((days) => bondQuote(days * 24 * 60, { price: '98.1' }))),
    ),
  );
});

describe('C 2: the condition of a venue’s data, by day', () => {
  test('is unknown on a day without rows while the venue has no calendar', async () => {
    const month = await monthOf();
    expect(month.timeZone).toBeNull();
    expect(onDay(month, '2026-11-19')).toMatchObject({
      hours: null,
      orders: { condition: 'available', rows: 1 },
      trades: { condition: 'unknown', rows: 0, changedAt: null },
    });
  });

  test('follows from the files, the venue’s hours and the operator’s marks', async () => {
    await storeCalendars(database.pool, readCalendarFile(JSON.stringify(calendars)), testNow);

    const month = await monthOf();
    expect(month).toMatchObject({ timeZone: 'Europe/Paris', asOf: '2026-11-20T14:17:00Z' });
    expect(onDay(month, '2026-11-20')).toEqual({
      day: '2026-11-20',
      hours: [{ from: '2026-11-20T07:00:00Z', to: '2026-11-20T17:00:00Z' }],
      orders: {
        condition: 'degraded',
        reasons: [expect.stringContaining('no row from 07:00 to 14:17')],
        rows: null,
        changedAt: null,
      },
      trades: {
        condition: 'degraded',
        reasons: [
          'LNFI: no row from 07:00 to 08:32 UTC; one was expected every 60 minutes.',
          'LNFI: no row from 10:33 to 12:32 UTC; one was expected every 60 minutes.',
        ],
        // Neither the row of 14:27 nor anything else after 14:17 is revealed.
        rows: null,
        changedAt: '2026-11-20T14:17:00Z',
      },
    });
    expect(onDay(month, '2026-11-18')?.trades?.condition).toBe('missing');
    expect(onDay(month, '2026-11-11')?.trades).toEqual({
      condition: 'closed',
      reasons: ['Holiday: Armistice.'],
      rows: 0,
      changedAt: null,
    });
    expect(onDay(month, '2026-11-23')?.orders?.condition).toBe('pending');
    expect(onDay(await monthOf('TPSL'), '2026-11-18')?.orders).toBeNull();

    const say = async (condition: 'available' | 'derived', reason: string): Promise<void> => {
      const mark = { venue: 'TPIC', day: '2026-11-18', dataType: 'trade', condition, reason } as const;
      await addMark(database.pool, mark, { osUser: 'ops', by: 'Ada' }, testNow);
    };
    await say('available', 'Nothing traded that day.');
    expect(onDay(await monthOf(), '2026-11-18')?.trades).toMatchObject({
      condition: 'available',
      reasons: ['Nothing traded that day.', 'Nothing was received.'],
    });
    await say('derived', 'It did trade.');
    expect(onDay(await monthOf(), '2026-11-18')?.trades?.condition).toBe('missing');
    const said = await listMarks(database.pool, 10);
    expect(said.map(({ condition, reason, actedFor }) => [condition, reason, actedFor])).toEqual([
      ['derived', 'It did trade.', 'Ada'],
      ['available', 'Nothing traded that day.', 'Ada'],
    ]);
    await expect(database.pool.query('DELETE FROM day_marks')).rejects.toThrow();
  });

  test('reports rejected lines once, on the day they belong to', async () => {
    const lines = [
      bondTrade('P1', 6000),
      bondTrade('P2', 6000, { price: 'x' }),
      { transactionID: 'no more than this' },
    ];
    const file = folder.write('partial.ndjson', ndjson(lines));
    const rejects: unknown[] = [];
    const options = {
      pool: database.pool,
      now: testNow,
      file,
      onReject: (fault: unknown) => rejects.push(fault),
    };
    await ingestFile(options);
    await ingestFile(options);
    expect(onDay(await monthOf(), ago(6000).slice(0, 10))?.trades).toMatchObject({
      rows: 1,
      reasons: expect.arrayContaining(['LNFI: 2 lines of its files were rejected.']),
    });
  });

  test('does not take the date of a rejected line for the venue’s first day with data', async () => {
    await storeCalendars(database.pool, readCalendarFile(JSON.stringify(calendars)), testNow);
    const lines = [
      bondTrade('Mistyped', 0, { price: 'x', publicationDate: '2019-03-04T10:00:00Z' }),
      bondTrade('Ancient', 0, { publicationDate: '2016-03-04T10:00:00Z', tradeDate: '2016-03-04T10:00:00Z' }),
      bondTrade('Good', 6001),
    ];
    const file = folder.write('mistyped.ndjson', ndjson(lines));
    await ingestFile({ pool: database.pool, now: testNow, file, onReject: () => {} });
    expect(onDay(await monthOf('TPIC', '2019-05'), '2019-05-02')?.trades).toMatchObject({
      condition: 'unknown',
      reasons: [],
    });
    expect(onDay(await monthOf('TPIC', '2019-03'), '2019-03-04')?.trades).toMatchObject({
      condition: 'unknown',
      reasons: ['LNFI: 1 line of its files was rejected.'],
    });
    expect(onDay(await monthOf('TPIC', '2016-03'), '2016-03-04')?.trades?.reasons).toEqual([]);
  });

  test('shows a silence to readers as their rights allow, and tells the operator of its start and end once each, with two workers looking', async () => {
    const sessions = {
      live: await kit.session({ TPIC: ['realtime_trades'] }),
      delayed: await kit.session({ TPIC: ['delayed_trades'] }),
    };
    const silenceOf = async (session: string, tv = 'TPIC') => {
      const query = { datatype: 'trade', tv, instrumentmic: 'LNFI' };
      return await kit.app.inject({ url: '/api/feed/silence', query, cookies: { session } });
    };
    const lines: string[] = [];
    const mails: string[] = [];
    const at = async (time: string): Promise<readonly [string[], string[]]> => {
      lines.length = 0;
      mails.length = 0;
      kit.clock.set(new Date(`2026-11-20T${time}:20Z`));
      /** One worker looks; `other` runs while it is sending its mail. */
      const look = (other: () => Promise<unknown>) =>
        lookForSilence({
          pool: database.pool,
          clock: kit.clock,
          operatorAddress: 'ops@daylight.example',
          queueMail: async (_, { text }) => {
            mails.push(text);
            await other();
          },
          log: { info: (_, line) => lines.push(line), warn: (_, line) => lines.push(line) },
        });
      const nobody = async (): Promise<void> => {};
      await look(() => look(nobody));
      expect(await look(nobody)).toBe(0);
      return [[...lines], [...mails]];
    };
    // The last trade was at 14:27; one is expected every 60 minutes.
    expect((await at('15:27'))[0].filter((line) => line.startsWith('LNFI: no new trade'))).toEqual([]);
    expect((await silenceOf(sessions.live)).json()).toMatchObject({ SilentSince: null, ExpectedEvery: 60 });
    const begun = 'LNFI: no new trade since 2026-11-20 14:28 UTC; one is expected every 60 minutes.';
    const [begunLines, begunMails] = await at('15:28');
    expect(begunLines).toEqual([begun]);
    expect(begunMails).toEqual([expect.stringContaining(begun)]);
    expect((await silenceOf(sessions.live)).json()).toEqual({
      AsOf: '2026-11-20T15:28:20Z',
      IsTrading: true,
      ExpectedEvery: 60,
      SilentSince: '2026-11-20T14:28:00Z',
      SinceOpening: false,
    });
    // Delayed readers are told fifteen minutes later.
    expect((await silenceOf(sessions.delayed)).json()).toMatchObject({ SilentSince: null });
    expect(await at('15:43')).toEqual([[], []]);
    expect((await silenceOf(sessions.delayed)).json()).toMatchObject({ SilentSince: '2026-11-20T14:28:00Z' });
    expect((await silenceOf(sessions.live, 'IGDL')).statusCode).toBe(404);

    const again = folder.write('again.ndjson', ndjson([bondTrade('Again', -75, { tradeDate: ago(-74) })]));
    await ingestFile({ pool: database.pool, now: kit.clock.now(), file: again });
    const over = 'LNFI: trades resumed at 2026-11-20 15:48 UTC, after none since 2026-11-20 14:28.';
    expect(await at('15:48')).toEqual([[over], [expect.stringContaining(over)]]);
    expect((await at('16:48'))[0]).toEqual([expect.stringContaining('since 2026-11-20 15:48 UTC')]);
    // The close ends the silence without a row.
    expect((await at('17:00'))[0]).toContain(
      'LNFI: trading ended at 2026-11-20 17:00 UTC, with no trade since 2026-11-20 15:48.',
    );
    expect(await at('17:05')).toEqual([[], []]);
  });

  test('reports a silence that goes on past midnight UTC once, with its beginning', async () => {
    // 22:00 to 08:00 UTC.
    const tokyo = { mic: 'LNFI', timeZone: 'Asia/Tokyo', opens: '07:00', closes: '17:00' };
    const text = JSON.stringify([{ ...tokyo, silentAfterMinutes: 60 }]);
    await storeCalendars(database.pool, readCalendarFile(text), testNow);
    const minutes = (testNow.getTime() - Date.parse('2026-11-23T22:30:00Z')) / 60_000;
    kit.clock.set(new Date('2026-11-23T22:35:00Z'));
    const file = folder.write(
      'night.ndjson',
      ndjson([bondTrade('Night', minutes, { tradeDate: ago(minutes + 1) })]),
    );
    await ingestFile({ pool: database.pool, now: kit.clock.now(), file });
    const session = await kit.session({ TPIC: ['realtime_trades'] });
    const query = { datatype: 'trade', tv: 'TPIC', instrumentmic: 'LNFI' };
    const silentSince = async () =>
      (await kit.app.inject({ url: '/api/feed/silence', query, cookies: { session } })).json().SilentSince;
    const linesAt = async (time: string): Promise<readonly string[]> => {
      kit.clock.set(new Date(time));
      const lines: string[] = [];
      const log = (_: object, line: string) => lines.push(line);
      await lookForSilence({
        pool: database.pool,
        clock: kit.clock,
        operatorAddress: 'ops@daylight.example',
        queueMail: async () => {},
        log: { info: log, warn: log },
      });
      return lines.filter((line) => line.startsWith('LNFI: ') && line.includes('trade'));
    };
    await linesAt('2026-11-23T23:00:00Z');
    expect(await linesAt('2026-11-23T23:31:00Z')).toEqual([
      'LNFI: no new trade since 2026-11-23 22:31 UTC; one is expected every 60 minutes.',
    ]);
    expect(await linesAt('2026-11-24T00:10:00Z')).toEqual([]);
    expect(await silentSince()).toBe('2026-11-23T22:31:00Z');
    expect(await linesAt('2026-11-24T01:30:00Z')).toEqual([]);
    expect(await linesAt('2026-11-24T08:00:00Z')).toEqual([
      'LNFI: trading ended at 2026-11-24 08:00 UTC, with no trade since 2026-11-23 22:31.',
    ]);
  });

  test('does not show that a segment is in use again before its first row is open', async () => {
    const utc = { mic: 'LNFI', timeZone: 'UTC', opens: '08:00', closes: '18:00', silentAfterMinutes: 60 };
    await storeCalendars(database.pool, readCalendarFile(JSON.stringify([utc])), testNow);
    // Weeks after the last one.
    const minutes = (testNow.getTime() - Date.parse('2026-12-21T10:00:00Z')) / 60_000;
    kit.clock.set(new Date('2026-12-21T10:01:00Z'));
    const back = bondTrade('Back', minutes, { tradeDate: ago(minutes + 1) });
    const file = folder.write('back.ndjson', ndjson([back]));
    await ingestFile({ pool: database.pool, now: kit.clock.now(), file });
    const session = await kit.session({ TPIC: ['delayed_trades'] });
    const query = { datatype: 'trade', tv: 'TPIC', instrumentmic: 'LNFI' };
    const known = async () => ({
      expectedEvery: (await kit.app.inject({ url: '/api/feed/silence', query, cookies: { session } })).json()
        .ExpectedEvery,
      reasons: onDay(await monthOf('TPIC', '2026-12'), '2026-12-21')?.trades?.reasons,
    });
    expect(await known()).toEqual({ expectedEvery: null, reasons: [] });
    kit.clock.set(new Date('2026-12-21T10:16:00Z'));
    expect(await known()).toEqual({
      expectedEvery: 60,
      reasons: [expect.stringContaining('08:00 to 10:00')],
    });
  });

  test.each<[string, readonly unknown[] | string, RegExp]>([
    ['invalid JSON', '{', /not JSON/],
    ['an object instead of a list', '{}', /the file: /],
    ['no calendar', [], /at least one/],
    ['an unknown time zone', [{ ...calendars[0], timeZone: 'Mars' }], /0\.timeZone: is a time zone such as/],
    ...[
      ...[
        'BST',
        'EST',
        'CET',
        'GMT',
        'EST5EDT',
        'Etc/GMT+5',
        'Etc/UTC',
        '+01:00',
        'GMT+1',
        'US/Eastern',
        'Zulu',
      ],
      ...['Europe/Londres', 'europe/london', 'Europe', ''],
    ].map((timeZone): [string, readonly unknown[], RegExp] => [
      `the time zone “${timeZone}”`,
      [{ ...calendars[0], timeZone }],
      /0\.timeZone: is a time zone such as Europe\/London, by area and city, or UTC/,
    ]),
    ['hours that end before they begin', [{ ...calendars[0], closes: '07:00' }], /0\.closes: is later/],
    [
      'a day that does not exist',
      [{ ...calendars[0], holidays: [{ day: '2026-02-30', name: 'X' }] }],
      /holidays\.0\.day/,
    ],
    [
      'a short day that ends before it begins',
      [{ ...calendars[0], shortDays: [{ day: '2026-12-24', closes: '07:30' }] }],
      /0\.shortDays\.0\.closes: is later/,
    ],
    ['an unknown field', [{ ...calendars[0], lunch: '12:00' }], /lunch/],
    ['a venue twice', [calendars[0], calendars[0]], /TPIC is in the file twice/],
  ])('a calendar file with %s is refused', (_, content, message) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    expect(() => readCalendarFile(text)).toThrow(message);
  });

  test('a stored calendar whose time zone is refused now is named, and does not count if its clock is unknown', async () => {
    const store = async (timeZone: string) => {
      await storeCalendars(database.pool, readCalendarFile(JSON.stringify(calendars)), testNow);
      await database.pool.query(
        `UPDATE trading_calendars SET calendar = calendar || jsonb_build_object('timeZone', $1::text) WHERE mic = 'TPIC'`,
        [timeZone],
      );
      const stored = (await storedCalendars(database.pool)).find(({ mic }) => mic === 'TPIC');
      const month = await monthOf();
      const holiday = onDay(month, '2026-11-11')?.trades?.condition;
      return { said: stored?.zoneFault, timeZone: month.timeZone, holiday };
    };
    expect(await store('Europe/London')).toMatchObject({ timeZone: 'Europe/London', said: null });
    const remedy = 'load it with an area and a city such as Europe/London';
    for (const timeZone of ['US/Eastern', 'Etc/UTC', 'CET']) {
      const said = `the time zone ${timeZone} is refused in files: ${remedy}`;
      expect(await store(timeZone)).toEqual({ timeZone, holiday: 'closed', said });
    }
    for (const timeZone of ['Mars/Olympus', 'EST', 'IST', 'BST']) {
      const said = `the time zone ${timeZone} is not the name of one clock, so this calendar counts as none: ${remedy}`;
      expect(await store(timeZone)).toEqual({ timeZone: null, holiday: 'unknown', said });
    }
    const { code, out, err } = await runDaylight(['calendars', 'list'], { DATABASE_URL: database.url });
    expect([code, out]).toEqual([0, expect.stringMatching(/^TPIC {2}08:00 to 18:00 BST, /m)]);
    expect(err).toBe(
      `TPIC: the time zone BST is not the name of one clock, so this calendar counts as none: ${remedy}.\n`,
    );
  });

  test('a calendar or a mark for an unknown venue is refused, and so are malformed arguments', async () => {
    const elsewhere = readCalendarFile(JSON.stringify([{ ...calendars[0], mic: 'XXXX' }]));
    await expect(storeCalendars(database.pool, elsewhere, testNow)).rejects.toThrow(
      /no venue or segment XXXX/,
    );
    const mark = {
      venue: 'XXXX',
      day: '2026-11-18',
      dataType: 'trade',
      condition: 'degraded',
      reason: 'x',
    } as const;
    await expect(addMark(database.pool, mark, { osUser: 'ops', by: null }, testNow)).rejects.toThrow(
      /no venue XXXX/,
    );
    for (const args of [
      [],
      ['mark'],
      ['mark', 'TPIC', '2026-02-30', 'degraded'],
      ['mark', 'TPIC', '2026-02-03', 'bad'],
      ['mark', 'TPIC', '2026-02-03', 'degraded'],
      ['load'],
      ['list', 'more'],
      ['mark', 'TPIC', '2026-02-03', 'degraded', '--reason', 'Late', '--dry-run', '--yes'],
      ['list', '--yes'],
      ['load', 'calendars.json', '--reason', 'Late', '--data', 'order'],
    ])
      expect(readCalendarArguments(args)).toEqual(expect.any(String));
    expect(readCalendarArguments(['mark', 'TPIC', '2026-02-03', 'degraded', '--reason', 'Late'])).toEqual(
      expect.any(Function),
    );
  });

  test('is refused for an unknown venue and for an invalid month', async () => {
    const ask = async (query: Record<string, string>) =>
      (await kit.app.inject({ url: '/api/conditions', query })).statusCode;
    expect(await ask({ tv: 'NONE', month: '2026-11' })).toBe(404);
    expect(await ask({ tv: 'TPIC', month: '2026-13' })).toBe(400);
    expect(await ask({ tv: 'TPIC' })).toBe(400);
  });
});
