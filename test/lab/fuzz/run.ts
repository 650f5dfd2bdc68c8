// npm run lab -- fuzz [requests [seed]]: sends requests (default: 1,000,000) made from openapi.yaml, valid and with up to
// three things wrong, to the whole product over HTTP, as visitors, as signed-in users and with keys. Every answer is
// judged by the contract and by who may have it. The exit status is 1 if any is wrong.
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { readDocument } from '../../../src/contract/document.ts';
import { chanceOf } from '../../../src/sandbox/market/random.ts';
import { withBenchDatabase } from '../bench/bench-database.ts';
import { startBenchProgram } from '../bench/bench-program.ts';
import { contractJudge, type FuzzAnswer } from './contract-judge.ts';
import { contractRequests, type FuzzRequest, KnownTexts, type Selection } from './contract-requests.ts';
import { type FuzzCallers, fuzzCallers } from './fuzz-callers.ts';

const wanted = Number(process.argv[2] ?? 1_000_000);
const seed = process.argv[3] ?? String(Date.now());
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error('How many requests? A whole number.');
  process.exit(1);
}
const atOnce = 12;
const mostRead = 512 * 1024;
const mostTold = 20;
const longestMs = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/** Reads an answer, but only the beginning of a stream or a long file. */
async function read(answer: IncomingMessage): Promise<FuzzAnswer> {
  const status = answer.statusCode ?? 0;
  const mediaType = (answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  const isText = /json|html|text\/plain|yaml/.test(mediaType);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (isText) chunks.push(bytes);
    if (mediaType === 'text/event-stream' || size > mostRead) {
      answer.destroy();
      return { status, mediaType, text: Buffer.concat(chunks).toString(), isWhole: false };
    }
  }
  return { status, mediaType, text: Buffer.concat(chunks).toString(), isWhole: isText };
}

const send = (origin: string, { method, target, body }: FuzzRequest, headers: Record<string, string>) =>
  new Promise<FuzzAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = httpRequest({ hostname, port, agent, method, path: target, headers, timeout: longestMs });
    sent.once('timeout', () => sent.destroy(new Error(`no answer in ${longestMs / 1000} s`)));
    sent.once('error', reject);
    sent.once('response', (answer) => read(answer).then(resolve, reject));
    sent.end(body ?? undefined);
  });

const levels = [
  ['tvlist', 'tv'],
  ['assetclasslist', 'assetclass'],
  ['subassetclasslist', 'subassetclass'],
  ['instrumentlist', 'instrument'],
  ['miclist', 'instrumentmic'],
  ['ordertypelist', 'ordertype'],
] as const;

/** Goes down the selection as a user does, two or three ways at each step. */
async function selectionsAt(origin: string, callers: FuzzCallers): Promise<readonly Selection[]> {
  const headers = await callers.headersOf('live', true, chanceOf(seed));
  let found: Selection[] = [{ datatype: 'order' }, { datatype: 'trade' }];
  for (const [list, name] of levels) {
    const next: Selection[] = [];
    for (const selection of found) {
      const answer = await fetch(
        `${origin}/api/subscription/feed/${list}?${new URLSearchParams(selection)}`,
        {
          headers,
        },
      );
      const text = await answer.text();
      const choices = [...new Set(namesIn(JSON.parse(text)))].slice(0, list === 'instrumentlist' ? 3 : 2);
      next.push(...choices.map((choice) => ({ ...selection, [name]: choice })));
    }
    found = next;
  }
  return found;
}

/** The names that a list of the selection offers: its texts, or the name of each of its entries. */
function namesIn(list: unknown): string[] {
  if (typeof list === 'string') return [list];
  if (Array.isArray(list)) return list.flatMap(namesIn);
  if (typeof list !== 'object' || list === null) return [];
  const [first] = Object.entries(list).filter(
    ([, value]) => typeof value === 'string' || Array.isArray(value),
  );
  return first === undefined ? [] : namesIn(first[1]);
}

type Tally = { sent: number; taken: number; refused: number; limited: number };

await withBenchDatabase(async (pool, folder, url) => {
  const program = await startBenchProgram(url, folder, { TRUST_PROXY: 'true' });
  const document = readDocument();
  const judge = contractJudge(document);
  const callers = fuzzCallers(pool, program.origin);
  const selections = await selectionsAt(program.origin, callers);
  const known = new KnownTexts();
  const requestOf = contractRequests(document, selections, known);
  const tallies = new Map<string, Tally>();
  const began = performance.now();
  let made = 0;
  let wrong = 0;

  async function one(number: number): Promise<void> {
    const chance = chanceOf(`${seed} ${number}`);
    const request = requestOf(chance);
    const network =
      request.caller === 'key'
        ? '198.51.100.7'
        : `10.${[0, 0, 0].map(() => chance.between(1, 250)).join('.')}`;
    const tally = tallies.get(request.id ?? '(no call)') ?? { sent: 0, taken: 0, refused: 0, limited: 0 };
    tallies.set(request.id ?? '(no call)', tally);
    const own = await callers.headersOf(request.caller, request.hasToken, chance);
    let fault: string | null;
    let reply = '';
    try {
      const answer = await send(program.origin, request, {
        ...own,
        ...request.headers,
        'x-forwarded-for': network,
      });
      fault = judge(request, answer);
      reply = `${answer.status} ${answer.text.slice(0, 300)}`;
      tally.sent += 1;
      if (answer.status < 400) tally.taken += 1;
      else if (answer.status === 429) tally.limited += 1;
      else tally.refused += 1;
      if (answer.status === 401) callers.renew(request.caller);
      if (
        request.id !== null &&
        answer.status === 200 &&
        answer.isWhole &&
        request.method !== 'HEAD' &&
        answer.mediaType === 'application/json'
      )
        known.noteAll(JSON.parse(answer.text), chance);
    } catch (error) {
      fault = `no answer: ${error instanceof Error ? error.message : String(error)}`;
    }
    if (fault === null) return;
    wrong += 1;
    if (wrong > mostTold) return;
    const { method, target, caller, headers, body } = request;
    console.log(`request ${number}: ${fault}\n  ${caller}: ${method} ${target.slice(0, 500)}`);
    console.log(`  ${JSON.stringify(headers).slice(0, 300)} ${(body ?? '').slice(0, 500)}\n  ${reply}`);
  }

  const worker = async (): Promise<void> => {
    while (made < wanted) {
      made += 1;
      await one(made);
      if (made % 50_000 === 0) console.log(`${made} of ${wanted}, ${wrong} wrong`);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    agent.destroy();
    await program.stop();
  }
  const row = (name: string, ...cells: readonly (string | number)[]): string =>
    [name.padEnd(26), ...cells.map((cell) => String(cell).padStart(9))].join(' ');
  console.log(row('call', 'sent', 'taken', 'refused', 'limited'));
  for (const [name, { sent, taken, refused, limited }] of [...tallies].sort(([a], [b]) => a.localeCompare(b)))
    console.log(row(name, sent, taken, refused, limited));
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${made} requests with seed ${seed}: ${wrong} wrong; ${Math.round(made / seconds)} a second, ${selections.length} selections`,
  );
  const errors = program
    .output()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line));
  for (const line of errors.slice(0, mostTold)) console.log(line.slice(0, 600));
  if (errors.length > 0) console.log(`${errors.length} errors were logged`);
  if (wrong > 0) process.exitCode = 1;
});
