// npm run chaos [-- seconds [seed]]: runs two instances of the service, their database, payment provider and mail
// server, while users register and pay, publishers send files and readers follow. For that time (default: 120 s)
// instances and database are killed, connections cut, provider and mail server stopped, the disk filled and clocks set
// wrong, as the seed decides. Then everything recovers, and money, rows, mails and sessions have to be right; if not,
// the exit status is 1. Filling the disk needs a separate one, and so root on Linux; otherwise that part is skipped.
import { setTimeout as pause } from 'node:timers/promises';
import { chanceOf } from '../../src/sandbox/market/random.ts';
import { withBenchDatabase } from '../bench/bench-database.ts';
import type { Buyer } from '../bench/payment-crash/crash-subject.ts';
import { faultsOf } from '../bench/payment-crash/order-faults.ts';
import { buy, type ChaosScene, publish, readDelayed, readLive } from './chaos-lives.ts';
import { openChaosSystem } from './chaos-system.ts';
import { fillDisk, ontoSmallDisk } from './small-disk.ts';

const seconds = Number(process.argv[2] ?? 120);
const seed = process.argv[3] ?? String(Date.now());
if (!Number.isFinite(seconds) || seconds < 1) {
  console.error('How many seconds? At least 1.');
  process.exit(1);
}
const settleMs = 120_000;
// A stream waits up to a minute until its instance's clock reaches the time of the previous instance, and then sends at
// most 500 of the rows that came meanwhile. With a clock this far ahead there are fewer.
const mostWrongMs = 15_000;
const disk = ontoSmallDisk();
if (disk === null)
  console.log('The disk is not filled: that needs a separate disk, which needs root on Linux.');
else process.env.TMPDIR = disk;

await withBenchDatabase(async (pool, folder, url) => {
  // This pool's connections are cut as well.
  pool.on('error', () => {});
  const system = await openChaosSystem(pool, url, folder);
  await system.healed();
  const chance = chanceOf(`acts of ${seed}`);
  const faults: string[] = [];
  const began = performance.now();
  let isOver = false;
  const scene: ChaosScene = {
    system,
    pool,
    chance: chanceOf(`lives of ${seed}`),
    isOver: () => isOver,
    fault: (what) => void faults.push(what),
  };

  const acknowledged: string[] = [];
  const received: string[] = [];
  const buyers: Buyer[] = [];
  let people = 0;
  let isRead = false;
  const published = publish(scene, acknowledged);
  while (acknowledged.length === 0) await pause(50);
  const live = readLive(scene, received, () => isRead);
  const delayed = readDelayed(scene);
  const next = (): number => {
    people += 1;
    return people;
  };
  const bought = Promise.all([buy(scene, next, buyers), buy(scene, next, buyers)]);

  const wrongClock = (byMs: number) =>
    system.wrongClock(chance.between(0, system.origins.length - 1), byMs, chance.between(2000, 6000));
  const acts: Readonly<Record<string, () => Promise<void>>> = {
    'an instance is killed': async () =>
      system.killInstance(chance.between(0, system.origins.length - 1), chance.between(0, 3000)),
    'all instances are killed': async () => {
      for (const number of system.origins.keys()) system.killInstance(number, chance.between(0, 2000));
    },
    'the database is killed': async () => system.killDatabase(),
    'all connections are cut': () => system.cutConnections(),
    'the provider is slow': () => system.providerIs('slow', chance.between(2000, 6000)),
    'the provider fails': () => system.providerIs('failing', chance.between(2000, 6000)),
    'the provider is silent': () => system.providerIs('silent', chance.between(2000, 6000)),
    'the mail server is down': () => system.mailAway(chance.between(2000, 6000)),
    'a clock is ahead': () => wrongClock(chance.between(1000, mostWrongMs)),
    'a clock is behind': () => wrongClock(-chance.between(1000, mostWrongMs)),
    ...(disk === null ? {} : { 'the disk is full': () => fillDisk(disk, chance.between(2000, 6000)) }),
  };
  const [first, ...others] = Object.entries(acts);
  const done = new Map<string, number>();
  while (first && performance.now() - began < seconds * 1000) {
    // Half of the faults hit a system that has not recovered from the one before.
    if (chance.in100(50)) await system.healed();
    await pause(chance.between(500, 4000));
    const [name, act] = chance.pick([first, ...others]);
    console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${name}`);
    done.set(name, (done.get(name) ?? 0) + 1);
    await act().catch(() => {});
  }

  isOver = true;
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  no more faults`);
  await system.healed();
  const settled = await Promise.allSettled([published, bought, delayed]);
  for (const each of settled) if (each.status === 'rejected') faults.push(String(each.reason));
  const until = performance.now() + settleMs;
  const isQuiet = async (): Promise<boolean> => {
    const { rows } = await pool.query<{ mails: number }>('SELECT count(*)::int AS mails FROM mail_outbox');
    return rows[0]?.mails === 0 && received.length >= acknowledged.length;
  };
  while (!(await isQuiet().catch(() => false)) && performance.now() < until) await pause(250);
  isRead = true;
  const { connections } = await live;

  const stored = await pool.query<{ name: string; times: number }>(
    `SELECT t.transaction_id AS name, count(*)::int AS times FROM trades t JOIN instruments i ON i.id = t.instrument_id
     WHERE i.code = 'CHAOS1' GROUP BY 1`,
  );
  const times = new Map(stored.rows.map((row) => [row.name, row.times]));
  for (const name of acknowledged)
    if (times.get(name) !== 1)
      faults.push(`${name} was acknowledged and is stored ${times.get(name) ?? 0} times`);
  if (times.size !== acknowledged.length)
    faults.push(`${times.size} rows are stored of ${acknowledged.length} acknowledged`);
  if (JSON.stringify(received) !== JSON.stringify(acknowledged))
    faults.push(
      `the stream sent ${received.length} rows, not the ${acknowledged.length} acknowledged ones in order`,
    );
  const mails = system.mails();
  for (const buyer of buyers) {
    const email = await pool.query<{ email: string }>('SELECT email FROM accounts WHERE id = $1', [
      buyer.account,
    ]);
    const receipts = mails.filter(
      ({ to, subject }) => to.includes(email.rows[0]?.email ?? '') && /receipt DL-/.test(subject),
    );
    // A mail accepted while the program died is sent again with the same Message-ID, by which mailboxes recognise it.
    const letters = new Set(receipts.map(({ messageId }) => messageId)).size;
    const wrong = await faultsOf(pool, system.provider.books, buyer, letters);
    faults.push(...wrong.map((what) => `order ${buyer.order}: ${what}`));
  }
  const charges = system.provider.books.orders().reduce((sum, { charges: each }) => sum + each, 0);
  if (charges !== buyers.length) faults.push(`${charges} charges for ${buyers.length} orders`);
  const { pages } = await delayed;
  for (const [name, count] of done) console.log(`${String(count).padStart(4)} times ${name}`);
  console.log(
    `${buyers.length} orders, ${charges} charges; ${acknowledged.length} rows acknowledged, ${received.length} read live over ${connections} connections; ${pages} delayed pages; ${mails.length} mails, ${new Set(mails.map(({ messageId }) => messageId)).size} different. Seed ${seed}.`,
  );
  for (const fault of faults.slice(0, 50)) console.log(`WRONG: ${fault}`);
  console.log(faults.length === 0 ? 'no faults' : `${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
  await system.close();
});
process.exit();
