import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { flows } from '../../machines/index.ts';
import { everyKit } from './every-kit.ts';

const kits = new Map((await everyKit()).map(({ kit }) => [kit.flow, kit]));

test.each(flows.map((machine) => [machine.id, machine] as const))(
  '%s runs with nothing provided, as in an editor: what it asks fails, and it says so itself',
  async (flow, machine) => {
    const failed: unknown[] = [];
    const actor = createActor(machine, { input: kits.get(flow)?.input, clock: new SimulatedClock() });
    actor.subscribe({ error: (error) => failed.push(error) });
    actor.start();
    await setImmediate();
    expect(failed).toEqual([]);
    expect(JSON.stringify(actor.getSnapshot().value)).not.toContain('broken');
  },
);
