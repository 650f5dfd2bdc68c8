import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../../contract/validate.ts';
import { networkOf } from '../../domain/network-of.ts';
import { cookieStyle } from '../sessions/session-cookie.ts';
import type { Contract, ContractOperation } from './contract.ts';
import type { Idempotency } from './idempotency.ts';
import type { Answer, Operation, OperationRequest, Operations } from './operation.ts';
import { isFilePath } from './page-request.ts';
import { errorBody, Refusal } from './refusal.ts';
import type { RequestLimit } from './request-limits.ts';

export interface OperationsOptions {
  readonly contract: Contract;
  readonly operations: Operations;
  readonly https: boolean;
  /** Answers repeats of calls that name an Idempotency-Key; absent: each is a call of its own. */
  readonly idempotency?: Idempotency;
  /** Counts the calls of one account; absent: they are not limited. */
  readonly byAccount?: RequestLimit;
  /** Judges every answer by the contract before it is sent; an answer that breaks it is a 500. For tests. */
  readonly checkAnswers: boolean;
}

/** Text of a call that needs a session (A 8: the page shows none). */
export const signInFirst = 'Please log in';
/** Text of a feed call of a session whose subscription has ended. */
const subscriptionEnded = 'Your subscription has expired. Please visit the My Subscriptions page to renew.';

function checkAccess(operation: ContractOperation, request: FastifyRequest): void {
  if (operation.access === 'public') return;
  if (request.session === null) throw new Refusal('unauthenticated', signInFirst);
  if (operation.access === 'session') return;
  if (operation.access === 'unrestricted') {
    if (request.session.restricted) throw new Refusal('forbidden', subscriptionEnded);
    return;
  }
  // Whatever the contract does not open stays shut.
  throw new Refusal('forbidden', 'This call is not open to you');
}

/** Groups faults by the field a person can mend. */
function refuseFaults(faults: readonly Fault[]): never {
  // The names are the caller's: `constructor` is one too.
  const byField = new Map<string, string[]>();
  for (const { field, message } of faults) {
    if (field !== '') byField.set(field, [...(byField.get(field) ?? []), message]);
  }
  const fields = Object.fromEntries(byField);
  const messages = faults.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`));
  throw new Refusal('invalid-request', messages.length === 1 ? (messages[0] ?? '') : messages, {
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
  });
}

/** Addresses outside /api that people open as links: others hang parameters of their own on them, which mean nothing. */
const isLink = ({ method, path }: ContractOperation): boolean =>
  (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/');

function textQuery(query: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(typeof query === 'object' && query !== null ? query : {})) {
    // The page's cache-busting parameter (A 7).
    if (name === '_') continue;
    if (typeof value !== 'string') refuseFaults([{ field: name, message: 'must be given once' }]);
    texts[name] = value;
  }
  return texts;
}

function textParams(params: unknown): Record<string, string> {
  const entries = Object.entries(typeof params === 'object' && params !== null ? params : {});
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function goneSignal(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  if (request.raw.destroyed && !request.raw.complete) gone.abort();
  return gone.signal;
}

async function send(answer: Answer, reply: FastifyReply, https: boolean): Promise<FastifyReply> {
  const style = cookieStyle(https);
  reply.code(answer.status).header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) reply.header(name, value);
  for (const { name, value, options } of answer.cookies ?? []) {
    if (value === null) reply.clearCookie(name, options);
    else reply.setCookie(name, value, options);
  }
  if (answer.signedIn !== undefined) {
    reply.setCookie(style.sessionName, answer.signedIn.identifier, style.hidden);
    reply.renewXsrf(answer.signedIn.id);
  }
  if (answer.signedOut) {
    reply.clearCookie(style.sessionName, style.hidden);
    reply.renewXsrf(null);
  }
  if (answer.stream !== undefined) return reply.send(answer.stream);
  if (answer.json !== undefined) return reply.type('application/json; charset=utf-8').send(answer.json);
  if (answer.body === undefined) return reply.send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body));
}

/** Thrown in tests when a handler's answer breaks the contract. */
class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
}

function checkAnswer(contract: Contract, operation: ContractOperation, answer: Answer): void {
  // The bytes of a file are not read for this.
  if (answer.stream !== undefined) return;
  const body: unknown = answer.json === undefined ? answer.body : JSON.parse(answer.json);
  const faults = contract.validateAnswer(operation.operationId, answer.status, body);
  if (faults.length > 0) {
    const lines = faults.map(({ field, message }) => `${field} ${message}`);
    throw new BrokenAnswer(`${operation.operationId} ${answer.status}: ${lines.join('; ')}`);
  }
}

/** The handler, whose every answer and refusal is judged by the contract before it leaves. */
function checked(contract: Contract, operation: ContractOperation, handler: Operation): Operation {
  return async (request) => {
    let answer: Answer;
    try {
      answer = await handler(request);
    } catch (error) {
      if (error instanceof Refusal) {
        const body = operation.method === 'HEAD' ? undefined : errorBody(error, request.id);
        checkAnswer(contract, operation, { status: error.status, body });
      }
      throw error;
    }
    checkAnswer(contract, operation, answer);
    return answer;
  };
}

const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Counts the calls of the contract by network, before anything is done for them. */
export function addCallLimit(app: FastifyInstance, contract: Contract, limit: RequestLimit): void {
  const routes = new Set(contract.operations.map(({ path }) => routeOf(path)));
  app.addHook('onRequest', async (request) => {
    if (routes.has(request.routeOptions.url ?? '')) await limit.take(networkOf(request.ip));
  });
}

/** Opens a route for every operation of the contract; those without a handler answer 501. */
export function addOperations(app: FastifyInstance, options: OperationsOptions): void {
  const { contract, operations, https, checkAnswers } = options;
  for (const name of Object.keys(operations)) {
    if (!contract.operations.some(({ operationId }) => operationId === name)) {
      throw new Error(`The contract has no operation ${name}`);
    }
  }
  for (const operation of contract.operations) {
    const given = operations[operation.operationId];
    const handler = given && checkAnswers ? checked(contract, operation, given) : given;
    app.route({
      method: operation.method,
      url: routeOf(operation.path),
      exposeHeadRoute: operation.method === 'GET',
      // A file's bytes are what its checksum and its ranges are about.
      ...(isFilePath(operation.path) ? { compress: false } : {}),
      onRequest: [
        async (request) => {
          checkAccess(operation, request);
          if (request.session) await options.byAccount?.take(request.session.accountId);
        },
        ...(['GET', 'HEAD'].includes(operation.method) ? [] : [app.csrfProtection]),
      ],
      handler: async (request, reply) => {
        if (!handler) throw new Refusal('not-implemented', 'This call is not available yet');
        const query = isLink(operation) ? {} : textQuery(request.query);
        const params = textParams(request.params);
        const faults = contract.validateRequest(operation.operationId, { params, query, body: request.body });
        if (faults.length > 0) refuseFaults(faults);
        const call: OperationRequest = {
          id: request.id,
          params,
          query,
          body: request.body ?? undefined,
          cookies: request.cookies,
          headers: request.headers,
          session: request.session,
          ip: request.ip,
          network: networkOf(request.ip),
          signal: goneSignal(request, reply),
          log: request.log,
        };
        const answer =
          operation.takesKey && options.idempotency
            ? await options.idempotency.once(operation.operationId, call, handler)
            : await handler(call);
        return send(answer, reply, https);
      },
    });
  }
}
