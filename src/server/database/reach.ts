import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The user PostgreSQL runs as when this process is root: it refuses to run as root itself. */
export const nobody = 65_534;

/** Whether this process is root (never on systems without user ids). */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** Options of a child process that must not run as root. */
export const unprivileged = (): { uid?: number; gid?: number } =>
  isRoot() ? { uid: nobody, gid: nobody } : {};

/** Whether a user without rights of its own can walk from the root to this folder. Folders that do not exist yet count as reachable. */
export function othersCanReach(folder: string): boolean {
  let current = path.resolve(folder);
  for (;;) {
    if (existsSync(current) && (statSync(current).mode & 0o001) === 0) return false;
    const parent = path.dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}

/**
 * The data folder used when DATA_DIR is not set: `.data` in the project, or `/var/lib/daylight` when this process
 * is root and the unprivileged user PostgreSQL then needs cannot reach the project's folder.
 */
export function defaultDataDir(projectDir: string, root = isRoot()): string {
  const inProject = path.join(projectDir, '.data');
  return root && !othersCanReach(inProject) ? '/var/lib/daylight' : inProject;
}
