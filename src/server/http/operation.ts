import type { Readable } from 'node:stream';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyBaseLogger } from 'fastify';
import type { OperationId } from '../../contract/generated/operations.ts';
import type {
  AccessOf,
  AnswerBodyOf,
  BodyOf,
  ContentOf,
  HeadersOf,
  ParamsOf,
  QueryOf,
  StatusOf,
  TakesFile,
} from '../../contract/operation-types.ts';
import type { Publisher } from '../publishers/publisher-keys.ts';
import type { RequestSession, StartedSession } from '../sessions/sessions.ts';
import type { InTurn } from './admission.ts';
import type { ReceivedFile } from './received-file.ts';

/** What every call has in common. */
export type CallContext = {
  /** Request id; also in the answer's error body and X-Request-Id. */
  readonly id: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The caller's address, seen through TRUST_PROXY. */
  readonly ip: string;
  /** The network of that address, for counting attempts. */
  readonly network: string;
  /** The caller's browser and system in words; null if it names neither. */
  readonly browser: string | null;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
  /** Does a part of an answer that is sent while it is made. */
  readonly inTurn: InTurn;
  /** Reports how many rows of orders or trades are sent; those of an API key are counted. */
  readonly countRows: (rows: number) => void;
};

/** The session of a call: there is one wherever the contract's access rule asks for it. */
export type SessionOf<Id extends OperationId> =
  AccessOf<Id> extends 'public'
    ? RequestSession | null
    : AccessOf<Id> extends 'publisher'
      ? null
      : RequestSession;

/** The publisher of a call; there is one wherever the contract's access rule asks for it. */
export type PublisherOf<Id extends OperationId> = AccessOf<Id> extends 'publisher' ? Publisher : null;
/** The file of a call whose body is one. */
export type FileOf<Id extends OperationId> = TakesFile<Id> extends true ? ReceivedFile : null;

/** One call of the contract, after access and shape were checked. */
export interface OperationRequest<Id extends OperationId> extends CallContext {
  readonly params: ParamsOf<Id>;
  readonly query: QueryOf<Id>;
  readonly headers: HeadersOf<Id>;
  readonly body: BodyOf<Id>;
  readonly session: SessionOf<Id>;
  readonly publisher: PublisherOf<Id>;
  readonly file: FileOf<Id>;
}

export type AnswerCookie = {
  readonly name: string;
  /** Null removes the cookie; path and flags must match those it was set with. */
  readonly value: string | null;
  readonly options: CookieSerializeOptions;
};

/** JSON text made by the database, sent as it is; in tests the contract checks its content. */
export class JsonText<Body> {
  readonly text: string;
  /** The same compressed with Brotli, for answers sent more than once. */
  readonly packed: (() => Promise<Buffer>) | undefined;
  /** For the compiler alone. */
  readonly holds?: Body;
  constructor(text: string, packed?: () => Promise<Buffer>) {
    this.text = text;
    this.packed = packed;
  }
}

/** An answer of any call. */
export type SentAnswer = {
  readonly status: number;
  /** Serialised as JSON. */
  readonly body?: unknown;
  readonly json?: JsonText<unknown>;
  /** Bytes of a file, streamed; `headers` give their type and length. */
  readonly stream?: Readable;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly AnswerCookie[];
  /** The result of `Sessions.start`: sets the session cookie and renews the XSRF pair. */
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

/** A handler's answer: a status of the contract with the content it names. Refusals are thrown (refusal.ts). */
export type Answer<Id extends OperationId> = SentAnswer &
  { [Status in StatusOf<Id>]: { readonly status: Status } & Content<Id, Status> }[StatusOf<Id>];

type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<Answer<Id>>;

/** A handler for every call of the contract. */
export type Operations = { readonly [Id in OperationId]: Handler<Id> };
