import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createTurns,
  NoTurn,
  type Requester,
  type TurnLimits,
  type Turns,
} from '../../../src/platform/turns.ts';

const plenty = { waiting: 100 };

/** Asks for a turn as each of these; `order` lists who got one, and `end` ends the turn held longest. */
function takeAll(turns: Turns, takers: readonly (Requester | string)[]) {
  const order: string[] = [];
  const held: (() => void)[] = [];
  const refused: { readonly name: string; readonly isOwn: boolean }[] = [];
  const taken = takers.map(async (one) => {
    const requester = typeof one === 'string' ? { caller: one } : one;
    const name = `${requester.caller}${requester.part ?? ''}`;
    try {
      held.push(await turns.acquire(requester));
      order.push(name);
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error;
      refused.push({ name, isOwn: error.isOwn });
    }
  });
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const end = async (): Promise<void> => {
    held.shift()?.();
    await settle();
  };
  const endAll = async (): Promise<void> => {
    await settle();
    while (held.length > 0) await end();
    await Promise.all(taken);
  };
  return { order, refused, settle, end, endAll, running: () => held.length };
}

describe('those who wait for a turn', () => {
  test('are let in one for each that ends, up to the number of places', async () => {
    const all = takeAll(createTurns({ ...plenty, places: 2, each: 2 }), ['a', 'b', 'c', 'd']);
    await all.settle();
    expect(all.order).toEqual(['a', 'b']);
    await all.end();
    expect(all.order).toEqual(['a', 'b', 'c']);
    await all.endAll();
    expect(all.order).toEqual(['a', 'b', 'c', 'd']);
  });

  test('come after one of each other caller, so that many of one delay nobody', async () => {
    const takers = ['many', 'many', 'many', 'many', 'one', 'other'];
    const all = takeAll(createTurns({ ...plenty, places: 1, each: 1 }), takers);
    await all.endAll();
    expect(all.order).toEqual(['many', 'many', 'one', 'other', 'many', 'many']);
  });

  test('have at most their share of the places, and leave the others free for whoever comes', async () => {
    const turns = createTurns({ ...plenty, places: 4, each: 2 });
    const many = takeAll(turns, ['many', 'many', 'many', 'many', 'many']);
    await many.settle();
    expect(many.order).toHaveLength(2);
    const one = takeAll(turns, ['one']);
    await one.settle();
    expect(one.order).toEqual(['one']);
    await many.endAll();
    await one.endAll();
    expect(many.order).toHaveLength(5);
  });

  test('take turns with the other parts of the same caller', async () => {
    const program = { caller: 'a', part: ' by key' };
    const takers = [program, program, program, { caller: 'a' }, 'b'];
    const all = takeAll(createTurns({ ...plenty, places: 1, each: 1 }), takers);
    await all.endAll();
    expect(all.order).toEqual(['a by key', 'a by key', 'b', 'a', 'a by key']);
  });

  test('lose their last one to another caller when too many wait, and are told that it is their own doing', async () => {
    const turns = createTurns({ places: 1, each: 1, waiting: 3 });
    const all = takeAll(turns, ['many', 'many', 'many', 'many', 'one']);
    await all.settle();
    expect(all.refused).toEqual([{ name: 'many', isOwn: true }]);
    // One waits like most others: now nobody has more than the newcomer would.
    const others = takeAll(turns, ['two', 'three']);
    await others.settle();
    expect([...all.refused, ...others.refused]).toEqual([
      { name: 'many', isOwn: true },
      { name: 'many', isOwn: true },
      { name: 'three', isOwn: false },
    ]);
    await all.endAll();
    await others.endAll();
    expect([...all.order, ...others.order].sort()).toEqual(['many', 'many', 'one', 'two']);
  });

  test('are refused at once where nobody may wait', async () => {
    const turns = createTurns({ places: 1, each: 1, waiting: 0 });
    const leave = await turns.acquire({ caller: 'a' });
    await expect(turns.acquire({ caller: 'a' })).rejects.toMatchObject({ isOwn: true });
    await expect(turns.acquire({ caller: 'b' })).rejects.toMatchObject({ isOwn: false });
    leave();
    (await turns.acquire({ caller: 'b' }))();
  });

  test('keep their place for work that has begun, however many wait', async () => {
    const turns = createTurns({ places: 1, each: 1, waiting: 1 });
    const leave = await turns.acquire({ caller: 'a' });
    const ends = async (turn: Promise<() => void>): Promise<void> => (await turn)();
    const all = [
      ends(turns.acquireAlways({ caller: 'a' })),
      ends(turns.acquireAlways({ caller: 'a' })),
      ends(turns.acquire({ caller: 'b' })),
    ];
    await expect(turns.acquire({ caller: 'c' })).rejects.toMatchObject({ isOwn: false });
    leave();
    await Promise.all(all);
  });

  test('get neither a turn nor a place in the line once they are gone', async () => {
    const turns = createTurns({ places: 1, each: 1, waiting: 1 });
    const leave = await turns.acquire({ caller: 'a' });
    const gone = new AbortController();
    const waits = turns.acquire({ caller: 'b' }, gone.signal);
    await expect(turns.acquire({ caller: 'c' })).rejects.toThrow(NoTurn);
    gone.abort(new Error('gone'));
    await expect(waits).rejects.toThrow('gone');
    const next = turns.acquire({ caller: 'c' });
    leave();
    leave();
    (await next)();
    // The place is free again, once.
    const last = takeAll(turns, ['d', 'e']);
    await last.settle();
    expect(last.running()).toBe(1);
    await last.endAll();
  });
});

