import type { Readable } from 'node:stream';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyBaseLogger } from 'fastify';
import type { RequestSession, StartedSession } from '../sessions/sessions.ts';

/** One call of the contract, after access and shape were checked. */
export interface OperationRequest {
  /** Request id; also in the answer's error body and X-Request-Id. */
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters of the contract, as text. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The body, valid by the contract's schema of this operation; undefined where it has none. */
  readonly body: unknown;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The caller's session; never null where the operation's access is not public. */
  readonly session: RequestSession | null;
  /** The caller's address, seen through TRUST_PROXY. */
  readonly ip: string;
  /** The network of that address, by which attempts are counted. */
  readonly network: string;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
}

export interface AnswerCookie {
  readonly name: string;
  /** Null removes the cookie; path and flags must be those it was set with. */
  readonly value: string | null;
  readonly options: CookieSerializeOptions;
}

/** What a handler answers. Refusals are thrown (refusal.ts). */
export interface Answer {
  readonly status: number;
  /** Serialised as JSON. Absent: an empty answer. */
  readonly body?: unknown;
  /** JSON made by the database, sent as it is instead of `body`. */
  readonly json?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes of a file, sent as they come; `headers` say what and how many they are. */
  readonly stream?: Readable;
  readonly cookies?: readonly AnswerCookie[];
  /** What `Sessions.start` gave: sets the session cookie and renews the XSRF pair. */
  readonly signedIn?: StartedSession;
  /** Removes the session cookie and renews the XSRF pair. */
  readonly signedOut?: true;
}

export type Operation = (request: OperationRequest) => Promise<Answer>;

/** Handlers by operationId of the contract. */
export type Operations = Readonly<Record<string, Operation>>;
