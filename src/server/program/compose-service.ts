import type { FastifyInstance } from 'fastify';
import { type AppDependencies, createApp } from '../app.ts';
import type { ProviderClient, ProviderSettings } from '../auth/provider-client.ts';
import type { Operations } from '../http/operation.ts';
import { createLiveFeed, type LiveFeedDeps } from '../live/live-feed.ts';
import { captchaOrigins, filesOrigins, paymentOrigins } from '../outside-origins.ts';
import type { RecordDependencies } from '../payments/record-capture.ts';
import { type Calls, composeCalls } from './calls.ts';
import { type Identity, openIdentity } from './identity.ts';
import { openPayments, type PaymentServices, type ReplacedPayments } from './payments.ts';
import type { SharedServices } from './shared-services.ts';
import type { Undo } from './undo.ts';

/** The service, put together: nothing listens yet, and nothing works by itself. */
export type ComposedService = {
  readonly shared: SharedServices;
  readonly identity: Identity;
  readonly paymentServices: PaymentServices;
  readonly calls: Calls;
  readonly app: FastifyInstance;
};

/** What a test puts in the place of a part. */
export type Replacements = {
  /** How an outside provider is spoken to. */
  readonly identity?: Partial<ProviderSettings>;
  readonly provider?: (provider: ProviderClient) => ProviderClient;
  readonly payments?: ReplacedPayments;
  readonly operations?: Partial<Operations>;
  readonly live?: Pick<LiveFeedDeps, 'tickMs' | 'heartbeatMs'>;
};

/**
 * Puts the service together: the one place where its parts meet, for the program and for the tests.
 *
 * @param own of the app, what the configuration does not say
 */
export async function composeService(
  shared: SharedServices,
  undo: Undo,
  own: Pick<AppDependencies, 'isReady' | 'portalFolder'> & Partial<AppDependencies>,
  replaced: Replacements = {},
): Promise<ComposedService> {
  const { config, addresses } = shared;
  const opened = await openIdentity(shared, replaced.identity);
  const identity = { ...opened, provider: replaced.provider?.(opened.provider) ?? opened.provider };
  const log: RecordDependencies['log'] = {
    info: (facts, message) => app.log.info(facts, message),
    warn: (facts, message) => app.log.warn(facts, message),
    error: (facts, message) => app.log.error(facts, message),
  };
  const paymentServices = await openPayments(shared, identity, log, undo, replaced.payments);
  const liveFeed = createLiveFeed({
    pool: shared.pool,
    sessions: shared.sessions,
    keys: shared.keys,
    clock: shared.businessClock,
    noPaymentMode: config.noPaymentMode,
    databaseUrl: shared.directUrl,
    streamsPerAccount: config.streamsPerAccount,
    liveReads: shared.liveReads,
    figures: shared.figures,
    log: () => app.log,
    ...replaced.live,
  });
  const calls = composeCalls(shared, identity, paymentServices, liveFeed);
  const app = await createApp({
    operations: { ...calls.operations, ...replaced.operations },
    publicConfig: calls.publicConfig,
    venueNames: calls.venueNames,
    sessions: shared.sessions,
    liveSessions: shared.liveSessions,
    keys: shared.keys,
    publishers: shared.publishers,
    keyUsage: shared.keyUsage,
    secret: shared.secret,
    previousSecrets: shared.secrets.slice(1),
    publicUrl: () => addresses.publicUrl,
    https: addresses.https,
    trustProxy: config.trustProxy,
    paymentOrigins: paymentOrigins(config),
    captchaOrigins: captchaOrigins(config),
    filesOrigins: filesOrigins(config.filesUrl, addresses.publicUrl),
    checkAnswers: config.testing,
    idempotency: paymentServices.idempotency,
    callsPerMinute: config.callsPerMinute,
    keyCallsPerMinute: config.keyCallsPerMinute,
    // Twice as many as there are connections: while one is asked, another answer is made.
    feedCalls: { atOnce: config.poolSize * 2, waiting: config.waitingCalls },
    logLevel: config.logLevel,
    ...own,
  });
  // Before connections are closed: a stream would hold its own for ever.
  app.addHook('preClose', liveFeed.stop);
  app.addHook('onClose', async () => {
    await shared.liveReads
      .settle()
      .catch((error: unknown) => log.warn({ err: error }, 'reads counted ahead could not be taken off'));
  });
  await paymentServices.payments.mount(app);
  await identity.mount(app);
  shared.alertOff.mount(app);
  return { shared, identity, paymentServices, calls, app };
}
