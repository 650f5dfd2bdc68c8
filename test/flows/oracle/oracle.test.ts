import { describe, expect, test } from 'vitest';
import { type AnyActorRef, assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { Kit } from '../kit.ts';
import { watchPaths } from '../watched-paths.ts';
import { draftOf } from './draft.ts';
import { readTable } from './expected-table.ts';
import { type Invariant, Oracle, type Predicates } from './oracle.ts';

/** The possible faults of the small flow below. */
const faults = [
  'another target',
  'a transition removed',
  'branches swapped',
  'an action dropped',
  'said in another order',
  'another value kept',
  'a different input',
  'another delay',
  'a failure unheard',
  'a refused event let through',
  'nobody told',
] as const;

type Fault = (typeof faults)[number];

/** Asks for a price, and asks again after a while if that fails; optionally with one fault. */
const chart = (fault?: Fault) => {
  const isFault = (one: Fault): boolean => fault === one;
  const free = {
    guard: {
      type: 'isFree',
      params: ({ event }: { event: { output: number } }) => ({ price: event.output }),
    },
    target: 'idle',
    actions: isFault('an action dropped')
      ? ['leave' as const]
      : isFault('said in another order')
        ? ['leave' as const, 'say' as const]
        : ['say' as const, 'leave' as const],
  } as const;
  const dear = {
    target: 'idle',
    actions: [
      {
        type: 'keepPrice',
        params: ({ event }: { event: { output: number } }) => ({ price: event.output }),
      },
      ...(isFault('nobody told') ? [] : ['report' as const]),
    ],
  } as const;
  return setup({
    types: {
      input: {} as { parent?: AnyActorRef },
      context: {} as { price: number | null; venue: string; parent: AnyActorRef | undefined },
      events: {} as { type: 'asked'; venue: string } | { type: 'dropped' },
      emitted: {} as { type: 'alert'; alert: { message: string } } | { type: 'left' },
    },
    actors: {
      findPrice: fromPromise<number, { venue: string }>(() => Promise.reject(new Error('unprovided'))),
    },
    delays: { patience: isFault('another delay') ? 5_000 : 500 },
    guards: { isFree: (_, { price }: { price: number }) => price === 0 },
    actions: {
      keepVenue: assign({ venue: (_, { venue }: { venue: string }) => venue }),
      keepPrice: assign({
        price: (_, { price }: { price: number }) => (isFault('another value kept') ? price + 1 : price),
      }),
      say: emit({ type: 'alert', alert: { message: 'It is free' } }),
      leave: emit({ type: 'left' }),
      report: sendTo(
        ({ context, self }): AnyActorRef => context.parent ?? self,
        () => ({ type: 'price.known' }),
      ),
    },
  }).createMachine({
    id: 'price',
    context: ({ input }) => ({ price: null, venue: '', parent: input.parent }),
    initial: 'idle',
    states: {
      idle: {
        on: {
          asked: {
            target: 'asking',
            actions: { type: 'keepVenue', params: ({ event }) => ({ venue: event.venue }) },
          },
          ...(isFault('a refused event let through') ? { dropped: 'waiting' as const } : {}),
        },
      },
      asking: {
        invoke: {
          id: 'findPrice',
          src: 'findPrice',
          input: ({ context }) => ({ venue: isFault('a different input') ? '' : context.venue }),
          onDone: isFault('branches swapped') ? [dear, free] : [free, dear],
          ...(isFault('a failure unheard') ? {} : { onError: 'waiting' }),
        },
        on: isFault('a transition removed')
          ? {}
          : { dropped: isFault('another target') ? 'waiting' : 'idle' },
      },
      waiting: { after: { patience: 'asking' } },
    },
  });
};

const rows = [
  '| (start) | | | idle | | A 1 |',
  '| idle | asked | | asking | asks findPrice {"venue":"ICPM"}; sets venue from venue | A 1 |',
  '| asking | findPrice answered | it is free | idle | alerts "It is free"; emits left | A 1 |',
  '| asking | findPrice answered | | idle | sets price = 25; tells parent price.known | A 1 |',
  '| asking | findPrice failed | | waiting | waits patience 500 ms | A 1 |',
  '| asking | dropped | | idle | stops findPrice | A 1 |',
  '| waiting | after patience | | asking | asks findPrice {"venue":"ICPM"} | A 1 |',
];

const head = [
  '| State | Event | Condition | Next | Effects | Requirement |',
  '| --- | --- | --- | --- | --- | --- |',
];

const predicates: Predicates = {
  'it is free': (_, { output }) => output === 0,
};

const kit: Kit<ReturnType<typeof chart>> = {
  flow: 'price',
  machine: chart(),
  input: {},
  examples: [
    { type: 'asked', venue: 'ICPM' },
    { type: 'dropped' },
    { type: 'xstate.done.actor.findPrice', output: 0 },
    { type: 'xstate.done.actor.findPrice', output: 25 },
    { type: 'xstate.error.actor.findPrice', error: new Error('no answer') },
    { type: 'xstate.after.patience.price.waiting' },
  ],
  label: ({ type, output }) => `${type} ${output ?? ''}`,
  key: ({ value, context }) => [value, context.price === null],
  states: {},
};

/** Walks the paths of the correct chart through the chart with a fault. */
async function checked(
  written: readonly string[],
  { fault, invariants = [] }: { fault?: Fault; invariants?: readonly Invariant[] } = {},
): Promise<Oracle> {
  const oracle = new Oracle('price', readTable([...head, ...written].join('\n')), { predicates, invariants });
  await watchPaths(kit, oracle, chart(fault));
  return oracle;
}

const without = (row: number): string[] => rows.filter((_, at) => at !== row);

describe('a table and a chart', () => {
  test('agree when both are correct', async () => {
    expect((await checked(rows)).differences()).toEqual([]);
  });

  test.each(faults)('differ if the chart has a fault: %s', async (fault) => {
    expect((await checked(rows, { fault })).differences()).not.toEqual([]);
  });

  test.each(rows.map((row, at) => [row, at] as const))('differ if a row is missing: %s', async (_, at) => {
    expect((await checked(without(at))).differences()).not.toEqual([]);
  });

  test.each([
    ['a different next state', 0, '| (start) | | | waiting | | A 1 |'],
    ['an effect too many', 0, '| (start) | | | idle | stops findPrice | A 1 |'],
    ['an effect too few', 1, '| idle | asked | | asking | sets venue = "ICPM" | A 1 |'],
    ['a different input', 1, '| idle | asked | | asking | asks findPrice {"venue":"X"}; sets venue | A 1 |'],
    [
      'a different text',
      2,
      '| asking | findPrice answered | it is free | idle | alerts "Free"; emits left | A 1 |',
    ],
    [
      'a different condition',
      2,
      '| asking | findPrice answered | not it is free | idle | alerts "It is free"; emits left | A 1 |',
    ],
    [
      'an unknown condition',
      2,
      '| asking | findPrice answered | it is dear | idle | alerts "It is free"; emits left | A 1 |',
    ],
    [
      'a different value',
      3,
      '| asking | findPrice answered | | idle | sets price = 2; tells parent price.known | A 1 |',
    ],
    ['a value that is never changed', 5, '| asking | dropped | | idle | stops findPrice; sets venue | A 1 |'],
    ['a different wait', 4, '| asking | findPrice failed | | waiting | waits patience 50 ms | A 1 |'],
    ['an unread row', 5, '| asking | dropped | | idle | stops findPrice | unread |'],
  ])('differ if a row is wrong: %s', async (_, at, row) => {
    expect((await checked(rows.with(at, row))).differences()).not.toEqual([]);
  });

  test.each([
    ['never walked', '| waiting | dropped | | idle | | A 1 |'],
    ['refused by the flow', '| idle | dropped | | waiting | waits patience | A 1 |'],
  ])('differ if a row is superfluous: %s', async (_, row) => {
    expect((await checked([...rows, row])).differences()).not.toEqual([]);
  });

  test('agree on a refusal that a row describes', async () => {
    expect((await checked([...rows, '| idle, waiting | dropped | | same | | A 1 |'])).differences()).toEqual(
      [],
    );
  });

  test('a broken invariant is reported with its requirement and place', async () => {
    const oracle = await checked(rows, {
      invariants: [
        {
          requirement: 'A 1',
          says: 'nothing waits',
          holds: (_before, _event, after) => !after.matches('waiting'),
        },
      ],
    });
    expect(oracle.broken()).toEqual([
      'A 1: nothing waits; not so in asking on findPrice failed {"error":{"name":"Error","message":"no answer"}}',
    ]);
  });

  test('steps without a row are drafted as rows that are marked as unread', async () => {
    const draft = draftOf((await checked(without(3))).unwritten);
    expect(readTable(draft)).not.toEqual([]);
    expect(draft).toContain(
      '| asking | findPrice answered |  | idle | tells parent price.known; sets price = 25 | unread |',
    );
  });
});

describe('an unreadable table reports its line', () => {
  test.each([
    ['no table', ''],
    ['line 1: the columns are', '| State | Event |'],
    ['line 3: 5 cells', [...head, '| idle | asked | | asking | A 1 |'].join('\n')],
    ['line 3: no requirement', [...head, '| idle | asked | | asking | | |'].join('\n')],
    ['line 3: no next', [...head, '| idle | asked | | | | A 1 |'].join('\n')],
    ['line 3: no event', [...head, '| idle | | | asking | | A 1 |'].join('\n')],
    ['line 3: a start has no event', [...head, '| (start) | asked | | asking | | A 1 |'].join('\n')],
    ['line 3: no effect: sings', [...head, '| idle | asked | | asking | sings | A 1 |'].join('\n')],
    [
      'line 3: no JSON: {venue}',
      [...head, '| idle | asked | | asking | asks findPrice {venue} | A 1 |'].join('\n'),
    ],
  ])('%s', (message, text) => {
    expect(() => readTable(text)).toThrow(message);
  });

  test('several keys can be set from one place', () => {
    const row = '| idle | asked | | same | sets price, venue from output.* | A 1 |';
    expect(readTable([...head, row].join('\n'))[0]?.effects).toEqual([
      { kind: 'sets', name: 'price', from: 'output.price' },
      { kind: 'sets', name: 'venue', from: 'output.venue' },
    ]);
  });

  test('a text can contain separators', () => {
    const row =
      '| idle | asked | | `asking` | alerts "One; two \\| {three"; emits moved {"to":"a; b"} | A 1 |';
    expect(readTable([...head, row].join('\n'))[0]?.effects).toEqual([
      { kind: 'emits', name: 'alert', data: { alert: { message: 'One; two | {three', title: undefined } } },
      { kind: 'emits', name: 'moved', data: { to: 'a; b' } },
    ]);
  });
});
