import { chargedMonths } from '../../domain/format/months.ts';
import { taxOf, taxWords } from '../../domain/payment/receipt-tax.ts';
import { addDays, type Day, dayOf, firstDayOfMonths } from '../../domain/subscription/calendar.ts';
import { type Flag, flagsIn, isSameFlag } from '../../domain/subscription/paid-flags.ts';
import { quote } from '../../domain/subscription/prices.ts';
import { withFlags } from '../../domain/subscription/sold-flags.ts';
import { termOfPurchase } from '../../domain/subscription/terms.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { AccountsRow, VenuesRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import {
  flagsOfVenues,
  type Invoice,
  insertInvoice,
  invoiceNumbered,
  invoiceState,
  nextNumber,
  type SoldVenue,
} from '../invoices/invoice-store.ts';
import { grantPaid, takeBackPaid } from '../payments/capture-outcomes.ts';
import { insertTransfer, lockPayment } from '../payments/payment-store.ts';
import { LockedPurchase, type RecordDependencies } from '../payments/recording.ts';
import { comingFlags } from '../subscriptions/flag-store.ts';
import { invoiceMail, invoiceWithdrawnMail } from '../subscriptions/mail-templates.ts';
import { costPerVenueOn } from '../subscriptions/price-history.ts';
import {
  insertPurchase,
  lockOpenPurchases,
  lockPurchase,
  openPurchases,
} from '../subscriptions/purchases.ts';
import { readSubscription, type Subscription } from '../subscriptions/subscription-store.ts';
import { cancelPurchase } from '../subscriptions/void-purchases.ts';
import type { Act } from './act.ts';
import { lockLogin } from './lock-account.ts';
import { whatPays } from './payment-acts.ts';

export type InvoiceDependencies = RecordDependencies & { readonly noPaymentMode: boolean };

/** Days within which an invoice is to be paid, unless it says otherwise. */
const daysToPay = 30;

/** What an invoice is asked to say. */
export type AskedInvoice = {
  readonly login: string;
  readonly flags: readonly Flag[];
  readonly company: string;
  readonly address: readonly string[];
  readonly poNumber: string | null;
  /** Null: in 30 days. */
  readonly dueOn: Day | null;
};

const inWords = (flags: readonly Flag[]): string =>
  flags.map(({ venue, kind }) => `live ${kind} of ${venue}`).join(', ');

/** The venues as papers name them. @throws Refusal if one does not exist, or does not publish that */
async function soldVenues(client: Transaction, flags: readonly Flag[]): Promise<readonly SoldVenue[]> {
  const { rows } = await client.query<Pick<VenuesRow, 'mic' | 'name' | 'has_orders' | 'has_trades'>>(
    'SELECT mic, name, has_orders, has_trades FROM venues WHERE mic = ANY ($1) ORDER BY mic',
    [flags.map(({ venue }) => venue)],
  );
  for (const { venue, kind } of flags) {
    const found = rows.find(({ mic }) => mic === venue);
    if (!found) throw new Refusal('not-found', `There is no venue ${venue}.`);
    if (!(kind === 'orders' ? found.has_orders : found.has_trades))
      throw new Refusal('invalid-request', `${venue} publishes no ${kind}.`);
  }
  return rows.map(({ mic, name }) => ({
    MIC: mic,
    Name: name,
    IsRealOrders: flags.some(({ venue, kind }) => venue === mic && kind === 'orders'),
    IsRealTraders: flags.some(({ venue, kind }) => venue === mic && kind === 'trades'),
  }));
}

async function mustHaveNoOpenInvoice(client: Transaction, accountId: string, login: string): Promise<void> {
  const { rows } = await client.query<{ number: string }>(
    'SELECT number FROM invoices WHERE account_id = $1 AND settled_on IS NULL AND withdrawn_on IS NULL',
    [accountId],
  );
  if (rows[0])
    throw new Refusal(
      'conflict',
      `Invoice ${rows[0].number} of ${login} is not paid yet: settle or withdraw it first.`,
    );
}

