import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { usualLayout } from '../../../src/domain/feed/view-layout.ts';
import { mostSavedViews, nameTakenText, noRoomText } from '../../../src/domain/saved-views/saved-views.ts';
import { eraseAccount } from '../../../src/server/accounts/erase-account.ts';
import { pruneRemovedViews } from '../../../src/server/saved-views/saved-view-operations.ts';
import { type Browser, post, testApp } from '../app-kit.ts';
import { freshDatabase } from '../database.ts';

const database = await freshDatabase();
const service = await testApp(database, {}, { config: { noPaymentMode: true } });
const { app, clock } = service;
let number = 0;

beforeAll(() => app.ready());
afterEach(() => clock.reset());
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Person = { readonly id: string; readonly browser: Browser };
async function someone(endsOn = '2099-11-30'): Promise<Person> {
  number += 1;
  const id = await service.addAccount(`keeper${number}@example.com`, endsOn);
  return { id, browser: await service.signedIn(id) };
}
const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const selection = {
  datatype: 'trade',
  tv: 'ICPM',
  assetclass: 'Bonds',
  subassetclass: 'Sovereign bonds',
  instrument: 'GB00BMBL1D50',
  instrumentmic: 'IMRD',
  ordertype: 'Trades',
  filter: { sizefrom: '1000000' },
  layout: { ...usualLayout, order: 'desk', hidden: ['vol'], widths: { price: 140 }, density: 'compact' },
};
const call = (person: Person, path: string, body: unknown) =>
  app.inject(post(`/api/views${path}`, person.browser, body));
const save = (person: Person, n: number, name: string, more: object = {}) =>
  call(person, '', { id: idOf(n), name, selection, ...more });
const remove = (person: Person, n: number) => call(person, '/remove', { id: idOf(n) });
const namesOf = async ({ browser }: Person): Promise<string[]> => {
  const answer = await app.inject({ url: '/api/views', cookies: browser.cookies });
  return answer.json<{ views: { name: string }[] }>().views.map(({ name }) => name);
};

describe('C 12: a saved view', () => {
  test('is kept under its name, listed in order, and seen by nobody else', async () => {
    const [jane, kate] = [await someone(), await someone()];
    const answer = await save(jane, 1, '  Large   gilts ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: idOf(1), name: 'Large gilts', selection });
    await save(jane, 2, 'bunds');
    expect(await namesOf(jane)).toEqual(['bunds', 'Large gilts']);
    await save(jane, 3, 'Bunds 10');
    await save(jane, 4, 'Bunds 2');
    expect(await namesOf(jane)).toEqual(['bunds', 'Bunds 2', 'Bunds 10', 'Large gilts']);
    for (const n of [3, 4]) await remove(jane, n);
    expect(await namesOf(kate)).toEqual([]);
    // Ids belong to an account: another may use the same without touching the first.
    expect((await save(kate, 1, 'Mine')).statusCode).toBe(200);
    expect((await remove(kate, 1)).statusCode).toBe(204);
    expect(await namesOf(jane)).toEqual(['bunds', 'Large gilts']);
  });

  test('may be of the tape, with what it is narrowed to, and then no alert can be on it', async () => {
    const jane = await someone();
    const tape = { timing: 'live', tv: 'ICPM', currency: 'GBP', filter: { sizefrom: '1000000' } };
    const answer = await save(jane, 1, 'Large trades', { selection: tape });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: idOf(1), name: 'Large trades', selection: tape });
    const condition = { kind: 'priceUp', side: 'price', value: '1' };
    const alert = { id: idOf(9), viewId: idOf(1), condition, byMail: false };
    expect((await app.inject(post('/api/alerts', jane.browser, alert))).statusCode).toBe(404);
  });

  test('is kept once when sent again or several times at once, and is replaced by another selection', async () => {
    const jane = await someone();
    const all = await Promise.all([1, 2, 3].map(() => save(jane, 1, 'Gilts')));
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    clock.pass(60_000);
    expect((await save(jane, 1, 'Gilts')).body).toBe(all[0]?.body);
    const orders = { ...selection, datatype: 'order', ordertype: 'Voice', filter: {} };
    const replaced = (await save(jane, 1, 'Gilts', { selection: orders })).json();
    expect(replaced.selection).toEqual({ ...orders, filter: undefined });
    expect(replaced.savedAt > all[0]?.json().savedAt).toBe(true);
    expect(await namesOf(jane)).toEqual(['Gilts']);
  });

  test('can be renamed, even to another letter case of its own name, but not to the name of another', async () => {
    const jane = await someone();
    await save(jane, 1, 'Gilts');
    await save(jane, 2, 'Bunds');
    const rename = (n: number, name: string) => call(jane, '/rename', { id: idOf(n), name });
    expect((await rename(1, 'GILTS')).json()).toMatchObject({ name: 'GILTS', selection });
    expect((await rename(1, 'GILTS')).statusCode).toBe(200);
    const taken = await rename(1, 'bunds');
    expect(taken.statusCode).toBe(409);
    expect(taken.json().error).toMatchObject({ code: 'conflict', fields: { name: [nameTakenText] } });
    expect((await save(jane, 3, 'gilts')).json().error.fields).toEqual({ name: [nameTakenText] });
    expect((await rename(9, 'Nothing')).statusCode).toBe(404);
    expect(await namesOf(jane)).toEqual(['Bunds', 'GILTS']);
  });

  test('can be removed twice, frees its name, and can be restored until the next day', async () => {
    const jane = await someone();
    await save(jane, 1, 'Gilts');
    expect((await remove(jane, 1)).statusCode).toBe(204);
    expect((await remove(jane, 1)).statusCode).toBe(204);
    expect((await call(jane, '/rename', { id: idOf(1), name: 'Other' })).statusCode).toBe(404);
    expect(await namesOf(jane)).toEqual([]);
    expect((await save(jane, 2, 'Gilts')).statusCode).toBe(200);
    expect((await save(jane, 1, 'Gilts')).statusCode).toBe(409);
    expect((await save(jane, 1, 'Gilts of before')).statusCode).toBe(200);
    await remove(jane, 1);
    const held = async () =>
      (await database.pool.query('SELECT FROM saved_views WHERE account_id = $1', [jane.id])).rowCount;
    await pruneRemovedViews(database.pool, clock.now());
    expect(await held()).toBe(2);
    clock.pass(86_400_001);
    await pruneRemovedViews(database.pool, clock.now());
    expect(await held()).toBe(1);
  });

  test('is restored as it was when removed, not as an outdated tab knew it', async () => {
    const jane = await someone();
    await save(jane, 1, 'Gilts');
    await call(jane, '/rename', { id: idOf(1), name: 'Large gilts' });
    const filter = { sizefrom: '5000000' };
    await save(jane, 1, 'Large gilts', { selection: { ...selection, filter } });
    await remove(jane, 1);
    const back = await save(jane, 1, 'Gilts');
    expect(back.json()).toMatchObject({ name: 'Large gilts', selection: { filter } });
    await remove(jane, 1);
    await save(jane, 2, 'large gilts');
    expect((await save(jane, 1, 'Gilts')).json()).toMatchObject({ name: 'Gilts', selection: { filter } });
  });

  test('keeps only a limited number of removed views', async () => {
    const jane = await someone();
    await database.pool.query(
      `INSERT INTO saved_views SELECT $1, gen_random_uuid(), 'Old', $2, now(), now() - interval '1 hour'
       FROM generate_series(1, 60)`,
      [jane.id, selection],
    );
    await save(jane, 1, 'Gilts');
    await remove(jane, 1);
    const { rows } = await database.pool.query(
      'SELECT name FROM saved_views WHERE account_id = $1 ORDER BY removed_at DESC',
      [jane.id],
    );
    expect(rows).toHaveLength(mostSavedViews);
    expect(rows[0]).toEqual({ name: 'Gilts' });
  });

  test('is erased with its account, and is available to a restricted account', async () => {
    const jane = await someone('2020-12-31');
    expect((await save(jane, 1, 'Gilts')).statusCode).toBe(200);
    expect(await namesOf(jane)).toEqual(['Gilts']);
    await database.pool.transaction((client) => eraseAccount(client, jane.id, new Date()));
    const left = await database.pool.query('SELECT FROM saved_views WHERE account_id = $1', [jane.id]);
    expect(left.rowCount).toBe(0);
  });
});

