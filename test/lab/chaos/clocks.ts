import { setTimeout as pause } from 'node:timers/promises';
import type { Instance } from './instances.ts';

// An instance reads its clock's file ten times a second, and earlier answers may still be on their way.
const settleMs = 2_000;

/** Sets clocks wrong, and remembers by how much. */
export class Clocks {
  #wrong: { readonly byMs: number; until: number }[] = [];

  /** Sets an instance's clock wrong by `byMs`, for `ms` milliseconds. */
  async setWrong(instance: Instance, byMs: number, ms: number): Promise<void> {
    const wrong = { byMs, until: Number.POSITIVE_INFINITY };
    this.#wrong = [...this.#wrong, wrong];
    instance.setClock(byMs);
    await pause(ms);
    instance.setClock(0);
    wrong.until = Date.now() + settleMs;
  }

  /** The most milliseconds that any instance's clock was ahead since `time`, by this machine's clock. */
  aheadSince(time: number): number {
    return Math.max(0, ...this.#wrong.filter(({ until }) => until > time).map(({ byMs }) => byMs));
  }
}
