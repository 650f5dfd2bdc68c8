import { afterAll, expect, test } from 'vitest';
import { addRoleGate } from '../../../src/server/program/role-gate.ts';
import { type Browser, browserOf, post, testApp } from '../app-kit.ts';
import { freshDatabase } from '../database.ts';
import { operatorOf } from '../operator/operator-kit.ts';

const database = await freshDatabase();
const kit = await testApp(database);
addRoleGate(kit.app, 'web');
afterAll(async () => {
  await kit.app.close();
  await database.drop();
});

const told = async (url: string, browser: Browser) => {
  const answer = await kit.app.inject(post(url, browser));
  const { requestId: _, ...error } = answer.json().error;
  return { status: answer.statusCode, error };
};

test('C 22: an instance that takes no files tells an operator so, and others what an unknown address does', async () => {
  const uploads = '/api/operator/uploads?name=a.csv&dryRun=true';
  const customer = await kit.signedIn(await kit.addAccount('customer@example.com', '2030-01-31'));
  const finance = await operatorOf(kit, database, 'finance@daylight.example', 'finance');
  for (const browser of [await browserOf(kit.app), customer, finance])
    expect(await told(uploads, browser)).toEqual(await told('/api/operator/nothing', browser));
  const data = await operatorOf(kit, database, 'data@daylight.example', 'data');
  expect(await told(uploads, data)).toMatchObject({ status: 503, error: { code: 'unavailable' } });
});
