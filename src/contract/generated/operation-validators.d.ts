// Made by "npm run contract" from openapi.yaml. Do not edit.
import type { OperationId } from './operations.ts';

/** A fault as Ajv tells it. */
export interface Fault {
  readonly keyword: string;
  /** Where in the value, as a JSON pointer. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}
/** True when the value is right; else `errors` holds the faults until the next call. */
export interface Check {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}

export interface OperationChecks {
  readonly params?: Check;
  readonly query?: Check;
  readonly headers?: Check;
  readonly body?: Check;
  /** By status, or 'default'; a status without a JSON body has none. */
  readonly responses: Readonly<Record<string, Check>>;
  /** Every status that the document names, perhaps 'default'. */
  readonly statuses: readonly string[];
}
export const operationValidators: Readonly<Record<OperationId, OperationChecks>>;
