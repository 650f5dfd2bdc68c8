import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rts27Faults } from '../../../src/domain/publishing/rts27.ts';
import { publishMissingReports } from '../../../src/sandbox/reports/publish-reports.ts';
import type { PublishDeps } from '../../../src/server/publishing/publish-files.ts';
import { publishReport } from '../../../src/server/publishing/publish-report.ts';
import { reportsPublished, segmentFacts } from '../../../src/server/publishing/publishing-facts.ts';
import {
  publishShippedDocuments,
  shippedDocuments,
} from '../../../src/server/publishing/shipped-documents.ts';
import { type PublishingKit, publishingKit } from '../publishing/publishing-kit.ts';

let kit: PublishingKit;
type Rows = readonly Record<string, string>[];
type Publisher = {
  PublisherID: number;
  PublisherName: string;
  PublisherType: string;
  Reports: { ReportName: string }[];
};
let publishers: readonly Publisher[] = [];

const deps = () => ({
  published: () => reportsPublished(kit.database.pool),
  segments: () => segmentFacts(kit.database.pool),
  publish: (report: Parameters<typeof publishReport>[1]) => publishReport(kit.deps, report),
  now: kit.deps.now,
  signal: new AbortController().signal,
});
const get = async (url: string, query: Record<string, string> = {}) =>
  (await kit.service.app.inject({ url, query })).json();
const csv = async (url: string): Promise<Rows> =>
  parse((await kit.service.app.inject({ url })).body, { columns: true });

beforeAll(async () => {
  kit = await publishingKit();
  const ending = new AbortController();
  let begun = 0;
  const cutOff: ReturnType<typeof deps> = {
    ...deps(),
    publish: (report) => {
      begun += 1;
      if (begun === 15) ending.abort();
      return publishReport(kit.deps, report);
    },
    signal: ending.signal,
  };
  // A first start was interrupted and a second one finished; the tests check the result.
  await expect(publishMissingReports(cutOff)).rejects.toThrow(/aborted/);
  expect(await reportsPublished(kit.database.pool)).toHaveLength(15);
  expect(await publishMissingReports(deps())).toBe(true);
  publishers = (await get('/api/report/publist')).publishers;
});
afterAll(() => kit.close());

