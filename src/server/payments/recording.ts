import type { Database, Transaction } from '../../platform/database/database.ts';
import { noteEvent } from '../accounts/account-events.ts';
import type { Clock } from '../clock.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import type { Mail } from '../mail/outbox.ts';
import { movePurchase, type Purchase, type PurchaseState } from '../subscriptions/purchases.ts';
import type { CaptureReport } from './check-capture.ts';
import type { Payment } from './payment-store.ts';
import type { CaptureStatus } from './paypal-answers.ts';
import type { Seller } from './receipts.ts';

export type RecordDependencies = {
  readonly pool: Database;
  readonly businessClock: Clock;
  readonly securityClock: Clock;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  /** Address of the subscriptions page. */
  readonly subscriptionsLink: () => string;
  /** Where the operator is notified of what only a person can settle. */
  readonly operatorAddress: string;
  readonly seller: Seller;
  readonly log: {
    info: (facts: object, message: string) => void;
    warn: (facts: object, message: string) => void;
    error: (facts: object, message: string) => void;
  };
};

/** What a capture's status means. */
export type Outcome = 'captured' | 'held' | 'denied' | 'returned';

export const outcomeOf: Readonly<Record<CaptureStatus, Outcome>> = {
  COMPLETED: 'captured',
  // A partial refund, ours or one made on the provider's pages: the right stays.
  PARTIALLY_REFUNDED: 'captured',
  PENDING: 'held',
  DECLINED: 'denied',
  FAILED: 'denied',
  REFUNDED: 'returned',
  REVERSED: 'returned',
};

/** A locked order that knows its current state; its moves are logged with their causes. */
export class LockedPurchase {
  readonly purchase: Purchase;
  state: PurchaseState;
  readonly #client: Transaction;
  constructor(client: Transaction, purchase: Purchase) {
    this.purchase = purchase;
    this.state = purchase.state;
    this.#client = client;
  }
  async move(state: PurchaseState, cause: string): Promise<void> {
    await movePurchase(this.#client, this.purchase.id, state, cause);
    this.state = state;
  }
}

/** An order and a payment of it, in a transaction that holds the locks of both. */
export type Paying = {
  readonly deps: RecordDependencies;
  readonly client: Transaction;
  readonly purchase: LockedPurchase;
  readonly payment: Payment;
};

/** The recording of one capture. */
export interface Recording extends Paying {
  readonly report: CaptureReport;
}

/** Queues a mail to an order's owner, if the account still exists. */
export async function mailOwner(
  { deps, client }: Pick<Recording, 'deps' | 'client'>,
  purchase: Purchase,
  mail: (to: string) => Mail,
): Promise<void> {
  const { rows } = await client.query<Pick<AccountsRow, 'email'>>(
    'SELECT email FROM accounts WHERE id = $1',
    [purchase.accountId],
  );
  if (rows[0]) await deps.queueMail(client, mail(rows[0].email));
}

/** Keeps for an order's owner what happened to its payment, if the account still exists. */
export async function notePayment(
  { deps, client }: Pick<Recording, 'deps' | 'client'>,
  { accountId }: Pick<Purchase, 'accountId'>,
  kind: 'paid' | 'payment-held' | 'payment-denied' | 'payment-returned',
  about: string | null = null,
): Promise<void> {
  if (accountId !== null)
    await noteEvent(client, { id: accountId }, { kind, at: deps.securityClock.now(), about });
}
