import { inTransaction } from '../database/pool.ts';
import { disputeNoticeMail } from '../subscriptions/mail-templates.ts';
import type { Dispute, Payment } from './payment-store.ts';
import { PayPalFault } from './paypal-answers.ts';
import type { CaptureDependencies } from './release-payment.ts';

/** Checks whether the payer of a captured payment disputes it. */
export type Disputes = {
  /**
   * Asks the provider, stores the answer, and notifies the operator of a new dispute. A lost one counts as a reversal:
   * recording the capture afterwards ends what was paid for.
   *
   * @returns null if nothing is disputed, or this portal may not ask
   */
  readonly look: (payment: Payment) => Promise<Dispute | null>;
};

/** Handles a payer's dispute of a payment, and its decision. */
export function createDisputes(
  deps: Pick<CaptureDependencies, 'pool' | 'paypal' | 'queueMail' | 'operatorAddress' | 'log'>,
): Disputes {
  const { pool, paypal, log } = deps;

  async function asked(payment: Payment, capture: string): Promise<Dispute | null> {
    try {
      return await paypal.getDispute(capture);
    } catch (error) {
      if (!(error instanceof PayPalFault) || error.kind !== 'refused') throw error;
      // Disputes are a separate permission at the provider. Without it, only the capture's status says what happened.
      log.warn({ payment: payment.id, err: error }, 'the disputes of a payment could not be looked up');
      return payment.dispute;
    }
  }

  return {
    look: async (payment) => {
      const capture = payment.captureId;
      if (capture === null) return null;
      const dispute = await asked(payment, capture);
      if (dispute === null || dispute === payment.dispute) return dispute;
      await inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `UPDATE payments SET dispute = $2, reversed = reversed OR $2 = 'lost'
           WHERE id = $1 AND dispute IS DISTINCT FROM $2`,
          [payment.id, dispute],
        );
        if (rowCount === 0) return;
        const { id, purchaseId, amount } = payment;
        log.warn({ payment: id, purchase: purchaseId, capture, dispute }, 'a payment is disputed');
        if (dispute !== 'open') return;
        const facts = { payment: id, purchase: purchaseId, capture, amount };
        await deps.queueMail(client, disputeNoticeMail(deps.operatorAddress, facts));
      });
      return dispute;
    },
  };
}
