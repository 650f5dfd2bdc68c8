import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPortalWhenStale } from '../../../src/server/portal-build.ts';
import { writeRelease } from '../../../src/tools/release/release.ts';
import { top } from '../../conventions/imports.ts';

/** A release in its own folder. */
export type MadeRelease = { readonly folder: string; readonly remove: () => void };

/**
 * Makes a release like the Dockerfile.
 *
 * @param steps shell commands that are run in it after `npm run build` has written it
 */
export async function makeRelease(steps: readonly string[]): Promise<MadeRelease> {
  const place = mkdtempSync('/var/tmp/daylight-release-');
  chmodSync(place, 0o711);
  const folder = path.join(place, 'release');
  await buildPortalWhenStale(top, path.join(top, 'dist/portal'));
  await writeRelease(top, folder);
  // Packages that npm has cached are not fetched again.
  const env = {
    ...process.env,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
  for (const step of steps) execFileSync('sh', ['-euc', step], { cwd: folder, env, stdio: 'pipe' });
  return { folder, remove: () => rmSync(place, { recursive: true }) };
}
