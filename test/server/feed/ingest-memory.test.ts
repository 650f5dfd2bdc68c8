import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { FaultList } from '../../../src/server/ingest/fault-list.ts';
import { ContentsReader } from '../../../src/server/ingest/file-contents.ts';
import { InstrumentRegister } from '../../../src/server/ingest/instrument-register.ts';
import { codesOf, judgeLines } from '../../../src/server/ingest/judge-lines.ts';
import { readWorld } from '../../../src/server/ingest/line-world.ts';
import { readLines } from '../../../src/server/ingest/read-lines.ts';
import { BrokenSnapshots } from '../../../src/server/ingest/rejects.ts';
import { freshDatabase } from '../database.ts';
import { bondQuote, type FileLine, testNow } from './feed-kit.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const heldNow = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

const instruments = 600;
const pieceSize = 64 * 1024;

const lineOf = (at: number): FileLine =>
  bondQuote(1 + at, {
    instrumentIdType: 'OTHR',
    instrumentId: `OFALONGCODE${String(at).padStart(6, '0')}`,
    instrumentDescription: `Bond of a long description ${at}`,
  });

/** A file in pieces, each with its own instrument, a good line and a bad one. */
async function* pieces(): AsyncGenerator<string> {
  yield `${Object.keys(lineOf(0)).join(',')}\n`;
  for (let at = 0; at < instruments; at += 1) {
    const good = Object.values(lineOf(at)).join(',');
    const text = `${good}\n${good.replace('98.10', 'much')}\n`;
    yield `${text}${' '.repeat(pieceSize - text.length - 1)}\n`;
  }
}

test('the instruments remembered from a file do not keep its pieces in memory', async () => {
  const database = await freshDatabase();
  const client = await database.pool.connect();
  try {
    const { dataType, batches } = await readLines(pieces());
    const register = new InstrumentRegister(client);
    const world = await readWorld(client, register, testNow, null);
    const gathering = new ContentsReader(dataType);
    const broken = new BrokenSnapshots();
    const before = heldNow();
    for await (const batch of batches) {
      await register.lookUp(codesOf(batch));
      const good = judgeLines(
        batch,
        dataType,
        world,
        register,
        new FaultList(),
        (line) => line && broken.add(line),
      );
      await register.giveIds();
      for (const { instrument, values } of good) gathering.add(register.idOf(instrument.code), values);
    }
    const held = heldNow() - before;
    expect([gathering.contents.sources[0].length, broken.columns[0].length]).toEqual([
      instruments,
      instruments,
    ]);
    // All pieces together have 40 MB.
    expect(held).toBeLessThan(10 * 2 ** 20);
  } finally {
    client.release();
    await database.drop();
  }
});
