import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { pagePaths } from '../../domain/page-paths.ts';
import type { Clock } from '../clock.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import type { Mail } from '../mail/outbox.ts';
import type { RepeatedWork } from '../repeated-work.ts';
import { createCaptures } from './capture-payment.ts';
import type { InstanceLock } from './instance-lock.ts';
import { type PaymentOperationsDependencies, paymentOperations } from './payment-operations.ts';
import type { PayPalClient } from './paypal-client.ts';
import { createReconciliation, type Reconciliation } from './reconcile.ts';
import type { RecordDependencies } from './record-capture.ts';
import type { RegistrationCookie } from './registration-cookie.ts';
import { addWebhook } from './webhooks.ts';

export type PaymentServiceDependencies = {
  readonly pool: pg.Pool;
  readonly paypal: PayPalClient;
  readonly instance: Pick<InstanceLock, 'number'>;
  readonly businessClock: Clock;
  readonly securityClock: Clock;
  readonly limits: AttemptLimits;
  readonly registrationCookie: RegistrationCookie;
  readonly queueMail: (client: pg.ClientBase, mail: Mail) => Promise<unknown>;
  /** PUBLIC_URL. */
  readonly publicUrl: () => URL;
  readonly noPaymentMode: boolean;
  /** Whether another process looks after payments that hang. */
  readonly isLeftToWorker?: boolean;
  readonly operatorAddress: string;
  readonly seller: RecordDependencies['seller'];
  readonly customerOf: PaymentOperationsDependencies['customerOf'];
  readonly log: RecordDependencies['log'];
  readonly registrationWaitMs?: number;
  readonly executeWaitMs?: number;
};

/** Paying, whole: the calls, the provider's webhook, and what looks after payments that hang. */
export type PaymentService = {
  readonly operations: ReturnType<typeof paymentOperations>;
  readonly reconciliation: Reconciliation;
  /** Opens the webhook. */
  readonly mount: (app: FastifyInstance) => Promise<void>;
  /** Begins to look after payments. */
  readonly start: (everyMs?: number) => RepeatedWork;
};

/** Puts together what takes, watches and gives back payments. */
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
