import type pg from 'pg';
import type { DataType } from '../../domain/feed/data-types.ts';
import { codeOf } from '../../domain/thrown.ts';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import type { ArchiveReader } from '../archive/archive-reader.ts';
import { inTransaction } from '../database/pool.ts';
import { Refusal } from '../http/refusal.ts';
import { fetchArchived, putArchivedBack } from './archived-lines.ts';
import { FaultList, IngestRefusal, type LineFault } from './fault-list.ts';
import { Gathered } from './gathered.ts';
import { InstrumentRegister } from './instrument-register.ts';
import { codesOf, judgeLines } from './judge-lines.ts';
import { lockVenue, lockWorld, readWorld } from './line-world.ts';
import { mergeStaged } from './merge.ts';
import { type FileReading, readLines } from './read-lines.ts';
import { type IngestSource, openFile, readText } from './read-text.ts';
import { BrokenSnapshots, rejectContradictions } from './rejects.ts';
import { stagingTables } from './staging.ts';
import { StagingCopy } from './staging-copy.ts';

export type IngestOptions = {
  readonly pool: pg.Pool;
  /** Checks everything and stores nothing. */
  readonly dryRun?: boolean;
  /** The time as the publisher sees it: a publication more than five minutes after it is refused. */
  readonly now: Date;
  /** Takes the good lines of a file with bad ones, and is told of each fault of these; absent: takes none. */
  readonly onReject?: (fault: LineFault) => void;
  /** Reads what is in the archive alone; absent: a file with lines of an archived day is refused. */
  readonly archive?: ArchiveReader;
  /** Operating MICs of the venues that may be published for; all when absent. */
  readonly venues?: ReadonlySet<string>;
  /** Most bytes of text, unpacked; any number when absent. */
  readonly mostBytes?: number;
  /** Told now and then how many bytes and lines have been read, and when all are. */
  readonly onProgress?: (progress: IngestProgress) => void;
  /** Done in the same transaction, when all else is. */
  readonly atEnd?: (client: pg.ClientBase) => Promise<void>;
  /** What is said of the good lines beside bad ones; absent: those of a file. */
  readonly untaken?: string;
  /** Gives up, and stores nothing. */
  readonly signal?: AbortSignal;
};

export type IngestProgress = {
  readonly phase: 'reading' | 'storing';
  readonly bytes: number;
  readonly lines: number;
};

export type IngestReport = {
  readonly dataType: DataType;
  readonly lines: number;
  /** Rows that are new; the other lines were stored already. */
  readonly added: number;
  /** Lines that were not taken; there are none where a bad line refuses the file. */
  readonly rejected: number;
  readonly instrumentsAdded: number;
  readonly dryRun: boolean;
};

const noRoom = 'The database has no room left: nothing was taken.';

class DryRunEnd extends Error {}

/** Takes a file of the operator's. @throws IngestRefusal */
export async function ingestFile({
  file,
  ...options
}: IngestOptions & { readonly file: string }): Promise<IngestReport> {
  return ingest(await openFile(file), options);
}

/**
 * Takes trades or orders, CSV or NDJSON, whole or not at all: rows, instruments and catalogue change in one transaction.
 * Taking the same again changes nothing.
 *
 * @throws IngestRefusal with the faults found, when it cannot be taken
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
    return await take(await readLines(text), source.name, options, () => bytes);
  } finally {
    await text.return(undefined);
  }
}

/**
 * Takes lines that are being read, all of them or none, in one transaction.
 *
 * @param name what readers are told that rows came from
 * @param bytes how many have been read
 * @throws IngestRefusal with the faults found, when they cannot be taken
 */
