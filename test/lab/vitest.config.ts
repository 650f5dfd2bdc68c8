import path from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import portal from '../../vite.config.ts';

const top = path.resolve(import.meta.dirname, '../..');
/** Ends tests that hang: all faults of the largest chart take long. */
const longest = 32 * 60_000;

/** The instruments that are tests; `npm run lab` runs each project by its name. */
export default mergeConfig(
  portal,
  defineConfig({
    test: {
      isolate: false,
      testTimeout: longest,
      hookTimeout: longest,
      setupFiles: [`${top}/test/waits.ts`, `${top}/test/seed.ts`],
      expect: { poll: { timeout: 60_000 } },
      chaiConfig: { truncateThreshold: 0 },
      projects: [
        {
          extends: true,
          test: {
            name: 'formats',
            root: top,
            include: ['test/lab/{formats,fuzz}/**/*.test.ts', 'test/lab/mutation/by-hand.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'engines',
            root: top,
            include: ['test/lab/engines/**/*.test.ts'],
            globalSetup: ['test/lab/engines/check-packages.ts', 'test/server/built-program.ts'],
          },
        },
        { extends: true, test: { name: 'firefox', root: top, include: ['test/lab/firefox/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'journeys',
            root: top,
            include: ['test/lab/journeys/**/*.test.ts'],
            globalSetup: [`${top}/test/server/built-program.ts`, `${top}/test/journeys/program.ts`],
            maxWorkers: 2,
          },
        },
        { extends: true, test: { name: 'charts', root: top, include: ['test/lab/mutation/charts.test.ts'] } },
      ],
    },
  }),
);