describe('The sandbox publishes reports as the operator does', () => {
  test('once, and not if others are published', async () => {
    expect(await publishMissingReports(deps())).toBe(false);
    const before = { publisher: 'Our own firm', date: '2026-04-30' };
    expect(await publishMissingReports({ ...deps(), published: async () => [before] })).toBe(false);
  });

  test('for three investment firms each April and for venues each quarter', () => {
    const firms = publishers.filter(({ PublisherType }) => PublisherType === 'IF');
    const venues = publishers.filter(({ PublisherType }) => PublisherType === 'TV');
    expect(firms).toHaveLength(3);
    expect(venues.length).toBeGreaterThan(10);
    for (const { Reports } of firms) {
      expect(Reports.map(({ ReportName }) => ReportName)).toEqual(['30 April 2026', '30 April 2025']);
    }
    for (const { Reports } of venues) {
      expect(Reports.map(({ ReportName }) => ReportName)).toEqual(['30 September 2026', '30 June 2026']);
    }
  });

  test('RTS 28: two years side by side, ranked by volume, as JSON and CSV alike', async () => {
    for (const { PublisherID } of publishers.filter(({ PublisherType }) => PublisherType === 'IF')) {
      const { Years } = await get('/api/report/rts28', {
        publisherid: String(PublisherID),
        datetext: '30 April 2026',
      });
      expect(Years.map((year: { Year: number }) => year.Year)).toEqual([2025, 2024]);
      for (const { ReportPath, Classes } of Years) {
        const rows = await csv(ReportPath);
        const venues = Classes.flatMap((one: { Venues: unknown[] }) => one.Venues);
        expect(rows).toHaveLength(venues.length);
        expect(venues.length).toBeGreaterThan(5);
        for (const { Venues } of Classes) {
          const volumes = Venues.map((venue: { VolumePercent: string }) => Number(venue.VolumePercent));
          expect(volumes).toEqual([...volumes].sort((a, b) => b - a));
          const made = (name: string): string =>
            Venues.reduce(
              (sum: number, venue: Record<string, string>) => sum + Number(venue[name]),
              0,
            ).toFixed(2);
          // At most five venues are shown; fewer than five are all there are.
          if (Venues.length < 5) {
            expect([made('VolumePercent'), made('OrdersPercent')]).toEqual(['100.00', '100.00']);
          }
          for (const { PassivePercent, AggressivePercent } of Venues) {
            expect((Number(PassivePercent) + Number(AggressivePercent)).toFixed(2)).toBe('100.00');
          }
        }
      }
    }
  });

  test('RTS 27: the four tables of a segment describe the same trades', async () => {
    const venue = publishers.find(({ PublisherName }) => PublisherName === 'TP ICAP UK MTF');
    const { reports } = await get('/api/report/reports', {
      publisherid: String(venue?.PublisherID),
      datetext: '30 September 2026',
    });
    expect(reports[0]).toMatchObject({ SegmentMIC: null, SegmentMICName: null });
    expect(reports.length).toBeGreaterThan(3);
    const report = { venue: 'ICPM', date: '2026-09-30' };
    for (const { SegmentMIC: segment, Reports } of reports.slice(1)) {
      for (const { ReportPath } of Reports) {
        const { body } = await kit.service.app.inject({ url: ReportPath });
        expect(rts27Faults(parse(body), { ...report, segment })).toEqual([]);
      }
    }
    for (const { SegmentMIC, SegmentMICDescription, Reports } of reports.slice(1)) {
      expect(SegmentMICDescription).toContain(SegmentMIC);
      const [one = [], two = [], four = [], six = []] = await Promise.all(
        Reports.map(({ ReportPath }: { ReportPath: string }) => csv(ReportPath)),
      );
      expect(one).toMatchObject([{ 'Segment code': SegmentMIC, 'Venue code': 'ICPM' }]);
      const known = new Set(two.map((row: Record<string, string>) => row['Identifier (ISIN)']));
      expect(known.size).toBe(two.length);
      for (const table of [two, four, six]) expect(table).not.toEqual([]);
      const traded = new Map<string, Record<string, string>>(
        six.map((row: Record<string, string>) => [`${row.Day} ${row['Identifier (ISIN)']}`, row]),
      );
      expect(new Set(six.map((row: Record<string, string>) => row['Identifier (ISIN)']))).toEqual(known);
      for (const row of four) {
        expect(traded.has(`${row.Day} ${row['Identifier (ISIN)']}`)).toBe(true);
        expect(row.Day >= '2026-07-01' && row.Day <= '2026-09-30').toBe(true);
        const price = (name: string): number => Number(row[name]);
        expect(price('Lowest price')).toBeLessThanOrEqual(price('Simple average price'));
        expect(price('Volume-weighted average price')).toBeLessThanOrEqual(price('Highest price'));
      }
      for (const row of six) {
        const [orders, executed] = [
          Number(row['Orders or requests for quotes received']),
          Number(row['Transactions executed']),
        ];
        expect(executed).toBeGreaterThan(0);
        if (executed <= 2) {
          const [median, volume] = [
            Number(row['Median size of transactions']),
            Number(row['Volume of transactions executed']),
          ];
          expect(median * executed).toBe(volume);
        }
        expect(orders).toBeGreaterThanOrEqual(
          executed + Number(row['Orders or requests cancelled or withdrawn']),
        );
      }
    }
  });
});

describe('B 2: the documentation page has real documents', () => {
  test('the program’s own are published once, in order, each as a PDF', async () => {
    // Two instances start together on a new database.
    const both = await Promise.all([1, 2].map(() => publishShippedDocuments(kit.deps)));
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await publishShippedDocuments(kit.deps)).toBe(false);
    const { documents } = await get('/api/documents/list');
    expect(documents.map(({ text }: { text: string }) => text)).toEqual(
      shippedDocuments.map(({ title }) => title),
    );
    for (const { href } of documents) {
      const answer = await kit.service.app.inject({ url: href });
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  test('the next start completes an interrupted publication, and adds nothing to an operator’s own documents', async () => {
    const fresh = await publishingKit();
    try {
      let room = 2;
      const full: PublishDeps = {
        ...fresh.deps,
        files: {
          ...fresh.deps.files,
          put: (key, content) => {
            room -= 1;
            return room < 0 ? Promise.reject(new Error('no room')) : fresh.deps.files.put(key, content);
          },
        },
      };
      await expect(publishShippedDocuments(full)).rejects.toThrow('no room');
      const titles = async (): Promise<string[]> =>
        (await fresh.database.pool.query('SELECT title FROM documents ORDER BY position')).rows.map(
          ({ title }) => title,
        );
      expect(await titles()).toEqual(shippedDocuments.slice(0, 2).map(({ title }) => title));
      expect(await publishShippedDocuments(fresh.deps)).toBe(true);
      expect(await titles()).toEqual(shippedDocuments.map(({ title }) => title));

      await fresh.database.pool.query('DELETE FROM documents WHERE title <> $1', ['Rate card']);
      await fresh.database.pool.query(`UPDATE documents SET title = 'Our own guide'`);
      expect(await publishShippedDocuments(fresh.deps)).toBe(false);
    } finally {
      await fresh.close();
    }
  });
});
