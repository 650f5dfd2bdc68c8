import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf, messageOf } from '../../domain/thrown.ts';
import { ConfigFault } from './config-fault.ts';

/**
 * Adds the settings of a `.env` file, if there is one, to the environment; variables that are already set stay.
 *
 * @throws ConfigFault if it exists and cannot be read
 */
export function loadSettingsFile(folder: string): void {
  const file = path.join(folder, '.env');
  try {
    // Node reports an unreadable file as missing.
    readFileSync(file);
    process.loadEnvFile(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw new ConfigFault([`The settings of ${file} cannot be read: ${messageOf(error)}`]);
  }
}
