import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { writeService } from '../../src/tools/release/release.ts';
import { builtFolder, projectDir } from './start-program.ts';

/** Where scripts are that tests run beside those of the product. */
const ofTests = ['test/bench/payment-crash', 'test/server/view-alerts'];

/**
 * The service as a release has it, made from the sources of this checkout once for a run. From the sources a start takes
 * three times as long, most of it to find and translate hundreds of files, and a run starts a hundred and fifty.
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
