import { randomBytes } from 'node:crypto';

type StandInCapture = {
  readonly id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  /** What was given back in parts. */
  refundedCents?: number;
  /** The payer's bank took the money back; the capture itself looks as before. */
  reversed: boolean;
  /** What was taken and for whom, if it differs from the order. */
  amount?: string;
  currency?: string;
  customId?: string;
  /** The payer's complaint; a null outcome means undecided. */
  dispute?: { readonly id: string; outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | null };
};

export type StandInOrder = {
  readonly id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  readonly createdAt: string;
  readonly amount: string;
  readonly currency: string;
  readonly customId: string;
  readonly invoiceId: string;
  readonly description: string;
  payerId: string | null;
  /** The payer chose a card that the bank refuses. */
  badCard: boolean;
  capture: StandInCapture | null;
  /** How often money was taken; more than once would be our error. */
  charges: number;
};

/** The answer to a call. */
export type Reply = {
  readonly status: number;
  readonly body: unknown;
};

const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Letters and digits at random, as the provider numbers things. */
export const number = (length: number): string =>
  Array.from(randomBytes(length), (byte) => characters[byte % characters.length]).join('');

export function refusal(status: number, name: string, issue: string): Reply {
  const message = 'The requested action could not be performed.';
  return { status, body: { name, message, debug_id: number(13).toLowerCase(), details: [{ issue }] } };
}

export const notThere = (): Reply => refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
export const unprocessable = (issue: string): Reply => refusal(422, 'UNPROCESSABLE_ENTITY', issue);

export function captureBody(order: StandInOrder, capture: StandInCapture): Record<string, unknown> {
  return {
    id: capture.id,
    status: capture.status,
    amount: { currency_code: capture.currency ?? order.currency, value: capture.amount ?? order.amount },
    custom_id: capture.customId ?? order.customId,
    invoice_id: order.invoiceId,
    supplementary_data: { related_ids: { order_id: order.id } },
  };
}

export function disputeBody(order: StandInOrder, capture: StandInCapture): Record<string, unknown> {
  const { dispute } = capture;
  return {
    dispute_id: dispute?.id,
    reason: 'UNAUTHORISED',
    status: dispute?.outcome === null ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
    disputed_transactions: [{ seller_transaction_id: capture.id, custom: order.customId }],
    dispute_amount: { currency_code: order.currency, value: order.amount },
    ...(dispute?.outcome ? { dispute_outcome: { outcome_code: dispute.outcome } } : {}),
  };
}

export function orderBody(order: StandInOrder): Record<string, unknown> {
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: order.createdAt,
    ...(order.payerId === null ? {} : { payer: { payer_id: order.payerId } }),
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.customId,
        invoice_id: order.invoiceId,
        description: order.description,
        amount: { currency_code: order.currency, value: order.amount },
        ...(order.capture === null ? {} : { payments: { captures: [captureBody(order, order.capture)] } }),
      },
    ],
  };
}
