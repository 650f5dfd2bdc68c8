import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from '../../../../src/platform/database/database.ts';
import type { Buyer, CrashSubject, RunningSubject } from './crash-subject.ts';
import type { KillSwitch, Moment } from './kill-switch.ts';
import { faultsOf, isKnown, type OrderTruth, truthOf } from './order-faults.ts';
import type { WatchedProvider } from './watched-provider.ts';

const longestMs = 30_000;

export type CrashRun = {
  readonly killedAt: Moment;
  /** Number of the moment in the payment, from 0; null at a random time or after the payment. */
  readonly moment: number | null;
  /** Milliseconds into the restart at which it was killed again; null if it was not. */
  readonly killedAgainMs: number | null;
  /** State of the order in the database while the program was dead. */
  readonly found: string;
  /** State of the order after the restart, before any request. */
  readonly known: string;
  /** Milliseconds from the last start of the program until it was ready. */
  readonly readyMs: number;
  /** Milliseconds from the last start until database and provider agreed and nothing hung; 0 if they agreed already. */
  readonly knownMs: number;
  /** Empty if all is right. */
  readonly faults: readonly string[];
};

export type CrashReport = {
  /** How many moments of a payment the program can be killed at. */
  readonly moments: number;
  readonly runs: readonly CrashRun[];
  /** How often the provider took money, over all orders. */
  readonly charges: number;
  readonly orders: number;
};