export async function take(
  reading: FileReading,
  name: string,
  options: IngestOptions,
  bytes: () => number,
): Promise<IngestReport> {
  let report: IngestReport | null = null;
  try {
    await inTransaction(options.pool, async (client) => {
      report = await takeLines(client, reading, name, options, bytes);
      if (options.dryRun) throw new DryRunEnd();
      await options.atEnd?.(client);
      options.signal?.throwIfAborted();
    });
  } catch (error) {
    // 53100: PostgreSQL's own code for it.
    if (codeOf(error) === '53100') throw new Refusal('unavailable', noRoom);
    if (!(error instanceof DryRunEnd)) throw error;
  }
  if (report === null) throw new Error('the transaction ended before the lines were taken');
  return report;
}

async function takeLines(
  client: pg.PoolClient,
  { dataType, batches }: FileReading,
  name: string,
  options: IngestOptions,
  bytes: () => number,
): Promise<IngestReport> {
  const begun = performance.now();
  // A file of a million lines sorts in memory, and may take its time.
  await client.query(`SET LOCAL work_mem = '128MB'`);
  await client.query('SET LOCAL statement_timeout = 0');
  await lockWorld(client);
  const staging = stagingTables[dataType];
  await client.query(staging.createSql);
  const register = new InstrumentRegister(client);
  const world = await readWorld(client, register, options.now, options.venues ?? null);
  const gathered = new Gathered(dataType);
  const copying = new StagingCopy(client, staging.copySql);
  const faults = new FaultList(options.onReject);
  const broken = new BrokenSnapshots();
  let lines = 0;
  for await (const batch of batches) {
    options.signal?.throwIfAborted();
    if (lines === 0) await lockVenue(client, world, batch);
    lines += batch.length;
    await register.lookUp(codesOf(batch));
    const valid = judgeLines(batch, dataType, world, register, faults, (line) => {
      if (line !== null) broken.add(line);
      gathered.days.reject(line, world);
    });
    options.onProgress?.({ phase: 'reading', bytes: bytes(), lines });
    // Once a line is bad nothing will be stored; the rest is read only to report all that is wrong.
    if (faults.total > 0 && !options.onReject) continue;
    await register.giveIds();
    for (const { number, instrument, values } of valid) {
      const id = register.idOf(instrument.code);
      gathered.add(id, values);
      copying.add(staging.copyLine(number, id, values));
    }
    await copying.sendFull();
  }
  await copying.end();
  if (lines === 0) throw new IngestRefusal('The file has a header but no lines.');
  if (faults.total > 0 && !options.onReject) {
    const text = faults.lines === 1 ? '1 line cannot be taken' : `${faults.lines} lines cannot be taken`;
    throw new IngestRefusal(
      `${text} of ${lines}: ${options.untaken ?? 'nothing of the file was taken'}.`,
      faults,
    );
  }
  options.onProgress?.({ phase: 'storing', bytes: bytes(), lines });
  gathered.repeatsArchived = await fetchArchived(client, staging, gathered, options.archive, options.signal);
  await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.merging]);
  await moveInstruments(client, gathered, await register.store());
  if (gathered.repeatsArchived) await putArchivedBack(client, staging, gathered);
  if (options.onReject) await rejectContradictions(client, staging, gathered, broken, faults);
  const takenAt = new Date(options.now.getTime() + (performance.now() - begun));
  const added = await mergeStaged(client, staging, gathered, { name, takenAt });
  return {
    dataType,
    lines,
    added,
    rejected: faults.lines,
    instrumentsAdded: register.added,
    dryRun: options.dryRun ?? false,
  };
}

/** Gives staged lines the keys under which another file has stored their instruments meanwhile. */
async function moveInstruments(
  client: pg.ClientBase,
  gathered: Gathered,
  moved: ReadonlyMap<number, number>,
): Promise<void> {
  if (moved.size === 0) return;
  await client.query(
    `UPDATE staging s SET instrument_id = m.stored FROM unnest($1::integer[], $2::integer[]) AS m (given, stored)
     WHERE s.instrument_id = m.given`,
    [[...moved.keys()], [...moved.values()]],
  );
  gathered.isNarrowed = true;
}
