import type { FastifyInstance } from 'fastify';
import { type AppDependencies, createApp } from '../app.ts';
import type { ProviderSettings } from '../auth/provider-calls.ts';
import type { ProviderClient } from '../auth/provider-client.ts';
import { createCallTurns, createLookups } from '../http/call-turns.ts';
import type { Operations } from '../http/operation.ts';
import { createLiveFeed, type LiveFeedDeps } from '../live/live-feed.ts';
import { captchaOrigins, filesOrigins, paymentOrigins } from '../outside-origins.ts';
import type { RecordDependencies } from '../payments/recording.ts';
import { type Calls, composeCalls } from './calls.ts';
import { type Identity, openIdentity } from './identity.ts';
import { openPayments, type PaymentServices, type ReplacedPayments } from './payments.ts';
import { servesPages } from './role-gate.ts';
import type { SharedServices } from './shared-services.ts';
import type { Undo } from './undo.ts';

/** The composed service: nothing listens yet, and no background work has started. */
export type ComposedService = {
  readonly shared: SharedServices;
  readonly identity: Identity;
  readonly paymentServices: PaymentServices;
  readonly calls: Calls;
  readonly app: FastifyInstance;
};

/** Parts that a test replaces. */
export type Replacements = {
  /** The settings of an outside provider. */
  readonly identity?: Partial<ProviderSettings>;
  /** What the embedded provider's hashes of passwords take. */
  readonly hashingCost?: Parameters<typeof openIdentity>[2];
  readonly provider?: (provider: ProviderClient) => ProviderClient;
  readonly payments?: ReplacedPayments;
  readonly operations?: Partial<Operations>;
  readonly live?: Pick<LiveFeedDeps, 'tickMs' | 'heartbeatMs'>;
};

/** What is counted in this process and stored from time to time, and what the log says if that fails. */
export const usageStores = ({
  keyUsage,
  liveReads,
  failedRequests,
  wrongPasswords,
}: Pick<SharedServices, 'keyUsage' | 'liveReads' | 'failedRequests' | 'wrongPasswords'>) => [
  { store: keyUsage.write, fault: 'the use of API keys could not be written', everyMs: 60_000 },
  { store: liveReads.settle, fault: 'reads counted in advance could not be subtracted', everyMs: 60_000 },
  // Whoever is shown a reference may send it at once.
  { store: failedRequests.write, fault: 'failed requests could not be written', everyMs: 2_000 },
  { store: wrongPasswords.write, fault: 'wrong passwords could not be noted', everyMs: 2_000 },
];

/**
 * Composes the service: the one place where its parts meet, for the program and for the tests.
 *
 * @param own properties of the app that the configuration does not give
 */
export async function composeService(
  shared: SharedServices,
  undo: Undo,
  own: Pick<AppDependencies, 'isReady' | 'portalFolder'> & Partial<AppDependencies>,
  replaced: Replacements = {},
): Promise<ComposedService> {
  const { config, addresses } = shared;
  const opened = await openIdentity(shared, replaced.identity, replaced.hashingCost);
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
    notices: shared.notices,
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
    forgetRights: () => shared.memories.forget('daylight_rights'),
    keyUsage: shared.keyUsage,
    failedRequests: shared.failedRequests,
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
    callTurns: createCallTurns(config.poolSize, config.waitingCalls),
    lookups: createLookups(config.sessionPoolSize, config.waitingCalls),
    logLevel: config.logLevel,
    ...own,
  });
  shared.notices.onFault((error) =>
    app.log.warn({ err: error }, 'the database is not heard; what it announces is looked for instead'),
  );
  if (servesPages(config.role)) app.addHook('onListen', shared.notices.begin);
  // Before connections are closed: a stream would keep its own open forever.
  app.addHook('preClose', async () => {
    await liveFeed.stop();
    await shared.notices.stop();
  });
  // After the last answer, which may still be counted.
  app.addHook('onClose', async () => {
    for (const { store, fault } of usageStores(shared))
      await store().catch((error: unknown) => log.warn({ err: error }, fault));
  });
  await paymentServices.payments.mount(app);
  await identity.mount(app);
  shared.alertOff.mount(app);
  return { shared, identity, paymentServices, calls, app };
}
