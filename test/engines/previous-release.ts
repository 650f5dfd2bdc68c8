import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const top = path.resolve(import.meta.dirname, '../..');

/** Folders of scripts, in a checkout. */
export const scriptFolders = ['src/server/migrations', 'src/identity/migrations'] as const;

function unpack(base: string, ...parts: readonly string[]): string {
  const folder = mkdtempSync(path.join(base, 'daylight-previous-'));
  chmodSync(folder, 0o711);
  execFileSync('tar', [
    '-xzf',
    path.join(import.meta.dirname, 'previous-release.tgz'),
    '-C',
    folder,
    ...parts,
  ]);
  return folder;
}

/** Unpacks the scripts of the release before. @returns a folder that the caller removes */
export const unpackPreviousScripts = (base: string): string => unpack(base, ...scriptFolders);

/** Unpacks the release before, with the current packages and pages. @returns a folder that the caller removes */
export function unpackPreviousRelease(base: string): string {
  const folder = unpack(base);
  for (const name of ['node_modules', 'dist']) symlinkSync(path.join(top, name), path.join(folder, name));
  return folder;
}
