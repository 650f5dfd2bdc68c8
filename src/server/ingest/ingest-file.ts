import type { DataType } from '../../domain/feed/data-types.ts';
import { codeOf } from '../../domain/thrown.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ArchiveReader } from '../archive/archive-reader.ts';
import { Refusal } from '../http/refusal.ts';
import { fetchArchived, restoreArchived } from './archived-lines.ts';
import { awaitReferredTo, type EarlierFiles, joinInTurn } from './earlier-files.ts';
import { FaultList, IngestRefusal, type RejectedFault } from './fault-list.ts';
import { ContentsReader } from './file-contents.ts';
import { InstrumentRegister } from './instrument-register.ts';
import { codesOf, judgeLines } from './judge-lines.ts';
import { keepRejects, operators, type RejectedFile, RejectsToKeep } from './kept-rejects.ts';
import { lockVenue, lockWorld, readWorld } from './line-world.ts';
import { lockMerge, mergeStaged } from './merge.ts';
import { type FileReading, readLines } from './read-lines.ts';
import { type IngestSource, openFile, readText } from './read-text.ts';
import { BrokenSnapshots, rejectContradictions } from './rejects.ts';
import { stagingTables } from './staging.ts';
import { StagingCopy } from './staging-copy.ts';

export type IngestOptions = {
  readonly pool: Database;
  /** Checks everything, stores nothing. */
  readonly dryRun?: boolean;
  /** The current time for the publisher: a publication more than five minutes later is refused. */
  readonly now: Date;
  /** Called for each error in a bad line, while the valid lines are loaded; if absent, a bad line refuses the file. */
  readonly onReject?: (fault: RejectedFault) => void;
  /**
   * Keeps the lines that were not taken for operators, whether one refuses the file or not, and is told under which
   * number; if absent, they are not kept.
   */
  readonly onKept?: (number: number) => void;
  /** Id of the key with which a publisher sent it; if absent, an operator loads it. */
  readonly sender?: string;
  /** Reads what is only in the archive; if absent, a file with lines of an archived day is refused. */
  readonly archive?: ArchiveReader;
  /** Operating MICs of the venues that the file may have lines of; all if absent. */
  readonly venues?: ReadonlySet<string>;
  /** Size limit of the decompressed text in bytes; unlimited if absent. */
  readonly mostBytes?: number;
  /** Called from time to time with the number of bytes and lines read, and when all are. */
  readonly onProgress?: (progress: IngestProgress) => void;
  /** Runs at the end of the same transaction. */
  readonly atEnd?: (client: Transaction, report: IngestReport) => Promise<void>;
  /** The text about the valid lines beside bad ones; if absent, the one for files. */
  readonly untaken?: string;
  /** Aborts without storing anything. */
  readonly signal?: AbortSignal;
};

export type IngestProgress = {
  readonly phase: 'reading' | 'storing';
  readonly bytes: number;
  readonly lines: number;
};

export type IngestReport = {
  readonly dataType: DataType;
  /** None if the file has only a header: nothing was published. */
  readonly lines: number;
  /** Rows whose cells are all empty, which are skipped and not among the lines. */
  readonly blankRows: number;
  /** New rows; the other lines were stored already. */
  readonly added: number;
  /** Lines that were left out; none if a bad line refuses the file. */
  readonly rejected: number;
  readonly instrumentsAdded: number;
  readonly dryRun: boolean;
};

const noRoom = 'The database has no room left: nothing was taken.';

class DryRunEnd extends Error {}

/**
 * Loads an operator's file.
 * @throws IngestRefusal
 */
export async function ingestFile({
  file,
  ...options
}: IngestOptions & { readonly file: string }): Promise<IngestReport> {
  return ingest(await openFile(file), options);
}

/**
 * Loads trades or orders, CSV or NDJSON, completely or not at all: rows, instruments and catalogue change in one
 * transaction. Loading the same file again changes nothing.
 *
 * @throws IngestRefusal with the errors found
 */
export async function ingest(source: IngestSource, options: IngestOptions): Promise<IngestReport> {
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of source.bytes) {
      bytes += piece.length;
      yield piece;
    }
  }
  const text = readText({ ...source, bytes: counted() }, options.mostBytes);
  try {
    return await ingestReading(await readLines(text), source.name, options, () => bytes);
  } finally {
    await text.return(undefined);
  }
}

/**
 * Loads lines as they are read, all of them or none, in one transaction.
 *
 * @param name the file name shown to readers
 * @param bytes the number of bytes read
 * @throws IngestRefusal with the errors found
 */
