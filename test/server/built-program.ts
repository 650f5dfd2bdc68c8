import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { writeService } from '../../src/tools/release/release.ts';
import { builtFolder, projectDir } from './start-program.ts';

/** Folders of scripts that tests run in addition to the product's. */
const ofTests = ['test/server/payments/crash', 'test/lab/chaos', 'test/server/view-alerts'];

/**
 * Builds the service as a release has it, once per run. Starting from the sources takes three times as long, mostly to
 * find and translate hundreds of files, and a run starts it a hundred and fifty times.
 */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync('/var/tmp/daylight-built-');
  chmodSync(folder, 0o711);
  await writeService(projectDir, folder, ofTests);
  for (const name of ['package.json', 'node_modules', 'dist'])
    symlinkSync(path.join(projectDir, name), path.join(folder, name));
  process.env[builtFolder] = folder;
  return () => rmSync(folder, { recursive: true });
}
