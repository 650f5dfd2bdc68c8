import { createHash, type Hash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fileColumns } from '../../domain/feed/fields/file-fields.ts';
import { instrumentFields } from '../../domain/feed/fields/instrument-fields.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ArchiveReader, createArchiveReader } from '../archive/archive-reader.ts';
import type { Config } from '../config/config.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { Refusal } from '../http/refusal.ts';
import { IngestRefusal } from '../ingest/fault-list.ts';
import { followFile } from '../ingest/follow-file.ts';
import { checkGrowing } from '../ingest/growing-file.ts';
import { type IngestReport, ingest } from '../ingest/ingest-file.ts';
import { rejectsKeptDays } from '../ingest/kept-rejects.ts';
import { type IngestSource, openFile } from '../ingest/read-text.ts';
import { note } from '../publishing/audit.ts';
import { showProgress } from './ingest-progress.ts';
import { onOperatorDatabase, operatorConfig } from './operator-database.ts';
import { operatorName } from './operator-name.ts';
import type { Output } from './output.ts';
import { openRejectFile, type RejectFile } from './reject-file.ts';

export const ingestUsage = `Usage: npm run daylight -- ingest FILE [--dry-run] [--partial [--rejects FILE]] [--progress] [--by NAME]
       npm run daylight -- ingest FILE --follow [--partial [--rejects FILE]] [--by NAME]

Takes in a file of trades or orders, CSV or NDJSON, plain or compressed with gzip. A file is taken whole or not at all;
taking it again changes nothing.

  --dry-run   checks everything and stores nothing
  --partial   takes the good lines of a file that has bad ones, and writes each error of the others to the reject file:
              number of the line, field, its value, reason, and the line itself. A snapshot of orders with a bad line
              is rejected whole.
  --rejects   the reject file; FILE.rejects.csv by default. It is not written if every line was taken.
  --follow    also takes what is added to the file, within seconds and in parts, until it is stopped (Ctrl-C). Each part
              is taken whole or not at all, and a bad line stops it, unless --partial is given. If it is started again,
              or another file replaces this one, it reads from the beginning, which changes nothing.
  --by        on whose behalf you act; recorded in the audit log (publish log) with your user name, the file's checksum
              and the counts
  --progress  shows the progress, the rate and the remaining time, even if stderr is not a terminal

The exit status is 0 if every line was taken, 2 if some were rejected, 1 if nothing was taken.

Fields of trades: ${fileColumns.trade.join(', ')}.
Fields of orders: ${fileColumns.order.join(', ')}.
Those that describe an instrument (${instrumentFields.map(({ name }) => name).join(', ')}) are needed
once, on the first line that names it. Numbers are text in NDJSON, so that no digit is lost; times are UTC, such as
2026-11-20T14:32:07.123456Z; flags are separated by blanks, or a list in NDJSON.
venueMIC and thirdCountryExecutionVenue are MICs: the first of one of the venues or their segments, the second of any
third-country venue on which the trade was executed; shares traded in the UK do not have it.`;

/** `ingest FILE`. Returns the exit code: 0 if every line was taken, 2 if some were rejected, 1 if none was taken. */
export async function ingestCommand(args: readonly string[], output: Output): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) {
    output.printError(ingestUsage);
    return 1;
  }
  const config = operatorConfig();
  // Checked first, so that a mistyped name does not create a database.
  const source = asked.follow ? null : await openFile(asked.file);
  if (!source) await checkGrowing(asked.file);
  const rejects = asked.rejects === null ? null : openRejectFile(asked.rejects, asked.file);
  let kept: number | null = null;
  const onKept = (number: number): void => {
    kept = number;
  };
  try {
    const work = { asked, config, rejects, output, onKept };
    const rejected = await (source ? ingestOnce({ ...work, source }) : follow(work));
    if (rejected === 0) return 0;
    output.printError(`${counted(rejected, 'line was', 'lines were')} rejected: ${asked.rejects} says why.`);
    return 2;
  } catch (error) {
    if (!(error instanceof IngestRefusal) || kept === null) throw error;
    const where = `The lines are kept for ${rejectsKeptDays} days: files rejects ${kept} prints them.`;
    throw new Refusal('invalid-request', [...[error.messages].flat(), where]);
  } finally {
    rejects?.close();
  }
}

type Work = {
  readonly asked: Asked;
  readonly config: Config;
  readonly rejects: RejectFile | null;
  readonly output: Output;
  readonly onKept: (number: number) => void;
};

// Opened only for lines of archived days, so that a bucket that does not answer delays nothing else.
const archiveOf = (config: Config): ArchiveReader => ({
  open: async (day) => createArchiveReader(await openFileStore(config)).open(day),
});

/** The same bytes, which are added to a checksum as they are read. */
async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
}

