import { usDollars } from '../../domain/format/money.ts';
import { longDate } from '../../domain/format/timestamps.ts';
import { layOut } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';

const day = (date: string): string => longDate(date) ?? date;
const dollars = (amount: number): string => usDollars(amount) ?? `$${amount}`;

/** The mail after a payment was taken. */
export function paidMail(
  to: string,
  facts: {
    readonly amount: number;
    readonly receipt: string;
    readonly endsOn: string;
    readonly link: string;
  },
): Mail {
  const mail = layOut({
    kind: 'payment-received',
    to,
    subject: `Payment received: receipt ${facts.receipt}`,
    paragraphs: [
      `We have received your payment of ${dollars(facts.amount)}. Thank you.`,
      `Your subscription is active and runs to ${day(facts.endsOn)}. Receipt ${facts.receipt} is attached; you can also find it on the My subscriptions page.`,
    ],
    action: { label: 'Go to My subscriptions', href: facts.link },
  });
  return { ...mail, attached: facts.receipt };
}

/** The mail about a payment that the provider holds back. */
export function pendingMail(to: string, amount: number): Mail {
  return layOut({
    kind: 'payment-pending',
    to,
    subject: 'Your payment is being checked',
    paragraphs: [
      `The payment provider is checking your payment of ${dollars(amount)}. This can take a few days.`,
      'You do not need to do anything. We will write to you as soon as it is decided.',
    ],
  });
}

/** The mail about a payment that was held back and then denied. */
export function deniedMail(to: string, amount: number, link: string): Mail {
  return layOut({
    kind: 'payment-denied',
    to,
    subject: 'Your payment was not accepted',
    paragraphs: [
      `The payment provider did not accept your payment of ${dollars(amount)}. Nothing was charged, and your subscription is as it was before.`,
    ],
    action: { label: 'Choose and pay again', href: link },
  });
}

/** The mail after money was returned. @param creditNote its number, if one is attached */
export function refundedMail(
  to: string,
  amount: number,
  link: string,
  {
    creditNote,
    rest = null,
  }: { readonly creditNote?: string | undefined; readonly rest?: string | null } = {},
): Mail {
  const attached = creditNote === undefined ? '' : ` Credit note ${creditNote} is attached.`;
  const returned =
    rest === null
      ? `Your payment of ${dollars(amount)} was returned.`
      : `$${rest}, the rest of your payment of ${dollars(amount)}, was returned.`;
  const mail = layOut({
    kind: 'payment-refunded',
    to,
    subject: 'Your payment was returned',
    paragraphs: [`${returned} The live data it was for has ended; delayed data stays free.${attached}`],
    action: { label: 'Go to My subscriptions', href: link },
  });
  return creditNote === undefined ? mail : { ...mail, attached: creditNote };
}

/** The mail after a part of a payment was returned. @param part in dollars with two decimals */
export function partRefundedMail(to: string, part: string, amount: number, link: string): Mail {
  return layOut({
    kind: 'payment-part-refunded',
    to,
    subject: 'A part of your payment was returned',
    paragraphs: [`$${part} of your payment of ${dollars(amount)} was returned. What it pays for stays.`],
    action: { label: 'Go to My subscriptions', href: link },
  });
}

/** The mail that brings an invoice. */
export function invoiceMail(
  to: string,
  facts: { readonly number: string; readonly amount: number; readonly dueOn: string },
): Mail {
  const mail = layOut({
    kind: 'invoice',
    to,
    subject: `Invoice ${facts.number}`,
    paragraphs: [
      `Invoice ${facts.number} of ${dollars(facts.amount)}, due on ${day(facts.dueOn)}, is attached. It says what it is for and where to pay.`,
      `Please give ${facts.number} as the reference of your transfer. Live data begins once it has arrived, and you get a receipt then.`,
    ],
  });
  return { ...mail, attached: facts.number };
}

/** The mail about an invoice that does not stand any more. */
export function invoiceWithdrawnMail(to: string, number: string, amount: number): Mail {
  return layOut({
    kind: 'invoice-withdrawn',
    to,
    subject: `Invoice ${number} is withdrawn`,
    paragraphs: [`Invoice ${number} of ${dollars(amount)} is withdrawn. Please do not pay it.`],
  });
}

/** The mail about an open order that was voided because what it builds on has ended. */
export function voidedMail(to: string, price: number, link: string): Mail {
  return layOut({
    kind: 'order-voided',
    to,
    subject: 'Your open order was cancelled',
    paragraphs: [
      `You had an order of ${dollars(price)} that was not paid yet. What it builds on has ended, so we have cancelled it. Nothing was charged for it.`,
      'You are welcome to choose again: the My subscriptions page shows what it costs now.',
    ],
    action: { label: 'Go to My subscriptions', href: link },
  });
}

/** The mail about money that was taken for an order that had ended, and is returned. */
export function strayMail(to: string, amount: number): Mail {
  return layOut({
    kind: 'payment-returned',
    to,
    subject: 'A payment is returned to you',
    paragraphs: [
      `A payment of ${dollars(amount)} reached us for an order that was already completed or cancelled. We are returning it in full.`,
    ],
  });
}

/** The mail about a payment of another amount or under another name than was opened. */
export function mismatchMail(to: string, isReturned: boolean): Mail {
  return layOut({
    kind: 'payment-mismatch',
    to,
    subject: 'Your payment could not be matched',
    paragraphs: [
      'The payment provider reported a payment that does not match your order. It does not count for your order.',
      isReturned
        ? 'We are returning it in full. You can then pay for the order again.'
        : 'We are looking into it and will write to you. Please do not pay again before then.',
    ],
  });
}

