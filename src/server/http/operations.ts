import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { OperationId } from '../../contract/generated/operations.ts';
import { type Fault, operationList, readRequest } from '../../contract/validate.ts';
import { networkOf } from '../../domain/network-of.ts';
import { allowingRole } from '../../domain/operator/roles.ts';
import { browserWords } from '../../domain/session/browser-words.ts';
import type { KeyUsage } from '../api-keys/key-usage.ts';
import { factorNeeded } from '../auth/confirmation.ts';
import { mostOfKey } from '../publishers/publish-operations.ts';
import { cookieStyle } from '../sessions/session-cookie.ts';
import type { RequestSession } from '../sessions/sessions.ts';
import { acceptsEncoding } from './accepted-encoding.ts';
import { atOnce } from './admission.ts';
import { notThere } from './faults.ts';
import type { Idempotency } from './idempotency.ts';
import type {
  FileOf,
  OperationRequest,
  Operations,
  PublisherOf,
  SentAnswer,
  SessionOf,
} from './operation.ts';
import { isFilePath } from './page-request.ts';
import { createReception, type ReceivedFile, type Reception } from './received-file.ts';
import { Refusal } from './refusal.ts';
import type { RequestLimit } from './request-limits.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface FastifyContextConfig {
    /** The contract's call for a route. */
    operationId?: OperationId;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface FastifyRequest {
    /** The call is answered as an unknown address is. */
    isHidden: boolean;
  }
}

type ContractOperation = (typeof operationList)[number];

export type OperationsOptions = {
  readonly operations: Operations;
  readonly https: boolean;
  /** Answers repeated calls with an Idempotency-Key; if absent, each is a separate call. */
  readonly idempotency?: Idempotency;
  /** Limits the calls of one account; if absent, unlimited. */
  readonly byAccount?: RequestLimit;
  /** Limits the calls of one API key; if absent, unlimited. */
  readonly byKey?: RequestLimit;
  /** Records what keys are used for. */
  readonly keyUsage: Pick<KeyUsage, 'countCall' | 'countRows'>;
};

/** Texts for a publisher's call without a publisher's key, and for any other call with one. */
const publishersOnly = 'This call needs the key of a publisher';
const notForPublishers = 'The key of a publisher sends files and does nothing else';

/** Text of a call that needs a session (A 8: the page shows none). */
export const signInFirst = 'Please log in';
/** Text of a feed call of a session whose subscription has ended. */
const subscriptionEnded = 'Your subscription has expired. Please visit the My Subscriptions page to renew.';

/** Text of a call that the contract does not open to API keys. */
const notWithKey =
  'An API key reads data and does nothing else. This call needs a person who is signed in, without a key.';

/** Tells a program without a session which credentials would be accepted (RFC 6750). */
const askForKey = { challenge: 'Bearer realm="Daylight"' };

/**
 * Whether a call is hidden from its caller: only operators with a role that may see it learn that it exists. For others
 * it has no limits, checks or turns, so that it answers as an unknown address does.
 */
function isHiddenFrom(
  { access, roles }: ContractOperation,
  { session, keyId, publisher }: Pick<FastifyRequest, 'session' | 'keyId' | 'publisher'>,
): boolean {
  if (access !== 'operator') return false;
  return (
    session === null || keyId !== null || publisher !== null || allowingRole(session.roles, roles) === null
  );
}

/**
 * Applies the contract's access rule to a call that is not hidden, here and nowhere else.
 *
 * @returns the session, present wherever the rule asks for one
 * @throws Refusal 401 without a session; 403 when its subscription has ended, or for an API key where none is accepted,
 *   or for an operator's session without a second factor
 */
function admit<Id extends OperationId>(
  { access, takesApiKey }: ContractOperation & { readonly operationId: Id },
  {
    session,
    keyId,
    publisher,
    displacedText,
  }: Pick<FastifyRequest, 'session' | 'keyId' | 'publisher' | 'displacedText'>,
): SessionOf<Id> {
  if (publisher !== null && access !== 'publisher')
    throw new Refusal('forbidden', notForPublishers, { challenge: 'Bearer error="insufficient_scope"' });
  if (keyId !== null && !takesApiKey)
    throw new Refusal('forbidden', notWithKey, { challenge: 'Bearer error="insufficient_scope"' });
  const isAdmitted = (given: RequestSession | null): given is SessionOf<Id> =>
    access === 'public' ||
    (access === 'publisher' && publisher !== null) ||
    (access !== 'publisher' && given !== null && (access !== 'unrestricted' || !given.restricted));
  // Whoever operates the service has proved it in this session by more than a password.
  if (access === 'operator' && session?.factorAt === null) throw factorNeeded();
  if (isAdmitted(session)) return session;
  if (displacedText !== null) throw new Refusal('session.displaced', displacedText);
  throw access === 'publisher'
    ? new Refusal('unauthenticated', publishersOnly, askForKey)
    : session === null
      ? new Refusal('unauthenticated', signInFirst, takesApiKey ? askForKey : {})
      : new Refusal('forbidden', subscriptionEnded);
}

