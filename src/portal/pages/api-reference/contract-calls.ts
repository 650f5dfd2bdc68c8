import type { ApiReference, ReferenceCall } from '../../../contract/api-reference.ts';
import { apiReferenceText } from '../../../contract/generated/api-reference-text.ts';

/** What the contract says of every call. */
export const reference: ApiReference = JSON.parse(apiReferenceText);

/** A call by its operationId; throws if the contract has none. */
export function callNamed(id: string): ReferenceCall {
  const call = reference.calls.find((one) => one.id === id);
  if (call === undefined) throw new Error(`the contract has no call ${id}`);
  return call;
}
