import type { OperationId } from './generated/operations.ts';
import type { operations } from './generated/types.ts';

/** Types of one call, by its operationId. */
type Call<Id extends OperationId> = operations[Id];

/** Query parameters of a call. */
export type QueryOf<Id extends OperationId> = NonNullable<Call<Id>['parameters']['query']>;

/** Path parameters of a call. */
export type ParamsOf<Id extends OperationId> = NonNullable<Call<Id>['parameters']['path']>;

/** JSON body of a call. */
export type BodyOf<Id extends OperationId> =
  Call<Id> extends {
    requestBody: { content: { 'application/json': infer Body } };
  }
    ? Body
    : never;

/** JSON answer of a call, by default of status 200. */
export type AnswerOf<Id extends OperationId, Status extends number = 200> = Call<Id>['responses'] extends {
  [status in Status]: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;
