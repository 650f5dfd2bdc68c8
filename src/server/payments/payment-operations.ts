import { Readable } from 'node:stream';
import type { PaymentState } from '../../contract/generated/types.ts';
import { inTransaction } from '../database/pool.ts';
import { createReceiptSheets } from '../documents/kept-sheets.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import type { Answer, Operations } from '../http/operation.ts';
import { Refusal, unavailableMessage } from '../http/refusal.ts';
import { findPurchase, lockPurchase, type PurchaseState, statusOf } from '../subscriptions/purchases.ts';
import { cancelPurchase } from '../subscriptions/void-purchases.ts';
import { type Captures, isSameExecute } from './capture-payment.ts';
import { assertPayable, type CreateDependencies, createPayment, purchaseRefusals } from './create-payment.ts';
import {
  callersOf,
  noSuchPayment,
  payersOf,
  purchaseOf,
  registrationCaller,
  type Subject,
  subjectOf,
} from './payer.ts';
import {
  checkByPayer,
  createByAccount,
  createByAddress,
  createByRegistration,
  executeByAddress,
  executeByPayer,
} from './payment-limits.ts';
import { approvable } from './payment-states.ts';
import { bindExecute, findPayment, livePayment, type Payment } from './payment-store.ts';
import { PayPalFault } from './paypal-answers.ts';
import { paymentHistory, receiptOf } from './receipts.ts';
import type { Reconciliation } from './reconcile.ts';
import type { RegistrationCookie } from './registration-cookie.ts';
import type { NotCaptured, Settled } from './release-payment.ts';

export interface PaymentOperationsDependencies extends CreateDependencies {
  readonly captures: Captures;
  readonly reconciliation: Pick<Reconciliation, 'look'>;
  readonly registrationCookie: RegistrationCookie;
  readonly limits: AttemptLimits;
  readonly noPaymentMode: boolean;
  /** Longest wait for an account that is being created, in milliseconds; 8 s. */
  readonly registrationWaitMs?: number;
  /** Longest wait for a capture by another process, in milliseconds; 15 s. */
  readonly executeWaitMs?: number;
}

/** A payment's status after it was executed, and why it was not captured. */
type Executed = {
  readonly state: PurchaseState;
  readonly notCaptured?: Exclude<NotCaptured, 'mismatched'> | undefined;
};

const notWhatWasOpened =
  'The payment provider reported a payment that does not match this order. It does not count, and we have written to you about it';

const noSuchReceipt = 'There is no such receipt';
const paymentIsOff = 'There is nothing to pay at present';

