import type { Rts28Report } from '../../contract/generated/types.ts';
import { reportDateOf, reportDateText } from '../../domain/publishing/report-dates.ts';
import type { Database } from '../../platform/database/database.ts';
import type {
  DocumentsRow,
  PublishedFilesRow,
  PublishersRow,
  ReportFilesRow,
} from '../database/generated/rows.ts';
import { timeSql } from '../feed/field-sql.ts';
import type { FileStore } from '../files/file-store.ts';
import { refusalOfMissingFile } from '../files/missing-file.ts';
import type { Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { tableStart } from './table-start.ts';

type PublisherRow = Pick<PublishersRow, 'id' | 'type' | 'name' | 'mic'> & {
  reports: { id: number; date: string }[];
};

type FileRow = Pick<PublishedFilesRow, 'name'> &
  Pick<ReportFilesRow, 'id' | 'title' | 'segment_mic' | 'segment_name' | 'segment_description'>;

type TableRow = FileRow & Pick<PublishedFilesRow, 'storage_key' | 'size'> & { publisher_name: string };

type Rts28Row = {
  report_date: string;
  publisher_name: string;
  name: string;
  rts28: { year: number; classes: Rts28Report['Years'][number]['Classes'] };
};

const pathOf = (kind: 'reports' | 'documents', name: string): string => `/files/${kind}/${name}`;

const noReport = (): Refusal => new Refusal('not-found', 'There is no such report');

function asked(query: { readonly publisherid: number; readonly datetext: string }): {
  readonly id: number;
  readonly day: string;
} {
  const day = reportDateOf(query.datetext);
  if (day === null) throw noReport();
  return { id: query.publisherid, day };
}

type ReportDeps = { readonly pool: Database; readonly files: FileStore };

/** Lists of publishers, reports and documents, and reports of RTS 27 and 28 for a page to show (B 2, 3, 7). */
export function reportOperations({ pool, files }: ReportDeps) {
  return {
    listPublishers: async () => {
      const { rows } = await pool.query<PublisherRow>({
        name: 'publishers',
        text: `SELECT p.id, p.type, p.name, p.mic,
                 json_agg(json_build_object('id', r.id, 'date', r.report_date) ORDER BY r.report_date DESC) AS reports
               FROM publishers p JOIN reports r ON r.publisher_id = p.id
               WHERE EXISTS (SELECT FROM report_files rf JOIN published_files f ON f.id = rf.file_id
                             WHERE rf.report_id = r.id AND f.withdrawn_at IS NULL)
               GROUP BY p.id ORDER BY p.type, p.name`,
      });
      return {
        status: 200,
        body: {
          publishers: rows.map((row) => ({
            PublisherID: row.id,
            PublisherName: row.name,
            PublisherType: row.type,
            PublisherMIC: row.mic,
            Reports: row.reports.map(({ id, date }) => ({
              ReportID: id,
              ReportDate: date,
              ReportName: reportDateText(date),
            })),
          })),
        },
      };
    },
    listReports: async ({ query }) => {
      const { id, day } = asked(query);
      const { rows } = await pool.query<FileRow>({
        name: 'report-files',
        text: `SELECT rf.id, rf.title, f.name, rf.segment_mic, rf.segment_name, rf.segment_description
               FROM reports r JOIN report_files rf ON rf.report_id = r.id
               JOIN published_files f ON f.id = rf.file_id AND f.withdrawn_at IS NULL
               WHERE r.publisher_id = $1 AND r.report_date = $2
               ORDER BY rf.segment_mic NULLS FIRST, rf.id`,
        values: [id, day],
      });
      if (rows.length === 0) throw noReport();
      const groups = new Map<string | null, FileRow[]>();
      for (const row of rows) {
        const group = groups.get(row.segment_mic);
        if (group) group.push(row);
        else groups.set(row.segment_mic, [row]);
      }
      return {
        status: 200,
        body: {
          reports: [...groups.values()].map((group) => ({
            SegmentMIC: group[0]?.segment_mic ?? null,
            SegmentMICName: group[0]?.segment_name ?? null,
            SegmentMICDescription: group[0]?.segment_description ?? null,
            Reports: group.map((row) => ({
              ReportID: row.id,
              ReportName: row.title,
              ReportPath: pathOf('reports', row.name),
            })),
          })),
        },
      };
    },
    getRts27: async ({ query }) => {
      const { id, day } = asked(query);
      const { rows } = await pool.query<TableRow>({
        name: 'rts27',
        text: `SELECT rf.id, rf.title, f.name, rf.segment_mic, rf.segment_name, rf.segment_description,
                 p.name AS publisher_name, f.storage_key, f.size
               FROM publishers p JOIN reports r ON r.publisher_id = p.id
               JOIN report_files rf ON rf.report_id = r.id
               JOIN published_files f ON f.id = rf.file_id AND f.withdrawn_at IS NULL
               WHERE p.id = $1 AND p.type = 'TV' AND r.report_date = $2 AND f.media_type LIKE 'text/csv%'
               ORDER BY rf.segment_mic NULLS FIRST, rf.id`,
        values: [id, day],
      });
      const shown = query.reportid === undefined ? rows[0] : rows.find((row) => row.id === query.reportid);
      if (!shown) throw noReport();
      const size = Number(shown.size);
      const table = await tableStart(files, { key: shown.storage_key, size });
      if (table === 'missing') throw refusalOfMissingFile();
      return {
        status: 200,
        body: {
          PublisherID: id,
          PublisherName: shown.publisher_name,
          Tables: rows.map((row) => ({
            ReportID: row.id,
            ReportName: row.title,
            ReportPath: pathOf('reports', row.name),
            SegmentMIC: row.segment_mic,
            SegmentMICName: row.segment_name,
          })),
          ReportID: shown.id,
          Bytes: size,
          ...(table === null
            ? { Columns: [], Rows: [], IsReadable: false, IsWhole: false }
            : {
                Columns: table.columns.map(({ name, kind }) => ({ Name: name, Kind: kind })),
                Rows: table.rows.map((cells) => [...cells]),
                IsReadable: true,
                IsWhole: table.isWhole,
              }),
        },
      };
    },
    getRts28: async ({ query }) => {
      const { id, day } = asked(query);
      const { rows } = await pool.query<Rts28Row>({
        name: 'rts28',
        text: `SELECT DISTINCT ON (r.report_date) r.report_date, p.name AS publisher_name, f.name, rf.rts28
               FROM publishers p JOIN reports r ON r.publisher_id = p.id
               JOIN report_files rf ON rf.report_id = r.id AND rf.rts28 IS NOT NULL
               JOIN published_files f ON f.id = rf.file_id AND f.withdrawn_at IS NULL
               WHERE p.id = $1 AND r.report_date <= $2 ORDER BY r.report_date DESC, rf.id DESC LIMIT 2`,
        values: [id, day],
      });
      const [first] = rows;
      if (!first || first.report_date !== day) throw noReport();
      return {
        status: 200,
        body: {
          PublisherID: id,
          PublisherName: first.publisher_name,
          Years: rows
            .filter((row) => first.rts28.year - row.rts28.year <= 1)
            .map((row) => ({
              ReportDate: row.report_date,
              Year: row.rts28.year,
              ReportPath: pathOf('reports', row.name),
              Classes: row.rts28.classes,
            })),
        },
      };
    },
    listDocuments: async () => {
      const { rows } = await pool.query<
        Pick<DocumentsRow, 'title'> & Pick<PublishedFilesRow, 'name' | 'size'> & { publishedAt: string }
      >({
        name: 'documents',
        text: `SELECT d.title, f.name, f.size, ${timeSql('f.published_at')} AS "publishedAt" FROM documents d
               JOIN published_files f ON f.id = d.file_id WHERE f.withdrawn_at IS NULL ORDER BY d.position, d.title, d.id`,
      });
      return {
        status: 200,
        body: {
          documents: rows.map(({ title, name, size, publishedAt }) => ({
            text: title,
            href: pathOf('documents', name),
            bytes: Number(size),
            publishedAt,
          })),
        },
      };
    },
  } satisfies Partial<Operations>;
}
