import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { venuesMachine } from '../../machines/venues.ts';
import { venueList, venuesKit } from './venues.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(venuesKit);

const turn = () => new Promise((done) => setImmediate(done));

test('venues come without a cost where nothing is charged', async () => {
  const free = { tradingVenues: venueList.tradingVenues };
  const actor = createActor(
    venuesMachine.provide({ actors: { loadVenues: fromPromise(async () => free) } }),
  ).start();
  actor.send({ type: 'venues.wanted' });
  await turn();
  expect(actor.getSnapshot().context.costPerVenue).toBeNull();
});

test('an actor that was not provided fails the flow, not the page', async () => {
  const actor = createActor(venuesMachine).start();
  actor.send({ type: 'venues.wanted' });
  await turn();
  expect(actor.getSnapshot().value).toBe('failed');
});