describe('bad input', () => {
  test('in a name is refused at the field, in the words of the form', async () => {
    const jane = await someone();
    const faultOf = async (name: string) => (await save(jane, 1, name)).json().error.fields;
    expect(await faultOf('')).toEqual({ name: ['This field is required'] });
    expect(await faultOf('   ')).toEqual({ name: ['This field is required'] });
    expect(await faultOf('x'.repeat(81))).toEqual({ name: ['Use at most 80 characters'] });
    expect(await faultOf('two\nlines')).toEqual({ name: ['Use no control characters'] });
    expect(await faultOf('right\u202eleft')).toEqual({ name: [expect.stringMatching(/direction|control/)] });
    expect((await save(jane, 1, `${'x'.repeat(79)}é`)).statusCode).toBe(200);
    expect((await save(jane, 2, '<b>"\'; DROP TABLE')).statusCode).toBe(200);
  });

  test('in a selection or an id is refused, and nothing is kept', async () => {
    const jane = await someone();
    const wrong = [
      { selection: { ...selection, filter: { pricefrom: 'ten' } } },
      { selection: { ...selection, datatype: 'order', filter: { flags: 'BENC' } } },
      { selection: { ...selection, instrument: undefined } },
      { selection: { ...selection, instrument: 'a\u0000b' } },
      { selection: { ...selection, more: 1 } },
      { selection: { ...selection, timing: 'live' } },
      { selection: { timing: 'soon' } },
      { selection: { timing: 'live', currency: 'pounds' } },
      { selection: { timing: 'live', filter: { pricefrom: 'ten' } } },
      { selection: { timing: 'live', layout: usualLayout } },
      { selection: { ...selection, layout: { ...usualLayout, density: 'airy' } } },
      { selection: { ...selection, layout: { ...usualLayout, widths: { 'no name': 100 } } } },
      { selection: { ...selection, layout: { ...usualLayout, widths: { price: 1e6 } } } },
      { id: 'x' },
      { id: idOf(1).toUpperCase().replace('4', 'G') },
    ];
    for (const more of wrong) {
      const answer = await save(jane, 1, 'Gilts', more);
      expect(answer.statusCode, JSON.stringify(more)).toBe(400);
    }
    expect(await namesOf(jane)).toEqual([]);
    expect((await app.inject({ url: '/api/views' })).statusCode).toBe(401);
  });

  test('one view too many is refused, even when several come at once, and removing one makes room', async () => {
    const jane = await someone();
    const answers = await Promise.all(
      Array.from({ length: mostSavedViews + 3 }, (_, n) => save(jane, n, `View ${n}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostSavedViews);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((answer) => answer.json().error.message)).toEqual(Array(3).fill(noRoomText));
    const [first = ''] = await namesOf(jane);
    const n = Number(first.split(' ')[1]);
    await remove(jane, n);
    expect((await save(jane, 99, 'One more')).statusCode).toBe(200);
    // Restored, it would be one too many.
    expect((await save(jane, n, first)).statusCode).toBe(409);
  });
});
