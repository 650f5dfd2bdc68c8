import type { PaymentStatus } from '../../../src/domain/payment/payment-status.ts';
import type { Answer, Call } from '../../flows/answers.ts';
import { tradesRecord } from '../../flows/data-view/kit.ts';
import { analyst, expiring, restricted } from '../../flows/session/kit.ts';
import { priceAnswer, subscribed, uncompleted } from '../account/subscriptions-answers.ts';

const error = (status: number, code: string): Answer => ({
  status,
  body: { error: { code, message: `The service says ${code}`, requestId: 'req-1' } },
});
const ended = error(401, 'unauthenticated');
const broken: readonly Answer[] = [error(500, 'internal'), error(503, 'unavailable'), { offline: true }];
const refused = error(409, 'conflict');

export const person = {
  FirstName: 'Jane',
  LastName: 'Doe',
  Email: analyst.email,
  Phone: '+442071234567',
  Company: null,
  TaxNumber: null,
  Country: 'GB',
};
const trades = { ...tradesRecord, IsDelayed: false };

/** Signing out needs no session, so it never answers that the session has ended. */
const hasSession = (call: Call): boolean => call !== 'POST /auth/logout';

/** The answers that the service could give: those about money depend on earlier ones, which they never contradict. */
export class ServiceModel {
  readonly orders = new Map<string, PaymentStatus>([
    ['o-81', 'created'],
    ['o-82', 'created'],
  ]);
  /** The order of the last call of each kind; approvals concern the one that was opened at the provider. */
  readonly #last = { create: '', check: '', cancel: '' };

  /** The unpaid orders, oldest first. */
  uncompleted(): string[] {
    return [...this.orders].flatMap(([order, status]) =>
      ['created', 'executing', 'pending'].includes(status) ? [order] : [],
    );
  }

  /** Notes a call that was sent, and its order if it names one. */
  asked(path: string, order: string): void {
    if (path === '/api/payment/create') this.#last.create = order;
    if (path === '/api/payment/check') this.#last.check = order;
    if (path === '/api/payment/cancel') this.#last.cancel = order;
    if (path === '/api/payment/execute') this.orders.set(this.#last.create, 'executing');
  }

  /** The failures that the call can answer with. */
  bad(call: Call): readonly Answer[] {
    return [...broken, ...(hasSession(call) ? [ended] : [])];
  }

  /** Notes an answer. A charge without an answer stays pending until the next answer settles it. */
  answered(call: Call, { status = 200, body }: Answer): void {
    const { OrderID, OrderStatus, Price } = Object(body);
    if (OrderStatus) this.orders.set(OrderID, OrderStatus);
    if (call === 'POST /api/payment/cancel' && status === 204)
      this.orders.set(this.#last.cancel, 'cancelled');
    if (call === 'POST /api/subscription/changeSubscription' && Price > 0)
      this.orders.set(`o-${83 + this.orders.size}`, 'created');
  }

  /** The answers that the service could give to the call when all is well. */
  good(call: Call): readonly Answer[] {
    const paid = (order: string, ...statuses: readonly PaymentStatus[]): Answer[] =>
      statuses.map((OrderStatus) => ({ body: { OrderID: order, OrderStatus } }));
    const { create, check } = this.#last;
    switch (call) {
      case 'GET /api/userInfo':
        return [analyst, expiring, restricted].map((body) => ({ body }));
      case 'POST /auth/logout':
        return [{ status: 204 }];
      case 'GET /api/userdetails/get':
        return [{ body: person }];
      case 'POST /api/userdetails/set':
        return [{ body: person }, error(400, 'invalid-request')];
      case 'GET /api/feed/data':
        return [{ body: trades }, { body: { ...trades, IsDelayed: true, Next: undefined } }];
      case 'GET /api/subscription/info':
        return [
          {
            body: {
              ...subscribed,
              UncompletedPayments: this.uncompleted().map((OrderID, at) => ({
                ...uncompleted.UncompletedPayments[0],
                OrderID,
                OrderStatus: this.orders.get(OrderID),
                OrderPrice: 600 - at,
              })),
            },
          },
        ];
      case 'POST /api/subscription/changePrice':
        return [{ body: priceAnswer }];
      case 'POST /api/subscription/changeSubscription':
        return [{ body: { Price: 0 } }, { body: { Price: 150 } }, refused];
      case 'POST /api/subscription/terminate':
        return [{ body: { TerminatedOn: '2026-11-22' } }, refused];
      case 'POST /api/payment/check':
        return this.orders.get(check) === 'executing'
          ? paid(check, 'executing', 'pending', 'paid')
          : this.orders.get(check) === 'pending'
            ? paid(check, 'pending', 'paid', 'failed')
            : paid(check, this.orders.get(check) ?? 'created');
      case 'POST /api/payment/create':
        return [{ body: { OrderID: 'PP-1' } }, refused];
      case 'POST /api/payment/execute':
        return paid(create, 'paid', 'created', 'pending', 'failed');
      case 'POST /api/payment/cancel':
        return [{ status: 204 }, refused];
      default:
        return [{ body: {} }];
    }
  }
}