/** Takes a file as it is now. @returns how many lines were rejected */
async function ingestOnce({
  asked,
  config,
  source,
  rejects,
  output,
  onKept,
}: Work & { readonly source: IngestSource }): Promise<number> {
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
  const hash = createHash('sha256');
  const actor = { osUser: operatorName(), by: asked.by };
  try {
    const report = await onOperatorDatabase(
      asked.dryRun ? 'reads' : 'changes',
      output,
      ({ pool }) =>
        ingest(
          { ...source, bytes: hashed(source.bytes, hash) },
          {
            pool,
            archive: archiveOf(config),
            dryRun: asked.dryRun,
            now: new Date(),
            ...(rejects ? { onReject: rejects.add } : {}),
            onKept,
            atEnd: async (client, { dataType, lines, added, rejected }) => {
              const counts = { dataType, lines, added, rejected };
              await note(client, actor, new Date(), 'load file', source.name, {
                sha256: hash.digest('hex'),
                ...counts,
              });
              rejects?.write();
            },
            ...(progress ? { onProgress: progress.on } : {}),
          },
        ),
      config,
    );
    progress?.end();
    if (report.rejected > 0) rejects?.show();
    output.print(summaryOf(report, (performance.now() - started) / 1000));
    return report.rejected;
  } finally {
    progress?.end();
  }
}

const lookEveryMs = 500;

/** Takes a file as it grows, until the process is told to end. @returns how many lines were rejected */
async function follow({ asked, config, rejects, output, onKept }: Work): Promise<number> {
  const ended = new AbortController();
  const end = (signal: NodeJS.Signals): void => {
    output.print(
      `${signal}: stopping once the part being taken is stored; a second signal stops it at once.`,
    );
    ended.abort();
  };
  const counts = { lines: 0, added: 0, rejected: 0 };
  const actor = { osUser: operatorName(), by: asked.by };
  const name = path.basename(asked.file);
  const noteOf = (pool: Database, action: string, details = {}) =>
    pool.transaction((client) => note(client, actor, new Date(), action, name, details));
  await onOperatorDatabase(
    'changes',
    output,
    async ({ pool }) => {
      await noteOf(pool, 'begin to follow file');
      await followFile(asked.file, {
        pool,
        archive: archiveOf(config),
        now: () => new Date(),
        pause: (signal) => pause(lookEveryMs, undefined, { signal }),
        signal: ended.signal,
        ...(rejects ? { onReject: rejects.add, atEnd: async () => rejects.write() } : {}),
        onKept,
        onIngested: (report, lastLine) => {
          for (const count of ['lines', 'added', 'rejected'] as const) counts[count] += report[count];
          if (report.rejected > 0) rejects?.show();
          output.print(`${resultOf(report)}; up to line ${lastLine.toLocaleString('en-GB')}.`);
        },
        onReplaced: () =>
          output.print(
            `${path.basename(asked.file)} was replaced by another file, which is read from its beginning.`,
          ),
      }).finally(() => noteOf(pool, 'end to follow file', counts).catch(() => {}));
    },
    config,
    end,
  );
  return counts.rejected;
}

type Asked = {
  readonly file: string;
  readonly dryRun: boolean;
  /** Where bad lines are reported; null if one refuses the file. */
  readonly rejects: string | null;
  readonly progress: boolean;
  readonly follow: boolean;
  readonly by: string | null;
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
        follow: { type: 'boolean', default: false },
        by: { type: 'string' },
      },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (file === undefined || file === '' || others.length > 0) return null;
    if (values.rejects !== undefined && !values.partial) return null;
    if (values.follow && (values['dry-run'] || values.progress)) return null;
    return {
      file,
      dryRun: values['dry-run'],
      rejects: values.partial ? (values.rejects ?? `${file}.rejects.csv`) : null,
      progress: values.progress,
      follow: values.follow,
      by: values.by ?? null,
    };
  } catch {
    return null;
  }
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

function resultOf(report: IngestReport): string {
  const kind = report.dataType === 'trade' ? 'trades' : 'orders';
  const known = report.lines - report.added - report.rejected;
  return [
    `${report.dryRun ? 'Checked' : 'Took'} ${counted(report.lines, 'line', 'lines')} of ${kind}: ${report.added.toLocaleString('en-GB')} new, ${known.toLocaleString('en-GB')} known already${report.rejected > 0 ? `, ${report.rejected.toLocaleString('en-GB')} rejected` : ''}`,
    `${counted(report.instrumentsAdded, 'new instrument', 'new instruments')}`,
    ...(report.blankRows > 0 ? [`${counted(report.blankRows, 'blank row', 'blank rows')} skipped`] : []),
  ].join('; ');
}

const summaryOf = (report: IngestReport, seconds: number): string =>
  `${resultOf(report)}; ${seconds.toFixed(1)} s, ${Math.round(report.lines / seconds).toLocaleString('en-GB')} lines a second.`;
