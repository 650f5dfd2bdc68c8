import { rename, rm } from 'node:fs/promises';
import { codeOf } from '../domain/thrown.ts';

/**
 * Puts a finished folder in the place of another, which may be absent. Of several that do so at once the last stays, and
 * none is mixed with another.
 *
 * @param folder on the file system of `place`; it has a name of its own
 */
export async function replaceFolder(folder: string, place: string): Promise<void> {
  const before = `${folder}.before`;
  for (;;) {
    try {
      await rename(place, before);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    await rm(before, { recursive: true, force: true });
    try {
      return await rename(folder, place);
    } catch (error) {
      // Another one was put there meanwhile.
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
    }
  }
}
