// npm run lab -- chaos [seconds [seed]] [--engines]: runs several processes of the service, on one database and one store of
// files, while users register and pay, publishers send files and readers follow. For that time (default: 120 s)
// processes, database, store, mail server and payment provider are killed, cut off, slowed down or stopped, the disk is
// filled and clocks are set wrong, as the seed decides. Then everything recovers, and money, rows, files, mails and
// sessions have to be right; if not, the exit status is 1. With --engines the database is Debian's PostgreSQL with a
// replica, behind poolers, and fails over. Filling the disk needs a separate one, and so root on Linux. What is left out
// is said at the start.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { messageOf } from '../../../src/domain/thrown.ts';
import { type Chance, chanceOf } from '../../../src/sandbox/market/random.ts';
import { setup as checkEngines } from '../../engines/check-packages.ts';
import { setup as buildService } from '../../server/built-program.ts';
import { startObjectStore } from '../../server/object-store.ts';
import { buildPages } from '../../server/start-program.ts';
import { ontoSmallDisk } from '../engines/small-disk.ts';
import { watchActivity } from './activity.ts';
import { addAnnouncedPeople } from './announced-people.ts';
import { buy, type Market } from './buyers.ts';
import type { OnDatabase } from './chaos-database.ts';
import { openChaosSystem } from './chaos-system.ts';
import { type Disturbance, disturbancesOf, mostWrongMs } from './disturbances.ts';
import { withEmbeddedDatabase } from './embedded-database.ts';
import { withFailoverDatabase } from './failover-database.ts';
import type { Role } from './instances.ts';
import { auditFaults, openFileFaults } from './judge-files.ts';
import { lettersIn, mailFaults } from './judge-mails.ts';
import { chargesIn, moneyFaults } from './judge-money.ts';
import { rowFaults, streamFaults } from './judge-rows.ts';
import { latePaper, livePaper, publish } from './publishers.ts';
import { readDelayed, readLive, readOpenFiles } from './readers.ts';
import type { Scene } from './scene.ts';
import { settle } from './settle.ts';

const { values, positionals } = parseArgs({
  options: { engines: { type: 'boolean' } },
  allowPositionals: true,
});
const seconds = Number(positionals[0] ?? 120);
const seed = positionals[1] ?? String(Date.now());
if (!Number.isFinite(seconds) || seconds < 1) {
  console.error('How many seconds? At least 1.');
  process.exit(1);
}
const crews: readonly [readonly Role[], ...(readonly Role[])[]] = [
  ['web', 'web', 'worker'],
  ['web', 'web', 'worker', 'worker'],
  ['web', 'all', 'worker'],
  ['all', 'all'],
];
const announced = 150;
const buyersAtOnce = 3;
const longestWaitMs = 10_000;
const mostPrinted = 50;

