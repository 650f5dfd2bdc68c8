import { open } from 'node:fs/promises';

/**
 * Makes the names in a folder durable: after a rename the content of a file is on the disk, but without this its name
 * might be lost in a power failure.
 */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and stores their names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