const stateAnswer = (
  purchaseId: string,
  state: PurchaseState,
  reason?: PaymentState['Reason'],
): Answer<'checkPayment'> & Answer<'executePayment'> => ({
  status: 200,
  body: {
    OrderID: purchaseId,
    OrderStatus: statusOf(state),
    ...(reason === undefined ? {} : { Reason: reason }),
  },
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The calls for payments and receipts (B 7; their shapes are in the contract). */
export function paymentOperations(deps: PaymentOperationsDependencies) {
  const { pool, captures, registrationCookie, limits } = deps;
  const registrationWaitMs = deps.registrationWaitMs ?? 8_000;
  const executeWaitMs = deps.executeWaitMs ?? 15_000;
  const sheetOf = createReceiptSheets();

  const assertOn = (): void => {
    if (deps.noPaymentMode) throw new Refusal('conflict', paymentIsOff);
  };

  /** A registration's account is created after its answer: its order may take a few moments. */
  async function awaitedPurchase(subject: Subject, signal: AbortSignal) {
    const until = performance.now() + registrationWaitMs;
    for (;;) {
      const purchase = await purchaseOf(pool, subject);
      if (purchase !== null || subject.kind === 'purchase') return purchase;
      if (performance.now() > until || signal.aborted) return null;
      await pause(150);
    }
  }

  async function consumeCreateLimits(subject: Subject, address: string): Promise<void> {
    if (subject.kind === 'purchase')
      return limits.consume([{ limit: createByAccount, key: subject.accountId }]);
    return limits.consume([
      { limit: createByRegistration, key: subject.userId },
      { limit: createByAddress, key: address },
    ]);
  }

  async function stateOf(purchaseId: string): Promise<PurchaseState | undefined> {
    const { rows } = await pool.query<{ state: PurchaseState }>({
      name: 'order-state',
      text: 'SELECT state FROM purchases WHERE id = $1',
      values: [purchaseId],
    });
    return rows[0]?.state;
  }

  /** The resulting state of a payment that another process is capturing, or its current one if that takes too long. */
  async function awaited(payment: Payment): Promise<Settled> {
    const until = performance.now() + executeWaitMs;
    for (;;) {
      const state = (await stateOf(payment.purchaseId)) ?? 'failed';
      if (state !== 'executing' || performance.now() > until) return { state };
      await pause(200);
    }
  }

  async function execute(payment: Payment, payerId: string, paymentRef: string): Promise<Executed> {
    const parameters = { payerId, paymentRef };
    const differs = new Refusal('conflict', 'This payment was executed with other parameters');
    if (!approvable.includes(payment.state) && !isSameExecute(payment, parameters)) {
      throw differs;
    }
    const settled = (await captures.capture(payment, parameters)) ?? (await awaited(payment));
    await bindExecute(pool, payment.id, payerId, paymentRef);
    const now = await findPayment(pool, { id: payment.id });
    // Another call with different parameters may have captured it.
    if (now && now.state !== 'open' && !isSameExecute(now, parameters)) throw differs;
    if (settled.notCaptured === 'mismatched' || now?.state === 'stray') {
      throw new Refusal('conflict', notWhatWasOpened);
    }
    const isOver = now === null || now.state === 'void' || now.state === 'declined';
    if (isOver && settled.notCaptured === undefined && settled.state !== 'failed') {
      if (settled.state !== 'uncompleted') throw new Refusal('conflict', purchaseRefusals[settled.state]);
      return { state: 'uncompleted', notCaptured: now?.state === 'declined' ? 'declined' : 'expired' };
    }
    return { state: settled.state, notCaptured: settled.notCaptured };
  }

  return {
    createPayment: async (request) => {
      assertOn();
      const subject = subjectOf(request, registrationCookie);
      await consumeCreateLimits(subject, request.network);
      const purchase = await awaitedPurchase(subject, request.signal);
      if (purchase === null) throw new Refusal('not-found', noSuchPayment);
      assertPayable(purchase);
      return { status: 200, body: { OrderID: await createPayment(deps, purchase, request.body.ShownPrice) } };
    },

    checkPayment: async (request) => {
      const subject = subjectOf(request, registrationCookie);
      const payer = subject.kind === 'purchase' ? subject.accountId : registrationCaller(subject.userId);
      await limits.consume([{ limit: checkByPayer, key: payer }]);
      const purchase = await purchaseOf(pool, subject);
      if (purchase === null && subject.kind === 'purchase') throw new Refusal('not-found', noSuchPayment);
      // The registration of a taken address has no order: neither requests nor answers may reveal that.
      const named = subject.kind === 'purchase' ? subject.purchaseId : subject.userId;
      const payment = deps.noPaymentMode ? null : await livePayment(pool, purchase?.id ?? named);
      if (purchase === null) return stateAnswer(named, 'uncompleted');
      if (payment === null || payment.state === 'opening') return stateAnswer(named, purchase.state);
      try {
        await deps.reconciliation.look(payment);
      } catch (error) {
        if (!(error instanceof PayPalFault)) throw error;
        request.log.warn({ err: error }, 'the payment provider could not be asked');
      }
      return stateAnswer(named, (await stateOf(purchase.id)) ?? purchase.state);
    },

    executePayment: async (request) => {
      assertOn();
      const payers = await payersOf(pool, request, registrationCookie);
      await limits.consume([
        ...callersOf(request, registrationCookie).map((key) => ({ limit: executeByPayer, key })),
        { limit: executeByAddress, key: request.network },
      ]);
      const payment = await findPayment(pool, { providerOrderId: request.body.Token });
      const purchases = await Promise.all(
        payers.map((account) => (payment ? findPurchase(pool, account, payment.purchaseId) : null)),
      );
      const purchase = purchases.find((one) => one !== null);
      if (!payment || !purchase) throw new Refusal('not-found', noSuchPayment);
      const { state, notCaptured } = await execute(payment, request.body.PayerID, request.body.PaymentID);
      if (notCaptured === 'unavailable')
        throw new Refusal('unavailable', unavailableMessage, { retryAfter: 5 });
      return stateAnswer(purchase.id, state, notCaptured);
    },

    cancelPayment: async (request) => {
      const { accountId } = request.session;
      const { OrderID: purchaseId } = request.body;
      const found = await findPurchase(pool, accountId, purchaseId);
      if (!found) throw new Refusal('not-found', noSuchPayment);
      const state = await inTransaction(pool, async (client): Promise<PurchaseState> => {
        const { state: now } = await lockPurchase(client, purchaseId);
        if (now !== 'uncompleted') return now;
        await cancelPurchase(client, purchaseId, 'by the person');
        return 'cancelled';
      });
      if (state === 'cancelled') return { status: 204 };
      throw new Refusal('conflict', state === 'uncompleted' ? noSuchPayment : purchaseRefusals[state]);
    },

    listPayments: async (request) => ({
      status: 200,
      body: { Payments: await paymentHistory(pool, request.session.accountId) },
    }),

    getReceipt: async (request) => {
      const receipt = await receiptOf(pool, request.session.accountId, request.query.number);
      if (!receipt) throw new Refusal('not-found', noSuchReceipt);
      return { status: 200, body: receipt };
    },

    downloadReceipt: async (request) => {
      const receipt = await receiptOf(pool, request.session.accountId, request.query.number);
      if (!receipt) throw new Refusal('not-found', noSuchReceipt);
      const bytes = await sheetOf(receipt);
      return {
        status: 200,
        stream: Readable.from([Buffer.from(bytes)]),
        headers: {
          'content-type': 'application/pdf',
          'content-length': String(bytes.byteLength),
          'content-disposition': `attachment; filename="${receipt.ReceiptNumber}.pdf"`,
        },
      };
    },
  } satisfies Partial<Operations>;
}
