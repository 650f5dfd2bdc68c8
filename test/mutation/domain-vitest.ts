import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readShare } from './fault-shares.ts';

const here = import.meta.dirname;
const { code } = readShare(process.env.DAYLIGHT_SHARE ?? '');

/** Makes the caches of a module known to the runner, which clears them before each run. */
const memory = /^const (\w+) = (new (?:Map|Set|WeakMap)\b.*\(\));$/gm;

const faulty: Plugin = {
  name: 'all-faults-behind-switches',
  enforce: 'pre',
  transform: (_, id) => {
    const text = code[id];
    return text === undefined
      ? null
      : { code: text.replace(memory, 'const $1 = globalThis.__stryker__.remembered($2);'), map: null };
  },
};

/** The same order in each run, since the first test that finds a fault is recorded. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** The tests of the domain, each run with the faults in the code that it runs, one by one. */
export default defineConfig({
  plugins: [faulty],
  test: {
    root: path.resolve(here, '../..'),
    include: ['test/domain/**/*.test.ts'],
    // Random values have the same seed, or one run would find a fault and the next would not.
    setupFiles: ['test/seed.ts'],
    runner: `${here}/domain-runner-vitest.ts`,
    sequence: { sequencer: ByName },
    maxWorkers: 1,
    isolate: false,
    testTimeout: 30_000,
    slowTestThreshold: Number.POSITIVE_INFINITY,
    // A fault may leave a promise that nothing awaits.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
