import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import portal from './vite.config.ts';

const here = import.meta.dirname;
/** Ends tests that hang. Even on a slow machine the longest test takes a tenth of it. */
const longest = 240_000;

/**
 * Small files that take long. Without the durations of an earlier run Vitest starts large files first, and a run would
 * end waiting for these.
 */
const slow = [
  'server/program/program',
  'journeys/payment',
  'journeys/accessible-pages',
  'flows/cascade/page',
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean =>
      slow.some((name) => moduleId.includes(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default mergeConfig(
  portal,
  defineConfig({
    test: {
      // Much of the time is spent waiting for pages, programs and browsers, so there are half as many workers again as
      // cores.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      // Loading the packages took as long as the tests, so the files of a worker share them.
      isolate: false,
      sequence: { sequencer: SlowFirst },
      testTimeout: longest,
      hookTimeout: longest,
      setupFiles: [`${here}/test/waits.ts`, `${here}/test/seed.ts`],
      expect: { poll: { timeout: 60_000 } },
      // Failures are printed in full: if a run cannot be repeated, its output is all there is.
      chaiConfig: { truncateThreshold: 0 },
      projects: [
        {
          extends: true,
          test: {
            name: 'domain',
            root: here,
            include: ['test/{domain,contract,conventions}/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'machines',
            root: here,
            include: ['test/flows/**/*.test.ts', 'test/mutation/sample.test.ts'],
            exclude: ['**/browser.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            root: here,
            include: ['test/server/**/*.test.ts'],
            globalSetup: ['test/server/cluster.ts', 'test/server/built-program.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'engines',
            root: here,
            include: ['test/engines/**/*.test.ts'],
            globalSetup: ['test/engines/check-packages.ts', 'test/server/built-program.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'portal',
            root: here,
            environment: 'jsdom',
            include: ['test/portal/**/*.test.{ts,tsx}', 'test/flows/*/page.test.tsx'],
            setupFiles: ['test/portal/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            root: here,
            include: ['test/journeys/**/*.test.ts', 'test/flows/*/browser.test.ts'],
            globalSetup: ['test/server/built-program.ts', 'test/journeys/program.ts'],
            // Each worker runs a browser, a program and a database of its own, which keep a core busy.
            maxWorkers: Math.min(availableParallelism(), 4),
            // Vitest runs only projects with as many workers at once.
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  }),
);
