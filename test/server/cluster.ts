import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type EmbeddedCluster, openEmbeddedCluster } from '../../src/server/database/embedded-cluster.ts';
import { migrate } from '../../src/server/database/migrate.ts';
import { isRoot, othersCanReach } from '../../src/server/database/reach.ts';
import { giveVenues } from './venues.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface ProvidedContext {
    /** Address of the maintenance database of the run's cluster. */
    clusterUrl: string;
    /** Name of the migrated database that every test database is cloned from. */
    templateDatabase: string;
  }
}

const templateDatabase = 'daylight_template';

let cluster: EmbeddedCluster | null = null;
let folder = '';

/** Starts one cluster for the whole run, with a migrated template database that has the sandbox's venues. */
export async function setup(project: TestProject): Promise<void> {
  const base = isRoot() && !othersCanReach(tmpdir()) ? '/var/tmp' : tmpdir();
  folder = mkdtempSync(path.join(base, 'daylight-test-'));
  chmodSync(folder, 0o711);
  cluster = await openEmbeddedCluster(path.join(folder, 'postgres'), { throwaway: true });
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${templateDatabase}`);
  await client.end();
  await migrate(cluster.urlOf(templateDatabase));
  await giveVenues(cluster.urlOf(templateDatabase));
  project.provide('clusterUrl', cluster.urlOf('postgres'));
  project.provide('templateDatabase', templateDatabase);
}

export async function teardown(): Promise<void> {
  await cluster?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
}
