import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onUnfinished } from '../http/unfinished-answers.ts';

/** The attributes of a step in a trace. They contain no personal data. */
export type StepFacts = {
  /** client: another service is called and waited for. */
  readonly kind: 'client' | 'internal';
  readonly attributes: Readonly<Record<string, string>>;
};

/** A request as a trace shows it. */
type RequestSpan = {
  /** Begins a step of the request. @returns ends the step, with the error if it failed */
  readonly begin: (name: string, facts: StepFacts) => (fault?: unknown) => void;
  /** Headers that continue the trace in another service. */
  readonly headers: Readonly<Record<string, string>>;
  /** @param status null: the client disconnected. Only the first call counts */
  readonly end: (status: number | null) => void;
};

/** Begins the trace of each request. */
export type BeginSpan = (request: FastifyRequest) => RequestSpan;

type Scope = {
  /** Id of the request, or the name of work that no request caused. */
  readonly id: string;
  /** The caller's address, seen through TRUST_PROXY; null if no request caused it. */
  readonly address: string | null;
  readonly span: RequestSpan | null;
};

const scopes = new AsyncLocalStorage<Scope>();

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface FastifyRequest {
    scope: Scope | null;
  }
}

/** What the program is working for right now: a request's id, or a job's name; null if neither. */
export const workId = (): string | null => scopes.getStore()?.id ?? null;

/** Does work that no request caused, under its name. */
export const workAs = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  scopes.run({ id: name, address: null, span: null }, work);

/** The header that names whose request it is to a service that counts or takes turns by network. */
export function forwardedFor(): Readonly<Record<string, string>> {
  const address = scopes.getStore()?.address ?? null;
  return address === null ? {} : { 'x-forwarded-for': address };
}

/** Headers of a call to another service: the id of the request behind it, and its trace. */
export function outsideHeaders(): Readonly<Record<string, string>> {
  const scope = scopes.getStore();
  return scope ? { 'x-request-id': scope.id, ...scope.span?.headers } : {};
}

/** Begins a step of the present work. @returns ends it; null if nothing is traced */
export function beginStep(name: string, facts: () => StepFacts): ((fault?: unknown) => void) | null {
  const scope = scopes.getStore();
  if (!scope?.span) return null;
  const { kind, attributes } = facts();
  return scope.span.begin(name, { kind, attributes: { ...attributes, 'daylight.request.id': scope.id } });
}

/** Calls another service, as a step of the present work. */
export async function asOutsideStep<T>(service: string, method: string, ask: () => Promise<T>): Promise<T> {
  const end = beginStep(`${method} ${service}`, () => ({
    kind: 'client',
    attributes: { 'http.request.method': method, 'peer.service': service },
  }));
  if (end === null) return ask();
  try {
    const answer = await ask();
    end();
    return answer;
  } catch (error) {
    end(error);
    throw error;
  }
}

/** Makes the request known to everything that it causes. */
export function addRequestScope(app: FastifyInstance, beginSpan: BeginSpan | null): void {
  app.decorateRequest('scope', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.scope = { id: request.id, address: request.ip, span: beginSpan?.(request) ?? null };
    scopes.run(request.scope, done);
  });
  // A body arrives in events of the connection, which do not carry the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.scope) scopes.run(request.scope, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => request.scope?.span?.end(reply.statusCode));
  onUnfinished(app, (request) => request.scope?.span?.end(null));
}
