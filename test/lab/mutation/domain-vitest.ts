import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readShare } from './fault-shares.ts';

const here = import.meta.dirname;
const { code } = readShare(process.env.DAYLIGHT_SHARE ?? '');

// What a module keeps between calls. The plugin registers it with the runner, which empties it before each run.
const memory = /^const (\w+) = (new (?:Map|Set|WeakMap)\b.*\(\));$/gm;
const madeWhenNeeded = /^let (\w+): .* = null;$/gm;

const faulty: Plugin = {
  name: 'all-faults-behind-switches',
  enforce: 'pre',
  transform: (_, id) => {
    const text = code[id];
    if (text === undefined) return null;
    const forgetful = text
      .replace(memory, 'const $1 = globalThis.__stryker__.remembered($2);')
      .replace(madeWhenNeeded, '$&\nglobalThis.__stryker__.forgets(() => { $1 = null; });');
    return { code: forgetful, map: null };
  },
};

/** Keeps the order of the files the same, since the first test that finds a fault is recorded. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** The tests of the domain, each repeated with every fault in the code that it runs. */
export default defineConfig({
  plugins: [faulty],
  test: {
    root: path.resolve(here, '../../..'),
    include: ['test/domain/**/*.test.ts'],
    // Gives random values a fixed seed; otherwise one run would find a fault and the next would not.
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
