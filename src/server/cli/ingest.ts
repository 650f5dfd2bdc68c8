import { parseArgs } from 'node:util';
import { fileColumns } from '../../domain/feed/fields/file-fields.ts';
import { instrumentFields } from '../../domain/feed/fields/instrument-fields.ts';
import { type IngestReport, ingestFile } from '../ingest/ingest-file.ts';
import { isPacked } from '../ingest/read-text.ts';
import { onOperatorDatabase, operatorConfig } from './operator-database.ts';

/** Where a command writes what it has to say. */
export type Output = {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
};

export const ingestUsage = `Usage: npm run daylight -- ingest FILE [--dry-run]

Takes a file of trades or of orders, CSV or NDJSON, also packed with gzip. A file is taken whole or not at all;
taking it again changes nothing. --dry-run checks everything and stores nothing.

Fields of trades: ${fileColumns.trade.join(', ')}.
Fields of orders: ${fileColumns.order.join(', ')}.
Those that describe an instrument (${instrumentFields.map(({ name }) => name).join(', ')}) are needed
once, on the first line that names it. Numbers are text in NDJSON, so that no digit is lost; times are UTC, such as
2026-11-20T14:32:07.123456Z; flags are separated by blanks, or a list in NDJSON.
venueMIC and thirdCountryExecutionVenue are MICs: the first one of the venues or their segments, the second any venue
of a third country on which the trade was executed; shares traded in the UK do not have it.`;

/** `ingest FILE [--dry-run]`. Answers the exit code: 0 when the file was taken, 1 when it was not. */
export async function ingestCommand(args: readonly string[], output: Output): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) {
    output.printError(ingestUsage);
    return 1;
  }
  const config = operatorConfig();
  // A mistyped name must not make a database on the way.
  await isPacked(asked.file);
  const started = performance.now();
  const report = await onOperatorDatabase(
    ({ pool }) => ingestFile({ pool, ...asked, now: new Date() }),
    config,
  );
  output.print(summaryOf(report, (performance.now() - started) / 1000));
  return 0;
}

type Asked = {
  readonly file: string;
  readonly dryRun: boolean;
};

function readArguments(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    return file === undefined || file === '' || others.length > 0
      ? null
      : { file, dryRun: values['dry-run'] };
  } catch {
    return null;
  }
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

function summaryOf(report: IngestReport, seconds: number): string {
  const kind = report.dataType === 'trade' ? 'trades' : 'orders';
  const known = report.lines - report.added;
  return [
    `${report.dryRun ? 'Checked' : 'Took'} ${counted(report.lines, 'line', 'lines')} of ${kind}: ${report.added.toLocaleString('en-GB')} new, ${known.toLocaleString('en-GB')} known already`,
    `${counted(report.instrumentsAdded, 'new instrument', 'new instruments')}`,
    `${seconds.toFixed(1)} s, ${Math.round(report.lines / seconds).toLocaleString('en-GB')} lines a second.`,
  ].join('; ');
}
