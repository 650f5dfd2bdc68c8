import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { LoggerOptions } from 'pino';
import { pagePaths } from '../../domain/page-paths.ts';
import { createPseudonyms, type Named } from '../watch/pseudonym.ts';
import { noteBroken, onUnfinished } from './unfinished-answers.ts';

// Parameters in addresses that people or providers send and that must not be readable in logs.
const secretParameters = new Set([
  'code',
  'sessionToken',
  'id_token_hint',
  'state',
  'nonce',
  'code_challenge',
  'code_verifier',
  'token',
  'access_token',
  'login',
  'who',
  'login_hint',
  'password',
  'email',
  'username',
]);

// Anywhere in the address: a link may contain a second slash.
const secretParts: readonly RegExp[] = [
  /(\/api\/forgotpassword\/)[^/?]+/,
  /(\/alerts\/off\/)[^/?]+/,
  // Calls to the embedded provider name a person by id or login.
  /(\/api\/v1\/users\/)[^/?]+/,
  new RegExp(`(${pagePaths.restorePassword}/)[^/?]+`),
  // Keys belong in a header; one that is put into an address nevertheless must not appear in the log.
  /(daylight_(?:publish_)?[0-9a-f]{12}_)[0-9a-f]+/g,
];
const redacted = (text: string): string =>
  secretParts.reduce((rest, pattern) => rest.replace(pattern, '$1[redacted]'), text);

// A path with escapes leads to the same route as one without.
function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An address with secret parameters and path segments replaced, for logs. */
export function loggableUrl(url: string): string {
  const [rawPath = '', query] = url.slice(0, 2_000).split('?', 2);
  // A login may contain an escaped slash.
  const path = redacted(unescaped(redacted(rawPath)));
  if (query === undefined) return path;
  const parameters = query.split('&').map((pair) => {
    let plain: string;
    try {
      plain = decodeURIComponent(pair);
    } catch {
      return '[malformed]';
    }
    const [name = ''] = plain.split('=', 1);
    // Where a list of operators goes on names who stands there.
    const isSecret = secretParameters.has(name) || (name === 'after' && path.startsWith('/api/operator/'));
    if (isSecret) return `${name}=[redacted]`;
    const shown = redacted(plain);
    return shown === plain ? pair : shown;
  });
  return `${path}?${parameters.join('&')}`;
}

const secretFields: ReadonlySet<string> = new Set([
  'password',
  'Password',
  'newPassword',
  'NewPassword',
  'currentPassword',
  'CurrentPassword',
  'answer',
  'Answer',
  'sessionToken',
  'stateToken',
  'recoveryToken',
  'apiToken',
  'code',
  'codeVerifier',
  'code_verifier',
  'nonce',
  'secret',
  'clientSecret',
  'client_secret',
  'token',
  'id_token',
  'idToken',
  'access_token',
  'accessToken',
  'refresh_token',
  'refreshToken',
  'authorization',
  'cookie',
  'cookies',
  'set-cookie',
  'x-xsrf-token',
]);

// Codes of PostgreSQL (23505), Node (ECONNREFUSED), Fastify (FST_ERR_…), Okta (E0000004) and our own (INTERNAL,
// invalid-request). An authorization code is a long mixture of upper and lower case, and other values may be secret
// too, so everything else is redacted.
const errorCodes = [
  /^INTERNAL$/,
  /^[0-9A-Z]{5}$/,
  /^E\d{7}$/,
  /^E[A-Z]{2,20}$/,
  /^[A-Z]{2,20}(_[A-Z0-9]{1,20}){1,6}$/,
  /^[a-z]{1,20}(-[a-z]{1,20}){0,4}$/,
];
const isErrorCode = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && errorCodes.some((pattern) => pattern.test(value)));

/** What the log shows of a secret field. */
const censored = (name: string, value: unknown): unknown =>
  name === 'code' && isErrorCode(value) ? value : '[redacted]';

/** Secrets are looked for in facts, in their parts, and in the parts of these. */
const levels = 3;

/**
 * Facts, or parts of them, without the values of secret fields. Pino's own `redact` looks every path with a wildcard up
 * in every value of a line, which takes six times as long as all other work for the line.
 *
 * @param written names of values that have a serializer, of whose result no part is secret
 */
