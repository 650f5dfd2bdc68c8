import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf, messageOf } from '../domain/thrown.ts';
import { ConfigFault } from './config.ts';

/**
 * Adds the settings of a file `.env` to the environment, where there is one; what is set already stays.
 *
 * @throws ConfigFault when it is there and cannot be read
 */
export function loadSettingsFile(folder: string): void {
  const file = path.join(folder, '.env');
  try {
    // Node says of a file that may not be read that it is not there.
    readFileSync(file);
    process.loadEnvFile(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw new ConfigFault([`The settings of ${file} cannot be read: ${messageOf(error)}`]);
  }
}
