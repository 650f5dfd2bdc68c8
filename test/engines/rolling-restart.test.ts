import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Session } from '../../src/platform/database/session.ts';
import { buildPortalWhenStale } from '../../src/server/portal-build.ts';
import { projectDir } from '../server/start-program.ts';
import { keepAsking } from './load.ts';
import { meetPeople, type People } from './people.ts';
import { type SeveralInstances, startSeveralInstances } from './several-instances.ts';

let service: SeveralInstances;
let people: People;

beforeAll(async () => {
  await buildPortalWhenStale(projectDir, path.join(projectDir, 'dist/portal'));
  service = await startSeveralInstances();
  const client = new Session(service.primary.urlOf('postgres'));
  await client.connect();
  people = await meetPeople(client, service.origin);
  await client.end();
});
afterAll(() => service?.stop());

test('operating.md More than one process: restarting web processes under load fails no request', async () => {
  const { proxy, behind, webs, startWeb } = service;
  const load = keepAsking([...people.readers, ...people.writers]);
  onTestFinished(load.stop);
  await load.more(50);
  for (const [at, port] of behind.web.entries()) {
    await proxy.pointTo({ ...behind, web: behind.web.filter((other) => other !== port) });
    expect(await webs[at]?.stop()).toBe(0);
    await load.more(50);
    await startWeb(at);
    await proxy.pointTo(behind);
    await load.more(50);
  }
  await load.stop();
  expect(load.failures).toEqual([]);

  // Readers do not notice a restart of one process after the other, of which nobody tells the proxy.
  const reading = keepAsking(people.readers);
  onTestFinished(reading.stop);
  await reading.more(50);
  for (const at of behind.web.keys()) {
    expect(await webs[at]?.stop()).toBe(0);
    await reading.more(50);
    await startWeb(at);
  }
  await reading.more(50);
  await reading.stop();
  expect(reading.failures).toEqual([]);
});