function withoutSecrets(facts: object, left = levels, written: ReadonlySet<string> = new Set()): object {
  let copy: Record<string, unknown> | null = null;
  for (const [name, value] of Object.entries(facts)) {
    if (written.has(name)) continue;
    const isPart = left > 1 && typeof value === 'object' && value !== null;
    const shown = secretFields.has(name)
      ? censored(name, value)
      : isPart
        ? withoutSecrets(value, left - 1)
        : value;
    if (shown === value) continue;
    copy ??= { ...facts };
    copy[name] = shown;
  }
  return copy ?? facts;
}

/**
 * The causes of an error, nearest first, by name and code only, because another program's message may contain what was
 * sent to it. If several things failed at once, such as each address of a name, their causes follow one another.
 */
export function causesOf(error: unknown, depth = 5): readonly string[] {
  if (!(error instanceof Error) || depth === 0) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return inner.flatMap((cause: unknown) => {
    if (!(cause instanceof Error)) return [];
    const code = 'code' in cause && isErrorCode(cause.code) ? ` ${String(cause.code)}` : '';
    return [`${cause.name}${code}`, ...causesOf(cause, depth - 1)];
  });
}

/**
 * Node detaches the connection from a request whose body was abandoned. Behind a proxy, Fastify then throws when asked
 * for the address; at the end of an answer such an error would end the process.
 */
function addressOf(request: FastifyRequest): string | undefined {
  try {
    return request.ip;
  } catch {
    return undefined;
  }
}

/**
 * Settings of the structured log: one JSON object per line with a request id, without secrets or personal identifiers.
 *
 * @param secret for the pseudonyms of accounts and keys
 */
export function loggerOptions(level: string, secret: string): LoggerOptions {
  const pseudonym = createPseudonyms(secret);
  const named = (what: Named) => (id: unknown) => (typeof id === 'string' ? pseudonym(what, id) : undefined);
  const serializers = {
    accountId: named('account'),
    keyId: named('key'),
    login: (login: unknown) =>
      typeof login === 'string' ? pseudonym('login', login.trim().toLowerCase()) : undefined,
    publisher: named('publisher'),
    subject: named('subject'),
    req: (request: FastifyRequest) => ({
      method: request.method,
      url: loggableUrl(request.url),
      ip: addressOf(request),
    }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    // PostgreSQL's errors carry values of the failed statement in `detail` and `where`; these are left out.
    err: (error: Error & { code?: unknown }) => ({
      type: error.name,
      message: error.message,
      ...(error.code === undefined ? {} : { code: censored('code', error.code) }),
      stack: error.stack,
      ...(causesOf(error).length === 0 ? {} : { causes: causesOf(error) }),
    }),
  };
  const written = new Set(Object.keys(serializers));
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label) => ({ level: label }),
      log: (facts) => ({ ...withoutSecrets(facts, levels, written) }),
    },
    serializers,
  };
}

/** What a line says of a request and its answer. */
const factsOf = (request: FastifyRequest, reply: FastifyReply): object => ({
  req: request,
  // Whoever leaves earlier has got none.
  status: reply.raw.headersSent ? reply.statusCode : null,
  ms: Math.round(reply.elapsedTime),
  ...(request.session === null ? {} : { accountId: request.session.accountId }),
  ...(request.keyId === null ? {} : { keyId: request.keyId }),
  ...(request.publisher === null ? {} : { publisher: request.publisher.keyId }),
});

/** Logs one line per request when its answer has been sent, or its caller has left before. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request)) return;
    const line = factsOf(request, reply);
    if (error) reply.log.error({ ...line, err: error }, 'answer failed');
    else reply.log.info(line, 'answered');
  }

  override streamError(
    error: Error & { readonly code?: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    // Logged when the connection closes, with its request.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    // What is being made fails too once its caller has left.
    if (reply.raw.socket?.destroyed !== false) {
      super.streamError(error, request, reply);
      return;
    }
    noteBroken(request);
    const operation = request.routeOptions.config.operationId;
    reply.log.error({ err: error, operation }, 'request failed');
  }
}

/** Logs the requests whose callers left, or were cut off, before the end of the answer, or whose answer broke off. */
export function logUnfinished(app: FastifyInstance): void {
  onUnfinished(app, (request, reply, isBroken) =>
    reply.log.info(
      factsOf(request, reply),
      isBroken ? 'broke off before the end of the answer' : 'left before the end of the answer',
    ),
  );
}
