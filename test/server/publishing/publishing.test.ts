import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Rts28, rts28Csv } from '../../../src/domain/publishing/rts28.ts';
import { advisoryLocks } from '../../../src/platform/advisory-locks.ts';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { ingest } from '../../../src/server/ingest/ingest-file.ts';
import { lockWorld } from '../../../src/server/ingest/line-world.ts';
import { auditLog } from '../../../src/server/publishing/audit.ts';
import { publishDocument } from '../../../src/server/publishing/publish-document.ts';
import {
  type NewReport,
  type NewReportFile,
  publishReport,
} from '../../../src/server/publishing/publish-report.ts';
import { publishTerms } from '../../../src/server/publishing/publish-terms.ts';
import { publishVenues } from '../../../src/server/publishing/publish-venues.ts';
import { publishedList } from '../../../src/server/publishing/published-list.ts';
import { withdraw } from '../../../src/server/publishing/withdraw.ts';
import { bondTrade, ndjson, testNow } from '../feed/feed-kit.ts';
import { type PublishingKit, publishingKit } from './publishing-kit.ts';

const venueLine = (mic: string): string =>
  `mic,name,type,operatingMic,venueMic,isVenue,tradingVenueGroupId,country,city,lei
${mic},A new venue,MTF,${mic},${mic},true,1,GB,LONDON,21380063ZX54EUEMBR73
`;

let kit: PublishingKit;
beforeAll(async () => {
  kit = await publishingKit();
});
afterAll(() => kit.close());

const file = (title: string, segment: string | null, text = `${title}\n`): NewReportFile => ({
  title,
  fileName: `${title}.csv`,
  content: [text],
  rts28Text: null,
  segment:
    segment === null ? null : { mic: segment, name: `Name of ${segment}`, description: `About ${segment}` },
});

const venueReport = (files: readonly NewReportFile[], change: Partial<NewReport> = {}): NewReport => ({
  type: 'TV',
  publisher: 'TP ICAP UK MTF',
  mic: 'ICPM',
  lei: null,
  date: '2026-09-30',
  files,
  ...change,
});

const topFive = (year: number, share: string): Rts28 => ({
  year,
  classes: [
    {
      ClassOfInstruments: 'Debt instruments: bonds',
      ClientKind: 'Professional',
      FewTrades: false,
      Venues: [
        {
          Rank: 1,
          Name: 'TP UK OTF',
          Code: 'TPSO',
          CodeType: 'MIC',
          VolumePercent: share,
          OrdersPercent: '50.00',
          PassivePercent: '60.00',
          AggressivePercent: '40.00',
          DirectedPercent: '0.00',
        },
      ],
    },
  ],
});

const firmReport = (year: number, share: string, change: Partial<NewReportFile> = {}): NewReport => {
  const text = rts28Csv(topFive(year, share));
  return {
    type: 'IF',
    publisher: 'TP ICAP Broking Limited',
    mic: null,
    lei: '549300BMVW85YF9FGN67',
    date: `${year + 1}-04-30`,
    files: [{ ...file(`RTS 28 ${year}`, null, text), rts28Text: text, ...change }],
  };
};

const get = async (url: string, query: Record<string, string> = {}) => {
  const answer = await kit.service.app.inject({ url, query });
  return { status: answer.statusCode, body: answer.json() };
};

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) throw new Error(`not refused: ${String(error)}`);
  return [error.messages].flat().join('\n');
};

