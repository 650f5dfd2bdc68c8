import { csvCell } from '../csv.ts';
import { joinedFlags } from '../format/trade-texts.ts';
import type { ParquetColumn, ParquetValue } from '../parquet/parquet-file.ts';
import { isUkShare } from './asset-classes.ts';
import type { Criteria } from './criteria.ts';
import type { FeedRecord, FeedRow, FeedValue } from './feed-record.ts';
import { feedViews, type KnownViewId } from './feed-views.ts';
import type { FeedField } from './fields/feed-field.ts';
import type { FieldFormat } from './fields/field-format.ts';
import { fieldsOfView, shownFieldsOf } from './fields/fields-of.ts';
import { parquetKinds } from './parquet-kinds.ts';
import { filterNames, type RowFilter } from './row-filter.ts';
import type { TapeChoice } from './tape-choice.ts';

/** The formats of an export, which are also the extensions of the files. */
export const exportFormats = ['csv', 'ndjson', 'xlsx', 'parquet'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
};

/** What the rows of an export are about. */
export type ExportSubject = Pick<
  FeedRecord,
  'InstrumentID' | 'InstrumentDescription' | 'VenueMIC' | 'Currency' | 'VenueLocation' | 'AssetClass'
>;

/** A requested file of a view. */
export type AskedViewExport = {
  readonly viewId: KnownViewId;
  readonly subject: ExportSubject;
  readonly format: ExportFormat;
  /** Names of the columns; null for those of B 3. */
  readonly columns: readonly string[] | null;
  /** The data, and which of its rows. */
  readonly criteria: Criteria;
  /** The rows themselves, if those shown are wanted; null for all that the service has. */
  readonly shown: readonly FeedRow[] | null;
  /** The file's name, unless the service says that the user's right is a different one by now. */
  readonly name: string;
};

/** A requested file of the tape. */
export type AskedTapeExport = Pick<AskedViewExport, 'format' | 'name'> & { readonly tape: TapeChoice };

/** A requested file. */
export type AskedExport = AskedViewExport | AskedTapeExport;

type Value = string | number | boolean | readonly string[] | null;

/** A column of an export, whatever its format. */
export type ExportedColumn = {
  /** Its name in the file. */
  readonly name: string;
  readonly kind: FieldFormat['kind'];
  /** A row's value; decimals are text. */
  readonly value: (row: FeedRow) => Value;
};

function exportedValue(kind: FieldFormat['kind'], value: FeedValue | undefined): Value {
  // B 3: whether a trade is to be cleared is blank if the report does not say yes or no.
  if (kind === 'boolean') return typeof value === 'boolean' ? value : null;
  if (Array.isArray(value)) return kind === 'flags' ? value.filter((flag) => typeof flag === 'string') : null;
  return value === undefined || value === '' || typeof value === 'object' ? null : value;
}

const isNumeric = (kind: FieldFormat['kind']): boolean => ['price', 'decimal', 'count'].includes(kind);

const textColumn = (
  name: string,
  value: (row: FeedRow) => string | null,
  kind: 'text' | 'time' = 'text',
): ExportedColumn => ({ name, kind, value });

function linkedPart(value: FeedValue | undefined, part: 'kind' | 'publicationDate'): string | null {
  return typeof value === 'object' && value !== null && part in value && 'kind' in value ? value[part] : null;
}

/** The linked report: its kind and publication time, which identify it within the transaction. */
const links: readonly ExportedColumn[] = [
  textColumn('voidedBy', (row) => linkedPart(row.voidedBy, 'kind')),
  textColumn('voidedByPublicationDate', (row) => linkedPart(row.voidedBy, 'publicationDate'), 'time'),
  textColumn('supersededBy', (row) => linkedPart(row.supersededBy, 'kind')),
  textColumn('supersededByPublicationDate', (row) => linkedPart(row.supersededBy, 'publicationDate'), 'time'),
  textColumn('refersTo', (row) => linkedPart(row.refersTo, 'kind')),
  textColumn('refersToPublicationDate', (row) => linkedPart(row.refersTo, 'publicationDate'), 'time'),
];

