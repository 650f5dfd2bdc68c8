import { afterAll } from 'vitest';
import type { TestAppOptions } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { type FeedKit, feedKit, type TestFolder, testFolder } from './feed-kit.ts';

/** A database, a folder for files and a feed behind the whole service, for the tests of one file. */
export type FeedScene = {
  readonly database: TestDatabase;
  readonly folder: TestFolder;
  readonly kit: FeedKit;
};

/** Opens a scene, and closes it after the file's tests. */
export async function openFeedScene(
  more?: Pick<TestAppOptions, 'config' | 'live' | 'shared' | 'memoryMs'>,
): Promise<FeedScene> {
  const database = await freshDatabase();
  const folder = testFolder();
  const kit = await feedKit(database, false, true, more);
  afterAll(async () => {
    await kit.close();
    await database.drop();
    folder.remove();
  });
  return { database, folder, kit };
}