/** Writes an invoice for live data, and mails it. It grants nothing before it is settled. */
export const issueInvoice = (deps: InvoiceDependencies): Act<AskedInvoice> => ({
  name: 'issue invoice',
  plan: async (client, { login, flags, company, address, poNumber, dueOn }) => {
    const { seller } = deps;
    if (deps.noPaymentMode) throw new Refusal('conflict', 'Nothing is sold here: NO_PAYMENT_MODE is on.');
    if (seller.bank.length === 0)
      throw new Refusal('conflict', 'SELLER_BANK is not set: an invoice says where to pay.');
    const now = deps.businessClock.now();
    const today = dayOf(now);
    const due = dueOn ?? addDays(today, daysToPay);
    if (due < today) throw new Refusal('invalid-request', `The day to pay by, ${due}, is over.`);
    const account = await lockLogin(client, login);
    await mustHaveNoOpenInvoice(client, account.id, login);
    const venues = await soldVenues(client, flags);
    const [subscription, cost] = [
      await readSubscription(client, account.id, today),
      await costPerVenueOn(client, today),
    ];
    if (subscription === null) throw new Refusal('not-found', `There is no account ${login}.`);
    const { kind } = termOfPurchase(today, subscription.term, flags.length);
    const had = flagsIn(subscription.venues);
    const held = flags.filter((flag) => had.some((one) => isSameFlag(one, flag)));
    if (kind === 'change' && held.length > 0)
      throw new Refusal('conflict', `${login} has ${inWords(held)} already.`);
    const coming = (await comingFlags(client, account.id, today)).filter((flag) =>
      flags.some((one) => isSameFlag(one, flag)),
    );
    if (coming.length > 0)
      throw new Refusal('conflict', `${login} has paid for ${inWords(coming)} from a later day on.`);
    const wanted = withFlags(subscription.venues, flags, kind !== 'change');
    const offer = quote(today, subscription.term, subscription.venues, wanted, cost);
    if (offer.price === 0) throw new Refusal('conflict', 'It costs nothing: grant it instead.');
    const { rows } = await client.query<Pick<AccountsRow, 'country' | 'tax_number'>>(
      'SELECT country, tax_number FROM accounts WHERE id = $1',
      [account.id],
    );
    const customer = {
      // The person's name is at the identity provider; the address of the mail is on the paper.
      Name: '',
      Company: company,
      Address: [...address],
      Country: rows[0]?.country ?? null,
      TaxNumber: rows[0]?.tax_number ?? null,
    };
    const tax = taxOf(offer.price, seller.tax, {
      country: customer.Country,
      taxNumber: customer.TaxNumber,
    });
    const from = firstDayOfMonths(offer.endsOn, offer.months);
    const ending = had.filter((flag) => !flags.some((one) => isSameFlag(one, flag)));
    return {
      subject: account.payer_ref,
      sentences: [
        `An invoice of $${offer.price} (${taxWords(tax)}) for ${company}, to be paid by ${due}, will be mailed to ${login}.`,
        `It is a ${kind === 'signUp' ? 'sign-up' : kind}: ${inWords(flags)}, ${chargedMonths(offer.months, from, offer.endsOn)}.`,
        ...(kind === 'change' || ending.length === 0
          ? []
          : [`The new term has nothing else: ${inWords(ending)} will end when it is settled.`]),
        'Live data begins when it is settled.',
      ],
      before: { invoice: false },
      after: { invoice: true, amount: offer.price, kind, endsOn: offer.endsOn, dueOn: due },
      perform: async () => {
        const number = await nextNumber(client, 'IN', today);
        await insertInvoice(client, {
          number,
          account_id: account.id,
          payer_ref: account.payer_ref,
          issuedAt: now,
          due_on: due,
          amount: offer.price,
          kind,
          starts_on: offer.startsOn,
          ends_on: offer.endsOn,
          months: offer.months,
          cost_per_venue: cost,
          venues,
          customer,
          seller: {
            Name: seller.name,
            Address: [...seller.address],
            TaxNumber: seller.taxNumber,
            Bank: [...seller.bank],
          },
          tax,
          po_number: poNumber,
        });
        await deps.queueMail(client, invoiceMail(login, { number, amount: offer.price, dueOn: due }));
      },
    };
  },
});

/** Locks an invoice in a state, after the account and its orders. @throws Refusal if there is none, or in another */
async function lockInvoice(
  client: Transaction,
  number: string,
  wanted: 'open' | 'settled',
): Promise<Invoice> {
  await client.query('SELECT FROM invoices WHERE number = $1 FOR UPDATE', [number]);
  const invoice = await existing(client, number);
  const state = invoiceState(invoice);
  if (state === wanted) return invoice;
  throw new Refusal(
    'conflict',
    state === 'open' ? `Invoice ${number} is not paid yet: withdraw it.` : `Invoice ${number} is ${state}.`,
  );
}

