import { parseArgs } from 'node:util';
import { fileColumns } from '../../domain/feed/fields/file-fields.ts';
import { instrumentFields } from '../../domain/feed/fields/instrument-fields.ts';
import { createArchiveReader } from '../archive/archive-reader.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { type IngestReport, ingest } from '../ingest/ingest-file.ts';
import { openFile } from '../ingest/read-text.ts';
import { showProgress } from './ingest-progress.ts';
import { onOperatorDatabase, operatorConfig } from './operator-database.ts';
import { openRejectFile } from './reject-file.ts';

/** Where a command writes what it has to say. */
export type Output = {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
};

export const ingestUsage = `Usage: npm run daylight -- ingest FILE [--dry-run] [--partial [--rejects FILE]] [--progress]

Takes a file of trades or of orders, CSV or NDJSON, also packed with gzip. A file is taken whole or not at all;
taking it again changes nothing.

  --dry-run   checks everything and stores nothing
  --partial   takes the good lines of a file that has bad ones, and writes each fault of the others to the reject file:
              line, field and reason. A snapshot of orders with a bad line goes there whole.
  --rejects   the reject file; FILE.rejects.csv when left out. There is none when every line was taken.
  --progress  tells how far it is, at which rate and how long the rest takes, also where stderr is no terminal

The exit status is 0 when every line was taken, 2 when some were rejected, 1 when nothing was taken.

Fields of trades: ${fileColumns.trade.join(', ')}.
Fields of orders: ${fileColumns.order.join(', ')}.
Those that describe an instrument (${instrumentFields.map(({ name }) => name).join(', ')}) are needed
once, on the first line that names it. Numbers are text in NDJSON, so that no digit is lost; times are UTC, such as
2026-11-20T14:32:07.123456Z; flags are separated by blanks, or a list in NDJSON.
venueMIC and thirdCountryExecutionVenue are MICs: the first one of the venues or their segments, the second any venue
of a third country on which the trade was executed; shares traded in the UK do not have it.`;

/** `ingest FILE`. Answers the exit code: 0 when the file was taken, 2 when lines of it were not, 1 when none was. */
export async function ingestCommand(args: readonly string[], output: Output): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) {
    output.printError(ingestUsage);
    return 1;
  }
  const config = operatorConfig();
  // A mistyped name must not make a database on the way.
  const source = await openFile(asked.file);
  const rejects = asked.rejects === null ? null : openRejectFile(asked.rejects);
  const { stderr } = process;
  const progress =
    asked.progress || stderr.isTTY
      ? showProgress(
          (text) => stderr.write(text),
          stderr.isTTY,
          source.size,
          () => performance.now(),
        )
      : null;
  const started = performance.now();
  try {
    const report = await onOperatorDatabase(
      ({ pool }) =>
        ingest(source, {
          pool,
          // Opened only for lines of archived days: a bucket that does not answer holds up nothing else.
          archive: { open: async (day) => createArchiveReader(await openFileStore(config)).open(day) },
          dryRun: asked.dryRun,
          now: new Date(),
          ...(rejects ? { onReject: rejects.add } : {}),
          ...(progress ? { onProgress: progress.on } : {}),
        }),
      config,
    );
    progress?.end();
    if (report.rejected > 0) rejects?.keep();
    else rejects?.drop();
    output.print(summaryOf(report, (performance.now() - started) / 1000));
    if (report.rejected === 0) return 0;
    output.printError(
      `${counted(report.rejected, 'line was', 'lines were')} rejected: ${asked.rejects} says why.`,
    );
    return 2;
  } catch (error) {
    progress?.end();
    rejects?.drop();
    throw error;
  }
}

type Asked = {
  readonly file: string;
  readonly dryRun: boolean;
  /** Where bad lines are written to; null: one refuses the file. */
  readonly rejects: string | null;
  readonly progress: boolean;
};

function readArguments(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        'dry-run': { type: 'boolean', default: false },
        partial: { type: 'boolean', default: false },
        rejects: { type: 'string' },
        progress: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (file === undefined || file === '' || others.length > 0) return null;
    if (values.rejects !== undefined && !values.partial) return null;
    return {
      file,
      dryRun: values['dry-run'],
      rejects: values.partial ? (values.rejects ?? `${file}.rejects.csv`) : null,
      progress: values.progress,
    };
  } catch {
    return null;
  }
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

function summaryOf(report: IngestReport, seconds: number): string {
  const kind = report.dataType === 'trade' ? 'trades' : 'orders';
  const known = report.lines - report.added - report.rejected;
  return [
    `${report.dryRun ? 'Checked' : 'Took'} ${counted(report.lines, 'line', 'lines')} of ${kind}: ${report.added.toLocaleString('en-GB')} new, ${known.toLocaleString('en-GB')} known already${report.rejected > 0 ? `, ${report.rejected.toLocaleString('en-GB')} rejected` : ''}`,
    `${counted(report.instrumentsAdded, 'new instrument', 'new instruments')}`,
    `${seconds.toFixed(1)} s, ${Math.round(report.lines / seconds).toLocaleString('en-GB')} lines a second.`,
  ].join('; ');
}