const limits = fc.record({
  places: fc.integer({ min: 1, max: 4 }),
  each: fc.integer({ min: 1, max: 3 }),
  waiting: fc.integer({ min: 0, max: 6 }),
});
type Step = { readonly caller: string } | 'end' | 'leave';
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ caller: fc.constantFrom('a', 'b', 'c') }) },
    { weight: 2, arbitrary: fc.constant('end' as const) },
    { weight: 1, arbitrary: fc.constant('leave' as const) },
  ),
  { maxLength: 60 },
);

/** Takes these steps, and calls back after each. */
async function walk(own: TurnLimits, all: readonly Step[], look: (seen: Seen) => void): Promise<void> {
  const turns = createTurns(own);
  const running: { readonly caller: string; readonly end: () => void }[] = [];
  const waiting: { readonly caller: string; readonly gone: AbortController; since: number }[] = [];
  const served: string[] = [];
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const asked: Promise<void>[] = [];
  const step = async (one: Step): Promise<void> => {
    if (one === 'end') running.shift()?.end();
    else if (one === 'leave') waiting[0]?.gone.abort(new Error('gone'));
    else {
      const own = { caller: one.caller, gone: new AbortController(), since: served.length };
      waiting.push(own);
      const ask = async (): Promise<void> => {
        try {
          const end = await turns.acquire({ caller: own.caller }, own.gone.signal);
          running.push({ caller: own.caller, end });
          served.push(own.caller);
        } catch {
          // Refused or gone.
        } finally {
          waiting.splice(waiting.indexOf(own), 1);
        }
      };
      asked.push(ask());
    }
    await settle();
    look({ running, waiting, served });
  };
  for (const one of all) await step(one);
  while (running.length > 0 || waiting.length > 0) await step('end');
  await Promise.all(asked);
}
type Seen = {
  readonly running: readonly { readonly caller: string }[];
  readonly waiting: readonly { readonly caller: string; readonly since: number }[];
  readonly served: readonly string[];
};

const countOf = (all: readonly { readonly caller: string }[], caller: string): number =>
  all.filter((one) => one.caller === caller).length;

test('whatever happens, no place stays empty for one who may have it, and nobody has more than their share', async () => {
  await fc.assert(
    fc.asyncProperty(limits, steps, (own, all) =>
      walk(own, all, ({ running, waiting }) => {
        expect(running.length).toBeLessThanOrEqual(own.places);
        expect(waiting.length).toBeLessThanOrEqual(own.waiting);
        for (const caller of ['a', 'b', 'c']) {
          const theirs = countOf(running, caller);
          expect(theirs).toBeLessThanOrEqual(own.each);
          if (countOf(waiting, caller) > 0 && theirs < own.each) expect(running.length).toBe(own.places);
        }
      }),
    ),
  );
});

test('whatever happens, whoever waits sees no other caller served twice unless their own share is used up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), steps, (places, all) =>
      // Each may have every place, so that only the order decides.
      walk({ places, each: places, waiting: 100 }, all, ({ waiting, served }) => {
        for (const { caller, since } of waiting) {
          const others = served.slice(since);
          const own = others.filter((one) => one === caller).length;
          for (const other of ['a', 'b', 'c'])
            if (other !== caller)
              expect(others.filter((one) => one === other).length).toBeLessThanOrEqual(own + 1);
        }
      }),
    ),
  );
});
