import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { faultsByHand } from './by-hand/faults-by-hand.ts';

const top = path.resolve(import.meta.dirname, '../../..');
const fault = faultsByHand[Number(process.env.DAYLIGHT_FAULT)];

/** Applies the fault when Vite loads the chart; the file itself stays as it is. */
const faulty: Plugin = {
  name: 'a-fault-by-hand',
  enforce: 'pre',
  transform: (code, id) =>
    fault && id === path.join(top, 'machines', `${fault.chart}.ts`)
      ? { code: code.replace(fault.find, () => fault.replace), map: null }
      : null,
};

/** The machine world with one fault in one chart; run.ts starts it once for each fault. */
export default defineConfig({
  plugins: [faulty],
  test: {
    root: top,
    include: ['test/flows/**/*.test.ts'],
    exclude: ['**/browser.test.ts'],
    isolate: false,
    testTimeout: 30_000,
    bail: 1,
  },
});