async function existing(client: Transaction, number: string): Promise<Invoice> {
  const invoice = await invoiceNumbered(client, number);
  if (invoice?.number !== number) throw new Refusal('not-found', `There is no invoice ${number}.`);
  return invoice;
}

/**
 * The customer has paid for what the paper says, so it is refused only if that cannot be given any more.
 *
 * @throws Refusal if the term is another, or what it is for was bought meanwhile
 */
async function mustStillFit(
  client: Transaction,
  { number, account_id: accountId, login, kind, ends_on: endsOn, venues }: Invoice,
  { term, venues: has }: Subscription,
  today: Day,
): Promise<void> {
  const flags = flagsOfVenues(venues);
  if (endsOn < today)
    throw new Refusal('conflict', `The term of invoice ${number} ended on ${endsOn}: return the money.`);
  if (kind === 'change') {
    if (term?.endsOn !== endsOn)
      throw new Refusal(
        'conflict',
        `The subscription of ${login} runs to ${term?.endsOn ?? 'no day'}, and invoice ${number} is for a term to ${endsOn}: withdraw it and issue another.`,
      );
    const had = flagsIn(has);
    const bought = flags.filter((flag) => had.some((one) => isSameFlag(one, flag)));
    if (bought.length > 0)
      throw new Refusal('conflict', `${login} has got ${inWords(bought)} since: return the money.`);
    return;
  }
  const { rowCount } = await client.query(
    `SELECT FROM paid_flags f JOIN invoices i ON i.number = $2
     WHERE f.account_id = $1 AND f.purchase_id IS NOT NULL AND f.ended_on IS NULL AND (f.ends_on IS NULL OR f.ends_on >= $3)
       AND EXISTS (SELECT FROM purchases o WHERE o.id = f.purchase_id AND o.created_at > i.issued_at)`,
    [accountId, number, today],
  );
  if (rowCount !== 0 || (kind === 'renewal' && term !== null && term.endsOn >= endsOn))
    throw new Refusal(
      'conflict',
      `${login} has bought live data since invoice ${number}: return the money, or withdraw it and issue another.`,
    );
}

/** An invoice, and the bank's name for the transfer that paid it. */
export type Settled = { readonly number: string; readonly transfer: string };

/** Takes a bank transfer for an invoice: makes its order, pays it, and grants what it is for. */
export const settleInvoice = (deps: InvoiceDependencies): Act<Settled> => ({
  name: 'settle invoice',
  plan: async (client, { number, transfer }) => {
    const { account_id: accountId, login } = await existing(client, number);
    if (accountId === null || login === null) {
      await lockInvoice(client, number, 'open');
      throw new Refusal(
        'conflict',
        `The account of invoice ${number} was removed: return the money, and withdraw the invoice.`,
      );
    }
    // Orders are locked before the account, as everywhere.
    const waiting = await lockOpenPurchases(client, accountId);
    await lockLogin(client, login);
    const invoice = await lockInvoice(client, number, 'open');
    if (waiting.some(({ state }) => state !== 'uncompleted'))
      throw new Refusal('conflict', `A payment of ${login} is under way: wait for its result.`);
    // Between the two locks another may have been made.
    if ((await openPurchases(client, accountId)).length > waiting.length)
      throw new Refusal('conflict', `${login} has just made an order: try again.`);
    const { amount, kind, starts_on: startsOn, ends_on: endsOn, customer } = invoice;
    const flags = flagsOfVenues(invoice.venues);
    const today = dayOf(deps.businessClock.now());
    const subscription = await readSubscription(client, accountId, today);
    if (subscription === null) throw new Error(`invoice ${number} has no account`);
    const had = flagsIn(subscription.venues);
    await mustStillFit(client, invoice, subscription, today);
    const isNewTerm = kind !== 'change';
    const ending = isNewTerm ? had.filter((flag) => !flags.some((one) => isSameFlag(one, flag))) : [];
    const { rows: before } = await client.query<{ number: string }>(
      'SELECT number FROM invoices WHERE transfer_reference = $1 ORDER BY number LIMIT 1',
      [transfer],
    );
    return {
      subject: number,
      sentences: [
        `Invoice ${number} of $${amount} counts as paid by the transfer ${transfer}.`,
        `${login} has ${inWords(flags)} from now on, until ${endsOn}, and gets a receipt by mail.`,
        ...ending.map((flag) => `${inWords([flag])} ends at once, since the invoice does not name it.`),
        ...before.map((other) => `This transfer has settled invoice ${other.number} before.`),
        ...waiting.map(({ price }) => `An unpaid order of $${price} will be cancelled.`),
      ],
      before: { invoice: 'open' },
      after: { invoice: 'settled', amount },
      perform: async () => {
        for (const { id } of waiting) await cancelPurchase(client, id, 'an invoice was paid instead');
        const id = await insertPurchase(client, {
          accountId,
          origin: 'person',
          venues: withFlags(subscription.venues, flags, isNewTerm),
          quote: { kind, startsOn, endsOn, price: amount },
          paysFor: flags,
          // Its price and months are those of the invoice.
          at: new Date(invoice.issued_at),
        });
        const purchase = new LockedPurchase(client, await lockPurchase(client, id));
        await purchase.move('executing', `invoice ${number}`);
        const payment = await insertTransfer(client, id, {
          amount,
          customer: {
            name: customer.Name,
            company: customer.Company,
            country: customer.Country,
            taxNumber: customer.TaxNumber,
          },
          now: deps.securityClock.now(),
        });
        await client.query(
          'UPDATE invoices SET settled_on = $2, transfer_reference = $3, purchase_id = $4 WHERE number = $1',
          [number, today, transfer, id],
        );
        const { Bank: _bank, ...Seller } = invoice.seller;
        await grantPaid({ deps, client, purchase, payment }, `invoice ${number} was settled`, {
          Seller: { ...Seller, Address: [...Seller.Address] },
          Tax: invoice.tax,
        });
      },
    };
  },
});