/** The mail to the operator about a capture that does not match the opened payment. */
export function mismatchNoticeMail(
  to: string,
  facts: {
    readonly payment: string;
    readonly purchase: string;
    readonly capture: string;
    readonly status: string;
    readonly faults: readonly string[];
    readonly amount: string | null;
    readonly currency: string | null;
    readonly expected: number;
    readonly isReturned: boolean;
  },
): Mail {
  return layOut({
    kind: 'operator-payment-mismatch',
    to,
    subject: 'A payment does not match what was opened',
    paragraphs: [
      `The payment provider reports capture ${facts.capture} (${facts.status}) for payment ${facts.payment} of order ${facts.purchase}. These do not match: ${facts.faults.join(', ')}.`,
      `Reported: ${facts.amount ?? 'no amount'} ${facts.currency ?? 'without a currency'}. Opened: ${dollars(facts.expected)}.`,
      facts.isReturned
        ? 'Nothing was granted. The money is being returned.'
        : 'Nothing was granted or changed, and nothing is returned: please look at it on the pages of the payment provider.',
    ],
  });
}

/** The mail to the operator about a payment that its payer disputes. */
export function disputeNoticeMail(
  to: string,
  facts: {
    readonly payment: string;
    readonly purchase: string;
    readonly capture: string;
    readonly amount: number;
  },
): Mail {
  return layOut({
    kind: 'operator-payment-disputed',
    to,
    subject: 'A payment is disputed',
    paragraphs: [
      `The payer disputes capture ${facts.capture} of ${dollars(facts.amount)}: payment ${facts.payment} of order ${facts.purchase}.`,
      'Please answer on the pages of the payment provider. What was paid for stays active until the dispute is lost.',
    ],
  });
}

/** The mail 30 days before the end (A 8's sentence). */
export function endsMail(to: string, endsOn: string, link: string): Mail {
  return layOut({
    kind: 'subscription-ends',
    to,
    subject: 'Your subscription is due to expire',
    paragraphs: [
      `Your subscription is due to expire on ${day(endsOn)}. Please visit the My subscriptions page to renew.`,
    ],
    action: { label: 'Renew now', href: link },
  });
}

/** The same mail if it is sent after that day: access goes on until the next working day. */
export function endedMail(to: string, endsOn: string, link: string): Mail {
  return layOut({
    kind: 'subscription-ends',
    to,
    subject: 'Your subscription has expired',
    paragraphs: [
      `Your subscription expired on ${day(endsOn)}; access ends on the next working day. Please visit the My subscriptions page to renew.`,
    ],
    action: { label: 'Renew now', href: link },
  });
}

/** The mail on the day of suspension. */
export function suspendedMail(
  to: string,
  facts: { readonly endsOn: string; readonly removedOn: string; readonly link: string },
): Mail {
  return layOut({
    kind: 'subscription-expired',
    to,
    subject: 'Your subscription has expired',
    paragraphs: [
      `Your subscription ended on ${day(facts.endsOn)}. Please visit the My subscriptions page to renew.`,
      `Unless you renew, your details will be removed on ${day(facts.removedOn)}.`,
    ],
    action: { label: 'Renew now', href: facts.link },
  });
}

/** The mail with the order that was prepared for the next term. */
export function renewalMail(
  to: string,
  facts: { readonly price: number; readonly endsOn: string; readonly link: string },
): Mail {
  return layOut({
    kind: 'renewal-prepared',
    to,
    subject: 'Your next subscription year is ready to be paid',
    paragraphs: [
      `Your subscription ends on ${day(facts.endsOn)}. We have prepared the next twelve months for ${dollars(facts.price)}.`,
      'Nothing is charged unless you pay. You can also cancel the order, choose other venues, or turn automatic renewal off.',
    ],
    action: { label: 'See the order', href: facts.link },
  });
}

/** The mail that an announced price will not apply. */
export function priceWithdrawnMail(
  to: string,
  facts: { readonly costPerVenue: number; readonly link: string },
): Mail {
  return layOut({
    kind: 'price-withdrawn',
    to,
    subject: 'The new price for live data is withdrawn',
    paragraphs: [
      `We told you that live orders and live trades of a venue would cost ${dollars(facts.costPerVenue)} a month each. That price is withdrawn and will not apply.`,
      'If you have terminated your subscription because of it, you can still renew it.',
    ],
    action: { label: 'Go to Subscriptions', href: facts.link },
  });
}

/** The mail with a new price (B 9). */
export function priceMail(
  to: string,
  facts: {
    readonly costPerVenue: number;
    readonly appliesFrom: string;
    readonly terminateBy: string;
    readonly link: string;
  },
): Mail {
  return layOut({
    kind: 'price-change',
    to,
    subject: 'A new price for live data',
    paragraphs: [
      `From ${day(facts.appliesFrom)} live orders and live trades of a venue will cost ${dollars(facts.costPerVenue)} a month each. Orders placed before that day keep today’s price.`,
      `You may terminate your subscription because of this until ${day(facts.terminateBy)}.`,
    ],
    action: { label: 'Go to My subscriptions', href: facts.link },
  });
}

/** The last mail: the person was removed. */
export function removedMail(to: string): Mail {
  return layOut({
    kind: 'account-removed',
    to,
    subject: 'Your details were removed',
    paragraphs: [
      'Your subscription was not renewed within 90 days of its suspension. We have removed your account and your details.',
      'You are welcome to register again at any time.',
    ],
  });
}