/** What every row is about, so that it is clear when rows are mixed with others; named as in a file of the feed. */
const about = (subject: ExportSubject): readonly ExportedColumn[] =>
  Object.entries({
    instrumentId: subject.InstrumentID,
    instrumentDescription: subject.InstrumentDescription,
    venueMIC: subject.VenueMIC,
    instrumentCurrency: subject.Currency,
  }).map(([name, value]) => textColumn(name, () => value));

/** The names of the columns that an export of a view can contain; null for a column that the view does not have. */
export function chosenColumns(
  viewId: KnownViewId,
  subject: ExportSubject,
  names: readonly string[],
): readonly string[] | null {
  const known = new Set(
    shownFieldsOf(viewId, isUkShare(subject.AssetClass, subject.VenueLocation)).map(
      ({ field }) => field.name,
    ),
  );
  return new Set(names).size === names.length && names.every((name) => known.has(name)) ? names : null;
}

/**
 * The columns of an export: those of B 3 in their order, or the chosen ones in theirs; then a trade's status and the
 * linked report, which the grid shows as a mark; then what the row is about.
 *
 * @param chosen names of columns that the view has; null for all of B 3
 */
export function exportedColumns(
  viewId: KnownViewId,
  subject: ExportSubject,
  chosen: readonly string[] | null,
): readonly ExportedColumn[] {
  const published = shownFieldsOf(viewId, isUkShare(subject.AssetClass, subject.VenueLocation)).map(
    ({ field }) => field,
  );
  const own =
    chosen === null ? published : chosen.flatMap((name) => published.filter((field) => field.name === name));
  return [...columnsOf(viewId, own), ...about(subject)];
}

/** These fields, and what a view's exports have behind them. */
function columnsOf(viewId: KnownViewId, fields: readonly FeedField[]): readonly ExportedColumn[] {
  const behind = fieldsOfView(viewId).filter(({ undrawn }) => undrawn?.[viewId] === 'exported');
  return [
    ...[...fields, ...behind].map(({ name, format: { kind } }) => ({
      name,
      kind,
      value: (row: FeedRow) => exportedValue(kind, row[name]),
    })),
    ...(feedViews[viewId].dataType === 'trade' ? links : []),
  ];
}

/**
 * The columns of an export of the tape: those of an export of trades, of shares in the United Kingdom and of all others,
 * then whose each row is, named as in a file of the feed, and the venue's operating MIC.
 */
export function exportedTapeColumns(): readonly ExportedColumn[] {
  const fields = shownFieldsOf('tradeDisplay', null).map(({ field }) => field);
  const text = (name: string, from: string): ExportedColumn =>
    textColumn(name, ({ [from]: value }) => (typeof value === 'string' ? value : null));
  return [
    ...columnsOf('tradeDisplay', fields),
    text('instrumentId', 'InstrumentID'),
    text('instrumentDescription', 'InstrumentDescription'),
    text('venueMIC', 'SegmentMIC'),
    text('operatingMIC', 'VenueMIC'),
    text('assetClass', 'AssetClass'),
    text('subAssetClass', 'SubAssetClass'),
  ];
}

const cellText = (value: Value): string =>
  typeof value === 'object' ? (joinedFlags(value) ?? '') : String(value);

const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The heading of a CSV file (RFC 4180). */
export const csvHeadingOf = (columns: readonly ExportedColumn[]): string =>
  csvLine(columns.map(({ name }) => name));

/** A row as a line of CSV, with the regulatory time and every digit as published. */
export const csvLineOf = (columns: readonly ExportedColumn[], row: FeedRow): string =>
  csvLine(columns.map(({ value }) => cellText(value(row))));

/** A row as a line of NDJSON: absent values are left out, decimals are text so that no digit is lost. */
export function ndjsonLineOf(columns: readonly ExportedColumn[], row: FeedRow): string {
  const present = columns
    .map(({ name, value }) => [name, value(row)] as const)
    .filter(([, value]) => cellText(value) !== '');
  return `${JSON.stringify(Object.fromEntries(present))}\n`;
}

// A spreadsheet computes with this many digits, and shows zeros for the rest.
const spreadsheetDigits = 15;