const acts = chanceOf(`acts of ${seed}`);
const roles = acts.pick(crews);
const usesStore = acts.in100(75);
if (values.engines)
  try {
    checkEngines();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
const disk = values.engines ? null : ontoSmallDisk();
// Before the small disk is used for temporary files: a store has a disk of its own.
const store = usesStore ? await startObjectStore() : null;
if (disk !== null) process.env.TMPDIR = disk;
await buildPages();
const removeBuilt = await buildService();

function shuffled<T>(all: readonly T[], chance: Chance): T[] {
  return all
    .map((one) => ({ one, at: chance.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

const chaos: OnDatabase = async (database, folder) => {
  const { pool } = database;
  await addAnnouncedPeople(pool, announced);
  const system = await openChaosSystem(database, roles, store, folder);
  if (!(await system.healed())) throw new Error('The service did not start');
  const faults: string[] = [];
  const fault = (what: string): void => void faults.push(what);
  let calmSince: number | null = null;
  const calmForMs = (): number => (calmSince === null ? 0 : performance.now() - calmSince);
  const scene: Scene = { system, pool, chance: chanceOf(`lives of ${seed}`), calmForMs, fault };
  const market: Market = { registered: [], buyers: [], underWay: new Map() };
  const kills = { all: 0, inPayment: 0 };
  const disturbances = disturbancesOf({ system, database, store, disk, market, chance: acts, kills });
  const done = new Map(disturbances.map(({ name }) => [name, 0]));
  console.log(
    `Seed ${seed}: ${roles.join(', ')}; files in ${store ? 'a store' : 'a folder'}. What happens: ${[...done.keys()].join('; ')}.`,
  );
  if (disk === null)
    console.log(
      'The disk is not filled: that needs a separate disk, root on Linux, and the embedded database.',
    );
  if (!values.engines) console.log('The database does not fail over: that needs --engines.');

  const acknowledged = { live: [] as string[], late: [] as string[] };
  const received: string[] = [];
  let isRead = false;
  const published = [
    publish(scene, livePaper, acknowledged.live, () => received.length > 0),
    publish(scene, latePaper, acknowledged.late),
  ];
  while (acknowledged.live.length === 0) await pause(50);
  const live = readLive(scene, received, () => isRead);
  const looking = [readDelayed(scene), readOpenFiles(scene, mostWrongMs)];
  let people = 0;
  const next = (): number => {
    people += 1;
    return people;
  };
  const bought = Array.from({ length: buyersAtOnce }, () => buy(scene, next, market));
  const lives = Promise.allSettled([...published, ...bought, ...looking]);
  while (received.length === 0 || acknowledged.late.length === 0) await pause(50);

  const began = performance.now();
  const print = (what: string): void =>
    console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${what}`);
  const underWay = new Map<string, Promise<void>>();
  let deck: Disturbance[] = [];
  while (performance.now() - began < seconds * 1000) {
    // Half of them hit a system that has not recovered from the one before.
    if (acts.in100(50)) await Promise.race([system.healed(), pause(longestWaitMs)]);
    await pause(acts.between(300, 2_500));
    if (deck.length === 0) deck = shuffled(disturbances, acts);
    const drawn = deck.pop();
    if (!drawn || underWay.has(drawn.name)) continue;
    const { name, act } = drawn;
    print(name);
    done.set(name, (done.get(name) ?? 0) + 1);
    const acting = act()
      .catch((error: unknown) => fault(`${name}: ${messageOf(error)}`))
      .finally(() => underWay.delete(name));
    underWay.set(name, acting);
  }
  await Promise.all(underWay.values());
  calmSince = performance.now();
  print('no more faults');
  const endWatching = watchActivity(pool, calmForMs);
  if (!(await system.healed())) fault('the service has not recovered');
  for (const each of await lives) if (each.status === 'rejected') fault(String(each.reason));
  faults.push(...(await settle(pool, () => received.length >= acknowledged.live.length)));
  isRead = true;
  const { connections } = await live;
  endWatching();
  print('everything has settled');

  faults.push(
    ...streamFaults(received, acknowledged.live),
    ...(await rowFaults(pool, livePaper, acknowledged.live)),
    ...(await rowFaults(pool, latePaper, acknowledged.late)),
    ...(await moneyFaults(pool, system.provider, system.mail, market)),
    ...(await mailFaults(pool, system.mail, market)),
    ...(await openFileFaults(scene)),
    ...(await auditFaults(system)),
  );
  await system.close();
  const [pages = 0, files = 0] = await Promise.all(looking);
  const mails = system.mail.mails().length;
  for (const [name, count] of done) console.log(`${String(count).padStart(4)} times ${name}`);
  console.log(
    `${kills.all} kills, ${kills.inPayment} of them during a payment; ${market.buyers.length} orders, ${chargesIn(system.provider)} charges; ` +
      `${acknowledged.live.length} rows acknowledged and ${received.length} read live over ${connections} connections, ${acknowledged.late.length} others acknowledged; ` +
      `${pages} delayed pages, ${files} open files; ${market.registered.length} registrations; ${mails} mails, ${lettersIn(system.mail.mails()).size} different. Seed ${seed}.`,
  );
  for (const what of faults.slice(0, mostPrinted)) console.log(`WRONG: ${what}`);
  console.log(faults.length === 0 ? 'no faults' : `${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
};

try {
  await (values.engines ? withFailoverDatabase(chaos) : withEmbeddedDatabase(chaos));
} finally {
  await store?.close();
  removeBuilt();
}
process.exit();
