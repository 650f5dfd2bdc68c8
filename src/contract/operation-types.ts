import type { OperationId, operations as table } from './generated/operations.ts';
import type { operations as documented } from './generated/types.ts';

/** A value that is read-only at every depth. */
export type DeepReadonly<T> = T extends readonly (infer Each)[]
  ? readonly DeepReadonly<Each>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

type Table = typeof table;
type Nothing = Readonly<Record<never, never>>;
/** Parameters in one place; the document's types say `never` if there are none. */
type Parameters<Place> = [NonNullable<Place>] extends [never] ? Nothing : Readonly<NonNullable<Place>>;

/** Who may call an operation: everybody, a session, one whose subscription has not ended, or a publisher by its key. */
export type AccessOf<Id extends OperationId> = Table[Id]['access'];

/** Whether the body of a call is a file. */
export type TakesFile<Id extends OperationId> = Table[Id]['takesFile'];

/** Parameters of the path, by name. */
export type ParamsOf<Id extends OperationId> = Parameters<documented[Id]['parameters']['path']>;
/** Parameters of the query, by name, as the document types them. */
export type QueryOf<Id extends OperationId> = Parameters<documented[Id]['parameters']['query']>;

/** The headers that a call reads, by their names in the document. */
export type HeadersOf<Id extends OperationId> = Parameters<documented[Id]['parameters']['header']>;

type Json<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : never;
type RequestBody<Id extends OperationId> = Json<documented[Id]['requestBody']>;
/** The JSON body of a call; undefined if it takes none. */
export type BodyOf<Id extends OperationId> = [RequestBody<Id>] extends [never]
  ? undefined
  : DeepReadonly<RequestBody<Id>>;

type Responses<Id extends OperationId> = documented[Id]['responses'];
/** The statuses of an operation in the document. */
export type StatusOf<Id extends OperationId> = keyof Responses<Id> & number;
/** The JSON body of an answer; never if the status has none. */
export type AnswerBodyOf<Id extends OperationId, Status extends StatusOf<Id>> = DeepReadonly<
  Json<Responses<Id>[Status]>
>;

/** The content of an answer with this status: JSON, bytes of another type, or nothing. */
export type ContentOf<Id extends OperationId, Status extends StatusOf<Id>> = Responses<Id>[Status] extends {
  content: infer Content;
}
  ? 'application/json' extends keyof Content
    ? // Outside /api JSON is a file like any other.
      Table[Id]['path'] extends `/api/${string}` | `/auth/${string}`
      ? 'json'
      : 'json' | 'bytes'
    : 'bytes'
  : 'none';
