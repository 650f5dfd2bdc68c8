import type { OperationId, operations as table } from './generated/operations.ts';
import type { operations as documented } from './generated/types.ts';

/** A value that nobody changes, all the way down. */
export type DeepReadonly<T> = T extends readonly (infer Each)[]
  ? readonly DeepReadonly<Each>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

type Table = typeof table;
type Nothing = Readonly<Record<never, never>>;
/** Parameters of one place; the document's types say `never` where there are none. */
type Parameters<Place> = [NonNullable<Place>] extends [never] ? Nothing : Readonly<NonNullable<Place>>;

/** Who may call an operation: everybody, a session, one whose subscription has not ended, or a publisher by its key. */
export type AccessOf<Id extends OperationId> = Table[Id]['access'];

/** Parameters of the path, by name. */
export type ParamsOf<Id extends OperationId> = Parameters<documented[Id]['parameters']['path']>;
/** Parameters of the query, by name, as the document types them. */
export type QueryOf<Id extends OperationId> = Parameters<documented[Id]['parameters']['query']>;

type Json<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : never;
type RequestBody<Id extends OperationId> = Json<documented[Id]['requestBody']>;
/** The JSON body of a call; undefined where it takes none. */
export type BodyOf<Id extends OperationId> = [RequestBody<Id>] extends [never]
  ? undefined
  : DeepReadonly<RequestBody<Id>>;

type Responses<Id extends OperationId> = documented[Id]['responses'];
/** The statuses that the document names for an operation. */
export type StatusOf<Id extends OperationId> = keyof Responses<Id> & number;
/** The JSON body of an answer; never where the status has none. */
export type AnswerBodyOf<Id extends OperationId, Status extends StatusOf<Id>> = DeepReadonly<
  Json<Responses<Id>[Status]>
>;

/** What an answer of a status carries: JSON, bytes of another type, or nothing. */
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
