import { readFile } from 'node:fs/promises';
import { openPool } from '../../src/server/database/pool.ts';
import { sandboxVenues } from '../../src/server/program/sandbox.ts';
import { storeVenues } from '../../src/server/publishing/publish-venues.ts';

/** Gives a migrated database the sandbox's venues, without an entry in its log. */
export async function giveVenues(url: string): Promise<void> {
  const pool = openPool(url, { size: 1 });
  try {
    const text = await readFile(sandboxVenues, 'utf8');
    await pool.transaction((client) => storeVenues(client, text, new Date()));
  } finally {
    await pool.end();
  }
}
