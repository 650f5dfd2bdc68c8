// npm run lab -- ingest [lines]: lines a second (of 200,000) from file to committed rows, for each kind of file,
// and at the end for the files of two venues at once in one process.
import { createWriteStream, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ingestFile } from '../../../src/server/ingest/ingest-file.ts';
import { type FileLine, testNow } from '../../server/feed/feed-kit.ts';
import { withBenchDatabase } from './bench-database.ts';
import { benchPair, benchQuote, benchTrade } from './bench-lines.ts';

const count = Number(process.argv[2] ?? 200_000);

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
    ['trades.csv', csvText((at) => benchTrade('C', at)), false],
    ['trades.ndjson', jsonText((at) => benchTrade('N', at)), false],
    ['trades.ndjson.gz', jsonText((at) => benchTrade('Z', at)), true],
    ['trades again.csv', csvText((at) => benchTrade('C', at)), false],
    ['deferred trades.csv', csvText(benchPair), false],
    ['orders.csv', csvText(benchQuote), false],
    ['orders again.csv', csvText(benchQuote), false],
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
      csvText((at) => ({ ...benchTrade('B', at), venueMIC })),
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
