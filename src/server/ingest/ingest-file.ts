import path from 'node:path';
import type pg from 'pg';
import type { DataType } from '../../domain/feed/data-types.ts';
import type { FieldValues } from '../../domain/feed/fields/read-field.ts';
import type { Instrument, LineContext, Segment } from '../../domain/feed/instrument-line.ts';
import { validateOrderLine } from '../../domain/feed/order-line.ts';
import { validateTradeLine } from '../../domain/feed/trade-line.ts';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import { inTransaction } from '../database/pool.ts';
import { FaultList, IngestRefusal } from './fault-list.ts';
import { Gathered } from './gathered.ts';
import { InstrumentRegister } from './instrument-register.ts';
import { mergeStaged } from './merge.ts';
import { type NumberedLine, readLines } from './read-lines.ts';
import { stagingTables } from './staging.ts';
import { StagingCopy } from './staging-copy.ts';

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
      const gathered = new Gathered(reading.dataType);
      const copying = new StagingCopy(client, staging.copySql);
      for await (const batch of reading.batches) {
        lines += batch.length;
        await register.lookUp(codesOf(batch));
        const valid = judge(batch, reading.dataType, world, register, faults);
        // Once a line is bad nothing will be stored; the rest is read only to report all that is wrong.
        if (faults.total > 0) continue;
        await register.store();
        for (const { number, instrument, values } of valid) {
          const id = register.idOf(instrument.code);
          gathered.add(id, values);
          copying.add(staging.copyLine(number, id, values));
        }
        await copying.sendFull();
      }
      await copying.end();
      if (lines === 0) throw new IngestRefusal('The file has a header but no lines.');
      if (faults.total > 0) {
        const text = faults.lines === 1 ? '1 line cannot be taken' : `${faults.lines} lines cannot be taken`;
        throw new IngestRefusal(`${text} of ${lines}: nothing of the file was taken.`, faults);
      }
      const takenAt = new Date(options.now.getTime() + (performance.now() - begun));
      const source = { name: path.basename(options.file), takenAt };
      added = await mergeStaged(client, staging, gathered, source, faults);
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

type ValidLine = {
  readonly number: number;
  readonly instrument: Instrument;
  readonly values: FieldValues;
};

function judge(
  batch: readonly NumberedLine[],
  dataType: DataType,
  world: LineContext,
  register: InstrumentRegister,
  faults: FaultList,
): readonly ValidLine[] {
  const validate = dataType === 'trade' ? validateTradeLine : validateOrderLine;
  const good: ValidLine[] = [];
  for (const { number, line, fault } of batch) {
    if (line === null) {
      faults.add(number, fault ? [fault] : []);
      continue;
    }
    const valid = validate(line, world);
    if ('instrument' in valid) {
      register.note(valid.instrument);
      good.push({ number, instrument: valid.instrument, values: valid.values });
    } else faults.add(number, valid);
  }
  return good;
}

function codesOf(batch: readonly NumberedLine[]): string[] {
  const codes: string[] = [];
  for (const { line } of batch) {
    const code = line?.instrumentId;
    if (typeof code === 'string' && code !== '' && !code.includes('\0')) codes.push(code);
  }
  return codes;
}
