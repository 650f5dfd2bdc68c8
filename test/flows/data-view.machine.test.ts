import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { dataViewMachine } from '../../machines/data-view.ts';
import { bookRecord, dataViewKit, gilt, giltBook, tradesRecord } from './data-view.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(dataViewKit);

test('B 4: data is loaded on entry only if no view id is already set', () => {
  const open = (loaded: { criteria: typeof gilt; record: typeof tradesRecord } | null) =>
    createActor(dataViewMachine, { input: { criteria: gilt, loaded } })
      .start()
      .getSnapshot();
  expect(open(null).value).toBe('loading');
  expect(open({ criteria: gilt, record: tradesRecord }).value).toBe('opening');
  expect(open({ criteria: gilt, record: tradesRecord }).context.viewId).toBe('tradeDisplay');
  expect(open({ criteria: giltBook, record: bookRecord }).value).toBe('loading');
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
      if (snapshot.matches('failed')) done(snapshot.context.problem);
    });
  });
  actor.start();
  expect(await failed).toEqual({ kind: 'failed', message: null });
});
