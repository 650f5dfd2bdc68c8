import { createHmac } from 'node:crypto';
import {
  captureBody,
  disputeBody,
  notThere,
  number,
  orderBody,
  type Reply,
  refusal,
  type StandInOrder,
  unprocessable,
} from './provider-answers.ts';

/** Keys of the stand-in, which protect nothing. */
export const standInKeys = {
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  webhookId: 'sandbox-webhook',
} as const;

/** How the stand-in can behave; the first of each is the default. */
export const switches = {
  /** How the REST calls answer: at once, late, with status 500, with a page instead of JSON, or never. */
  provider: ['up', 'slow', 'failing', 'nonsense', 'silent'],
  /**
   * The result of a capture; `chargedSilently` takes the money and does not answer, `unanswered` does neither,
   * `mismatched` takes a cent of another currency.
   */
  capture: ['completed', 'pending', 'declined', 'refused', 'chargedSilently', 'unanswered', 'mismatched'],
  /** Whether the window reports an approval to the page. */
  approval: ['told', 'lost'],
  /** Whether the script is served. */
  script: ['served', 'blocked', 'slow'],
  webhooks: ['sent', 'twice', 'none'],
} as const;

export type SwitchName = keyof typeof switches;
export type Settings = { readonly [Name in SwitchName]: (typeof switches)[Name][number] };

export const usualSettings: Settings = {
  provider: 'up',
  capture: 'completed',
  approval: 'told',
  script: 'served',
  webhooks: 'sent',
};

export type StandInEvent = {
  readonly type: string;
  readonly resource: unknown;
};

const mostOrders = 2000;
const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The provider's books: orders and captures, and the calls on them. It knows nothing of HTTP. */
export type PaymentProvider = ReturnType<typeof createPaymentProvider>;

/**
 * @param emit called with every event that the provider would report
 * @param kept earlier orders, as `orders` returned them
 */
