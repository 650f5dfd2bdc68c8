import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileStore } from '../../../src/server/files/file-store.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import type { PublishDeps } from '../../../src/server/publishing/publish-files.ts';
import { type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

export type PublishingKit = {
  readonly database: TestDatabase;
  readonly folder: string;
  readonly deps: PublishDeps;
  readonly service: TestApp;
  readonly close: () => Promise<void>;
};

/** The service over a database and a file store of its own, and the dependencies with which an operator publishes. */
export async function publishingKit(store?: FileStore): Promise<PublishingKit> {
  const database = await freshDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-store-'));
  const files = store ?? createFolderStore(folder);
  const deps: PublishDeps = {
    pool: database.pool,
    files,
    now: () => new Date('2026-11-20T14:32:00Z'),
    actor: { osUser: 'operator', by: 'Ada' },
  };
  const service = await testApp(database, {}, { shared: { files } });
  await service.app.ready();
  return {
    database,
    folder,
    deps,
    service,
    close: async () => {
      await service.app.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
