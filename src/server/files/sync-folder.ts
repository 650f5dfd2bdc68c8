import { open } from 'node:fs/promises';

/**
 * Makes the names in a folder durable: after a rename the content of a file is on the disk, but without this its name
 * may not be when the power goes.
 */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and keeps their names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
