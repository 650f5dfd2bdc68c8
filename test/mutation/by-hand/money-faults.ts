import { type FaultByHand, of } from './fault-by-hand.ts';

/** What people pay for, and what they subscribe to. */
export const moneyFaults: readonly FaultByHand[] = [
  ...of('payment', [
    ['the script is asked for four times', 'context.scriptAttempts >= 3', 'context.scriptAttempts > 3'],
    [
      'a payment that is held back is shown as paid',
      "isPaid: (happened) => standingIn(happened) === 'paid'",
      "isPaid: (happened) => ['paid', 'held'].includes(standingIn(happened) ?? '')",
    ],
    [
      'a declined payment is shown as paid',
      "event.type !== 'xstate.done.actor.createOrder' ? standingOf(event.output) : null",
      "event.type !== 'xstate.done.actor.createOrder' ? (event.type === 'xstate.done.actor.executeOrder' && standingOf(event.output) === 'open' ? 'paid' : standingOf(event.output)) : null",
    ],
    [
      'what was said of the last try stands beside the next',
      '{ key: event.key, notice: null, failure: null }',
      '{ key: event.key, failure: null }',
    ],
    [
      'a payment is taken under the key that opened it',
      '{ approval: event.approval, key: event.key, notice: null }',
      '{ approval: event.approval, notice: null }',
    ],
    [
      'a call that was turned down unheard is told as a payment that failed',
      "!['unauthenticated', 'forbidden'].includes(failureIn(happened).kind)",
      "!['unauthenticated'].includes(failureIn(happened).kind)",
    ],
    [
      'a payment that was called off is told as not accepted, and one not accepted is not told',
      "event.output === 'failed')",
      "event.output === 'cancelled')",
    ],
    [
      'a failure without words opens an empty dialog',
      "orSaying(failureIn(happened), 'The payment did not work.')",
      'failureIn(happened)',
    ],
  ]),
  ...of('subscription', [
    [
      'what was cut off is asked after where nothing can be paid',
      'context.interrupted !== null && !context.noPaymentMode',
      'context.interrupted !== null',
    ],
    [
      'a single order to be paid is overlooked',
      '(found(happened)?.uncompletedPayments.length ?? 0) > 0',
      '(found(happened)?.uncompletedPayments.length ?? 0) > 1',
    ],
    [
      'an order is locked by another that is held back',
      "first !== undefined && standingOf(first.orderStatus) === 'held'",
      "found(happened)?.uncompletedPayments.some(({ orderStatus }) => standingOf(orderStatus) === 'held') === true",
    ],
    [
      'a payment that is still being taken is told as received',
      "isPaid: ({ event }) => 'output' in event && event.output === 'paid'",
      "isPaid: ({ event }) => 'output' in event && (event.output === 'paid' || event.output === 'executing')",
    ],
    [
      'the price of the last order is told as due, not of the first',
      'found(happened)?.uncompletedPayments[0]?.orderPrice',
      'found(happened)?.uncompletedPayments.at(-1)?.orderPrice',
    ],
    [
      'a terminated subscription is still said to renew by itself',
      '{ terminatedOn: event.day, autoRenewal: false }',
      '{ terminatedOn: event.day }',
    ],
    [
      'what is not possible can be renewed, and so can what has not changed',
      '(context.price?.notPossible ?? null) === null && hasSomethingToSave(context)',
      '(context.price?.notPossible ?? null) === null || hasSomethingToSave(context)',
    ],
    [
      'what was subscribed to is saved, not what is chosen',
      '({ venueList: chosen(context), version: context.version })',
      '({ venueList: choicesOf(context.subscribed ?? {}), version: context.version })',
    ],
    [
      'all that is unpaid is to be paid at once',
      'amount: context.uncompletedPayments[0]?.orderPrice ?? 0',
      'amount: context.uncompletedPayments.reduce((sum, { orderPrice }) => sum + orderPrice, 0)',
    ],
    [
      'another order is cancelled than the one that is shown',
      "input: ({ context }) => ({ orderId: context.uncompletedPayments[0]?.orderId ?? '' })",
      "input: ({ context }) => ({ orderId: context.uncompletedPayments.at(-1)?.orderId ?? '' })",
    ],
    [
      'what the person chose is lost when it is kept against a change from elsewhere',
      'context.changed === null ? {} : known(context.changed)',
      'context.changed === null ? {} : { ...known(context.changed), selection: context.changed.selection }',
    ],
  ]),
  ...of('registration', [
    [
      'what costs nothing is to be paid',
      '(registeredIn(event)?.subscribeCost ?? 0) > 0',
      '(registeredIn(event)?.subscribeCost ?? 0) >= 0',
    ],
    [
      'another question keeps the answer to the one before',
      "enqueue.sendTo('guardedForm', { type: 'field.changed', name: 'answer', value: '' });",
      '',
    ],
    [
      'the payment is for the address, not for the number of the account',
      "subject: { UserID: context.registered?.subscribeUserId ?? '' }",
      "subject: { UserID: context.texts['email'] ?? '' }",
    ],
    [
      'the venues chosen before the page was loaded again are not sent',
      'venueRegisters: context.venueRegisters,\n        },',
      'venueRegisters: [],\n        },',
    ],
    ['the terms count as accepted from the start', 'termsConfirmed: false', 'termsConfirmed: true'],
  ]),
  ...of('termination', [
    [
      'a refusal is told as a simple message, not as an error',
      'alert: errorAlert(refusalIn(event))',
      'alert: { message: refusalIn(event) }',
    ],
  ]),
  ...of('auto-renewal', [
    [
      'switching it off counts as refused, switching it on as done, whatever came of it',
      "'output' in event && event.output === context.isOn",
      "'output' in event && context.isOn",
    ],
  ]),
  ...of('receipts', [
    [
      'payments that are loaded again stand there twice',
      "keepPayments: assign(({ event }) =>\n      event.type === 'xstate.done.actor.loadPayments' ? { payments: event.output } : {}",
      "keepPayments: assign(({ context, event }) =>\n      event.type === 'xstate.done.actor.loadPayments' ? { payments: [...context.payments, ...event.output] } : {}",
    ],
  ]),
  ...of('venue-selection', [
    [
      'what was preset before does not stand in the way of real-time data after it was replaced by choice',
      '{ selection: event.selection, preset: {} }',
      '{ selection: event.selection }',
    ],
  ]),
  ...of('venues', [
    [
      'a price that is not named is free',
      'costPerVenue: CostPerVenue ?? null',
      'costPerVenue: CostPerVenue ?? 0',
    ],
  ]),
];
