import { expect, test } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { terminationMachine } from '../../../machines/termination.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';

/** What the flow reports to its parent and emits to the page after this answer. */
async function outcomeOf(answer: Promise<string>): Promise<{ reported: unknown[]; emitted: unknown[] }> {
  const reported: unknown[] = [];
  const emitted: unknown[] = [];
  const parent = createActor(
    createMachine({ on: { '*': { actions: ({ event }) => reported.push(event) } } }),
  ).start();
  const actor = createActor(
    terminationMachine.provide({ actors: { terminate: fromPromise(() => answer) } }),
    { input: { parent } },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'termination.chosen' });
  actor.send({ type: 'termination.confirmed' });
  await new Promise((done) => setImmediate(done));
  return { reported, emitted };
}

test('B 9: a termination is reported to the subscription, with its day', async () => {
  expect(await outcomeOf(Promise.resolve('2026-11-21'))).toEqual({
    reported: [{ type: 'subscription.terminated', day: '2026-11-21' }],
    emitted: [],
  });
});

test('a refusal is shown to the person and reported to nobody else', async () => {
  expect(
    await outcomeOf(Promise.reject(new FailureError(failure('refused', { message: 'Too late' })))),
  ).toEqual({
    reported: [],
    emitted: [{ type: 'alert', alert: { title: 'Error', message: 'Too late' } }],
  });
});
