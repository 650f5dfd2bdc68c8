import type { WatchedInstrument } from '../../src/contract/generated/types.ts';
import type { OpenFileIndex } from '../../src/domain/feed/open-files.ts';
import type { Publisher } from '../../src/domain/publishing/publisher.ts';
import type { ReportGroup } from '../../src/domain/publishing/report-files.ts';
import type { ReportTables } from '../../src/domain/publishing/report-tables.ts';
import type { TopVenuesReport } from '../../src/domain/publishing/top-venues.ts';
import type { Answer } from './answers.ts';

export const visitor: Answer = {
  status: 401,
  body: { error: { code: 'unauthenticated', message: 'Nobody is signed in', requestId: 'r-1' } },
};

/** What GET /api/watchlist answers to an account that watches these. */
export const watchedAnswer = (Instruments: readonly WatchedInstrument[]): Answer => ({
  body: { AsOf: '2026-11-20T14:17:00.000000Z', Instruments },
});
export const noneWatched = watchedAnswer([]);

/** What GET /api/report/publist answers for these publishers. */
export const publisherAnswer = (publishers: readonly Publisher[]): Answer => ({
  body: {
    publishers: publishers.map(({ id, name, type, mic, reports }) => ({
      PublisherID: id,
      PublisherName: name,
      PublisherType: type,
      PublisherMIC: mic,
      Reports: reports.map((report) => ({
        ReportID: report.id,
        ReportDate: report.date,
        ReportName: report.name,
      })),
    })),
  },
});

/** What GET /api/report/reports answers for these groups. */
export const reportAnswer = (groups: readonly ReportGroup[]): Answer => ({
  body: {
    reports: groups.map(({ mic, name, description, files }) => ({
      SegmentMIC: mic,
      SegmentMICName: name,
      SegmentMICDescription: description,
      Reports: files.map((file, index) => ({
        ReportID: index + 1,
        ReportName: file.name,
        ReportPath: file.path,
      })),
    })),
  },
});

/** What GET /api/report/rts27 answers for these tables, which are of the segment IMCE. */
export const reportTablesAnswer = ({ tables, shown, content }: ReportTables): Answer => ({
  body: {
    PublisherID: 2,
    PublisherName: 'TP ICAP UK MTF',
    Tables: tables.map(({ id, name }) => ({
      ReportID: id,
      ReportName: name,
      ReportPath: `/files/reports/icpm-2026-09-30-imce-${id}.csv`,
      SegmentMIC: 'IMCE',
      SegmentMICName: 'Cash equity',
    })),
    ReportID: shown,
    Bytes: content.bytes,
    Columns: content.columns.map(({ name, kind }) => ({ Name: name, Kind: kind })),
    Rows: content.rows,
    IsReadable: content.isReadable,
    IsWhole: content.isWhole,
  },
});

/** What GET /api/report/rts28 answers; the reports' classes end with ', professional clients'. */
export const topVenuesAnswer = ({ classes }: TopVenuesReport): Answer => {
  const years = [...new Set(classes.flatMap((one) => one.years.map(({ year }) => year)))];
  return {
    body: {
      PublisherID: 1,
      PublisherName: 'Daylight Securities',
      Years: years.map((year) => ({
        ReportDate: `${year + 1}-04-30`,
        Year: year,
        ReportPath: `/files/reports/rts-28-${year}.csv`,
        Classes: classes.flatMap((one) => {
          const found = one.years.find((each) => each.year === year);
          if (!found) return [];
          return {
            ClassOfInstruments: one.name.replace(', professional clients', ''),
            ClientKind: 'Professional',
            FewTrades: found.fewTrades,
            Venues: found.venues.map((venue, index) => ({
              Rank: index + 1,
              Name: venue.name,
              Code: venue.code,
              CodeType: 'MIC',
              VolumePercent: venue.volume,
              OrdersPercent: venue.orders,
              PassivePercent: venue.passive,
              AggressivePercent: venue.aggressive,
              DirectedPercent: venue.directed,
            })),
          };
        }),
      })),
    },
  };
};

/** What GET /open-data/index.json answers for these files. */
export const indexAnswer = ({ updatedAt, files }: OpenFileIndex): Answer => ({
  body: {
    title: 'Daylight open data',
    delayMinutes: 15,
    updatedAt,
    guide: '/documentation',
    files: files.map((file) => ({
      path: file.path,
      dataType: file.kind === 'trades' ? 'trade' : 'order',
      venue: file.venue,
      venueName: file.venueName,
      span: file.period === 'quarter-hour' ? 'quarter' : file.period,
      from: file.from,
      to: file.to,
      format: file.format,
      lines: file.rows,
      bytes: file.bytes,
      sha256: file.sha256,
      opensAt: file.to,
    })),
  },
});
