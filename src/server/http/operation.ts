import type { Readable } from 'node:stream';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyBaseLogger } from 'fastify';
import type { OperationId } from '../../contract/generated/operations.ts';
import type {
  AccessOf,
  AnswerBodyOf,
  BodyOf,
  ContentOf,
  ParamsOf,
  QueryOf,
  StatusOf,
} from '../../contract/operation-types.ts';
import type { Publisher } from '../publishers/publisher-keys.ts';
import type { RequestSession, StartedSession } from '../sessions/sessions.ts';
import type { ReceivedFile } from './received-file.ts';

/** What every call has, whichever it is. */
export type CallContext = {
  /** Request id; also in the answer's error body and X-Request-Id. */
  readonly id: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The caller's address, seen through TRUST_PROXY. */
  readonly ip: string;
  /** The network of that address, by which attempts are counted. */
  readonly network: string;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
  /** Tells how many rows of orders or trades go out; those of an API key are counted. */
  readonly countRows: (rows: number) => void;
};

/** The session of a call: there is one wherever the contract's access rule asks for it. */
export type SessionOf<Id extends OperationId> =
  AccessOf<Id> extends 'public'
    ? RequestSession | null
    : AccessOf<Id> extends 'publisher'
      ? null
      : RequestSession;

/** Who publishes, and the file that was sent: there are both where the contract's access rule asks for a publisher. */
export type Publication = {
  readonly publisher: Publisher;
  readonly file: ReceivedFile;
};
export type PublicationOf<Id extends OperationId> = AccessOf<Id> extends 'publisher' ? Publication : null;

/** One call of the contract, after access and shape were checked. */
export interface OperationRequest<Id extends OperationId> extends CallContext {
  readonly params: ParamsOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  readonly session: SessionOf<Id>;
  readonly publication: PublicationOf<Id>;
}

export type AnswerCookie = {
  readonly name: string;
  /** Null removes the cookie; path and flags must be those it was set with. */
  readonly value: string | null;
  readonly options: CookieSerializeOptions;
};

/** JSON text made by the database, to be sent as it is; what it holds the contract checks in tests. */
export class JsonText<Body> {
  readonly text: string;
  /** The same packed by Brotli, where it is sent more than once. */
  readonly packed: (() => Promise<Buffer>) | undefined;
  /** For the compiler alone. */
  readonly holds?: Body;
  constructor(text: string, packed?: () => Promise<Buffer>) {
    this.text = text;
    this.packed = packed;
  }
}

/** What is sent, whichever call it answers. */
export type SentAnswer = {
  readonly status: number;
  /** Serialised as JSON. */
  readonly body?: unknown;
  readonly json?: JsonText<unknown>;
  /** Bytes of a file, sent as they come; `headers` say what and how many they are. */
  readonly stream?: Readable;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly AnswerCookie[];
  /** What `Sessions.start` gave: sets the session cookie and renews the XSRF pair. */
  readonly signedIn?: StartedSession;
  /** Removes the session cookie and renews the XSRF pair. */
  readonly signedOut?: true;
};

type Content<Id extends OperationId, Status extends StatusOf<Id>> = {
  json:
    | { readonly body: AnswerBodyOf<Id, Status>; readonly json?: never; readonly stream?: never }
    | { readonly json: JsonText<AnswerBodyOf<Id, Status>>; readonly body?: never; readonly stream?: never };
  bytes: { readonly stream: Readable; readonly body?: never; readonly json?: never };
  none: { readonly body?: never; readonly json?: never; readonly stream?: never };
}[ContentOf<Id, Status>];

/** What a handler answers: a status of the contract with the content it names. Refusals are thrown (refusal.ts). */
export type Answer<Id extends OperationId> = SentAnswer &
  { [Status in StatusOf<Id>]: { readonly status: Status } & Content<Id, Status> }[StatusOf<Id>];

type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<Answer<Id>>;

/** A handler for every call of the contract. */
export type Operations = { readonly [Id in OperationId]: Handler<Id> };
