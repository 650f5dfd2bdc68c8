import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { venuesMachine } from '../../../machines/venues.ts';
import { venueList } from './kit.ts';

const turn = () => new Promise((done) => setImmediate(done));

test('B 9: an answer without a cost leaves it open, and the pages assume 25', async () => {
  const free = { tradingVenues: venueList.tradingVenues };
  const actor = createActor(
    venuesMachine.provide({ actors: { loadVenues: fromPromise(async () => free) } }),
  ).start();
  actor.send({ type: 'venues.requested' });
  await turn();
  expect(actor.getSnapshot().context.costPerVenue).toBeNull();
});

test('a missing actor fails the flow, not the page', async () => {
  const actor = createActor(venuesMachine).start();
  actor.send({ type: 'venues.requested' });
  await turn();
  expect(actor.getSnapshot().value).toBe('failed');
});
