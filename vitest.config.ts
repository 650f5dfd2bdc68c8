import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import portal from './vite.config.ts';

const here = import.meta.dirname;
const longest = 30_000;

export default mergeConfig(
  portal,
  defineConfig({
    test: {
      // Left to itself, one core is kept free: half of a machine with two.
      maxWorkers: availableParallelism(),
      projects: [
        {
          extends: true,
          test: {
            name: 'domain',
            root: here,
            include: ['test/{domain,contract,conventions}/**/*.test.ts'],
            testTimeout: longest,
          },
        },
        {
          extends: true,
          test: {
            name: 'machines',
            root: here,
            include: ['test/flows/machine/**/*.test.ts', 'test/mutation/sample.test.ts'],
            testTimeout: longest,
          },
        },
        {
          extends: true,
          test: {
            name: 'mutation',
            root: here,
            include: ['test/mutation/charts.test.ts'],
            testTimeout: 60 * longest,
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            root: here,
            include: ['test/server/**/*.test.ts'],
            globalSetup: ['test/server/cluster.ts'],
            testTimeout: 2 * longest,
            hookTimeout: 2 * longest,
          },
        },
        {
          extends: true,
          test: {
            name: 'portal',
            root: here,
            environment: 'jsdom',
            include: ['test/portal/**/*.test.{ts,tsx}', 'test/flows/page/**/*.test.tsx'],
            setupFiles: ['test/portal/setup.ts'],
            testTimeout: longest,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            root: here,
            include: ['test/journeys/**/*.test.ts', 'test/flows/browser/**/*.test.ts'],
            globalSetup: ['test/journeys/program.ts'],
            testTimeout: 4 * longest,
            hookTimeout: 4 * longest,
            // Each has a browser beside it, and all of them one program.
            maxWorkers: 2,
          },
        },
      ],
    },
  }),
);
