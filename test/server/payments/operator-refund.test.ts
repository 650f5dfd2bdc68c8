import { expect, test, vi } from 'vitest';
import { performAct, previewAct } from '../../../src/server/operator/act.ts';
import { refundPart, refundPayment } from '../../../src/server/operator/payment-acts.ts';
import { setNextCheck } from '../../../src/server/payments/payment-store.ts';
import { runDaylight } from '../run-daylight.ts';
import { approved, executeBody, logOf, person, purchaseOf600 } from './payment-kit.ts';
import { openPaymentScene } from './payment-scene.ts';

const { database, standIn, payApp } = await openPaymentScene();
const daylight = (...words: readonly string[]) => runDaylight(words, { DATABASE_URL: database.url });
const because = ['--reason', 'bought twice', '--yes'];
let count = 0;

async function paid() {
  count += 1;
  const email = `paid-${count}@example.com`;
  const { id, browser } = await person(payApp, database, email);
  const purchase = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchase);
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  payApp.mails.length = 0;
  const { rows } = await database.pool.query<{ number: string }>(
    'SELECT number FROM receipts WHERE purchase_id = $1',
    [purchase],
  );
  return { email, purchase, token, receipt: rows[0]?.number ?? '' };
}
const stateOf = async (purchase: string) => (await logOf(database, purchase)).at(-1);
/** The service checks what is due. The operator's acts are of real time. */
const look = async () => {
  payApp.clock.pass(Math.max(0, Date.now() - payApp.clock.now().getTime()) + 1000);
  await payApp.service.reconciliation.runNow();
};
const listedOf = async (email: string) => {
  const { out } = await daylight('payments', 'list', '--of', email, '--json');
  return JSON.parse(out).payments[0];
};
const troubleOf = async (email: string) => (await listedOf(email)).trouble;

test('a refund is asked for once, given by the provider, and ends what was bought', async () => {
  const { email, purchase, receipt } = await paid();
  const shown = await daylight('payments', 'refund', receipt, '--reason', 'x', '--dry-run');
  expect(shown.out).toContain(`$600 of receipt ${receipt} will be given back to ${email}`);
  expect(shown.out).toContain('What it pays for ends as soon as the provider confirms: live ');
  expect(await listedOf(email)).toMatchObject({ trouble: null, isRefundable: true });
  expect((await daylight('payments', 'refund', receipt, ...because)).code).toBe(0);
  expect(await listedOf(email)).toMatchObject({ trouble: 'refund under way', isRefundable: false });
  const again = await daylight('payments', 'refund', receipt, ...because);
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('is under way')]);
  expect(await stateOf(purchase)).toBe('paid');
  await look();
  expect(await stateOf(purchase)).toBe('refunded');
  expect(payApp.mails.map(({ kind }) => kind)).toEqual(['payment-refunded']);
  expect(await troubleOf(email)).toBeNull();
  const late = await daylight('payments', 'refund', receipt, ...because);
  expect([late.code, late.err]).toEqual([1, expect.stringContaining('is refunded: only what was captured')]);
});

