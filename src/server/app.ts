import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config as PublicConfig } from '../contract/generated/types.ts';
import type { Turns } from '../platform/turns.ts';
import type { KeyAccess } from './api-keys/key-access.ts';
import type { KeyUsage } from './api-keys/key-usage.ts';
import { addAdmission } from './http/admission.ts';
import { addAnswerCheck } from './http/answer-check.ts';
import { apiDocs } from './http/api-docs.ts';
import type { CallTurns } from './http/call-turns.ts';
import { addDraining } from './http/draining.ts';
import { addFaultHandlers, sendFrameworkFault, sendNotFound } from './http/faults.ts';
import { addHealth, type ReadinessCheck } from './http/health.ts';
import { addHostCheck, pathTarget } from './http/host-header.ts';
import { addHostRedirect } from './http/host-redirect.ts';
import type { Idempotency } from './http/idempotency.ts';
import { addJsonBodies } from './http/json-body.ts';
import { loggerOptions, logUnfinished, RequestLog } from './http/logging.ts';
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
import type { FailedRequests } from './watch/failed-requests.ts';
import type { Readiness } from './watch/readiness.ts';
import { addRequestScope, type BeginSpan } from './watch/request-scope.ts';

/**
 * Milliseconds of silence after which a connection is closed: longer than any call takes. A client that stops reading
 * would otherwise hold on forever to the part of a file that waits for it.
 */
const stillestMs = 180_000;

/** Largest request body in bytes; no form comes near it. */
export const bodyLimit = 64 * 1024;

export type AppDependencies = {
  readonly operations: Operations;
  /** The part of the configuration the browser needs; visitors' pages are prerendered from it. */
  readonly publicConfig: () => Promise<PublicConfig>;
  /** Names of the venues by MIC. */
  readonly venueNames: () => Promise<ReadonlyMap<string, string>>;
  readonly sessions: Sessions;
  readonly liveSessions: Pick<LiveSessions, 'displacedText'>;
  readonly keys: Pick<KeyAccess, 'find'>;
  readonly publishers: PublisherKeys;
  /** Called when a call may have changed sessions or rights; if absent, nothing remembers them. */
  readonly forgetRights?: () => void;
  readonly keyUsage: Pick<KeyUsage, 'countCall' | 'countRows'>;
  /** Signs cookies. */
  readonly secret: string;
  /** Previous secrets, whose cookies are still accepted. */
  readonly previousSecrets?: readonly string[];
  /** Origin people type; a function, since with port 0 it is known only once the app listens. */
  readonly publicUrl: () => URL;
  readonly https: boolean;
  readonly trustProxy: boolean | number | string;
  readonly isReady: ReadinessCheck;
  /** Which parts are working; if absent, `isReady` is all there is. */
  readonly readiness?: Readiness;
  /** Remembers requests that fail; if absent, nothing does. */
  readonly failedRequests?: Pick<FailedRequests, 'note'>;
  /** Observes the service's requests; if absent, nothing does. */
  readonly observe?: (app: FastifyInstance) => void;
  /** Starts the trace of each request; if absent, nothing is traced. */
  readonly beginSpan?: BeginSpan;
  /** Whether shutdown is near, and requests are answered only until the proxy has noticed. */
  readonly isLeaving?: () => boolean;
  /** Folder of the built portal; null when it is not served from there. */
  readonly portalFolder: string | null;
  /** Whether the atlas may follow the flows running in the pages; if absent, it may not. */
  readonly isFollowed?: boolean;
  /** Serves the portal from its sources instead, in development. */
  readonly hotReload?: (app: FastifyInstance) => Promise<void>;
  readonly paymentOrigins: readonly string[];
  readonly captchaOrigins: readonly string[];
  /** Where reports and documents are, if not here; absent: here only. */
  readonly filesOrigins?: readonly string[];
  /** Answers repeated calls with an Idempotency-Key; if absent, each is a separate call. */
  readonly idempotency?: Idempotency;
  /** Calls per minute allowed to one network and to one account; if absent, unlimited. */
  readonly callsPerMinute?: number | null;
  /** Calls per minute allowed to one API key; if absent, unlimited. */
  readonly keyCallsPerMinute?: number;
  /** The turns that calls take; if absent, all are answered at once. */
  readonly callTurns?: CallTurns;
  /** The turns in which networks have their sessions and keys looked up; if absent, all at once. */
  readonly lookups?: Pick<Turns, 'acquire'>;
  /** Checks every answer against the contract before it is sent; one that breaks it is a 500. For tests. */
  readonly checkAnswers: boolean;
  readonly logLevel: string;
  /** Where log lines go; standard output when absent. */
  readonly logTo?: DestinationStream;
};

// Fastify accepts a number of hops only as a function.
const trusted = (
  proxies: boolean | number | string,
): boolean | string | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;

/** A longer parameter is at no address: without a handler of its own it is answered as that is, hooks and all. */
const routerOptions: { readonly maxParamLength: number } = Object.assign(
  { maxParamLength: 500 },
  { onMaxParamLength: undefined },
);

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
    routerOptions,
    // Requests during draining are answered, and we check the host ourselves.
    return503OnClosing: false,
    // A busy machine may start slowly.
    pluginTimeout: 120_000,
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => sendFrameworkFault(headers, error, request, reply),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers, logger),
  });
  logUnfinished(app);
  noteAnswers(app.server);
  addUnknownExpectations(app.server, headers);
  addRequestScope(app, deps.beginSpan ?? null);
  // First of all: a scope has only the hooks registered before it was opened.
  deps.observe?.(app);
  // Operations validate by the contract; Fastify's own compiler would convert types and drop fields.
  app.setValidatorCompiler(() => () => true);
  // A form on another site can send plain text, which nothing here expects.
  app.removeContentTypeParser('text/plain');
  addJsonBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  addFaultHandlers(app, deps.failedRequests);
  addSecurityHeaders(app, headers);
  addDraining(app);
  addHostCheck(app);
  addHostRedirect(app, deps.publicUrl);
  if (deps.checkAnswers) addAnswerCheck(app);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The plugin's own list plus NDJSON, which it does not know.
    customTypes: /^text\/(?!event-stream)|(?:[+/]|x-nd)json(?:;|$)|[+/](?:text|xml)(?:;|$)|octet-stream/u,
  });
  await app.register(cookie, { secret: [deps.secret, ...(deps.previousSecrets ?? [])] });
  const calls = (purpose: string, most = deps.callsPerMinute ?? 0) =>
    most > 0 ? createRequestLimit({ purpose, most, windowSeconds: 60 }) : null;
  const byNetwork = calls('calls network');
  // Before the session is looked up, so that a flood does not reach the database.
  if (byNetwork) addCallLimit(app, byNetwork);
  const byAccount = calls('calls account');
  const byKey = calls('calls key', deps.keyCallsPerMinute ?? 0);
  const { sessions, keys, publishers, liveSessions, https } = deps;
  addSessionHook(app, {
    sessions,
    keys,
    publishers,
    liveSessions,
    https,
    ...(deps.forgetRights ? { forgetRights: deps.forgetRights } : {}),
    ...(deps.lookups ? { lookups: deps.lookups } : {}),
  });
  if (deps.callTurns) addAdmission(app, deps.callTurns);
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
