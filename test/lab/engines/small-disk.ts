import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../../src/domain/thrown.ts';

const variable = 'DAYLIGHT_SMALL_DISK';
const size = '768m';
export const mayMount = (): boolean =>
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

/**
 * Runs this script on a separate disk that can be filled: a file system in memory that only this process and its
 * children see, and that disappears with them. This needs Linux and root.
 *
 * @returns the disk's folder, or null if there can be none
 */
export function ontoSmallDisk(): string | null {
  const mounted = process.env[variable];
  if (mounted !== undefined) return mounted;
  if (!mayMount()) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-disk-'));
  const onto = `mount -t tmpfs -o size=${size},mode=0711 daylight "$0" && exec "$@"`;
  const self = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync('unshare', ['--mount', 'sh', '-c', onto, folder, ...self], {
    stdio: 'inherit',
    env: { ...process.env, [variable]: folder },
  });
  rmSync(folder, { recursive: true, force: true });
  process.exit(status ?? 1);
}

/** Leaves no byte free for the given time. */
export async function fillDisk(folder: string, ms: number): Promise<void> {
  const ballast = path.join(folder, 'ballast');
  const file = openSync(ballast, 'w');
  try {
    // In smaller and smaller pieces, down to the last byte.
    for (let piece = Buffer.alloc(4 * 1024 * 1024); piece.length > 0; ) {
      try {
        writeSync(file, piece);
      } catch (error) {
        if (codeOf(error) !== 'ENOSPC') throw error;
        piece = piece.subarray(0, Math.floor(piece.length / 2));
      }
    }
    await pause(ms);
  } finally {
    closeSync(file);
    rmSync(ballast);
  }
}