test('two operators at once ask for one refund', async () => {
  const { purchase, receipt } = await paid();
  const at = new Date();
  const { seen } = await previewAct(database.pool, refundPayment, receipt, at);
  const cause = { actor: { osUser: 'ann', by: null }, clock: { now: () => at }, reason: 'x' };
  const both = await Promise.allSettled(
    [1, 2].map(() => performAct(database.pool, refundPayment, receipt, seen, cause)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await look();
  expect(await stateOf(purchase)).toBe('refunded');
});

test('a refund that the provider refuses says so, changes nothing, and can be asked for again', async () => {
  const { email, purchase, token, receipt } = await paid();
  const capture = standIn.provider.find(token)?.capture;
  if (!capture) throw new Error('nothing was captured');
  const { id } = capture;
  expect((await daylight('payments', 'refund', receipt, ...because)).code).toBe(0);
  Object.assign(capture, { id: 'GONE' });
  await look();
  Object.assign(capture, { id });
  expect(await stateOf(purchase)).toBe('paid');
  expect(await listedOf(email)).toMatchObject({
    trouble: 'refund refused: INVALID_RESOURCE_ID',
    isRefundable: true,
  });
  const status = await daylight('status');
  expect([status.code, status.out]).toEqual([1, expect.stringContaining('1 refund refused by the provider')]);
  expect((await daylight('payments', 'refund', receipt, ...because)).code).toBe(0);
  await look();
  expect(await stateOf(purchase)).toBe('refunded');
});

test('what was never captured, or is in dispute, is not given back', async () => {
  const { email, receipt } = await paid();
  await database.pool.query(
    `UPDATE payments SET dispute = 'open' WHERE id = (SELECT payment_id FROM receipts WHERE number = $1)`,
    [receipt],
  );
  expect(await listedOf(email)).toMatchObject({ trouble: 'in dispute', isRefundable: false });
  const disputed = await daylight('payments', 'refund', receipt, ...because);
  expect([disputed.code, disputed.err]).toEqual([1, expect.stringContaining('is in dispute')]);
  const unknown = await daylight('payments', 'refund', 'R-0', ...because);
  expect([unknown.code, unknown.err]).toEqual([1, 'There is no payment or receipt R-0.\n']);
});

test('a part of a payment is given back, ends nothing, and leaves the rest to be given back', async () => {
  const { email, purchase, receipt } = await paid();
  const part = (amount: string) => daylight('payments', 'refund', receipt, '--amount', amount, ...because);
  const refused = async (amount: string) => {
    const { code, err } = await part(amount);
    return [code, err];
  };
  for (const amount of ['0', '1.5', '1e2', 'ten', '0.00'])
    expect(await refused(amount)).toEqual([1, expect.stringContaining('one in dollars above zero')]);
  for (const amount of ['600', '600.01'])
    expect(await refused(amount)).toEqual([1, expect.stringContaining('$600.00 of the payment are left')]);
  expect((await part('12.50')).code).toBe(0);
  expect(await listedOf(email)).toMatchObject({
    trouble: 'refund of $12.50 under way',
    isRefundable: false,
    givenBack: null,
  });
  expect(await refused('1')).toEqual([1, expect.stringContaining('A refund of $12.50 of payment')]);
  await look();
  expect(await stateOf(purchase)).toBe('paid');
  expect(payApp.mails.map(({ kind }) => kind)).toEqual(['payment-part-refunded']);
  expect(await listedOf(email)).toMatchObject({ trouble: null, isRefundable: true, givenBack: '12.50' });
  // Nothing more is asked for by itself.
  await look();
  expect(payApp.mails).toHaveLength(1);
  expect(await refused('587.50')).toEqual([1, expect.stringContaining('$587.50 of the payment are left')]);
  const rest = await daylight('payments', 'refund', receipt, ...because);
  expect(rest.code).toBe(0);
  await look();
  expect(await stateOf(purchase)).toBe('refunded');
});

test('a part that the provider refuses says so, and another can be asked for', async () => {
  const { email, purchase, token, receipt } = await paid();
  const capture = standIn.provider.find(token)?.capture;
  if (!capture) throw new Error('nothing was captured');
  const { id } = capture;
  expect((await daylight('payments', 'refund', receipt, '--amount', '5', ...because)).code).toBe(0);
  Object.assign(capture, { id: 'GONE' });
  await look();
  Object.assign(capture, { id });
  expect(await listedOf(email)).toMatchObject({
    trouble: 'refund of $5.00 refused: INVALID_RESOURCE_ID',
    isRefundable: true,
    givenBack: null,
  });
  expect((await daylight('payments', 'refund', receipt, '--amount', '5', ...because)).code).toBe(0);
  await look();
  expect(await listedOf(email)).toMatchObject({ trouble: null, givenBack: '5.00' });
  expect(await stateOf(purchase)).toBe('paid');
});

/** Looks an hour later, when every repetition is due. */
const lookLater = async () => {
  payApp.clock.pass(3_600_000);
  await look();
};
/** The next call for a refund is answered like this, whether or not it gives something back. */
const answerRefund = (isGiven: boolean, status: number, body: unknown) => {
  const { refund } = standIn.provider;
  vi.spyOn(standIn.provider, 'refund').mockImplementationOnce((...call) => {
    if (isGiven) refund(...call);
    return { status, body };
  });
};
const refusedFor = (issue: string) => ({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] });

test.each([
  [429, 'RATE_LIMIT_REACHED'],
  [403, 'NOT_AUTHORIZED'],
  [422, 'REFUND_NOT_ALLOWED'],
])('a refusal after an unanswered part proves nothing: %s', async (status, issue) => {
  const { email, token, receipt } = await paid();
  expect((await daylight('payments', 'refund', receipt, '--amount', '5', ...because)).code).toBe(0);
  answerRefund(true, 500, {});
  await look();
  answerRefund(false, status, refusedFor(issue));
  await lookLater();
  expect(await listedOf(email)).toMatchObject({ trouble: 'refund of $5.00 under way', givenBack: null });
  await lookLater();
  expect(await listedOf(email)).toMatchObject({ trouble: null, givenBack: '5.00' });
  expect(standIn.provider.find(token)?.capture?.refundedCents).toBe(500);
  expect(payApp.mails).toHaveLength(1);
});

test('a refusal after an unanswered part counts if the capture shows that nothing was given back', async () => {
  const { email, receipt } = await paid();
  expect((await daylight('payments', 'refund', receipt, '--amount', '5', ...because)).code).toBe(0);
  answerRefund(false, 500, {});
  await look();
  answerRefund(false, 422, refusedFor('REFUND_NOT_ALLOWED'));
  await lookLater();
  expect(await listedOf(email)).toMatchObject({ trouble: 'refund of $5.00 refused: REFUND_NOT_ALLOWED' });
});

test.each([401, 403, 429])(
  'a part that the caller may not ask for now is asked for again: %s',
  async (status) => {
    const { email, receipt } = await paid();
    expect((await daylight('payments', 'refund', receipt, '--amount', '5', ...because)).code).toBe(0);
    answerRefund(false, status, refusedFor('NOT_NOW'));
    await look();
    await lookLater();
    expect(await listedOf(email)).toMatchObject({ trouble: null, givenBack: '5.00' });
  },
);

test('a part that the provider has not decided about stays open, and may fail', async () => {
  const { email, receipt } = await paid();
  expect((await daylight('payments', 'refund', receipt, '--amount', '5', ...because)).code).toBe(0);
  answerRefund(false, 201, { id: 'R1', status: 'PENDING' });
  await look();
  expect(await listedOf(email)).toMatchObject({ trouble: 'refund of $5.00 under way', givenBack: null });
  expect(payApp.mails).toEqual([]);
  answerRefund(false, 201, { id: 'R1', status: 'FAILED' });
  await lookLater();
  expect(await listedOf(email)).toMatchObject({ trouble: 'refund of $5.00 refused: FAILED' });
});

test('a check that ends after a part was asked for does not put it off, whichever clock is ahead', async () => {
  const { email, receipt } = await paid();
  expect((await daylight('payments', 'refund', receipt, '--amount', '5', ...because)).code).toBe(0);
  const { id } = await listedOf(email);
  await setNextCheck(database.pool, { id, state: 'captured' }, new Date(0), null);
  await look();
  expect(await listedOf(email)).toMatchObject({ trouble: null, givenBack: '5.00' });
});

test('who is given a part back and then the rest reads what each time was given', async () => {
  const { email, receipt } = await paid();
  await daylight('payments', 'refund', receipt, '--amount', '12.50', ...because);
  await look();
  await daylight('payments', 'refund', receipt, ...because);
  await look();
  expect(payApp.mails.at(-1)?.text).toContain('$587.50, the rest of your payment of $600, was returned.');
  const { rows: events } = await database.pool.query(
    `SELECT e.about FROM account_events e JOIN accounts a ON a.id = e.account_id
     WHERE a.email = $1 AND e.kind = 'payment-returned' ORDER BY e.id`,
    [email],
  );
  expect(events).toEqual([{ about: '$12.50 of $600' }, { about: '$587.50 of $600' }]);
});

test('two operators at once ask for a part of one payment', async () => {
  const { email, receipt } = await paid();
  const at = new Date();
  const wanted = { payment: receipt, amount: '300' };
  const { seen } = await previewAct(database.pool, refundPart, wanted, at);
  const cause = { actor: { osUser: 'ann', by: null }, clock: { now: () => at }, reason: 'x' };
  const both = await Promise.allSettled(
    [1, 2].map(() => performAct(database.pool, refundPart, wanted, seen, cause)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await look();
  expect(await listedOf(email)).toMatchObject({ givenBack: '300.00' });
});
