// Every trade that a venue published since a day, as lines of JSON on standard output.
//
//   DAYLIGHT_URL=https://… DAYLIGHT_KEY=daylight_… npx tsx history.ts ICPM 2026-11-20 > trades.ndjson
//
// Elsewhere the types are made of the contract: npx openapi-typescript $DAYLIGHT_URL/openapi.json -o types.ts
import { setTimeout as pause } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { paths } from '../../src/contract/generated/types.ts';

const { DAYLIGHT_URL = 'http://localhost:8080', DAYLIGHT_KEY = '' } = process.env;
const [tv = 'ICPM', from = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);

const client = createClient<paths>({
  baseUrl: DAYLIGHT_URL,
  headers: { Authorization: `Bearer ${DAYLIGHT_KEY}` },
});

type Query = paths['/api/history']['get']['parameters']['query'];
const query: Query = { datatype: 'trade', tv, from };
for (;;) {
  const { data, error, response } = await client.GET('/api/history', {
    params: { query },
    parseAs: 'stream',
  });
  if (response.status === 429) {
    await pause(Number(response.headers.get('retry-after')) * 1000);
    continue;
  }
  if (error) throw new Error(`${response.status}: ${String(error.error.message)}`);
  // An answer that breaks off throws here; the same cursor asks for it again.
  for await (const chunk of data ?? []) process.stdout.write(chunk);
  const cursor = response.headers.get('x-next-cursor');
  if (cursor === null) break;
  query.cursor = cursor;
}
