import { createRequire } from 'node:module';
import path from 'node:path';
import { vi } from 'vitest';

type Config = { readonly id?: string };

type Extractor = {
  extractMachinesFromFile(
    source: string,
  ): { machines: { toConfig(options: { hashInlineImplementations: boolean }): Config }[] } | null;
};

// The extractor requires XState 4, so it is installed in a folder of its own.
const { extractMachinesFromFile }: Extractor = createRequire(
  path.resolve(import.meta.dirname, '../extractor/package.json'),
)('@xstate/machine-extractor');

/** The config of every machine that Stately's own extractor finds in a file, in their order. */
export function extractedFrom(source: string): Config[] {
  // It reports every params function that it drops. Those are known and left out of the outline.
  const spies = (['log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  );
  const configs = (extractMachinesFromFile(source)?.machines ?? []).map((one) =>
    one.toConfig({ hashInlineImplementations: false }),
  );
  for (const spy of spies) spy.mockRestore();
  return configs;
}
