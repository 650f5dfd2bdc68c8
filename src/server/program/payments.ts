import { onRoute } from '../database/database-fault.ts';
import { createIdempotency, type Idempotency } from '../http/idempotency.ts';
import { createCustomerOf } from '../payments/customer.ts';
import { acquireInstanceLock, type InstanceLock } from '../payments/instance-lock.ts';
import { callersOf } from '../payments/payer.ts';
import {
  createPaymentService,
  type PaymentService,
  type PaymentServiceDependencies,
} from '../payments/payment-service.ts';
import { createPayPalClient, type PayPalSettings } from '../payments/paypal-client.ts';
import type { RecordDependencies } from '../payments/recording.ts';
import { createRegistrationCookie, type RegistrationCookie } from '../payments/registration-cookie.ts';
import { cookieStyle } from '../sessions/session-cookie.ts';
import type { Identity } from './identity.ts';
import type { SharedServices } from './shared-services.ts';
import type { Undo } from './undo.ts';

const paypalBases = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  production: 'https://api-m.paypal.com',
} as const;

/** The services for payments. */
export type PaymentServices = {
  readonly instance: InstanceLock;
  readonly registrationCookie: RegistrationCookie;
  readonly idempotency: Idempotency;
  readonly payments: PaymentService;
};

/** Parts of payment that a test replaces. */
export type ReplacedPayments = Partial<Omit<PaymentServiceDependencies, 'paypal'>> & {
  readonly paypal?: Partial<PayPalSettings>;
};

/**
 * Takes this process's lock and composes the payment service.
 *
 * @param replaced parts replaced by tests
 */
export async function openPayments(
  shared: SharedServices,
  identity: Identity,
  log: RecordDependencies['log'],
  undo: Undo,
  { paypal, ...replaced }: ReplacedPayments = {},
): Promise<PaymentServices> {
  const { pool, jobPool, config, businessClock, securityClock, directUrl, addresses } = shared;
  const instance = await onRoute('direct', () =>
    acquireInstanceLock(directUrl, { patience: shared.patience }),
  );
  undo.push(instance.stop);
  const registrationCookie = createRegistrationCookie(shared.secrets, cookieStyle(addresses.https));
  const { payment } = config;
  const payments = createPaymentService({
    pool: jobPool,
    paypal: createPayPalClient(
      {
        apiBase: () => payment.apiBase?.href.replace(/\/$/, '') ?? paypalBases[payment.environment],
        clientId: payment.clientId ?? '',
        clientSecret: payment.clientSecret ?? '',
        webhookId: payment.webhookId,
        ...paypal,
      },
      securityClock,
    ),
    instance,
    businessClock,
    securityClock,
    limits: shared.limits,
    registrationCookie,
    queueMail: shared.queueMail,
    publicUrl: () => addresses.publicUrl,
    noPaymentMode: config.noPaymentMode,
    isLeftToWorker: config.role === 'web',
    operatorAddress: config.supportEmail,
    seller: config.seller,
    customerOf: createCustomerOf(jobPool, identity.provider, log),
    log,
    ...replaced,
  });
  const idempotency = createIdempotency(
    pool,
    shared.secrets,
    (request) => callersOf(request, registrationCookie)[0] ?? null,
  );
  return { instance, registrationCookie, idempotency, payments };
}