/** Groups errors by the field that the user can correct. */
function refuseFaults(faults: readonly Fault[]): never {
  // Names come from the caller and may be `constructor`.
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

/** Addresses outside /api that people open as links: others append meaningless parameters to them. */
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

async function send(answer: SentAnswer, reply: FastifyReply, https: boolean): Promise<FastifyReply> {
  const style = cookieStyle(https);
  reply.code(answer.status).header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) reply.header(name, value);
  for (const { name, value, options } of answer.cookies ?? []) {
    if (value === null) reply.clearCookie(name, options);
    else reply.setCookie(name, value, options);
  }
  if (answer.signedIn !== undefined) {
    reply.setCookie(style.sessionName, answer.signedIn.identifier, style.hidden);
    reply.setCookie(style.signedInName, '1', style.signedIn);
    reply.renewXsrf(answer.signedIn.id);
  }
  if (answer.signedOut) {
    reply.clearCookie(style.sessionName, style.hidden);
    reply.clearCookie(style.signedInName, style.signedIn);
    reply.renewXsrf(null);
  }
  if (answer.stream !== undefined) return reply.send(answer.stream);
  if (answer.json === undefined && answer.body === undefined) return reply.send();
  reply.type('application/json; charset=utf-8');
  if (answer.json === undefined) return reply.send(JSON.stringify(answer.body));
  const { text, packed } = answer.json;
  // Without a packed form, the answer is compressed on its way out, for this request only.
  if (packed === undefined || !acceptsEncoding(reply.request.headers['accept-encoding'], 'br'))
    return reply.send(text);
  return reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' }).send(await packed());
}

/** Receives the file of a call; null for a call without one. @throws Refusal if there is no file */
async function fileOf<Id extends OperationId>(
  { takesFile }: ContractOperation,
  { publisher, session, body }: Pick<FastifyRequest, 'publisher' | 'session' | 'body'>,
  receive: Reception,
): Promise<FileOf<Id>> {
  const fits = (_made: ReceivedFile | null): _made is FileOf<Id> => true;
  if (takesFile && !(body instanceof Readable))
    throw body === undefined || body === null
      ? new Refusal('invalid-request', 'The request body has to be the file, and it is empty')
      : noFileType();
  const sender = publisher?.keyId ?? session?.accountId;
  const made =
    takesFile && body instanceof Readable && sender !== undefined ? await receive(sender, body) : null;
  if (fits(made)) return made;
  throw new Error('the file of a call is not there');
}

/** The publisher of a call, which `admit` has asked for wherever there has to be one. */
function publisherOf<Id extends OperationId>({
  publisher,
}: Pick<FastifyRequest, 'publisher'>): PublisherOf<Id> {
  const fits = (_given: FastifyRequest['publisher']): _given is PublisherOf<Id> => true;
  if (fits(publisher)) return publisher;
  throw new Error('the publisher of a call is not there');
}

const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Limits calls by network before any work is done for them. */
export function addCallLimit(app: FastifyInstance, limit: RequestLimit): void {
  const routes = new Set(
    operationList.filter(({ access }) => access !== 'operator').map(({ path }) => routeOf(path)),
  );
  app.addHook('onRequest', async (request) => {
    if (routes.has(request.routeOptions.url ?? '')) await limit.consume(networkOf(request.ip));
  });
}

const streamed: readonly OperationId[] = ['streamFeedData', 'exportFeedData', 'exportTape'];

/** Asks for the XSRF pair, for which no unknown address asks. */
const unlessHidden =
  (app: FastifyInstance): onRequestHookHandler =>
  (request, reply, done) => {
    if (request.isHidden) done();
    else app.csrfProtection(request, reply, done);
  };