describe('B 3 and 7: what is published', () => {
  test('publishers are listed with the dates of their reports, newest first', async () => {
    expect((await get('/api/report/publist')).body).toEqual({ publishers: [] });
    await publishReport(
      kit.deps,
      venueReport([file('Table 1', 'IMCE'), file('Table 2', 'IMCE'), file('Table 1', 'IMFD')]),
    );
    await publishReport(kit.deps, venueReport([file('Summary', null)], { date: '2026-06-30' }));
    await publishReport(kit.deps, firmReport(2025, '41.20'));
    await publishReport(kit.deps, firmReport(2024, '38.00'));
    const { publishers } = (await get('/api/report/publist')).body;
    expect(publishers).toMatchObject([
      {
        PublisherName: 'TP ICAP Broking Limited',
        PublisherType: 'IF',
        PublisherMIC: null,
        Reports: [
          { ReportDate: '2026-04-30', ReportName: '30 April 2026' },
          { ReportDate: '2025-04-30', ReportName: '30 April 2025' },
        ],
      },
      {
        PublisherName: 'TP ICAP UK MTF',
        PublisherType: 'TV',
        PublisherMIC: 'ICPM',
        Reports: [{ ReportName: '30 September 2026' }, { ReportName: '30 June 2026' }],
      },
    ]);
  });

  const idOf = async (name: string): Promise<string> => {
    const { publishers } = (await get('/api/report/publist')).body;
    return String(
      publishers.find((one: { PublisherName: string }) => one.PublisherName === name)?.PublisherID ?? 0,
    );
  };

  test('a venue’s files are grouped by segment, each group with its description', async () => {
    const publisherid = await idOf('TP ICAP UK MTF');
    const { body } = await get('/api/report/reports', { publisherid, datetext: '30 September 2026' });
    expect(body.reports).toMatchObject([
      {
        SegmentMIC: 'IMCE',
        SegmentMICName: 'Name of IMCE',
        SegmentMICDescription: 'About IMCE',
        Reports: [
          { ReportName: 'Table 1', ReportPath: '/files/reports/icpm-2026-09-30-imce-table-1.csv' },
          { ReportName: 'Table 2' },
        ],
      },
      { SegmentMIC: 'IMFD', Reports: [{ ReportName: 'Table 1' }] },
    ]);
    const download = await kit.service.app.inject({ url: body.reports[0].Reports[1].ReportPath });
    expect(download.body).toBe('Table 2\n');
  });

  test('files without a segment are in a group without a name', async () => {
    const publisherid = await idOf('TP ICAP UK MTF');
    const { body } = await get('/api/report/reports', { publisherid, datetext: '2026-06-30' });
    expect(body.reports).toMatchObject([
      {
        SegmentMIC: null,
        SegmentMICName: null,
        SegmentMICDescription: null,
        Reports: [{ ReportName: 'Summary' }],
      },
    ]);
  });

  test.each([
    ['1 January 2020', null, 404],
    ['31 February 2026', null, 404],
    ['soon', null, 404],
    ["30 September 2026' or 1=1", null, 404],
    ['30 September 2026', '2147483647', 404],
    ['30 September 2026', '0', 400],
    ['30 September 2026', 'x', 400],
    ['', '1', 400],
  ])('a report that does not exist is answered with 404 or 400: %j of %j', async (datetext, id, status) => {
    const publisherid = id ?? (await idOf('TP ICAP UK MTF'));
    expect((await get('/api/report/reports', { publisherid, datetext })).status).toBe(status);
  });

  test('an RTS 28 report is shown with the year before', async () => {
    const publisherid = await idOf('TP ICAP Broking Limited');
    const { body } = await get('/api/report/rts28', { publisherid, datetext: '30 April 2026' });
    expect(body).toMatchObject({ PublisherName: 'TP ICAP Broking Limited' });
    expect(body.Years.map((one: { Year: number }) => one.Year)).toEqual([2025, 2024]);
    expect(body.Years[0].Classes).toEqual(topFive(2025, '41.20').classes);
    const early = await get('/api/report/rts28', { publisherid, datetext: '30 April 2025' });
    expect(early.body.Years).toHaveLength(1);
    const venue = await idOf('TP ICAP UK MTF');
    const other = await get('/api/report/rts28', { publisherid: venue, datetext: '30 September 2026' });
    expect(other.status).toBe(404);
  });

  test('a table of RTS 27 is read a part at a time, as its file has it', async () => {
    const lines = Array.from({ length: 501 }, (_, at) => `Name ${at},GB00BH4HKS39,"Shares, ordinary",GBP\n`);
    const heading = 'Instrument,Identifier (ISIN),Description,Currency\n';
    const long = `${heading}${lines.join('')}`;
    await publishReport(
      kit.deps,
      venueReport(
        [
          file('Own form', null, 'a,b\n1\n'),
          file('Instruments', 'IMCE', heading + lines.slice(0, 500).join('')),
          file('One more', 'IMCE', long),
          file('Many bytes', 'IMCE', `${heading}${'x'.repeat(200_000)},,,\n${'é'.repeat(200_000)},,,\n`),
          { ...file('Not CSV', 'IMCE'), content: [Buffer.from([0x61, 0xff, 0x0a])] },
          { ...file('Words', 'IMCE', 'About this report'), fileName: 'words.txt' },
        ],
        { date: '2025-12-31' },
      ),
    );
    const publisherid = await idOf('TP ICAP UK MTF');
    const asked = { publisherid, datetext: '31 December 2025' };
    const first = await get('/api/report/rts27', asked);
    expect(first.body).toMatchObject({
      PublisherName: 'TP ICAP UK MTF',
      Columns: [
        { Name: 'a', Kind: 'text' },
        { Name: 'b', Kind: 'text' },
      ],
      Rows: [['1', '']],
      IsReadable: true,
      IsWhole: true,
    });
    const listed: { ReportID: number; ReportName: string; SegmentMIC: string | null }[] = first.body.Tables;
    expect(listed.map(({ ReportName, SegmentMIC }) => [ReportName, SegmentMIC])).toEqual([
      ['Own form', null],
      ['Instruments', 'IMCE'],
      ['One more', 'IMCE'],
      ['Many bytes', 'IMCE'],
      ['Not CSV', 'IMCE'],
    ]);
    const table = async (name: string) => {
      const id = listed.find(({ ReportName }) => ReportName === name)?.ReportID;
      return (await get('/api/report/rts27', { ...asked, reportid: String(id) })).body;
    };
    const whole = await table('Instruments');
    expect(whole.Columns.map(({ Kind }: { Kind: string }) => Kind)).toEqual(['text', 'code', 'text', 'code']);
    expect(whole.Rows).toHaveLength(500);
    expect(whole.Rows[499]).toEqual(['Name 499', 'GB00BH4HKS39', 'Shares, ordinary', 'GBP']);
    expect(whole.IsWhole).toBe(true);
    const more = await table('One more');
    expect([more.Rows.length, more.IsWhole, more.Bytes]).toEqual([500, false, long.length]);
    const cut = await table('Many bytes');
    expect([cut.Rows.length, cut.IsReadable, cut.IsWhole]).toEqual([1, true, false]);
    expect(await table('Not CSV')).toMatchObject({
      Columns: [],
      Rows: [],
      IsReadable: false,
      IsWhole: false,
    });

    const elsewhere = { ...asked, datetext: '30 September 2026', reportid: String(listed[1]?.ReportID) };
    expect((await get('/api/report/rts27', elsewhere)).status).toBe(404);
    const firm = { publisherid: await idOf('TP ICAP Broking Limited'), datetext: '30 April 2026' };
    expect((await get('/api/report/rts27', firm)).status).toBe(404);
    await withdraw(kit.deps, 'report', String(whole.Tables[1].ReportPath));
    const gone = { ...asked, reportid: String(whole.ReportID) };
    expect((await get('/api/report/rts27', gone)).status).toBe(404);
  });

  test('documents are listed by position, then by title', async () => {
    const add = (title: string, position: number) =>
      publishDocument(kit.deps, { title, fileName: 'a.pdf', content: ['%PDF'], position, replace: false });
    await add('Rate card', 20);
    await add('Fee list', 20);
    await add('User guide', 10);
    expect((await get('/api/documents/list')).body).toEqual({
      documents: ['User guide', 'Fee list', 'Rate card'].map((text) => ({
        text,
        href: `/files/documents/${text.toLowerCase().replace(' ', '-')}.pdf`,
        bytes: 4,
        publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      })),
    });
  });
});

