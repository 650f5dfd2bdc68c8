import { type FaultByHand, of } from './fault-by-hand.ts';

/** Payments and subscriptions. */
export const moneyFaults: readonly FaultByHand[] = [
  ...of('payment', [
    ['the script is asked for four times', 'context.scriptAttempts >= 3', 'context.scriptAttempts > 3'],
    [
      'a held payment is shown as paid',
      "isPaid: (_, status: PaymentStatus) => standingOf(status) === 'paid'",
      "isPaid: (_, status: PaymentStatus) => ['paid', 'held'].includes(standingOf(status))",
    ],
    [
      'a declined payment is shown as paid',
      "{ target: 'approving', actions: { type: 'notice', params: 'declined' } },",
      "{ target: 'paid' },",
    ],
    [
      'the notice about the last attempt stays at the next one',
      '{ key: event.key, notice: null, failure: null }',
      '{ key: event.key, failure: null }',
    ],
    [
      'a payment is executed under the key that created it',
      '{ approval: event.approval, key: event.key, notice: null }',
      '{ approval: event.approval, notice: null }',
    ],
    [
      'a call refused for lack of rights is reported as a failed payment',
      "['refused', 'notFound'].includes(failureOf(error).kind)",
      "['refused', 'notFound', 'forbidden'].includes(failureOf(error).kind)",
    ],
    [
      'a cancelled payment is reported as not accepted, and one not accepted is not reported',
      "status === 'failed')",
      "status === 'cancelled')",
    ],
    [
      'a failure without a message opens an empty dialog',
      "orSaying(failureOf(error), 'The payment did not work.')",
      'failureOf(error)',
    ],
  ]),
  ...of('subscription', [
    [
      'an interrupted payment is looked up in no-payment mode',
      'context.interrupted === null || context.noPaymentMode',
      'context.interrupted === null',
    ],
    [
      'a single unpaid order is overlooked',
      'latest(context).uncompletedPayments.length > 0',
      'latest(context).uncompletedPayments.length > 1',
    ],
    [
      'an order is locked by another one that is held',
      "uncompletedPayments[0] !== undefined && standingOf(uncompletedPayments[0].orderStatus) === 'held'",
      "uncompletedPayments.some(({ orderStatus }) => standingOf(orderStatus) === 'held')",
    ],
    [
      'a payment in progress is reported as received',
      "isPaid: ({ event }) => 'output' in event && event.output === 'paid'",
      "isPaid: ({ event }) => 'output' in event && (event.output === 'paid' || event.output === 'executing')",
    ],
    [
      'the price shown as due is that of the last order, not of the first',
      'owed(latest(context)).amount',
      'latest(context).uncompletedPayments.at(-1)?.orderPrice ?? 0',
    ],
    [
      'a terminated subscription is still shown as renewing automatically',
      '{ terminatedOn: event.day, autoRenewal: false }',
      '{ terminatedOn: event.day }',
    ],
    [
      'a selection that is not possible or has not changed can be renewed',
      'context.price?.notPossible === null) &&',
      'context.price?.notPossible === null) ||',
    ],
    [
      'the current subscription is saved instead of the chosen one',
      '({ venueList: chosen(context), version: context.version })',
      '({ venueList: choicesOf(context.subscribed ?? {}), version: context.version })',
    ],
    [
      'all unpaid orders are to be paid at once',
      '{ ...owed(context), parent: self }',
      '{ ...owed(context), amount: context.uncompletedPayments.reduce((sum, { orderPrice }) => sum + orderPrice, 0), parent: self }',
    ],
    [
      'an order other than the one shown is cancelled',
      'orderId: owed(context).subject.OrderID',
      "orderId: context.uncompletedPayments.at(-1)?.orderId ?? ''",
    ],
    [
      "the user's choice is lost when it is kept against a change from elsewhere",
      '{ ...more, subscribed, price: null }',
      '{ ...more, subscribed, price: null, selection: subscribed }',
    ],
  ]),
  ...of('registration', [
    [
      'a registration that costs nothing is to be paid',
      '(registeredIn(event)?.subscribeCost ?? 0) > 0',
      '(registeredIn(event)?.subscribeCost ?? 0) >= 0',
    ],
    [
      'another question keeps the answer to the previous one',
      "enqueue.sendTo('form', { type: 'field.changed', name: 'answer', value: '' });",
      '',
    ],
    [
      'the payment is for the e-mail address instead of the account number',
      "subject: { UserID: context.registered?.subscribeUserId ?? '' }",
      "subject: { UserID: context.texts['email'] ?? '' }",
    ],
    [
      'venues chosen before a reload are not sent',
      'venueRegisters: context.venueRegisters,\n          captcha',
      'venueRegisters: [],\n          captcha',
    ],
    ['the terms count as accepted from the start', 'termsConfirmed: false', 'termsConfirmed: true'],
  ]),
  ...of('termination', [
    [
      'a refusal is shown as a simple message, not as an error',
      'alert: errorAlert(refusal)',
      'alert: { message: refusal }',
    ],
  ]),
  ...of('auto-renewal', [
    [
      'switching it off counts as refused and switching it on as done, whatever the result',
      'isOn === context.isOn',
      'context.isOn',
    ],
  ]),
  ...of('receipts', [
    [
      'payments that are loaded again are listed twice',
      'payments: (_, payments: readonly MadePayment[]) => payments,',
      'payments: ({ context }, payments: readonly MadePayment[]) => [...context.payments, ...payments],',
    ],
  ]),
  ...of('venue-selection', [
    [
      'an old preset does not prevent real-time data after the user has replaced it',
      '{ selection: event.selection, preset: {} }',
      '{ selection: event.selection }',
    ],
  ]),
  ...of('venues', [
    ['a missing price means free', 'costPerVenue: CostPerVenue ?? null', 'costPerVenue: CostPerVenue ?? 0'],
  ]),
];