function openRoute<Id extends OperationId>(
  app: FastifyInstance,
  operation: ContractOperation & { readonly operationId: Id },
  options: OperationsOptions & {
    readonly receive: Reception;
    /** Whether a body of this type is read at an unknown address. */
    readonly readsElsewhere: (mediaType: string) => boolean;
  },
): void {
  const { operationId, method, path, headers } = operation;
  const handler = options.operations[operationId];
  app.route({
    method,
    url: routeOf(path),
    config: { operationId },
    // No HEAD for streamed answers: their headers are not known before the body is made.
    exposeHeadRoute: method === 'GET' && !streamed.includes(operationId),
    // Checksum and ranges refer to the file's uncompressed bytes.
    ...(isFilePath(path) ? { compress: false } : {}),
    onRequest: [
      async (request, reply) => {
        request.isHidden = isHiddenFrom(operation, request);
        if (request.isHidden) {
          const { mediaType } = request;
          const isMalformed = mediaType === undefined && request.headers['content-type'] !== undefined;
          // At an unknown address what can be read is read, and a malformed type refused; other bodies are left alone.
          if (isMalformed || (mediaType !== undefined && options.readsElsewhere(mediaType))) return;
          throw notThere();
        }
        const { session, keyId, publisher } = request;
        const limited = publisher?.keyId ?? keyId;
        // Refused calls count too: a key that asks for what no key may do is limited like any other.
        const limitHeaders = limited === null ? undefined : await options.byKey?.consume(limited);
        if (limitHeaders) reply.headers(limitHeaders);
        admit(operation, request);
        if (keyId !== null) options.keyUsage.countCall(keyId);
        else if (session && publisher === null) await options.byAccount?.consume(session.accountId);
      },
      ...(['GET', 'HEAD'].includes(method) || operation.access === 'publisher' ? [] : [unlessHidden(app)]),
    ],
    handler: async (request, reply) => {
      // Its session may have been read again, or the role been taken away, while it waited for its turn.
      request.isHidden ||= isHiddenFrom(operation, request);
      if (request.isHidden) throw notThere();
      const read = readRequest(operationId, {
        params: textParams(request.params),
        query: isLink(operation) ? {} : textQuery(request.query),
        headers: request.headers,
        body: operation.takesFile ? undefined : request.body,
      });
      if (Array.isArray(read)) refuseFaults(read);
      const file = await fileOf<Id>(operation, request, options.receive);
      const call: OperationRequest<Id> = {
        ...read,
        publisher: publisherOf<Id>(request),
        file,
        id: request.id,
        cookies: request.cookies,
        session: admit(operation, request),
        ip: request.ip,
        network: networkOf(request.ip),
        browser: browserWords(request.headers['user-agent']),
        signal: goneSignal(request, reply),
        countRows: (rows) => {
          if (request.keyId !== null) options.keyUsage.countRows(request.keyId, rows);
        },
        log: request.log,
        inTurn: request.inTurn ?? atOnce,
      };
      const key = headers.includes('Idempotency-Key') ? request.headers['idempotency-key'] : undefined;
      try {
        const answer =
          typeof key === 'string' && options.idempotency
            ? await options.idempotency.once(operationId, key, call, () => handler(call))
            : await handler(call);
        return await send(answer, reply, options.https);
      } finally {
        file?.remove();
      }
    },
  });
}

/** The content types of files; a test compares them with the contract. */
export const fileTypes: readonly string[] = ['text/csv', 'application/x-ndjson', 'application/gzip'];

const noFileType = (): Refusal =>
  new Refusal('invalid-request', `The Content-Type of a file is one of ${fileTypes.join(', ')}`, {
    status: 415,
  });

/** Registers a route for every operation of the contract. */
export function addOperations(app: FastifyInstance, given: OperationsOptions): void {
  const options = {
    ...given,
    receive: createReception(mostOfKey),
    readsElsewhere: (mediaType: string) => app.hasContentTypeParser(mediaType),
  };
  app.decorateRequest('isHidden', false);
  for (const operation of operationList) {
    if (!operation.takesFile) openRoute(app, operation, options);
  }
  const openFiles = (scope: FastifyInstance, access: ContractOperation['access']): void => {
    // The format is recognised from the file's content.
    scope.addContentTypeParser([...fileTypes], (_request, body, done) => done(null, body));
    for (const operation of operationList)
      if (operation.takesFile && operation.access === access) openRoute(scope, operation, options);
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(noFileType()));
    openFiles(scope, 'publisher');
  });
  // From whoever is no operator, what can be read at an unknown address is read here too.
  app.register(async (scope) => openFiles(scope, 'operator'));
}
