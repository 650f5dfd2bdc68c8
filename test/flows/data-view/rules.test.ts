import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { dataViewMachine, viewOf } from '../../../machines/data-view.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import type { DataVisit, Loaded, LoadedRecord } from '../../../src/domain/feed/data-visit.ts';
import type { FeedRecord } from '../../../src/domain/feed/feed-record.ts';
import type { ViewId } from '../../../src/domain/feed/feed-views.ts';
import { gilt, giltBook, loadedAt, loadedBook, olderTradesRecord, tradesRecord, visitTo } from './kit.ts';

test('B 4: data is loaded on entry only if no view id is already set', () => {
  const held = { criteria: gilt, record: tradesRecord, at: loadedAt };
  const open = (kept: Partial<DataVisit>) =>
    createActor(dataViewMachine, { input: visitTo(dataViewAddress(gilt), kept) })
      .start()
      .getSnapshot();
  const state = { isLoaded: true };
  expect(open({ state }).value).toBe('loading');
  expect(open({ state, held }).value).toEqual({ showing: 'resting' });
  expect(open({ state, held }).context.viewId).toBe('tradeDisplay');
  expect(open({ isReturn: true, held }).value).toEqual({ showing: 'resting' });
  expect(open({ held }).value).toBe('loading');
  expect(open({ state, isReturn: true, held: loadedBook }).value).toBe('loading');
});

test('B 2: a view opens as it was left, expanded or not', () => {
  const opened = (expanded: readonly ViewId[], held: LoadedRecord) =>
    viewOf(
      createActor(dataViewMachine, {
        input: visitTo(dataViewAddress(held.criteria), { state: { isLoaded: true }, held, expanded }),
      })
        .start()
        .getSnapshot(),
    );
  const trades = { criteria: gilt, record: tradesRecord, at: loadedAt };
  expect(opened(['tradeDisplay'], trades)).toMatchObject({ kind: 'shown', isExpanded: true });
  expect(opened(['clob'], trades)).toMatchObject({ kind: 'shown', isExpanded: false });
  expect(opened(['clob'], loadedBook)).toMatchObject({ kind: 'shown', isExpanded: false });
});

test('B 2: the order page announces the criteria to keep, whatever their source; the trade page announces none', () => {
  const asked = (visit: DataVisit) => {
    const kept: unknown[] = [];
    const actor = createActor(dataViewMachine, { input: visit });
    actor.on('orders.asked', ({ criteria }) => kept.push(criteria));
    actor.start();
    return kept;
  };
  const stored = JSON.stringify(giltBook);
  expect(asked(visitTo(dataViewAddress(giltBook)))).toEqual([giltBook]);
  expect(asked(visitTo('/data-viewing/order', { stored }))).toEqual([giltBook]);
  expect(asked(visitTo('/data-viewing/order'))).toEqual([]);
  expect(asked(visitTo(dataViewAddress(gilt), { stored }))).toEqual([]);
});

test('B 2: the order page announces the criteria to keep also when its rows are filtered', () => {
  const kept: unknown[] = [];
  const view = dataViewMachine.provide({ actors: { loadData: fromPromise(() => new Promise(() => {})) } });
  const shown = { state: { isLoaded: true }, held: loadedBook };
  const actor = createActor(view, { input: visitTo(dataViewAddress(giltBook), shown) });
  actor.on('orders.asked', ({ criteria }) => kept.push(criteria));
  actor.start();
  const large = { ...giltBook, filter: { sizefrom: '1000' } };
  actor.send({ type: 'address.changed', ...visitTo(dataViewAddress(large)) });
  expect(actor.getSnapshot().value).toEqual({ showing: 'filtering' });
  expect(kept).toEqual([giltBook, large]);
});

test('a record is dropped before its replacement is requested, but a failed refresh keeps it', async () => {
  const emitted: string[] = [];
  const view = dataViewMachine.provide({
    actors: {
      loadData: fromPromise(async () => ({ record: tradesRecord, at: loadedAt })),
      refreshData: fromPromise(async () => Promise.reject(new FailureError(failure('unavailable')))),
    },
  });
  const actor = createActor(view, { input: visitTo(dataViewAddress(gilt)) });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('showing'));
  actor.send({ type: 'refresh.requested', at: loadedAt });
  await waitFor(actor, ({ context }) => context.failedRefresh !== null);
  expect(emitted).toEqual(['record.dropped', 'record.loaded']);
});

test('without criteria the page leads to the selection', () => {
  const sent: unknown[] = [];
  const actor = createActor(dataViewMachine, { input: visitTo('/data-viewing') });
  actor.on('navigate', (event) => sent.push(event));
  actor.start();
  expect(sent).toEqual([{ type: 'navigate', to: '/dataSelect', replace: true }]);
});

test('a missing actor is reported', async () => {
  const actor = createActor(dataViewMachine, { input: visitTo(dataViewAddress(gilt)) });
  const failed = new Promise<unknown>((done) => {
    actor.subscribe((snapshot) => {
      if (snapshot.matches('failed')) done(snapshot.context.failure);
    });
  });
  actor.start();
  expect(await failed).toEqual(failure('defect', { message: '`loadData` must be provided' }));
});

test('a failed refresh restores the rows and the time of their loading', async () => {
  const view = dataViewMachine.provide({
    actors: {
      loadData: fromPromise(async () => ({ record: tradesRecord, at: loadedAt })),
      refreshData: fromPromise(async () => Promise.reject(new FailureError(failure('unavailable')))),
    },
  });
  const actor = createActor(view, { input: visitTo(dataViewAddress(gilt)) }).start();
  const shown = () => waitFor(actor, (snapshot) => snapshot.matches('showing'));
  await shown();
  actor.send({ type: 'refresh.requested', at: '2026-11-20T20:31:00.000Z' });
  expect((await shown()).context).toMatchObject({
    record: tradesRecord,
    loadedAt: '2026-11-20T20:04:00.000Z',
    failedRefresh: { at: '2026-11-20T20:31:00.000Z', failure: failure('unavailable') },
  });
});

test('B 1: a delayed page is not called live, even if the first page was', async () => {
  const view = dataViewMachine.provide({
    actors: {
      loadData: fromPromise(
        async (): Promise<Loaded> => ({
          record: { ...tradesRecord, IsDelayed: false },
          at: loadedAt,
        }),
      ),
      loadPage: fromPromise(async (): Promise<FeedRecord> => ({ ...olderTradesRecord, IsDelayed: true })),
    },
  });
  const actor = createActor(view, { input: visitTo(dataViewAddress(gilt)) }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('showing'));
  expect(actor.getSnapshot().context.record?.IsDelayed).toBe(false);
  actor.send({ type: 'page.turned', page: 1 });
  await waitFor(actor, ({ context }) => context.page === 1);
  expect(actor.getSnapshot().context.record?.IsDelayed).toBe(true);
});
