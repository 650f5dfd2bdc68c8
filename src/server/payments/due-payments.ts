import type { RepeatedWork } from '../repeated-work.ts';
import type { DueKind, Payment } from './payment-store.ts';

/**
 * How many payments are asked about at once. Those that are known to be captured have a lane of their own: however
 * many they are, nobody who waits for a payment waits for them.
 */
const lanes: Readonly<Record<DueKind, number>> = { hanging: 6, captured: 2 };

export type DuePaymentsDependencies = {
  /** Takes the next one that is due, for this program alone. @param looking those it is at already */
  readonly take: (kind: DueKind, looking: readonly string[]) => Promise<Payment | null>;
  /** Asks about one. */
  readonly look: (payment: Payment) => Promise<void>;
  /** A look failed; the payment's next time is set already. */
  readonly onFault: (payment: Payment, error: unknown) => void;
};

export type DuePayments = {
  /** Asks about everything that is due, and waits for what is under way; resolves with how many that were. */
  readonly runNow: () => Promise<number>;
  /** Looks every so often. @param onFault told when nothing could be taken */
  readonly start: (everyMs: number, onFault: (error: unknown) => void) => RepeatedWork;
};

/**
 * Works off what is due, several payments at a time. One that the provider does not answer about holds its own place
 * for as long as the call may take, and nothing else: the others go on beside it.
 */
export function createDuePayments({ take, look, onFault }: DuePaymentsDependencies): DuePayments {
  const looking = new Set<string>();
  const underWay = new Set<Promise<number>>();
  const busy: Record<DueKind, number> = { hanging: 0, captured: 0 };
  let stopped = false;

  async function workOff(kind: DueKind): Promise<number> {
    const beside: Promise<number>[] = [];
    let count = 0;
    for (;;) {
      const payment = stopped ? null : await take(kind, [...looking]);
      if (payment === null) break;
      count += 1;
      looking.add(payment.id);
      // Where one is due there may be more: somebody else goes on with them.
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
    // Whoever began it hears of its failure; nobody else has to.
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
