// npm run lab -- page-ratio FOLDER [trades] [seconds] [rounds]: uncached pages of 100 trades from this checkout and from
// that in FOLDER, whose packages are installed, in turn, so that other load on the machine falls on both. Prints the
// ratio of pages per second and of processor time per page: the median of the rounds.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Asked, Loaded } from './page-load.ts';
import type { Spent, Subject } from './page-ratio-subject.ts';

const [, , folder, trades = '200000', seconds = '2', rounds = '9'] = process.argv;
if (folder === undefined) throw new Error('Name the folder of the other checkout.');

async function said<Message>(child: ChildProcess): Promise<Message> {
  const [message]: Message[] = await once(child, 'message');
  if (message === undefined) throw new Error('the process has sent nothing');
  return message;
}

const asking = fork(new URL('page-load.ts', import.meta.url));
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function begin(of: string) {
  const child = fork(new URL('page-ratio-subject.ts', import.meta.url), [of, trades]);
  const subject = await said<Subject>(child);
  const spent = async (): Promise<Spent> => {
    child.send('spent');
    return await said<Spent>(child);
  };
  return {
    child,
    round: async () => {
      const before = await spent();
      const { origin, cookie, paths } = subject;
      const asked: Asked = {
        origin,
        paths,
        headers: { cookie },
        connections: 4,
        seconds: Number(seconds),
        status: 200,
      };
      asking.send(asked);
      const { perSecond, faults } = await said<Loaded>(asking);
      if (faults > 0) throw new Error(`${faults} of the answers of ${of} were no page`);
      const after = await spent();
      const each = (part: keyof Spent): number =>
        (after[part] - before[part]) / (perSecond * Number(seconds));
      return { perSecond, service: each('service'), database: each('database') };
    },
  };
}

const other = await begin(folder);
const own = await begin('.');
type Round = Awaited<ReturnType<typeof own.round>>;
const pairs: { readonly own: Round; readonly other: Round }[] = [];
for (let round = 0; round <= Number(rounds); round += 1) {
  const pair = { other: await other.round(), own: await own.round() };
  // The first is not counted: the code is not optimized yet.
  if (round > 0) pairs.push(pair);
}
for (const { child } of [other, own]) child.disconnect();
asking.disconnect();
const of = (side: 'own' | 'other', value: keyof Round): string =>
  median(pairs.map((pair) => pair[side][value])).toFixed(value === 'perSecond' ? 0 : 2);
for (const side of ['other', 'own'] as const)
  console.log(
    `${side}: ${of(side, 'perSecond')}/s; per page ${of(side, 'service')} ms in the service, ${of(side, 'database')} in the database`,
  );
const processor = ({ service, database }: Round): number => service + database;
console.log(
  `pages per second ${median(pairs.map((pair) => pair.own.perSecond / pair.other.perSecond)).toFixed(2)} times, processor time ${median(pairs.map((pair) => processor(pair.own) / processor(pair.other))).toFixed(2)} times, that of ${folder}`,
);
