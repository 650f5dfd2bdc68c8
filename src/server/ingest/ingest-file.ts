import path from 'node:path';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DataType } from '../../domain/feed/data-types.ts';
import type { LineContext, Segment } from '../../domain/feed/instrument-line.ts';
import { validateOrderLine } from '../../domain/feed/order-line.ts';
import { validateTradeLine } from '../../domain/feed/trade-line.ts';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import { inTransaction } from '../database/pool.ts';
import { FaultList, IngestRefusal } from './fault-list.ts';
import { InstrumentRegister } from './instrument-register.ts';
import { mergeStaged } from './merge.ts';
import { type NumberedLine, readLines } from './read-lines.ts';
import { stagingTables } from './staging.ts';

export type IngestOptions = {
  readonly pool: pg.Pool;
  readonly file: string;
  /** Checks everything and stores nothing. */
  readonly dryRun?: boolean;
  /** The time as the publisher sees it: a publication more than five minutes after it is refused. */
  readonly now: Date;
};

export type IngestReport = {
  readonly dataType: DataType;
  readonly lines: number;
  /** Rows that are new; the other lines were stored already. */
  readonly added: number;
  readonly instrumentsAdded: number;
  readonly dryRun: boolean;
};

const batchLines = 4_000;
const toleranceMs = 5 * 60_000;

class DryRunEnd extends Error {}

/**
 * Takes a file of trades or of orders, CSV or NDJSON, whole or not at all: rows, instruments and catalogue change in
 * one transaction. Taking the same file again changes nothing.
 *
 * @throws IngestRefusal with the faults found, when the file cannot be taken
 */
export async function ingestFile(options: IngestOptions): Promise<IngestReport> {
  const begun = performance.now();
  const reading = await readLines(options.file);
  const faults = new FaultList();
  let lines = 0;
  let added = 0;
  let instrumentsAdded = 0;
  try {
    await inTransaction(options.pool, async (client) => {
      // A file of a million lines sorts in memory, and may take its time.
      await client.query(`SET LOCAL work_mem = '128MB'`);
      await client.query('SET LOCAL statement_timeout = 0');
      await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.ingest]);
      const staging = stagingTables[reading.dataType];
      await client.query(staging.createSql);
      const register = new InstrumentRegister(client);
      const world = await contextOf(client, register, options.now);
      for await (const batch of batched(reading.lines, batchLines)) {
        lines += batch.length;
        await takeBatch(client, batch, reading.dataType, world, register, faults);
      }
      if (lines === 0) throw new IngestRefusal('The file has a header but no lines.');
      if (faults.total > 0) {
        const text = faults.lines === 1 ? '1 line cannot be taken' : `${faults.lines} lines cannot be taken`;
        throw new IngestRefusal(`${text} of ${lines}: nothing of the file was taken.`, faults);
      }
      const takenAt = new Date(options.now.getTime() + (performance.now() - begun));
      const source = { name: path.basename(options.file), takenAt };
      added = await mergeStaged(client, staging, source, faults);
      instrumentsAdded = register.added;
      if (options.dryRun) throw new DryRunEnd();
    });
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
  }
  return { dataType: reading.dataType, lines, added, instrumentsAdded, dryRun: options.dryRun ?? false };
}

async function contextOf(
  client: pg.PoolClient,
  register: InstrumentRegister,
  now: Date,
): Promise<LineContext> {
  const found = await client.query<Segment>(
    `SELECT s.mic, s.venue_mic AS "venueMic", v.location AS "venueLocation", s.system
     FROM segments s JOIN venues v ON v.mic = s.venue_mic`,
  );
  const segments = new Map(found.rows.map((segment) => [segment.mic, segment]));
  const latest = new Date(now.getTime() + toleranceMs).toISOString();
  return {
    segmentOf: (mic) => segments.get(mic),
    instrumentOf: (code) => register.instrumentOf(code),
    notAfter: latest.replace('Z', '999Z'),
  };
}

async function* batched(
  lines: AsyncIterable<NumberedLine>,
  size: number,
): AsyncGenerator<readonly NumberedLine[]> {
  let batch: NumberedLine[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function takeBatch(
  client: pg.PoolClient,
  batch: readonly NumberedLine[],
  dataType: DataType,
  world: LineContext,
  register: InstrumentRegister,
  faults: FaultList,
): Promise<void> {
  const validate = dataType === 'trade' ? validateTradeLine : validateOrderLine;
  const { copySql, copyLine } = stagingTables[dataType];
  await register.lookUp(codesOf(batch));
  const copies: (() => string)[] = [];
  for (const { number, line, fault } of batch) {
    if (line === null) {
      faults.add(number, fault ? [fault] : []);
      continue;
    }
    const valid = validate(line, world);
    if ('instrument' in valid) {
      register.note(valid.instrument);
      copies.push(() => copyLine(number, register.idOf(valid.instrument.code), valid.values));
    } else faults.add(number, valid);
  }
  // Once a line is bad nothing will be stored; the rest is read only to report all that is wrong.
  if (faults.total > 0) return;
  await register.store();
  await copyIn(client, copySql, copies.map((copy) => copy()).join(''));
}

function codesOf(batch: readonly NumberedLine[]): string[] {
  const codes: string[] = [];
  for (const { line } of batch) {
    const code = line?.instrumentId;
    if (typeof code === 'string' && !code.includes('\0')) codes.push(code);
  }
  return codes;
}

function copyIn(client: pg.PoolClient, sql: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = client.query(copyFrom(sql));
    stream.on('error', reject);
    stream.on('finish', resolve);
    stream.end(text);
  });
}