describe('the operator', () => {
  test('is told everything that is wrong at once, and nothing is kept', async () => {
    const before = readdirSync(path.join(kit.folder, 'reports')).length;
    const refusal = await refusalOf(
      publishReport(
        kit.deps,
        venueReport([file('', 'imce')], { mic: 'icpm', lei: 'LEI', date: '2026-02-30' }),
      ),
    );
    for (const part of ['mic: icpm', 'lei: LEI', 'date: 2026-02-30', 'title:', 'segment: imce']) {
      expect(refusal).toContain(part);
    }
    expect(readdirSync(path.join(kit.folder, 'reports'))).toHaveLength(before);
  });

  test('cannot publish the same file twice, an empty file, or a faulty RTS 28 file', async () => {
    const before = readdirSync(path.join(kit.folder, 'reports')).length;
    expect(await refusalOf(publishReport(kit.deps, venueReport([file('Table 1', 'IMCE')])))).toContain(
      'published already',
    );
    expect(await refusalOf(publishReport(kit.deps, venueReport([file(' Table 1 ', 'IMCE')])))).toContain(
      'published already',
    );
    expect(await refusalOf(publishReport(kit.deps, venueReport([file('Empty', null, '')])))).toContain(
      'is empty',
    );
    const bad = rts28Csv(topFive(2023, '100.00')).replace('TPSO', 'NOPE1').replace(',50.00', ',150.00');
    const refusal = await refusalOf(publishReport(kit.deps, firmReport(2023, '1', { rts28Text: bad })));
    expect(refusal).toContain('line 2, Venue code: is not a MIC ("NOPE1")');
    expect(refusal).toContain('line 2, % of orders: is not a percentage');
    const spaced = await refusalOf(
      publishReport(kit.deps, firmReport(2023, '1', { rts28Text: bad.replace('\n', '\n\n\n') })),
    );
    expect(spaced).toContain('line 4, Venue code: is not a MIC');
    expect(readdirSync(path.join(kit.folder, 'reports'))).toHaveLength(before);
  });

  test('can try first: a dry run checks everything and changes nothing', async () => {
    const trial = { ...kit.deps, dryRun: true };
    const lines = (await publishedList(kit.database.pool, null)).length;
    const logged = (await auditLog(kit.database.pool, 100)).length;
    await publishReport(trial, venueReport([file('Table 6', 'IMCE')]));
    await publishDocument(trial, {
      title: 'X',
      fileName: 'x.pdf',
      content: ['x'],
      position: 1,
      replace: false,
    });
    await publishTerms(trial, {
      version: '9',
      effectiveOn: '2026-12-01',
      content: 'Terms of use of the portal.',
    });
    expect(await publishedList(kit.database.pool, null)).toHaveLength(lines);
    expect(await auditLog(kit.database.pool, 100)).toHaveLength(logged);
    expect(await refusalOf(publishReport(trial, venueReport([file('Table 1', 'IMCE')])))).toContain(
      'already',
    );
  });

  test('replaces a document under the same title, and withdraws one', async () => {
    const next = { title: 'Rate card', fileName: 'b.pdf', content: ['new'], position: 20 };
    expect(await refusalOf(publishDocument(kit.deps, { ...next, replace: false }))).toContain('already');
    const address = await publishDocument(kit.deps, { ...next, replace: true });
    expect(address).toBe('/files/documents/rate-card-2.pdf');
    await withdraw(kit.deps, 'document', address);
    const titles = (await get('/api/documents/list')).body.documents.map((one: { text: string }) => one.text);
    expect(titles).toEqual(['User guide', 'Fee list']);
    expect(await refusalOf(withdraw(kit.deps, 'document', address))).toContain('There is no document');
  });

  test('publishes terms, but refuses a known version and malformed values', async () => {
    const terms = { version: '2026-1', effectiveOn: '2026-12-01', content: 'These are the terms of use.' };
    await publishTerms(kit.deps, terms);
    expect(await refusalOf(publishTerms(kit.deps, { ...terms, content: `${terms.content} New.` }))).toContain(
      'published already',
    );
    expect(
      await refusalOf(publishTerms(kit.deps, { version: '../x', effectiveOn: 'now', content: '' })),
    ).toMatch(/version:[\s\S]*effective:[\s\S]*file:/);
  });

  test('publishes venues from a file like the list of ISO 10383', async () => {
    const head =
      'mic,name,type,level,operatingMic,venueMic,isVenue,tradingVenueGroupId,group,system,venueLocation,country,city,legalEntity,lei,isoStatus';
    const line = (mic: string, more: string) =>
      `${mic},A new segment,MTF,SGMT,ICPM,${more},1,ICAP,CLOB,UK,GB,LONDON,TP ICAP MTF LTD,21380063ZX54EUEMBR73,ACTIVE`;
    expect(await publishVenues(kit.deps, `${head}\n${line('ZZZ1', 'ICPM,false')}\n`)).toBe(1);
    const { rows } = await kit.database.pool.query(
      `SELECT venue_mic, system FROM segments WHERE mic = 'ZZZ1'`,
    );
    expect(rows).toEqual([{ venue_mic: 'ICPM', system: 'CLOB' }]);
    expect(await refusalOf(publishVenues(kit.deps, `${head}\n${line('ZZZ2', 'NONE,false')}\n`))).toContain(
      'there is no venue NONE',
    );
    expect(await refusalOf(publishVenues(kit.deps, `${head}\n${line('zz', 'ICPM,maybe')}\n`))).toMatch(
      /line 2, mic[\s\S]*line 2, isVenue/,
    );
    const refused = (from: string, to: string) =>
      refusalOf(publishVenues(kit.deps, `${head}\n${line('ZZZ2', 'ICPM,false')}\n`.replace(from, to)));
    expect(await refused(',GB,', ',UK,')).toContain(
      'line 2, country: is a country of ISO 3166 by two letters ("UK")',
    );
    expect(await refused(',CLOB,', ',CLOP,')).toMatch(/line 2, system: is one of .*, or empty \("CLOP"\)/);
    expect(await refused('level', 'city')).toContain('The file has the column city twice.');
    expect(await refused('level', 'Has orders')).toContain(
      'The column "Has orders" has to be written hasOrders.',
    );
    const quoted = line('ZZZ3', 'ICPM,false').replace('A new segment', '"A new\nsegment"');
    for (const faulty of [line('zz', 'ICPM,false'), line('ZZZ2', 'NONE,false')])
      expect(await refusalOf(publishVenues(kit.deps, `${head}\n\n${quoted}\n${faulty}\n`))).toContain(
        'line 5, ',
      );
    await kit.database.pool.query(
      `INSERT INTO catalogue_classes VALUES ('trade', 'ICPM', 'Bonds', 'Corporate bonds', now(), now())`,
    );
    expect(await refusalOf(withdraw(kit.deps, 'venue', 'ICPM'))).toContain('cannot be withdrawn');
  });

  test('cannot withdraw a venue whose real-time data is paid for, and is told how many accounts have it and until when', async () => {
    const { pool } = kit.database;
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO accounts (id, subject, email, created_at)
       SELECT gen_random_uuid(), n, n || '@example.com', '2026-03-01' FROM unnest(ARRAY['paid-1', 'paid-2']) n RETURNING id`,
    );
    for (const { id } of rows) {
      await pool.query(
        `INSERT INTO subscriptions (account_id, starts_on, ends_on) VALUES ($1, '2026-04-01', '2027-03-31')`,
        [id],
      );
      await pool.query(
        `INSERT INTO paid_flags (account_id, venue_mic, kind, starts_on, ends_on)
         VALUES ($1, 'IGDL', 'orders', '2026-03-14', '2027-03-31')`,
        [id],
      );
    }
    expect(await refusalOf(withdraw(kit.deps, 'venue', 'IGDL'))).toBe(
      'IGDL cannot be withdrawn: 2 accounts have real-time data of it, until 31 March 2027.',
    );
    const venue = (more: string) =>
      `mic,name,type,operatingMic,venueMic,isVenue,tradingVenueGroupId,country,city,lei,hasOrders,hasTrades\nIGDL,Igdl,MTF,IGDL,IGDL,true,1,GB,LONDON,21380063ZX54EUEMBR73,${more}\n`;
    expect(await refusalOf(publishVenues(kit.deps, venue('false,true')))).toBe(
      'IGDL cannot be withdrawn: 2 accounts have real-time orders of it, until 31 March 2027.',
    );
    const kept = await pool.query("SELECT has_orders FROM venues WHERE mic = 'IGDL'");
    expect(kept.rows).toEqual([{ has_orders: true }]);
    const kinds = async () =>
      (await pool.query("SELECT has_orders, has_trades FROM venues WHERE mic = 'IGDL'")).rows;
    expect(await refusalOf(publishVenues(kit.deps, venue('true,no')))).toContain(
      'line 2, hasTrades: is true or false, or empty',
    );
    expect(await publishVenues(kit.deps, venue('true,false'))).toBe(1);
    expect(await kinds()).toEqual([{ has_orders: true, has_trades: false }]);
    expect(await publishVenues(kit.deps, venue('true,'))).toBe(1);
    expect(await kinds()).toEqual([{ has_orders: true, has_trades: false }]);
    await pool.query("UPDATE paid_flags SET ended_on = '2026-11-01', end_cause = 'refunded'");
    await withdraw(kit.deps, 'venue', 'IGDL');
  });

  test('cannot withdraw a venue while a file with rows of it is taken in: the file is not lost', async () => {
    const { pool } = kit.database;
    let goOn = (): void => {};
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    onTestFinished(() => goOn());
    async function* bytes(): AsyncGenerator<Buffer> {
      yield Buffer.from(ndjson([bondTrade('FIRST', 60, { venueMIC: 'TPEU' })]));
      await mayGoOn;
      yield Buffer.from(ndjson([bondTrade('LAST', 60, { venueMIC: 'TPEU' })]));
    }
    const taking = ingest({ name: 't.ndjson', bytes: bytes() }, { pool, now: testNow });
    const holders = (granted: boolean) => async () =>
      (
        await pool.query(
          `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted = $2
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          [advisoryLocks.ingest, granted],
        )
      ).rowCount;
    await expect.poll(holders(true)).toBe(1);
    const withdrawing = refusalOf(withdraw(kit.deps, 'venue', 'TPEU'));
    await expect.poll(holders(false)).toBe(1);
    goOn();
    expect(await taking).toMatchObject({ added: 2 });
    expect(await withdrawing).toBe('TPEU cannot be withdrawn: data or subscriptions belong to it.');
  });

  test('and an operator who would have to wait long for a file is told so: later files would wait as well', async () => {
    const { pool } = kit.database;
    const taking = await pool.connect();
    onTestFinished(() => taking.release(true));
    await taking.query('BEGIN');
    await lockWorld(taking);
    const publishing = publishVenues(kit.deps, venueLine('ZZZ6'));
    expect(await refusalOf(publishing)).toContain('nothing was changed. Try again later.');
    expect((await pool.query(`SELECT FROM venues WHERE mic = 'ZZZ6'`)).rowCount).toBe(0);
  });

  test('and another operator can publish two new venues at once, each with its own number', async () => {
    await Promise.all(['ZZZ7', 'ZZZ8'].map((mic) => publishVenues(kit.deps, venueLine(mic))));
    const { rows } = await kit.database.pool.query(
      `SELECT count(DISTINCT venue_id)::integer AS numbers FROM venues WHERE mic IN ('ZZZ7', 'ZZZ8')`,
    );
    expect(rows).toEqual([{ numbers: 2 }]);
  });

  test('leaves a log of who did what, which nobody can change', async () => {
    const [newest, ...others] = await auditLog(kit.database.pool, 100);
    expect(newest).toMatchObject({ os_user: 'operator', acted_for: 'Ada', action: 'publish venue' });
    expect(others.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['publish report', 'publish document', 'withdraw document', 'publish terms']),
    );
    for (const statement of [
      `UPDATE audit_log SET os_user = 'nobody'`,
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
    ]) {
      await expect(kit.database.pool.query(statement)).rejects.toThrow('the audit log only grows');
    }
  });

  test('a file with a long name keeps its ending, by which visitors and browsers know what it is', async () => {
    const named = (fileName: string) =>
      publishDocument(kit.deps, {
        title: fileName.slice(0, 50),
        fileName,
        content: ['x'],
        position: 1,
        replace: false,
      });
    const address = await named(`${'é'.repeat(120)}.pdf`);
    expect(address).toMatch(/\.pdf$/);
    const { headers } = await kit.service.app.inject({ url: address });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`${encodeURIComponent('é'.repeat(96))}.pdf`),
    });
    expect(await named(`${'😀'.repeat(120)}.${'x'.repeat(30)}`)).toMatch(/^\/files\/documents\/[a-z0-9-]+$/);
  });

  test('stores files under generated keys, not under names from outside', async () => {
    const keys = readdirSync(path.join(kit.folder, 'documents'));
    expect(keys.every((key) => /^[0-9a-f-]{36}$/.test(key))).toBe(true);
    expect(readFileSync(path.join(kit.folder, 'documents', keys[0] ?? ''), 'utf8')).not.toBe('');
  });
});
