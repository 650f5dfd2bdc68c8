import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { flows } from '../../machines/index.ts';
import { chartOf } from '../../src/tools/atlas/chart.ts';
import { chartChanges } from '../../src/tools/atlas/chart-changes.ts';

type States = NonNullable<Parameters<typeof createMachine>[0]['states']>;

const whole = { guard: 'isWhole', target: 'paid', actions: 'note' };
const part = { target: 'open' };
const before = {
  open: { on: { 'order.paid': [whole, part], 'order.dropped': 'dropped' } },
  paid: { entry: 'thank' },
  dropped: { on: { 'order.begun': 'open' } },
} satisfies States;

const chartWith = (states: States) => chartOf(createMachine({ id: 'order', initial: 'open', states }), []);

/** The changes listed, and the marks in the drawing. */
function changes(after: States) {
  const { chart, marks, words } = chartChanges(chartWith(before), chartWith(after));
  const drawn = new Set([...chart.states, ...chart.transitions].map(({ id }) => id));
  expect(Object.keys(marks).filter((id) => !drawn.has(id))).toEqual([]);
  expect(drawn.size).toBe(chart.states.length + chart.transitions.length);
  return { marks, words: words.map(({ mark, text }) => `${mark}: ${text}`) };
}

const opened = (on: NonNullable<States[string]['on']>) => changes({ ...before, open: { on } });

describe('the changes between two charts', () => {
  test.each(flows.map((machine) => [machine.id, machine] as const))(
    'are none between %s and itself',
    (_, machine) => {
      const chart = chartOf(machine, flows);
      expect(chartChanges(chart, chart)).toEqual({ chart, marks: {}, words: [] });
    },
  );

  test('show a new state with its transitions, and keep a removed one in the drawing', () => {
    const { dropped, ...others } = before;
    expect(changes({ ...others, waiting: dropped, open: { on: { 'order.paid': [whole, part] } } })).toEqual({
      marks: {
        'order.waiting': 'added',
        'order.waiting--order.begun--0': 'added',
        'order.dropped': 'removed',
        'order.dropped--order.begun--0': 'removed',
        'order.open--order.dropped--0--was': 'removed',
      },
      words: [
        'removed: order.open on order.dropped: order.dropped',
        'added: order.waiting, with 1 transition',
        'removed: order.dropped, with 1 transition',
      ],
    });
  });

  test('draw a transition that leads elsewhere both as it was and as it is', () => {
    expect(
      opened({ 'order.paid': [{ ...whole, target: 'dropped' }, part], 'order.dropped': 'dropped' }),
    ).toEqual({
      marks: { 'order.open--order.paid--0': 'retargeted', 'order.open--order.paid--0--was': 'removed' },
      words: ['retargeted: order.open on order.paid [isWhole]: order.paid before, order.dropped now'],
    });
  });

  test('do not include the branches after an inserted one', () => {
    const first = { guard: 'isLate', target: 'dropped' };
    expect(opened({ 'order.paid': [first, whole, part], 'order.dropped': 'dropped' }).words).toEqual([
      'added: order.open on order.paid [isLate]: order.dropped',
    ]);
    expect(opened({ 'order.paid': [part], 'order.dropped': 'dropped' }).words).toEqual([
      'removed: order.open on order.paid [isWhole]: order.paid',
    ]);
  });

  test('include another guard, another action, another order and another entry', () => {
    const on = { 'order.dropped': 'dropped' };
    expect(opened({ ...on, 'order.paid': [{ ...whole, guard: 'isAny' }, part] }).words).toEqual([
      'changed: order.open on order.paid [isAny]: [isWhole], note before, [isAny], note now',
    ]);
    expect(opened({ ...on, 'order.paid': [{ ...whole, actions: ['note', 'tell'] }, part] }).words).toEqual([
      'changed: order.open on order.paid [isWhole]: [isWhole], note before, [isWhole], note, tell now',
    ]);
    expect(opened({ ...on, 'order.paid': [part, whole] }).words).toEqual([
      'changed: order.open on order.paid [isWhole]: moved behind another branch',
    ]);
    expect(changes({ ...before, paid: { entry: [], tags: 'busy' } }).words).toEqual([
      'changed: order.paid: entry: thank before, nothing now; tags: nothing before, busy now',
    ]);
  });
});
