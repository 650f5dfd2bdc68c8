import { operationList } from '../../src/contract/validate.ts';
import type { Operations } from '../../src/server/http/operation.ts';
import { Refusal } from '../../src/server/http/refusal.ts';

/** What a test answers itself, and for every other call a handler that says it is no part of the test. */
export function completed(operations: Partial<Operations>): Operations {
  const absent = async (): Promise<never> => {
    throw new Refusal('invalid-request', 'This call is no part of the test');
  };
  const all: Partial<Operations> = {};
  for (const { operationId } of operationList) Object.assign(all, { [operationId]: absent });
  Object.assign(all, operations);
  const isComplete = (given: Partial<Operations>): given is Operations =>
    operationList.every(({ operationId }) => given[operationId] !== undefined);
  if (!isComplete(all)) throw new Error('a call of the contract has no handler');
  return all;
}