/** A decimal as a number if a spreadsheet keeps all its digits, otherwise as text. */
function sheetNumber(text: string): number | string {
  const digits = text.replace(/[-.]/g, '').replace(/^0+|0+$/g, '');
  return digits.length <= spreadsheetDigits && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/**
 * A text in the form in which a sheet holds it: `_x0041_` is how XLSX writes an A, so that text itself takes an
 * underscore written that way; and XML has no place for the characters U+FFFE and U+FFFF, with which no program opens
 * the file.
 */
const sheetText = (text: string): string =>
  text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replace(/[\uFFFE\uFFFF]/g, '\uFFFD');

/** A row as cells of a sheet. */
export const sheetCellsOf = (
  columns: readonly ExportedColumn[],
  row: FeedRow,
): (string | number | boolean | null)[] =>
  columns.map(({ kind, value: valueIn }) => {
    const value = valueIn(row);
    if (typeof value === 'object') return cellText(value) || null;
    if (typeof value !== 'string') return value;
    return isNumeric(kind) ? sheetNumber(value) : sheetText(value);
  });

/**
 * The room for a kind's values, in characters: a sheet cuts off what is wider than its column, or rounds it, and half a
 * time or number is another one. An id may have up to 52 characters, but few have more than these.
 */
const room: Readonly<Partial<Record<FieldFormat['kind'], string>>> = {
  time: '2026-11-20T14:32:07.123456Z',
  price: '-1234567890123.45678',
  decimal: '-1234567890123.45678',
  code: 'TPIC20261120GSRXZW500044',
};

/** The columns of a sheet. Text stays text even when its cell is edited, so that nothing turns into a formula. */
export const sheetColumnsOf = (
  columns: readonly ExportedColumn[],
): { header: string; width: number; numFmt?: string }[] =>
  columns.map(({ name, kind }) => ({
    header: name,
    width: Math.max(room[kind]?.length ?? 0, 12, name.length + 2),
    ...(isNumeric(kind) ? {} : { numFmt: '@' }),
  }));

/** The columns of a Parquet file. */
export const parquetColumnsOf = (columns: readonly ExportedColumn[]): readonly ParquetColumn[] =>
  columns.map(({ name, kind }) => ({ name, kind: parquetKinds[kind] }));

/** A row as cells of a Parquet file. */
export const parquetCellsOf = (columns: readonly ExportedColumn[], row: FeedRow): readonly ParquetValue[] =>
  columns.map(({ value }) => value(row));

/** The name of the sheet; further sheets, for rows that do not fit, are numbered. */
export const sheetName = 'Rows';

const namePart = (text: string): string => text.replace(/[^A-Za-z0-9.-]/g, '_');

/** Which rows of a view an export has: those of a filter, or of these only the ones shown, by their places. */
type RowsExported = RowFilter & { readonly shown?: { readonly first: number; readonly last: number } | null };

/**
 * The name of an export: the instrument, its segment, the view, whether the data is live or delayed, and which of its
 * rows it contains if not all.
 */
export function exportName(
  viewId: KnownViewId,
  subject: Pick<FeedRecord, 'InstrumentID' | 'VenueMIC' | 'IsDelayed'>,
  rows: RowsExported | null,
  format: ExportFormat,
): string {
  const { InstrumentID, VenueMIC, IsDelayed } = subject;
  return `${[InstrumentID, VenueMIC, viewId, IsDelayed ? 'delayed' : 'live', ...rowsInName(rows)].map(namePart).join('-')}.${format}`;
}

/** The name of an export of the tape: what it is narrowed to, and whether its data is live or delayed. */
export function tapeExportName({ timing, scope, filter }: TapeChoice, format: ExportFormat): string {
  const parts = ['tape', ...Object.values(scope), timing, ...rowsInName(filter)];
  return `${parts.map(namePart).join('-')}.${format}`;
}

function rowsInName(rows: RowsExported | null): readonly string[] {
  if (rows === null) return [];
  const { from, to, shown } = rows;
  const isFiltered = filterNames.some((name) => name !== 'from' && name !== 'to' && rows[name] !== undefined);
  return [
    ...(from === undefined ? [] : ['from', from]),
    ...(to === undefined ? [] : ['to', to]),
    ...(isFiltered ? ['filtered'] : []),
    ...(shown ? ['rows', String(shown.first), String(shown.last)] : []),
  ];
}