export async function ingestReading(
  reading: FileReading,
  name: string,
  options: IngestOptions,
  bytes: () => number,
): Promise<IngestReport> {
  const { pool, dryRun = false, onReject, onKept, sender = operators, now } = options;
  const toKeep = onKept && !dryRun ? new RejectsToKeep() : null;
  const tell = (fault: RejectedFault): void => {
    onReject?.(fault);
    toKeep?.add(fault);
  };
  const read: ReadLines = { lines: 0, faults: new FaultList(onReject || toKeep ? tell : null) };
  const rejects = (rejected: number, isTaken: boolean): RejectedFile => {
    const { dataType, header } = reading;
    return { dataType, header, name, sender, receivedAt: now, lines: read.lines, rejected, isTaken };
  };
  let report: IngestReport | null = null;
  let kept: number | null = null;
  try {
    await pool.transaction(async (client) => {
      const taken = await loadLines(client, reading, name, options, bytes, read);
      report = taken;
      if (dryRun) throw new DryRunEnd();
      if (toKeep && taken.rejected > 0)
        kept = await keepRejects(client, rejects(taken.rejected, true), toKeep.faults, taken.added > 0);
      await options.atEnd?.(client, taken);
      options.signal?.throwIfAborted();
    });
  } catch (error) {
    // 53100: PostgreSQL's own code for it.
    if (codeOf(error) === '53100') throw new Refusal('unavailable', noRoom);
    if (toKeep && error instanceof IngestRefusal && error.faultCount > 0) {
      // What contradicts other lines is found without its text.
      for (const fault of read.faults.total > 0 ? [] : error.faults)
        toKeep.add({ ...fault, value: null, text: '' });
      const refused = rejects(read.faults.lines || error.faultCount, false);
      onKept?.(await pool.transaction((client) => keepRejects(client, refused, toKeep.faults, false)));
    }
    if (!(error instanceof DryRunEnd)) throw error;
  }
  if (kept !== null) onKept?.(kept);
  if (report === null) throw new Error('the transaction ended before the lines were taken');
  return report;
}

/** What was read of a file until now. */
type ReadLines = { lines: number; readonly faults: FaultList };

async function loadLines(
  client: Transaction,
  { dataType, batches, blankRows, lineOf }: FileReading,
  name: string,
  options: IngestOptions,
  bytes: () => number,
  read: ReadLines,
): Promise<IngestReport> {
  const begun = performance.now();
  // A file of a million lines is sorted in memory, and may take its time.
  await client.query(`SET LOCAL work_mem = '128MB'`);
  await client.liftTimeLimit();
  await lockWorld(client);
  const staging = stagingTables[dataType];
  await client.query(staging.createSql);
  // A line may turn out to be bad only beside the others, and is then told as it was given.
  const keepsText = options.onReject !== undefined;
  if (keepsText) await client.query(staging.keepTextSql);
  const register = new InstrumentRegister(client);
  const world = await readWorld(client, register, options.now, options.venues ?? null);
  const gathering = new ContentsReader(dataType);
  const { days } = gathering;
  const copying = new StagingCopy(client, staging.copySql);
  const { faults } = read;
  const broken = new BrokenSnapshots();
  let earlier: EarlierFiles = [];
  for await (const batch of batches) {
    options.signal?.throwIfAborted();
    if (read.lines === 0) earlier = await joinInTurn(client, () => lockVenue(client, world, batch));
    read.lines += batch.length;
    await register.lookUp(codesOf(batch));
    const valid = judgeLines(batch, dataType, world, register, faults, (line) => {
      if (line !== null) broken.add(line);
      days.reject(line, world);
    });
    options.onProgress?.({ phase: 'reading', bytes: bytes(), lines: read.lines });
    // After a bad line nothing will be stored; the rest is read only to report all errors.
    if (faults.total > 0 && !options.onReject) continue;
    await register.giveIds();
    for (const { number, text, instrument, values } of valid) {
      const id = register.idOf(instrument.code);
      gathering.add(id, values);
      copying.add(staging.copyLine(number, id, values, keepsText ? text : null));
    }
    await copying.sendFull();
  }
  await copying.end();
  const { lines } = read;
  const report = { dataType, lines, blankRows: blankRows(), dryRun: options.dryRun ?? false };
  if (lines === 0) return { ...report, added: 0, rejected: 0, instrumentsAdded: 0 };
  if (faults.total > 0 && !options.onReject) {
    const text = faults.lines === 1 ? '1 line cannot be taken' : `${faults.lines} lines cannot be taken`;
    throw new IngestRefusal(
      `${text} of ${lines}: ${options.untaken ?? 'nothing of the file was taken'}.`,
      faults,
    );
  }
  options.onProgress?.({ phase: 'storing', bytes: bytes(), lines });
  const { contents } = gathering;
  const repeatArchived = await fetchArchived(client, staging, contents, options.archive, options.signal);
  if (contents.refersToReports) await awaitReferredTo(client, earlier);
  await lockMerge(client);
  const moved = await register.store();
  await moveInstruments(client, moved);
  if (repeatArchived) await restoreArchived(client, staging, contents);
  const haveLevels = options.onReject !== undefined;
  const isAnyRemoved =
    haveLevels && (await rejectContradictions(client, { staging, contents, days, broken, faults, lineOf }));
  const areChanged = moved.size > 0 || isAnyRemoved;
  const ingestedAt = new Date(options.now.getTime() + (performance.now() - begun));
  const staged = { repeatArchived, areChanged, haveLevels, days };
  const added = await mergeStaged(client, staging, contents, staged, { name, ingestedAt });
  return { ...report, added, rejected: faults.lines, instrumentsAdded: register.added };
}

/** Gives staged lines the keys under which another file has meanwhile stored their instruments. */
async function moveInstruments(client: Transaction, moved: ReadonlyMap<number, number>): Promise<void> {
  if (moved.size === 0) return;
  await client.query(
    `UPDATE staging s SET instrument_id = m.stored FROM unnest($1::integer[], $2::integer[]) AS m (given, stored)
     WHERE s.instrument_id = m.given`,
    [[...moved.keys()], [...moved.values()]],
  );
}
