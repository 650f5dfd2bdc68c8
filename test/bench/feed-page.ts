// npx tsx test/bench/feed-page.ts [seconds] [connections]: a page of 100 trades out of a big table, through the whole
// service, beside the same bytes from a bare Fastify in the same run.
import { createWriteStream } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import autocannon from 'autocannon';
import Fastify, { type FastifyInstance } from 'fastify';
import { ingestFile } from '../../src/server/ingest/ingest-file.ts';
import { bondTrade, feedKit, ndjson, testNow } from '../server/feed/feed-kit.ts';
import { withBenchDatabase } from './bench-database.ts';

const seconds = Number(process.argv[2] ?? 10);
const connections = Number(process.argv[3] ?? 20);
const rows = 300_000;

const question = {
  datatype: 'trade',
  tv: 'TPIC',
  assetclass: 'Bonds',
  subassetclass: 'Corporate bonds',
  instrument: 'FR0000120271',
  instrumentmic: 'LNFI',
  ordertype: 'Trades',
  limit: '100',
};

async function originOf(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

async function measure(name: string, url: string, cookie: string): Promise<autocannon.Result> {
  const headers = { cookie, host: 'localhost' };
  await autocannon({ url, connections, duration: 2, headers });
  const result = await autocannon({ url, connections, duration: seconds, headers });
  const faults = result.non2xx + result.errors;
  console.log(
    `${name}: ${Math.round(result.requests.average)} requests/s, p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms${faults ? `, ${faults} FAILED` : ''}`,
  );
  return result;
}

await withBenchDatabase(async (pool, folder, databaseUrl) => {
  const lines = (function* () {
    for (let at = 0; at < rows; at += 1) {
      yield ndjson([
        bondTrade(`F${at}`, 1 + Math.floor(at / 2), {
          instrumentIdType: 'ISIN',
          ...(at % 3 === 0 ? {} : { instrumentIdType: 'OTHR', instrumentId: `OTHER${at % 997}` }),
          flags: ['ILQD', 'SIZE'],
        }),
      ]);
    }
  })();
  const file = path.join(folder, 'trades.ndjson');
  await pipeline(Readable.from(lines), createWriteStream(file));
  await ingestFile({ pool, file, now: testNow });
  await pool.query('analyze');

  const kit = await feedKit({ pool, url: databaseUrl }, false, false);
  const cookie = `session=${await kit.session({ TPIC: ['delayed_trades'] })}`;
  // Its reads are counted.
  const live = `session=${await kit.session({ TPIC: ['realtime_trades'] })}`;
  const url = `${await originOf(kit.app)}/api/feed/data?${new URLSearchParams(question)}`;
  const answer = await fetch(url, { headers: { cookie } });
  const bytes = await answer.text();
  console.log(
    `page: ${answer.status}, ${bytes.length} bytes, out of ${rows} trades; ${connections} connections, ${seconds} s`,
  );

  const bare = Fastify();
  bare.get('/', async (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  const bareUrl = await originOf(bare);

  const plain = await measure('bare Fastify', bareUrl, cookie);
  const feed = await measure('feed page', url, cookie);
  const counted = await measure('feed page, live', url, live);
  console.log(
    `ratio: ${(feed.requests.average / plain.requests.average).toFixed(3)} of the requests/s, ${(feed.latency.p99 / Math.max(1, plain.latency.p99)).toFixed(1)} times the p99`,
  );
  console.log(
    `counting: ${(counted.requests.average / feed.requests.average).toFixed(3)} of the requests/s of delayed data`,
  );
  await bare.close();
  await kit.close();
});
