// npm run lab -- ingest-memory [gigabytes]: the peak of the resident memory (VmHWM) of the operator's tool, built
// as in a release, while it takes in NDJSON files of trades of 0.1, 1 and 10 GB, up to the given size (1), and the most
// that a PostgreSQL process had for itself meanwhile (RssAnon). Each file comes through a pipe and is nowhere on disk;
// its rows are. Needs Linux.
import { execFileSync } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { setup as buildService } from '../../server/built-program.ts';
import { runScript } from '../../server/start-program.ts';
import { withBenchDatabase } from './bench-database.ts';
import { benchTrade } from './bench-lines.ts';
import { memoryOf, processesFrom } from './process-memory.ts';

const most = Number(process.argv[2] ?? 1);
const sizes = [0.1, 1, 10].filter((size) => size <= most);
if (sizes.length === 0) {
  console.error('The number of gigabytes has to be at least 0.1.');
  process.exit(1);
}
const lookEveryMs = 200;
const linesAtOnce = 200;
const begun = Date.now();
const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

/** The time of the nth line, in the last two weeks. */
const moment = (at: number): string =>
  new Date(begun - (1 + (at % 20_000)) * 60_000).toISOString().replace('Z', '000Z');

/** So many bytes of trades, as NDJSON. */
function* tradesOf(bytes: number, prefix: string): Generator<string> {
  let written = 0;
  for (let at = 0; written < bytes; ) {
    let lines = '';
    for (const end = at + linesAtOnce; at < end; at += 1) {
      const time = moment(at);
      lines += `${JSON.stringify({ ...benchTrade(prefix, at), tradeDate: time, publicationDate: time })}\n`;
    }
    written += Buffer.byteLength(lines);
    yield lines;
  }
}

const removeService = await buildService();
await withBenchDatabase(async (pool, folder, url) => {
  const postmaster = Number.parseInt(
    readFileSync(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8'),
    10,
  );
  for (const size of sizes) {
    const pipe = path.join(folder, `${size}.ndjson`);
    execFileSync('mkfifo', [pipe]);
    const started = performance.now();
    const tool = runScript('src/server/cli/daylight.ts', ['ingest', pipe], {
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'data'),
    });
    const writing = pipeline(Readable.from(tradesOf(size * 1e9, `G${size * 10}N`)), createWriteStream(pipe));
    let hasEnded = false;
    tool.ended.then(() => {
      hasEnded = true;
    });
    let peak = 0;
    let database = 0;
    while (!hasEnded) {
      peak = Math.max(peak, memoryOf(tool.child.pid ?? 0)?.peak ?? 0);
      for (const pid of processesFrom(postmaster)) database = Math.max(database, memoryOf(pid)?.own ?? 0);
      await pause(lookEveryMs);
    }
    if ((await tool.ended) !== 0) throw new Error(tool.output());
    await writing;
    const seconds = (performance.now() - started) / 1000;
    const { rows } = await pool.query<{ size: string }>(
      'SELECT pg_database_size(current_database()) AS size',
    );
    console.log(
      `${size} GB in ${seconds.toFixed(0)} s: at most ${megabytes(peak)} MB resident, ${megabytes(database)} MB of a PostgreSQL process of its own; the database then has ${(Number(rows[0]?.size) / 1e9).toFixed(1)} GB. ${tool.out().trim()}`,
    );
  }
}).finally(removeService);
