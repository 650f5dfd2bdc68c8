import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a step is about, as traces tell it. No values of people. */
export type StepFacts = {
  /** client: somebody else is asked and waited for. */
  readonly kind: 'client' | 'internal';
  readonly attributes: Readonly<Record<string, string>>;
};

/** A request as a trace shows it. */
type RequestSpan = {
  /** Begins a step of it. @returns ends the step; with what it failed of, if it did */
  readonly begin: (name: string, facts: StepFacts) => (fault?: unknown) => void;
  /** Headers that let the trace go on where something else is asked. */
  readonly headers: Readonly<Record<string, string>>;
  /** @param status null: the caller went away; whoever is told first counts */
  readonly end: (status: number | null) => void;
};

/** Begins the trace of each request. */
export type BeginSpan = (request: FastifyRequest) => RequestSpan;

type Scope = {
  /** Id of the request, or what work is called that nobody asked for. */
  readonly id: string;
  readonly span: RequestSpan | null;
};

const scopes = new AsyncLocalStorage<Scope>();

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be widened.
  interface FastifyRequest {
    scope: Scope | null;
  }
}

/** On whose behalf the program works right now: a request's id, or a job; null: nobody's. */
export const workId = (): string | null => scopes.getStore()?.id ?? null;

/** Does work that nobody asked for, under its name. */
export const workAs = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  scopes.run({ id: name, span: null }, work);

/** Headers of a call to another service: the id of the request that it is made for, and its trace. */
export function outsideHeaders(): Readonly<Record<string, string>> {
  const scope = scopes.getStore();
  return scope ? { 'x-request-id': scope.id, ...scope.span?.headers } : {};
}

/** Begins a step of what is under way. @returns ends it; null where nothing is traced */
export function beginStep(name: string, facts: () => StepFacts): ((fault?: unknown) => void) | null {
  const scope = scopes.getStore();
  if (!scope?.span) return null;
  const { kind, attributes } = facts();
  return scope.span.begin(name, { kind, attributes: { ...attributes, 'daylight.request.id': scope.id } });
}

/** Asks another service, as a step of what is under way. */
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

/** Lets everything that a request leads to know of it. */
export function addRequestScope(app: FastifyInstance, beginSpan: BeginSpan | null): void {
  app.decorateRequest('scope', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.scope = { id: request.id, span: beginSpan?.(request) ?? null };
    scopes.run(request.scope, done);
  });
  // A body comes by events of its connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.scope) scopes.run(request.scope, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => request.scope?.span?.end(reply.statusCode));
  app.addHook('onRequestAbort', async (request) => request.scope?.span?.end(null));
}
