import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { paymentMachine } from '../../../machines/payment.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { Oracle, rowsOf } from '../oracle/oracle.ts';
import { predicates } from '../payment/expected.ts';
import { invariants } from '../payment/invariants.ts';
import { paymentKit } from '../payment/kit.ts';
import { WatchedPaths } from '../watched-paths.ts';
import { asSource } from './as-source.ts';
import { walkAtRandom } from './random-walks.ts';

/** A payment that treats a declined payment as paid. */
const faulty: AnyStateMachine = paymentMachine.provide({
  guards: { isPaid: ({ event }) => 'output' in event && event.output === 'failed' },
});
const rows = rowsOf('payment');

test('a fault is found by the invariants, without a table', async () => {
  const { found } = await walkAtRandom(
    { ...paymentKit, flow: 'faulty', machine: faulty },
    { invariants },
    null,
  );
  expect(found?.faults.join()).toContain('a declined payment never');
});

test('a fault is found by the table, and its pasted walk finds it again', async () => {
  const { found } = await walkAtRandom(
    { ...paymentKit, flow: 'faulty', machine: faulty },
    { predicates },
    rows,
  );
  const walks: Record<string, AnyEventObject[]> = runInNewContext(`({${found?.pasted}})`, {
    FailureError,
    failure,
  });
  const oracle = new Oracle('payment', rows, { predicates });
  for (const events of Object.values(walks))
    await new WatchedPaths(oracle).follow({ ...paymentKit, machine: faulty }, events);
  expect(oracle.faults()).not.toEqual([]);
});

describe('values are printed as TypeScript source', () => {
  test.each([
    [{ type: 'alert.dismissed' }, "{ type: 'alert.dismissed' }"],
    [{ 1: true, 'a-b': null, c: undefined }, "{ 1: true, 'a-b': null, c: undefined }"],
    [["It's", '"quoted"', 'two\nlines'], `['It\\'s', '"quoted"', 'two\\nlines']`],
    [new Error('no answer'), "new Error('no answer')"],
    [new FailureError(failure('forbidden')), "new FailureError(failure('forbidden'))"],
    [
      new FailureError(failure('refused', { message: 'no', fields: { name: 'taken' } })),
      "new FailureError(failure('refused', { message: 'no', fields: { name: 'taken' } }))",
    ],
  ])('%o', (value, source) => {
    expect(asSource(value)).toBe(source);
  });
});
