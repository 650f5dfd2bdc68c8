import { setMaxListeners } from 'node:events';
import path from 'node:path';
import fc from 'fast-check';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { readShare, writeVerdicts } from './fault-shares.ts';

const top = path.resolve(import.meta.dirname, '../../..');
const share = process.env.DAYLIGHT_SHARE ?? '';

/** A run that reaches `times` as many places as without a fault, and `places` more, counts as endless. */
const endless = { times: 10, places: 100_000 };

/** How often each place with a fault was reached, by the fault's id. */
type Counts = Record<string, number>;

class Counter {
  counts: Counts = {};
  places = 0;
  most = Number.POSITIVE_INFINITY;

  begin(most: number): void {
    this.counts = {};
    this.places = 0;
    this.most = most;
  }

  count(): Counts {
    this.places += 1;
    if (this.places > this.most) throw new Error('goes on for ever');
    return this.counts;
  }
}

const counter = new Counter();
/** Each empties a value that a module keeps between calls. */
const forgets: (() => void)[] = [];
type Memory = Map<unknown, unknown> | Set<unknown> | WeakMap<object, unknown>;

/** What instrumented code reads and calls; `remembered` and `forgets` are added by the plugin. */
const switches: {
  activeMutant: string | undefined;
  hitCount: number;
  hitLimit: number;
  readonly mutantCoverage: { readonly perTest: object; readonly static: Counts };
  readonly remembered: (memory: Memory) => Memory;
  readonly forgets: (forget: () => void) => void;
} = {
  activeMutant: undefined,
  hitCount: 0,
  hitLimit: Number.POSITIVE_INFINITY,
  mutantCoverage: {
    perTest: {},
    get static() {
      return counter.count();
    },
  },
  remembered: (memory) => {
    // Unlike its weak form, a map can be cleared.
    const kept = memory instanceof WeakMap ? new Map() : memory;
    forgets.push(() => kept.clear());
    return kept;
  },
  forgets: (forget) => {
    forgets.push(forget);
  },
};
Object.assign(globalThis, { __stryker__: switches });
// Each run of a test adds a listener to the same signal.
setMaxListeners(0);

/**
 * Runs each test once without a fault, and then with each fault that it reached and that no test has found yet. The
 * modules are already loaded, so a run takes no longer than the test itself. Stryker's own runner starts Vitest for each
 * fault, which loads every file again: for all of src/domain that took hours.
 */
export default class FaultsInTurn extends TestRunner {
  readonly #judged = new Set(readShare(share).judged);
  readonly #loaded = new Set<string>();
  readonly #met = new Set<string>();
  readonly #found: Record<string, string> = {};

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    writeVerdicts(share, { loaded: [...this.#loaded], met: [...this.#met], found: this.#found });
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    for (const id of Object.keys(counter.counts)) this.#loaded.add(id);
    // One failure is enough: shrinking it would only take time.
    fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
    await this.#run(test, undefined);
    const met = Object.keys(counter.counts).filter((id) => this.#judged.has(id));
    const most = endless.times * counter.places + endless.places;
    for (const id of met) {
      this.#met.add(id);
      if (id in this.#found) continue;
      if (await this.#finds(test, id, most)) this.#found[id] = path.relative(top, test.file.filepath);
      else if (switches.hitCount === 0) throw new Error(`fault ${id} is met only once`);
    }
    // Undoes what the faults have left behind, which could make later tests fail.
    await this.#run(test, undefined);
    counter.begin(Number.POSITIVE_INFINITY);
  }

  async #finds(test: RunnerTestCase, id: string, most: number): Promise<boolean> {
    try {
      await this.#run(test, id, most);
    } catch {
      return true;
    }
    return counter.places > most || switches.hitCount > most;
  }

  /** @param most the number of places after which it counts as endless */
  async #run(
    test: RunnerTestCase,
    fault: string | undefined,
    most = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    for (const forget of forgets) forget();
    this.onBeforeTryTask(test);
    counter.begin(most);
    Object.assign(switches, { activeMutant: fault, hitCount: 0, hitLimit: most });
    try {
      await TestRunner.getTestFn(test)();
    } finally {
      switches.activeMutant = undefined;
    }
    this.onAfterTryTask(test);
  }
}