export type CrashPlan = {
  /** Runs killed at moments spread over the payment. */
  readonly named: number;
  /** How far into the payment the first of them is, as a share of its moments below 1; by default at its beginning. */
  readonly from?: number;
  /** Runs killed at a random time, with events sent twice; every second one is killed again during the restart. */
  readonly random: number;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Kills a program with SIGKILL between create and execute, restarts it, and checks the order and the money: the program
 * has to find out by itself what happened, and the order has to be paid exactly once in the end.
 *
 * @param pool the subject's database, past the tap
 * @param onRun called after every run
 */
export async function crashRuns(
  subject: CrashSubject,
  provider: WatchedProvider,
  pool: Database,
  killSwitch: KillSwitch,
  plan: CrashPlan,
  onRun: (run: CrashRun, number: number) => void = () => {},
): Promise<CrashReport> {
  const { books } = provider;
  let running: RunningSubject | null = null;
  let buyers = 0;

  async function start(onSpawn?: (kill: () => void) => void): Promise<RunningSubject> {
    running = await subject.start(onSpawn);
    return running;
  }

  async function stop(): Promise<void> {
    running?.kill();
    await running?.ended;
    running = null;
  }

  function newBuyer(): Promise<Buyer> {
    buyers += 1;
    return subject.newBuyer(() => running?.origin ?? '', buyers);
  }

  /** Pays as the page does, with one key for the button and one for the approval. */
  async function pay({ visitor, order }: Buyer) {
    const created = await visitor.call('POST', '/api/payment/create', { OrderID: order }, randomUUID());
    const token = String(created.body.OrderID ?? '');
    books.approve(token, false);
    const approval = { Token: token, PaymentID: token, PayerID: books.find(token)?.payerId ?? 'PAYER' };
    const key = randomUUID();
    const execute = async (): Promise<string> =>
      String((await visitor.call('POST', '/api/payment/execute', approval, key)).body.OrderStatus);
    return { state: await execute(), execute };
  }

  /** Counts the moments of an undisturbed payment, and times it. */
  async function measure(): Promise<{ readonly moments: number; readonly ms: number }> {
    await start();
    const buyer = await newBuyer();
    killSwitch.arm(Number.POSITIVE_INFINITY, () => {});
    const began = performance.now();
    const { state } = await pay(buyer);
    const ms = performance.now() - began;
    killSwitch.disarm();
    await stop();
    if (state !== 'paid') throw new Error(`the undisturbed payment ended as ${state}`);
    return { moments: killSwitch.moments.length, ms };
  }

  /** Pays while the program is killed. @returns the moment of the kill */
  async function payAndDie(buyer: Buyer, kill: () => void, target: number | null, paidIn: number) {
    killSwitch.arm(target ?? Number.POSITIVE_INFINITY, kill);
    const afterMs = randomInt(0, Math.ceil(paidIn) + 1);
    const timer =
      target === null
        ? setTimeout(
            () => killSwitch.killNow({ what: `${afterMs} ms into the payment`, when: 'random' }),
            afterMs,
          )
        : undefined;
    await pay(buyer).catch(() => {});
    clearTimeout(timer);
    // If this payment was faster than the measured one, the program is killed after its answer.
    if (killSwitch.killedAt === null) killSwitch.killNow({ what: 'the answer of execute', when: 'after' });
    await stop();
    const { killedAt } = killSwitch;
    killSwitch.disarm();
    return killedAt ?? { what: 'nothing', when: 'after' as const };
  }

  /** Starts the program and kills it before it is ready. @returns after how many milliseconds */
  async function dieStarting(withinMs: number): Promise<number> {
    const afterMs = randomInt(0, Math.ceil(withinMs));
    await start((kill) => setTimeout(kill, afterMs)).catch(() => {});
    await stop();
    return afterMs;
  }

  async function untilKnown(order: string, since: number): Promise<{ truth: OrderTruth; ms: number }> {
    let truth = await truthOf(pool, books, order);
    if (isKnown(truth)) return { truth, ms: 0 };
    while (!isKnown(truth) && performance.now() - since < longestMs) {
      await pause(5);
      truth = await truthOf(pool, books, order);
    }
    return { truth, ms: performance.now() - since };
  }

  async function run(target: number | null, paidIn: number, again: boolean): Promise<CrashRun> {
    // The program that recovered from the run before goes on with this one.
    const { kill, readyMs: usual, origin } = running ?? (await start());
    const buyer = await newBuyer();
    provider.sendTo(target === null ? origin : null);
    const killedAt = await payAndDie(buyer, kill, target, paidIn);
    const { state: found } = await truthOf(pool, books, buyer.order);
    const killedAgainMs = again ? await dieStarting(usual * 1.2) : null;

    const since = performance.now();
    const [{ readyMs }, { truth, ms: knownMs }] = await Promise.all([
      start(),
      untilKnown(buyer.order, since),
    ]);
    const faults = isKnown(truth) ? [] : [`not recovered: ${truth.state}, ${truth.charges} charges`];
    // The person comes back, still signed in: the page checks the order, and pays if no money was taken.
    const checked = await buyer.visitor.call('POST', '/api/payment/check', { OrderID: buyer.order });
    if (checked.body.OrderStatus === 'created') {
      const { execute } = await pay(buyer);
      const replayed = await execute();
      if (replayed !== 'paid') faults.push(`a repeated execute answers ${replayed}`);
    }
    faults.push(...(await faultsOf(pool, books, buyer, await subject.mails(buyer.account))));
    if (killedAt.what === 'nothing') faults.push('the program was not killed');
    provider.sendTo(null);
    const moment = killedAt.what === 'the answer of execute' ? null : target;
    return { killedAt, moment, killedAgainMs, found, known: truth.state, readyMs, knownMs, faults };
  }

  try {
    const { moments, ms } = await measure();
    const targets = [
      ...Array.from({ length: plan.named }, (_, number) =>
        Math.floor(((number / plan.named + (plan.from ?? 0)) % 1) * moments),
      ),
      ...Array.from({ length: plan.random }, () => null),
    ];
    const runs: CrashRun[] = [];
    for (const [number, target] of targets.entries()) {
      const done = await run(target, ms, target === null && number % 2 === 1);
      runs.push(done);
      onRun(done, number);
    }
    const charges = books.orders().reduce((sum, order) => sum + order.charges, 0);
    return { moments, runs, charges, orders: buyers };
  } finally {
    await stop();
  }
}
