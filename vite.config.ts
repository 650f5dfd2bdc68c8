import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;
const longest = 30_000;

export default defineConfig({
  root: `${here}/src/portal`,
  cacheDir: `${here}/node_modules/.cache/vite`,
  plugins: [react()],
  build: {
    outDir: `${here}/dist/portal`,
    emptyOutDir: true,
    sourcemap: true,
    target: 'es2022',
    // A data: URL would need its own source in the content security policy.
    assetsInlineLimit: 0,
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          root: here,
          include: ['test/{domain,contract,house}/**/*.test.ts'],
          testTimeout: longest,
        },
      },
      {
        extends: true,
        test: {
          name: 'machines',
          root: here,
          include: ['test/flows/**/*.machine.test.ts'],
          testTimeout: longest,
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
          include: ['test/portal/**/*.test.{ts,tsx}', 'test/flows/**/*.page.test.tsx'],
          setupFiles: ['test/portal/setup.ts'],
          testTimeout: longest,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          root: here,
          include: ['test/journeys/**/*.test.ts', 'test/flows/**/*.browser.test.ts'],
          globalSetup: ['test/journeys/program.ts'],
          testTimeout: 4 * longest,
          hookTimeout: 4 * longest,
          fileParallelism: false,
        },
      },
    ],
  },
});
