import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config as PublicConfig } from '../contract/generated/types.ts';
import type { KeyAccess } from './api-keys/key-access.ts';
import type { KeyUsage } from './api-keys/key-usage.ts';
import { addAdmission, createAdmission } from './http/admission.ts';
import { addAnswerCheck } from './http/answer-check.ts';
import { apiDocs } from './http/api-docs.ts';
import { addDraining } from './http/draining.ts';
import { addFaultHandlers, sendFrameworkFault, sendNotFound } from './http/faults.ts';
import { addHealth, type ReadinessCheck } from './http/health.ts';
import { addHostCheck, pathTarget } from './http/host-header.ts';
import { addHostRedirect } from './http/host-redirect.ts';
import type { Idempotency } from './http/idempotency.ts';
import { addJsonBodies } from './http/json-body.ts';
import { loggerOptions, RequestLog } from './http/logging.ts';
import type { Operations } from './http/operation.ts';
import { addCallLimit, addOperations } from './http/operations.ts';
import { addPortalFiles, portalScriptHashes } from './http/portal-files.ts';
import { createRequestLimit } from './http/request-limits.ts';
import { addSearchEngines } from './http/search-engines.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { addUnknownExpectations, answerUnreadable, noteAnswers } from './http/unreadable-requests.ts';
import { addXsrf } from './http/xsrf.ts';
import type { PublisherKeys } from './publishers/publisher-keys.ts';
import type { LiveSessions } from './sessions/live-sessions.ts';
import { addSessionHook } from './sessions/session-hook.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Readiness } from './watch/readiness.ts';
import { addRequestScope, type BeginSpan } from './watch/request-scope.ts';

/**
 * After how long a connection is closed on which nothing goes either way, in milliseconds: longer than any call takes. Who
 * stops reading would otherwise keep the part of a file that waits for them for ever.
 */
const stillestMs = 180_000;

/** Largest request body in bytes; no form comes near it. */
export const bodyLimit = 64 * 1024;

export type AppDependencies = {
  readonly operations: Operations;
  /** What the browser must know of the configuration; visitors' pages are drawn from it. */
  readonly publicConfig: () => Promise<PublicConfig>;
  /** The names of the venues, by their MICs. */
  readonly venueNames: () => Promise<ReadonlyMap<string, string>>;
  readonly sessions: Sessions;
  readonly liveSessions: Pick<LiveSessions, 'displacedText'>;
  readonly keys: Pick<KeyAccess, 'find'>;
  readonly publishers: PublisherKeys;
  readonly keyUsage: Pick<KeyUsage, 'countCall' | 'countRows'>;
  /** Signs cookies. */
  readonly secret: string;
  /** Cookies that these have signed are still taken. */
  readonly previousSecrets?: readonly string[];
  /** Origin people type; a function, since with port 0 it is known only once the app listens. */
  readonly publicUrl: () => URL;
  readonly https: boolean;
  readonly trustProxy: boolean | number | string;
  readonly isReady: ReadinessCheck;
  /** Which parts can do their work; absent: `isReady` says it all. */
  readonly readiness?: Readiness;
  /** Watches the requests of the service; absent: nobody does. */
  readonly observe?: (app: FastifyInstance) => void;
  /** Begins the trace of each request; absent: nothing is traced. */
  readonly beginSpan?: BeginSpan;
  /** Whether it will end soon, and answers only until the proxy has noticed. */
  readonly isLeaving?: () => boolean;
  /** Folder of the built portal; null when it is not served from there. */
  readonly portalFolder: string | null;
  /** Whether the atlas of the flows may follow what they do in the pages; absent: it may not. */
  readonly isFollowed?: boolean;
  /** Serves the portal from its sources instead, in development. */
  readonly hotReload?: (app: FastifyInstance) => Promise<void>;
  readonly paymentOrigins: readonly string[];
  readonly captchaOrigins: readonly string[];
  /** Where reports and documents lie, when not here; nowhere else when absent. */
  readonly filesOrigins?: readonly string[];
  /** Answers repeats of calls with an Idempotency-Key; absent: each is a call of its own. */
  readonly idempotency?: Idempotency;
  /** Most calls a minute of one network, and of one account; absent: they are not limited. */
  readonly callsPerMinute?: number | null;
  /** Most calls a minute of one API key; absent: they are not limited. */
  readonly keyCallsPerMinute?: number;
  /** How many calls of the feed are answered at once, and how many more may wait; absent: as many as there are. */
  readonly feedCalls?: { readonly atOnce: number; readonly waiting: number };
  /** Checks every answer against the contract before it is sent; one that breaks it is a 500. For tests. */
  readonly checkAnswers: boolean;
  readonly logLevel: string;
  /** Where log lines go; standard output when absent. */
  readonly logTo?: DestinationStream;
};

