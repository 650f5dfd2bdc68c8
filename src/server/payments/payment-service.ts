import type { FastifyInstance } from 'fastify';
import { pagePaths } from '../../domain/page-paths.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import type { Mail } from '../mail/outbox.ts';
import type { RepeatedWork } from '../repeated-work.ts';
import { createCaptures } from './capture-payment.ts';
import type { InstanceLock } from './instance-lock.ts';
import { type PaymentOperationsDependencies, paymentOperations } from './payment-operations.ts';
import type { PayPalClient } from './paypal-client.ts';
import { createReconciliation, type Reconciliation } from './reconcile.ts';
import type { RecordDependencies } from './recording.ts';
import type { RegistrationCookie } from './registration-cookie.ts';
import { addWebhook } from './webhooks.ts';

export type PaymentServiceDependencies = {
  readonly pool: Database;
  readonly paypal: PayPalClient;
  readonly instance: Pick<InstanceLock, 'number'>;
  readonly businessClock: Clock;
  readonly securityClock: Clock;
  readonly limits: AttemptLimits;
  readonly registrationCookie: RegistrationCookie;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  /** PUBLIC_URL. */
  readonly publicUrl: () => URL;
  readonly noPaymentMode: boolean;
  /** Whether another process watches pending payments. */
  readonly isLeftToWorker?: boolean;
  readonly operatorAddress: string;
  readonly seller: RecordDependencies['seller'];
  readonly customerOf: PaymentOperationsDependencies['customerOf'];
  readonly log: RecordDependencies['log'];
  readonly registrationWaitMs?: number;
  readonly executeWaitMs?: number;
};

/** The payment service: the calls, the provider's webhook, and the watch over pending payments. */
export type PaymentService = {
  readonly operations: ReturnType<typeof paymentOperations>;
  readonly reconciliation: Reconciliation;
  /** Registers the webhook. */
  readonly mount: (app: FastifyInstance) => Promise<void>;
  /** Starts watching pending payments. */
  readonly start: (everyMs?: number) => RepeatedWork;
};

/** Composes what captures, watches and refunds payments. */
export function createPaymentService(deps: PaymentServiceDependencies): PaymentService {
  const shared = {
    ...deps,
    subscriptionsLink: () => new URL(pagePaths.subscriptions, deps.publicUrl()).href,
  };
  const captures = createCaptures(shared);
  const reconciliation = createReconciliation({ ...shared, captures });
  return {
    operations: paymentOperations({ ...shared, captures, reconciliation }),
    reconciliation,
    mount: (app) =>
      addWebhook(app, {
        pool: deps.pool,
        paypal: deps.paypal,
        securityClock: deps.securityClock,
        lookNow: deps.isLeftToWorker ? async () => 0 : reconciliation.runNow,
        log: deps.log,
      }),
    start: reconciliation.start,
  };
}
