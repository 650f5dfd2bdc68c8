// npx tsx test/bench/ingest.ts [lines]: lines a second (of 200,000) from file to committed rows, for each kind of file,
// and at the end for the files of two venues at once in one process.
import { createWriteStream, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ingestFile } from '../../src/server/ingest/ingest-file.ts';
import { ago, bondQuote, bondTrade, type FileLine, testNow } from '../server/feed/feed-kit.ts';
import { withBenchDatabase } from './bench-database.ts';

const count = Number(process.argv[2] ?? 200_000);

function instrumentOf(at: number): FileLine {
  return at < 500
    ? { instrumentIdType: 'OTHR', instrumentId: `BENCH${at}`, instrumentDescription: `Bond ${at}` }
    : {
        instrumentIdType: 'OTHR',
        instrumentId: `BENCH${at % 500}`,
        instrumentDescription: `Bond ${at % 500}`,
      };
}

const trade = (prefix: string, at: number): FileLine =>
  bondTrade(`${prefix}${at}`, 1 + (at % 20_000), { ...instrumentOf(at), flags: 'ILQD' });

const quote = (at: number): FileLine => {
  const micros = String(Math.floor(at / 500) % 1_000_000).padStart(6, '0');
  return bondQuote(1, { ...instrumentOf(at), date: ago(1 + (at % 20_000), micros) });
};

function* csvText(line: (at: number) => FileLine): Generator<string> {
  const names = Object.keys(line(0));
  yield `${names.join(',')}\n`;
  for (let at = 0; at < count; at += 1) {
    const fields = line(at);
    yield `${names.map((name) => String(fields[name] ?? '')).join(',')}\n`;
  }
}

function* jsonText(line: (at: number) => FileLine): Generator<string> {
  for (let at = 0; at < count; at += 1) yield `${JSON.stringify(line(at))}\n`;
}

async function writeFile(file: string, text: Generator<string>, isPacked = false): Promise<void> {
  const source = Readable.from(text);
  if (isPacked) await pipeline(source, createGzip({ level: 1 }), createWriteStream(file));
  else await pipeline(source, createWriteStream(file));
}

await withBenchDatabase(async (pool, folder) => {
  const files = [
    ['trades.csv', csvText((at) => trade('C', at)), false],
    ['trades.ndjson', jsonText((at) => trade('N', at)), false],
    ['trades.ndjson.gz', jsonText((at) => trade('Z', at)), true],
    ['orders.csv', csvText(quote), false],
    ['orders again.csv', csvText(quote), false],
  ] as const;
  for (const [name, text, packed] of files) {
    const file = path.join(folder, name);
    await writeFile(file, text, packed);
    const started = performance.now();
    const report = await ingestFile({ pool, file, now: testNow });
    const seconds = (performance.now() - started) / 1000;
    const rate = Math.round(report.lines / seconds);
    const size = (statSync(file).size / 1e6).toFixed(1);
    console.log(
      `${name}: ${report.lines} lines (${size} MB), ${report.added} new, ${seconds.toFixed(2)} s, ${rate} lines/s`,
    );
  }
  const venues = ['LNFI', 'IOTF'].map((venueMIC) => ({
    venueMIC,
    file: path.join(folder, `${venueMIC}.csv`),
  }));
  for (const { venueMIC, file } of venues) {
    await writeFile(
      file,
      csvText((at) => ({ ...trade('B', at), venueMIC })),
    );
  }
  const started = performance.now();
  const reports = await Promise.all(venues.map(({ file }) => ingestFile({ pool, file, now: testNow })));
  const seconds = (performance.now() - started) / 1000;
  const lines = reports.reduce((sum, report) => sum + report.lines, 0);
  console.log(
    `two venues at once: ${lines} lines, ${seconds.toFixed(2)} s, ${Math.round(lines / seconds)} lines/s`,
  );
});