/** Takes back an invoice that nobody has paid. */
export const withdrawInvoice = (deps: InvoiceDependencies): Act<string> => ({
  name: 'withdraw invoice',
  plan: async (client, number) => {
    const { login, amount } = await lockInvoice(client, number, 'open');
    return {
      subject: number,
      sentences: [
        `Invoice ${number} of $${amount} will not stand any more.`,
        login === null ? 'Its account was removed; no mail is sent.' : `${login} is told so by mail.`,
      ],
      before: { invoice: 'open' },
      after: { invoice: 'withdrawn', amount },
      perform: async () => {
        await client.query('UPDATE invoices SET withdrawn_on = $2 WHERE number = $1', [
          number,
          dayOf(deps.businessClock.now()),
        ]);
        if (login !== null) await deps.queueMail(client, invoiceWithdrawnMail(login, number, amount));
      },
    };
  },
});

/** Takes back what a paid invoice has granted, after its money was returned, and issues a credit note. */
export const creditInvoice = (deps: InvoiceDependencies): Act<string> => ({
  name: 'credit invoice',
  plan: async (client, number) => {
    const { purchase_id: purchaseId } = await existing(client, number);
    const locked = purchaseId === null ? null : await lockPurchase(client, purchaseId);
    const { amount, login } = await lockInvoice(client, number, 'settled');
    if (locked === null) throw new Error(`invoice ${number} has no order`);
    const { rows } = await client.query<{ id: string }>(
      "SELECT id FROM payments WHERE purchase_id = $1 AND method = 'bankTransfer'",
      [locked.id],
    );
    const payment = await lockPayment(client, rows[0]?.id ?? '');
    const pays = await whatPays(client, locked.id);
    return {
      subject: number,
      sentences: [
        `Invoice ${number} of $${amount} is credited: return that sum by bank transfer.`,
        pays === ''
          ? 'Nothing that it pays for is left to end.'
          : `What it pays for ends at once: live ${pays}.`,
        login === null
          ? 'Its account was removed; no mail is sent.'
          : `The credit note is mailed to ${login}.`,
      ],
      before: { invoice: 'settled' },
      after: { invoice: 'credited', amount },
      perform: async () => {
        const today = dayOf(deps.businessClock.now());
        const credit = await nextNumber(client, 'CN', today);
        await client.query('UPDATE invoices SET credit_number = $2, credited_on = $3 WHERE number = $1', [
          number,
          credit,
          today,
        ]);
        const purchase = new LockedPurchase(client, locked);
        await takeBackPaid({ deps, client, purchase, payment }, 'refunded', credit);
      },
    };
  },
});
