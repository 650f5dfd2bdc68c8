import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The domain's own tests, for the runner that puts faults into it. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['test/domain/**/*.test.ts'],
    // What is drawn at random is drawn alike, or one run would find a fault and the next one not.
    setupFiles: ['test/seed.ts'],
  },
});
