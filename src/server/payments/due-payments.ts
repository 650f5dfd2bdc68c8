import type { RepeatedWork } from '../repeated-work.ts';
import type { DueKind, Payment } from './payment-store.ts';

/**
 * The number of payments checked at once. Captured ones have a lane of their own: however many they are, they delay
 * nobody who is waiting for a payment.
 */
const lanes: Readonly<Record<DueKind, number>> = { hanging: 6, captured: 2 };

export type DuePaymentsDependencies = {
  /**
   * Takes the next due payment, for this process only.
   * @param looking those it is already checking
   */
  readonly claim: (kind: DueKind, looking: readonly string[]) => Promise<Payment | null>;
  /** Checks one payment. */
  readonly look: (payment: Payment) => Promise<void>;
  /** A check failed; the payment's next one is already scheduled. */
  readonly onFault: (payment: Payment, error: unknown) => void;
};

export type DuePayments = {
  /** Checks everything due, and waits for checks under way; resolves with their number. */
  readonly runNow: () => Promise<number>;
  /**
   * Checks at intervals.
   * @param onFault called when no payment could be taken
   */
  readonly start: (everyMs: number, onFault: (error: unknown) => void) => RepeatedWork;
};

/**
 * Checks due payments, several at a time. One for which the provider does not answer occupies its own slot until the
 * call times out, and nothing else.
 */
export function createDuePayments({ claim, look, onFault }: DuePaymentsDependencies): DuePayments {
  const looking = new Set<string>();
  const underWay = new Set<Promise<number>>();
  const busy: Record<DueKind, number> = { hanging: 0, captured: 0 };
  let stopped = false;

  async function workOff(kind: DueKind): Promise<number> {
    const beside: Promise<number>[] = [];
    let count = 0;
    for (;;) {
      const payment = stopped ? null : await claim(kind, [...looking]);
      if (payment === null) break;
      count += 1;
      looking.add(payment.id);
      // If one is due there may be more, and another lane continues with them.
      beside.push(begin(kind));
      try {
        await look(payment);
      } catch (error) {
        onFault(payment, error);
      } finally {
        looking.delete(payment.id);
      }
    }
    const others = await Promise.all(beside);
    return others.reduce((sum, one) => sum + one, count);
  }

  function begin(kind: DueKind): Promise<number> {
    if (busy[kind] >= lanes[kind]) return Promise.resolve(0);
    busy[kind] += 1;
    const begun = workOff(kind).finally(() => {
      busy[kind] -= 1;
      underWay.delete(begun);
    });
    // The one who started it gets its failure; nobody else needs it.
    begun.catch(() => {});
    underWay.add(begun);
    return begun;
  }

  async function runNow(): Promise<number> {
    const before = [...underWay];
    const [hanging, captured] = await Promise.all([begin('hanging'), begin('captured')]);
    await Promise.allSettled(before);
    return hanging + captured;
  }

  return {
    runNow,
    start: (everyMs, onStartFault) => {
      const tick = (): void => {
        for (const kind of ['hanging', 'captured'] as const) begin(kind).catch(onStartFault);
      };
      tick();
      const timer = setInterval(tick, everyMs);
      return {
        runNow,
        stop: async () => {
          stopped = true;
          clearInterval(timer);
          await Promise.allSettled(underWay);
        },
      };
    },
  };
}
