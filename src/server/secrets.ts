import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../domain/thrown.ts';
import type { Secrets } from '../platform/seal.ts';
import type { Config } from './config/config.ts';

/** The configured secret or the generated one, followed by the previous one (SESSION_SECRET_PREVIOUS). */
export function sessionSecrets(
  {
    sessionSecret: current,
    previousSessionSecret: previous,
  }: Pick<Config, 'sessionSecret' | 'previousSessionSecret'>,
  dataDir: string,
): Secrets {
  const secret = sessionSecret(current, dataDir);
  return previous === null || previous === secret ? [secret] : [secret, previous];
}

/**
 * The secret that signs cookies: the configured one, or one generated once and kept in the data folder, readable only
 * by its owner. Two processes that start together agree on the same one.
 */
function sessionSecret(configured: string | null, dataDir: string): string {
  if (configured !== null) return configured;
  const file = path.join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}
