import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { dataViewMachine } from '../../../machines/data-view.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { bookRecord, dataViewKit, gilt, giltBook, loadedAt, tradesRecord } from '../kits/data-view.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(dataViewKit);

const now = (): string => loadedAt;

test('B 4: data is loaded on entry only if no view id is already set', () => {
  const open = (loaded: { criteria: typeof gilt; record: typeof tradesRecord; at: string } | null) =>
    createActor(dataViewMachine, { input: { criteria: gilt, loaded, now } })
      .start()
      .getSnapshot();
  expect(open(null).value).toBe('loading');
  expect(open({ criteria: gilt, record: tradesRecord, at: loadedAt }).value).toBe('opening');
  expect(open({ criteria: gilt, record: tradesRecord, at: loadedAt }).context.viewId).toBe('tradeDisplay');
  expect(open({ criteria: giltBook, record: bookRecord, at: loadedAt }).value).toBe('loading');
});

test('without criteria the page leads to the selection', () => {
  const sent: unknown[] = [];
  const actor = createActor(dataViewMachine, { input: { criteria: null, loaded: null, now } });
  actor.on('navigate', (event) => sent.push(event));
  actor.start();
  expect(sent).toEqual([{ type: 'navigate', to: '/dataSelect', replace: true }]);
});

test('an actor that was not provided says so', async () => {
  const actor = createActor(dataViewMachine, { input: { criteria: gilt, loaded: null, now } });
  const failed = new Promise<unknown>((done) => {
    actor.subscribe((snapshot) => {
      if (snapshot.matches('failed')) done(snapshot.context.failure);
    });
  });
  actor.start();
  expect(await failed).toEqual(failure('defect', { message: '`loadData` must be provided' }));
});

test('a refresh that fails gives the rows back, and keeps from when they are', async () => {
  let time = '2026-11-20T20:04:00.000Z';
  const view = dataViewMachine.provide({
    actors: {
      loadData: fromPromise(async () => tradesRecord),
      refreshData: fromPromise(async () => Promise.reject(new FailureError(failure('unavailable')))),
      recallExpanded: fromPromise(async () => false),
    },
  });
  const actor = createActor(view, { input: { criteria: gilt, loaded: null, now: () => time } }).start();
  const shown = () => waitFor(actor, (snapshot) => snapshot.matches('showing'));
  await shown();
  time = '2026-11-20T20:31:00.000Z';
  actor.send({ type: 'refresh.requested' });
  expect((await shown()).context).toMatchObject({
    record: tradesRecord,
    loadedAt: '2026-11-20T20:04:00.000Z',
    failedRefresh: { at: '2026-11-20T20:31:00.000Z', failure: failure('unavailable') },
  });
});
