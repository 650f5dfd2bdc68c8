import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePaths } from '../../domain/page-paths.ts';
import { isDatabaseBusy, isDatabaseDown } from '../database/database-fault.ts';
import { FileStoreFault } from '../files/file-store-fault.ts';
import type { FailedRequests } from '../watch/failed-requests.ts';
import { limitHeaders } from './attempt-limits.ts';
import { isFilePath, isPageRequest } from './page-request.ts';
import { errorBody, genericMessage, Refusal, unavailableMessage } from './refusal.ts';
import type { SecurityHeaders } from './security-headers.ts';

const nothingHere = 'There is nothing at this address';
/** The refusal of an address that does not exist. */
export const notThere = (): Refusal => new Refusal('not-found', nothingHere);
const noPair = 'This site needs cookies: allow them in your browser, then load the page again';

const byFastifyCode: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('too-large', 'The request is too large'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Refusal('invalid-request', 'The request body is not valid JSON'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Refusal('invalid-request', 'The request body is empty'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Refusal('invalid-request', 'The request body is not as long as its Content-Length says'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Refusal('invalid-request', 'The request body must be JSON (Content-Type: application/json)'),
  FST_ERR_BAD_URL: () => new Refusal('invalid-request', 'The address is malformed'),
  FST_CSRF_MISSING_SECRET: () => new Refusal('xsrf.missing', noPair),
  FST_CSRF_INVALID_TOKEN: () => new Refusal('xsrf.missing', noPair),
};

/** What a thrown value means to the caller. An unknown one is a 500 that reveals nothing about itself. */
function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  const known = byFastifyCode[error.code];
  if (known) return known();
  // fast-json-parse and secure-json-parse throw a SyntaxError with this status.
  if (error.statusCode === 400) return new Refusal('invalid-request', 'The request is malformed');
  // The file server's answer for folders, hidden files and paths that lead outside: callers need not tell them apart.
  if (error.statusCode === 403 || error.statusCode === 404) return notThere();
  if (isDatabaseDown(error) || isDatabaseBusy(error) || error instanceof FileStoreFault)
    return new Refusal('unavailable', unavailableMessage, { retryAfter: 5 });
  return new Refusal('internal', genericMessage);
}

async function sendRefusal(
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (refusal.retryAfter !== null) reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.challenge !== null) reply.header('www-authenticate', refusal.challenge);
  if (refusal.limit) {
    reply.headers(limitHeaders(refusal.limit, 0, refusal.retryAfter ?? refusal.limit.windowSeconds));
  }
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal, request.id)));
}

/**
 * Answers every failure in the contract's error shape, never with a stack trace.
 *
 * @param failed remembers them by their references; if absent, nothing does
 */
export function addFaultHandlers(app: FastifyInstance, failed?: Pick<FailedRequests, 'note'>): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refusal = refusalOf(error);
    const operation = request.routeOptions.config.operationId;
    if (refusal.status >= 500) request.log.error({ err: error, operation }, 'request failed');
    else request.log.info({ refusal: refusal.code }, refusal.message);
    failed?.note(request, reply, refusal, error);
    // A mismatched pair is replaced at once; the page knows the code and repeats the call with the new one.
    if (error.code?.startsWith('FST_CSRF_')) reply.renewXsrf(request.session?.id ?? null);
    return sendRefusal(refusal, request, reply);
  });
}

/** Answers what fails before any hook runs: a malformed address. */
export function sendFrameworkFault(
  headers: SecurityHeaders,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers(headers).header('x-request-id', request.id);
  // A 2.1: an unknown path leads home, and one that cannot be read is unknown.
  if (error.code === 'FST_ERR_BAD_URL' && isPageRequest(request)) {
    void reply.redirect(pagePaths.home, 303);
    return;
  }
  const refusal = isFilePath(request.url) ? notThere() : refusalOf(error);
  void sendRefusal(refusal, request, reply);
}

/** Answers for an address that does not exist. */
export async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendRefusal(notThere(), request, reply);
}
