import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readShare } from './fault-shares.ts';

const here = import.meta.dirname;
const { code } = readShare(process.env.DAYLIGHT_SHARE ?? '');

/** What a module remembers is made known to the runner, which has it forgotten before each run. */
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

/** Alike in each run, since the first test that finds a fault is the one that is kept. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** The domain's own tests, each of them run with one after the other of the faults that it meets. */
export default defineConfig({
  plugins: [faulty],
  test: {
    root: path.resolve(here, '../..'),
    include: ['test/domain/**/*.test.ts'],
    // What is drawn at random is drawn alike, or one run would find a fault and the next one not.
    setupFiles: ['test/seed.ts'],
    runner: `${here}/domain-runner-vitest.ts`,
    sequence: { sequencer: ByName },
    maxWorkers: 1,
    isolate: false,
    testTimeout: 30_000,
    slowTestThreshold: Number.POSITIVE_INFINITY,
    // A fault may leave a promise that nobody waits for.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