export function createPaymentProvider(
  emit: (event: StandInEvent) => void,
  kept: readonly StandInOrder[] = [],
) {
  const orders = new Map<string, StandInOrder>(kept.map((order) => [order.id, order]));
  const replies = new Map<string, Reply>();
  let settings: Settings = usualSettings;

  const report = (type: string, order: StandInOrder): void => {
    if (type.startsWith('CHECKOUT.')) emit({ type, resource: orderBody(order) });
    else if (order.capture) emit({ type, resource: captureBody(order, order.capture) });
  };

  /** A repeated call with the same id gets the answer of the first one that succeeded. */
  function once(call: string, requestId: string | undefined, work: () => Reply): Reply {
    const key = `${call} ${requestId}`;
    const before = requestId === undefined ? undefined : replies.get(key);
    if (before) return { status: 200, body: before.body };
    const reply = work();
    if (requestId !== undefined && reply.status < 300) {
      replies.set(key, reply);
      for (const old of replies.keys()) {
        if (replies.size <= mostOrders * 2) break;
        replies.delete(old);
      }
    }
    return reply;
  }

  function create(body: unknown): Reply {
    const unit = recordOf(firstOf(recordOf(body).purchase_units));
    const amount = recordOf(unit.amount);
    const value = textOf(amount.value);
    if (recordOf(body).intent !== 'CAPTURE' || !/^\d{1,7}\.\d{2}$/.test(value) || Number(value) <= 0) {
      return refusal(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE');
    }
    const order: StandInOrder = {
      id: number(17),
      status: 'CREATED',
      createdAt: new Date().toISOString(),
      amount: value,
      currency: textOf(amount.currency_code),
      customId: textOf(unit.custom_id),
      invoiceId: textOf(unit.invoice_id),
      description: textOf(unit.description),
      payerId: null,
      badCard: false,
      capture: null,
      charges: 0,
    };
    orders.set(order.id, order);
    for (const old of orders.keys()) {
      if (orders.size <= mostOrders) break;
      orders.delete(old);
    }
    return { status: 201, body: orderBody(order) };
  }

  function captureOrder(order: StandInOrder): Reply {
    if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
    if (order.badCard || settings.capture === 'declined') return unprocessable('INSTRUMENT_DECLINED');
    const status =
      settings.capture === 'pending' ? 'PENDING' : settings.capture === 'refused' ? 'DECLINED' : 'COMPLETED';
    order.capture = {
      id: number(17),
      status,
      reversed: false,
      ...(settings.capture === 'mismatched' ? { amount: '0.01', currency: 'EUR' } : {}),
    };
    order.status = 'COMPLETED';
    if (status !== 'DECLINED') order.charges += 1;
    const event = { COMPLETED: 'COMPLETED', PENDING: 'PENDING', DECLINED: 'DENIED' }[status];
    report(`PAYMENT.CAPTURE.${event}`, order);
    return { status: 201, body: orderBody(order) };
  }

  return {
    settings: () => settings,
    /** @returns whether every setting was valid */
    change: (wanted: Readonly<Record<string, unknown>>): boolean => {
      const read = Object.entries(switches).flatMap(([name, values]) => {
        const value = wanted[name] ?? new Map<string, unknown>(Object.entries(settings)).get(name);
        return values.some((one) => one === value) ? [[name, value]] : [];
      });
      const known = Object.keys(wanted).every((name) => Object.hasOwn(switches, name));
      if (!known || read.length !== Object.keys(switches).length) return false;
      settings = { ...usualSettings, ...Object.fromEntries(read) };
      return true;
    },
    /** Newest first. */
    orders: (): readonly StandInOrder[] => [...orders.values()].reverse(),
    find: (id: string): StandInOrder | undefined => orders.get(id),

    createOrder: (body: unknown, requestId?: string): Reply => once('create', requestId, () => create(body)),
    getOrder: (id: string): Reply => {
      const order = orders.get(id);
      return order ? { status: 200, body: orderBody(order) } : notThere();
    },
    capture: (id: string, requestId?: string): Reply => {
      const order = orders.get(id);
      if (!order) return notThere();
      return once(`capture ${id}`, requestId, () => captureOrder(order));
    },
    getCapture: (id: string): Reply => {
      const order = [...orders.values()].find((one) => one.capture?.id === id);
      return order?.capture ? { status: 200, body: captureBody(order, order.capture) } : notThere();
    },
    /** @param part in the order's currency; absent: what is left */
    refund: (captureId: string, requestId?: string, part?: string): Reply => {
      const order = [...orders.values()].find((one) => one.capture?.id === captureId);
      const capture = order?.capture;
      if (!order || !capture) return notThere();
      return once(`refund ${captureId}`, requestId, () => {
        if (capture.status === 'REFUNDED') return unprocessable('CAPTURE_FULLY_REFUNDED');
        if (capture.status === 'PENDING') return unprocessable('PENDING_CAPTURE');
        if (capture.status === 'DECLINED') return unprocessable('REFUND_NOT_ALLOWED');
        // In cents: what was given back in parts, and what is left.
        const cents = (value: string): number => Math.round(Number(value) * 100);
        const left = cents(capture.amount ?? order.amount) - (capture.refundedCents ?? 0);
        const wanted = part === undefined ? left : cents(part);
        if (!(wanted > 0) || wanted > left) return unprocessable('REFUND_AMOUNT_EXCEEDED');
        capture.refundedCents = (capture.refundedCents ?? 0) + wanted;
        capture.status = wanted === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
        const id = number(17);
        emit({
          type: 'PAYMENT.CAPTURE.REFUNDED',
          resource: {
            id,
            status: 'COMPLETED',
            custom_id: order.customId,
            links: [{ rel: 'up', href: `https://api.sandbox.example/v2/payments/captures/${captureId}` }],
          },
        });
        return { status: 201, body: { id, status: 'COMPLETED' } };
      });
    },

    /** Summaries, which do not say who won a decided dispute. */
    disputesOf: (captureId: string): Reply => {
      const order = [...orders.values()].find((one) => one.capture?.id === captureId);
      const { capture } = order ?? {};
      const { dispute_outcome: _, ...summary } = order && capture?.dispute ? disputeBody(order, capture) : {};
      return { status: 200, body: { items: Object.keys(summary).length > 0 ? [summary] : [] } };
    },
    getDispute: (id: string): Reply => {
      const order = [...orders.values()].find((one) => one.capture?.dispute?.id === id);
      return order?.capture ? { status: 200, body: disputeBody(order, order.capture) } : notThere();
    },
    /** The payer complains about a charge. */
    dispute: (id: string): boolean => {
      const order = orders.get(id);
      const capture = order?.capture;
      if (!order || capture?.status !== 'COMPLETED' || capture.dispute) return false;
      capture.dispute = { id: `PP-D-${number(6)}`, outcome: null };
      emit({ type: 'CUSTOMER.DISPUTE.CREATED', resource: disputeBody(order, capture) });
      return true;
    },
    /** The provider decides the complaint; the capture itself looks as before. */
    resolve: (id: string, forPayer: boolean): boolean => {
      const order = orders.get(id);
      const capture = order?.capture;
      if (!order || !capture?.dispute || capture.dispute.outcome !== null) return false;
      capture.dispute.outcome = forPayer ? 'RESOLVED_BUYER_FAVOUR' : 'RESOLVED_SELLER_FAVOUR';
      emit({ type: 'CUSTOMER.DISPUTE.RESOLVED', resource: disputeBody(order, capture) });
      return true;
    },

    /** The payer approves in the window. */
    approve: (id: string, badCard: boolean): StandInOrder | null => {
      const order = orders.get(id);
      if (!order || order.status === 'COMPLETED') return null;
      order.status = 'APPROVED';
      order.badCard = badCard;
      order.payerId ??= number(13);
      report('CHECKOUT.ORDER.APPROVED', order);
      return order;
    },
    /** The provider decides about a capture that it has held back. */
    decide: (id: string, accepted: boolean): boolean => {
      const order = orders.get(id);
      if (order?.capture?.status !== 'PENDING') return false;
      order.capture.status = accepted ? 'COMPLETED' : 'DECLINED';
      if (!accepted) order.charges -= 1;
      report(accepted ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED', order);
      return true;
    },
    /** The payer's bank takes the money back. */
    reverse: (id: string): boolean => {
      const order = orders.get(id);
      if (order?.capture?.status !== 'COMPLETED') return false;
      order.capture.reversed = true;
      report('PAYMENT.CAPTURE.REVERSED', order);
      return true;
    },
  };
}

/** Signs an event, and checks a signature: both ends are ours, so a keyed hash is enough. */
export function signatureOf(transmissionId: string, time: string, webhookId: string, event: string): string {
  return createHmac('sha256', standInKeys.clientSecret)
    .update([transmissionId, time, webhookId, event].join('\n'))
    .digest('base64');
}
