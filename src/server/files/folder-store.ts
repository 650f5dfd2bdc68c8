import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { codeOf } from '../../domain/thrown.ts';
import { assertOutsideTransaction } from '../../platform/database/transaction-scope.ts';
import { assertFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';
import { syncFolder } from './sync-folder.ts';

const unfinished = '.unfinished';
/**
 * A draft in use keeps being written to; one that was not touched for this long belongs to a program that was killed.
 */
const draftLastsMs = 24 * 3600_000;

const isGone = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'ELOOP'].includes(codeOf(error) ?? '');

/** Creates a folder and its parents; the name of each new one is on the disk before anything is in it. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made))
    await syncFolder(path.dirname(made));
}

/** Removes what killed programs had half written. What cannot be removed now is left for the next time. */
async function removeStaleDrafts(waiting: string): Promise<void> {
  const oldest = Date.now() - draftLastsMs;
  for (const name of await readdir(waiting)) {
    const draft = path.join(waiting, name);
    const found = await stat(draft).catch(() => null);
    if (found !== null && found.mtimeMs < oldest) await rm(draft, { force: true }).catch(() => {});
  }
}

/**
 * Keeps files in a folder. A key that is not one of the program's own throws, since that can only be a programming
 * error. Symbolic links are not followed, neither to files nor to folders on the way.
 */
export function createFolderStore(folder: string): FileStore {
  const root = path.resolve(folder);
  let isTidy = false;
  const placeOf = (key: string): string => {
    assertFileKey(key);
    return path.join(root, ...key.split('/'));
  };
  const openPlain = async (key: string): Promise<FileHandle | null> => {
    const place = placeOf(key);
    try {
      const parent = path.dirname(place);
      if ((await realpath(parent)) !== path.join(await realpath(root), path.relative(root, parent)))
        return null;
      const handle = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
      if ((await handle.stat()).isFile()) return handle;
      await handle.close();
      return null;
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  };
  return {
    put: async (key, content) => {
      const place = placeOf(key);
      assertOutsideTransaction('The store of files');
      await makeFolder(path.dirname(place));
      const waiting = path.join(root, unfinished);
      await mkdir(waiting, { recursive: true });
      if (!isTidy) {
        isTidy = true;
        await removeStaleDrafts(waiting);
      }
      const draft = path.join(waiting, randomUUID());
      const hash = createHash('sha256');
      let size = 0;
      try {
        const handle = await open(draft, 'wx', 0o640);
        try {
          for await (const part of content) {
            const bytes = typeof part === 'string' ? Buffer.from(part) : part;
            hash.update(bytes);
            size += bytes.byteLength;
            await handle.writeFile(bytes);
          }
          await handle.datasync();
        } finally {
          await handle.close();
        }
        await rename(draft, place);
        await syncFolder(path.dirname(place));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return { size, sha256: hash.digest('hex') };
    },
    open: async (key, range) => {
      const handle = await openPlain(key);
      if (handle === null) return null;
      const { size } = await handle.stat();
      if (size === 0 || (range && range.start > range.end)) {
        await handle.close();
        return Readable.from([]);
      }
      return handle.createReadStream({ ...(range ?? {}), highWaterMark: 64 * 1024 });
    },
    stat: async (key) => {
      const handle = await openPlain(key);
      if (handle === null) return null;
      try {
        const { size, mtime } = await handle.stat();
        return { size, modifiedAt: mtime };
      } finally {
        await handle.close();
      }
    },
    list: async (below) => {
      const start = placeOf(below);
      try {
        const entries = await readdir(start, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
          .map((found) => found.split(path.sep).join('/'));
      } catch (error) {
        if (isGone(error)) return [];
        throw error;
      }
    },
    remove: async (key) => rm(placeOf(key), { force: true }),
  };
}
