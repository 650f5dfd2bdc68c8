import { describe, expect, test } from 'vitest';
import { outlineOf } from './chart-outline.ts';
import { extractedFrom } from './extractor.ts';
import { machineFiles } from './machine-files.ts';

describe("Stately's own extractor reads every machine file completely", async () => {
  test.each((await machineFiles()).map((file) => [file.name, file] as const))(
    '%s',
    (_, { source, machine }) => {
      expect(extractedFrom(source).map((config) => outlineOf(config))).toEqual([outlineOf(machine.config)]);
    },
  );
});
