import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../../src/sandbox/market/random.ts';
import type { Settings } from '../../../src/sandbox/payment/provider.ts';
import type { ObjectStore } from '../../server/object-store.ts';
import { fillDisk } from '../engines/small-disk.ts';
import { isPayingAt, type Market } from './buyers.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import type { ChaosSystem } from './chaos-system.ts';
import type { Instance } from './instances.ts';
import { storeFaults } from './store-faults.ts';

/** Something that goes wrong until the promise resolves. */
export type Disturbance = {
  readonly name: string;
  readonly act: () => Promise<void>;
  /** Whether it kills a process that all payments depend on. */
  readonly isKill?: boolean;
};

/** How many processes were killed, and how many of them while a payment that needed them was under way. */
type Kills = { all: number; inPayment: number };

export type Disturbed = {
  readonly system: ChaosSystem;
  readonly database: ChaosDatabase;
  readonly store: ObjectStore | null;
  /** A disk that can be filled; null if there is none. */
  readonly disk: string | null;
  readonly market: Market;
  readonly chance: Chance;
  readonly kills: Kills;
};

// A stream waits up to a minute until its instance's clock reaches the time of the previous instance, and then sends at
// most 500 of the rows that came meanwhile. With a clock this far ahead there are fewer.
export const mostWrongMs = 15_000;
/** The calls to the provider at which it is killed, counted over all payments under way. */
const callsCounted = 8;
const callsAwaitedMs = 8_000;

/** Everything that can go wrong in a run; what is named more often happens more often. */
export function disturbancesOf(run: Disturbed): readonly Disturbance[] {
  const { system, database, store, disk, market, chance, kills } = run;
  const { instances, webs, workers, clocks, mail, provider, killSwitch } = system;
  const ms = (): number => chance.between(2_000, 6_000);
  const oneOf = (some: readonly Instance[]): readonly Instance[] =>
    some.slice(chance.between(0, some.length - 1)).slice(0, 1);

  const kill = (doomed: readonly Instance[]): void => {
    for (const one of doomed) {
      const isPaying = isPayingAt(market, one);
      if (!one.kill(chance.between(0, 3_000))) continue;
      kills.all += 1;
      if (isPaying) kills.inPayment += 1;
    }
  };
  const killing = (name: string, doomed: () => readonly Instance[]): Disturbance => ({
    name,
    act: async () => kill(doomed()),
  });
  /** Kills whoever takes a payment just before or after one of their calls to the provider. */
  const killInPayment = async (): Promise<void> => {
    const ending = new AbortController();
    killSwitch.arm(chance.between(0, callsCounted - 1), () => {
      const paying = instances.filter((one) => isPayingAt(market, one));
      kill(paying.length > 0 ? paying : workers);
      ending.abort();
    });
    await pause(callsAwaitedMs, null, { signal: ending.signal }).catch(() => {});
    killSwitch.disarm();
  };
  const providerIs = (name: string, how: Partial<Settings>): Disturbance => ({
    name,
    act: async () => {
      provider.books.change(how);
      await pause(ms());
      provider.books.change({ provider: 'up', capture: 'completed' });
    },
  });
  const clockIs = (name: string, sign: 1 | -1): Disturbance => ({
    name,
    act: async () => {
      for (const one of oneOf(instances))
        await clocks.setWrong(one, sign * chance.between(1_000, mostWrongMs), ms());
    },
  });
  const inPayment: Disturbance = { name: 'who takes a payment is killed', act: killInPayment };

  return [
    inPayment,
    inPayment,
    inPayment,
    killing('a web process is killed', () => oneOf(webs)),
    killing('a worker is killed', () => oneOf(workers)),
    killing('all processes are killed', () => instances),
    ...database.disturbances.map(({ name, act, isKill = false }) => ({
      name,
      act: () => {
        if (isKill) kills.all += 1;
        if (isKill && market.underWay.size > 0) kills.inPayment += 1;
        return act();
      },
    })),
    providerIs('the provider is slow', { provider: 'slow' }),
    providerIs('the provider fails', { provider: 'failing' }),
    providerIs('the provider is silent', { provider: 'silent' }),
    providerIs('the provider takes money and does not say so', { capture: 'chargedSilently' }),
    { name: 'the mail server is down', act: () => mail.goAway(ms()) },
    ...(store === null ? [] : storeFaults(store, ms)),
    clockIs('a clock is ahead', 1),
    clockIs('a clock is behind', -1),
    ...(disk === null ? [] : [{ name: 'the disk is full', act: () => fillDisk(disk, ms()) }]),
  ];
}
