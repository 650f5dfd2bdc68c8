import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { outlineOf } from './chart-outline.ts';
import { machineFiles } from './machine-files.ts';

type Extractor = {
  extractMachinesFromFile(
    source: string,
  ): { machines: { toConfig(options: { hashInlineImplementations: boolean }): unknown }[] } | null;
};

// The extractor wants XState 4 and so is installed in a folder of its own.
const { extractMachinesFromFile }: Extractor = createRequire(
  path.resolve(import.meta.dirname, '../extractor/package.json'),
)('@xstate/machine-extractor');

describe("Stately's own extractor reads every machine file whole", async () => {
  test.each((await machineFiles()).map((file) => [file.name, file] as const))(
    '%s',
    (_, { source, machine }) => {
      // It tells of every params function it drops; those are known and left out of the outline.
      const spies = (['log', 'warn', 'error'] as const).map((name) =>
        vi.spyOn(console, name).mockImplementation(() => {}),
      );
      const configs = (extractMachinesFromFile(source)?.machines ?? []).map((one) =>
        one.toConfig({ hashInlineImplementations: false }),
      );
      for (const spy of spies) spy.mockRestore();
      expect(configs.map((config) => outlineOf(config))).toEqual([outlineOf(machine.config)]);
    },
  );
});