// Fastify takes a number of hops as a function only.
const trusted = (
  proxies: boolean | number | string,
): boolean | string | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;

/** Builds the service without listening. Other parts are mounted on it before it listens or answers. */
export async function createApp(deps: AppDependencies): Promise<FastifyInstance> {
  const options = loggerOptions(deps.logLevel, deps.secret);
  const headers = securityHeaders({
    https: deps.https,
    scriptHashes: deps.portalFolder ? portalScriptHashes(deps.portalFolder) : [],
    paymentOrigins: deps.paymentOrigins,
    captchaOrigins: deps.captchaOrigins,
    filesOrigins: deps.filesOrigins ?? [],
  });
  const logger: FastifyBaseLogger = deps.logTo ? pino(options, deps.logTo) : pino(options);
  const app = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    logController: new RequestLog({ requestIdLogLabel: 'requestId' }),
    trustProxy: trusted(deps.trustProxy),
    rewriteUrl: ({ url = '/' }) => pathTarget(url),
    bodyLimit,
    requestTimeout: 30_000,
    connectionTimeout: stillestMs,
    routerOptions: { maxParamLength: 500 },
    // What comes while it drains is answered; the host check is ours too.
    return503OnClosing: false,
    // A machine that has much else to do starts slowly, and starts.
    pluginTimeout: 120_000,
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => sendFrameworkFault(headers, error, request, reply),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers, logger),
  });
  noteAnswers(app.server);
  addUnknownExpectations(app.server, headers);
  addRequestScope(app, deps.beginSpan ?? null);
  // Before anything else: a scope that is opened has the hooks that were there by then.
  deps.observe?.(app);
  // Checked by the contract, in the operations; Fastify's own compiler would change types and drop fields.
  app.setValidatorCompiler(() => () => true);
  // A form on another site can send plain text, and nothing here is written in it.
  app.removeContentTypeParser('text/plain');
  addJsonBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  addFaultHandlers(app);
  addSecurityHeaders(app, headers);
  addDraining(app);
  addHostCheck(app);
  addHostRedirect(app, deps.publicUrl);
  if (deps.checkAnswers) addAnswerCheck(app);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The plugin's own list, and lines of JSON, which it does not know.
    customTypes: /^text\/(?!event-stream)|(?:[+/]|x-nd)json(?:;|$)|[+/](?:text|xml)(?:;|$)|octet-stream/u,
  });
  await app.register(cookie, { secret: [deps.secret, ...(deps.previousSecrets ?? [])] });
  const calls = (purpose: string, most = deps.callsPerMinute ?? 0) =>
    most > 0 ? createRequestLimit({ purpose, most, windowSeconds: 60 }) : null;
  const byNetwork = calls('calls network');
  // Before the session is looked up: a flood does not reach the database.
  if (byNetwork) addCallLimit(app, byNetwork);
  if (deps.feedCalls) addAdmission(app, createAdmission(deps.feedCalls.atOnce, deps.feedCalls.waiting));
  const byAccount = calls('calls account');
  const byKey = calls('calls key', deps.keyCallsPerMinute ?? 0);
  const { sessions, keys, publishers, liveSessions, https } = deps;
  addSessionHook(app, { sessions, keys, publishers, liveSessions, https });
  await addXsrf(app, { secret: deps.secret, https: deps.https });
  addHealth(app, deps.isReady, deps.readiness, deps.isLeaving);
  addOperations(app, {
    operations: deps.operations,
    https: deps.https,
    keyUsage: deps.keyUsage,
    ...(byAccount ? { byAccount } : {}),
    ...(byKey ? { byKey } : {}),
    ...(deps.idempotency ? { idempotency: deps.idempotency } : {}),
  });
  await app.register(apiDocs);
  addSearchEngines(app, deps.publicUrl);
  if (deps.hotReload) await deps.hotReload(app);
  else if (deps.portalFolder)
    await addPortalFiles(app, {
      folder: deps.portalFolder,
      publicUrl: deps.publicUrl,
      isFollowed: deps.isFollowed ?? false,
      config: deps.publicConfig,
      venueNames: deps.venueNames,
      https,
    });
  else app.setNotFoundHandler(sendNotFound);
  return app;
}
