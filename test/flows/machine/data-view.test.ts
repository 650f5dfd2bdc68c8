import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { dataViewMachine, type Loaded } from '../../../machines/data-view.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { FeedRecord } from '../../../src/domain/feed/feed-record.ts';
import { predicates } from '../expected/data-view.ts';
import { invariants } from '../invariants/data-view.ts';
import {
  bookRecord,
  dataViewKit,
  gilt,
  giltBook,
  loadedAt,
  olderTradesRecord,
  tradesRecord,
} from '../kits/data-view.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(dataViewKit, { predicates, invariants });

test('B 4: data is loaded on entry only if no view id is already set', () => {
  const open = (loaded: { criteria: typeof gilt; record: typeof tradesRecord; at: string } | null) =>
    createActor(dataViewMachine, { input: { criteria: gilt, loaded } })
      .start()
      .getSnapshot();
  expect(open(null).value).toBe('loading');
  expect(open({ criteria: gilt, record: tradesRecord, at: loadedAt }).value).toBe('opening');
  expect(open({ criteria: gilt, record: tradesRecord, at: loadedAt }).context.viewId).toBe('tradeDisplay');
  expect(open({ criteria: giltBook, record: bookRecord, at: loadedAt }).value).toBe('loading');
});

test('without criteria the page leads to the selection', () => {
  const sent: unknown[] = [];
  const actor = createActor(dataViewMachine, { input: { criteria: null, loaded: null } });
  actor.on('navigate', (event) => sent.push(event));
  actor.start();
  expect(sent).toEqual([{ type: 'navigate', to: '/dataSelect', replace: true }]);
});

test('an actor that was not provided says so', async () => {
  const actor = createActor(dataViewMachine, { input: { criteria: gilt, loaded: null } });
  const failed = new Promise<unknown>((done) => {
    actor.subscribe((snapshot) => {
      if (snapshot.matches('failed')) done(snapshot.context.failure);
    });
  });
  actor.start();
  expect(await failed).toEqual(failure('defect', { message: '`loadData` must be provided' }));
});

test('a refresh that fails gives the rows back, and keeps from when they are', async () => {
  const view = dataViewMachine.provide({
    actors: {
      loadData: fromPromise(async () => ({ record: tradesRecord, at: loadedAt })),
      refreshData: fromPromise(async () => Promise.reject(new FailureError(failure('unavailable')))),
      recallExpanded: fromPromise(async () => false),
    },
  });
  const actor = createActor(view, { input: { criteria: gilt, loaded: null } }).start();
  const shown = () => waitFor(actor, (snapshot) => snapshot.matches('showing'));
  await shown();
  actor.send({ type: 'refresh.requested', at: '2026-11-20T20:31:00.000Z' });
  expect((await shown()).context).toMatchObject({
    record: tradesRecord,
    loadedAt: '2026-11-20T20:04:00.000Z',
    failedRefresh: { at: '2026-11-20T20:31:00.000Z', failure: failure('unavailable') },
  });
});

test('B 1: a page that came delayed is not called live, whatever the first page was', async () => {
  const view = dataViewMachine.provide({
    actors: {
      loadData: fromPromise(
        async (): Promise<Loaded> => ({
          record: { ...tradesRecord, IsDelayed: false },
          at: loadedAt,
        }),
      ),
      loadPage: fromPromise(async (): Promise<FeedRecord> => ({ ...olderTradesRecord, IsDelayed: true })),
      recallExpanded: fromPromise(async () => false),
    },
  });
  const actor = createActor(view, { input: { criteria: gilt, loaded: null } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('showing'));
  expect(actor.getSnapshot().context.record?.IsDelayed).toBe(false);
  actor.send({ type: 'page.turned', page: 1 });
  await waitFor(actor, ({ context }) => context.page === 1);
  expect(actor.getSnapshot().context.record?.IsDelayed).toBe(true);
});
