import {
  type Check,
  type OperationChecks,
  operationValidators,
} from '../../contract/generated/operation-validators.js';
import { type Operation, operations } from '../../contract/generated/operations.ts';

export type Access = 'public' | 'session' | 'unrestricted';

/** One call of the contract. */
export interface ContractOperation {
  readonly operationId: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the contract writes it: `/api/forgotpassword/{token}/question`. */
  readonly path: string;
  /** Who may call it. */
  readonly access: Access;
}

/** What is wrong with a request or an answer; an empty field means the whole. */
export interface Fault {
  readonly field: string;
  readonly message: string;
}

export interface RequestParts {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The contract as the service uses it. */
export interface Contract {
  readonly operations: readonly ContractOperation[];
  /** Judges a request without changing it; an empty list is fine. */
  readonly judgeRequest: (operationId: string, parts: RequestParts) => readonly Fault[];
  /** Judges an answer; a body the contract does not show for its status is a fault. */
  readonly judgeAnswer: (operationId: string, status: number, body: unknown) => readonly Fault[];
}

type CheckFault = NonNullable<Check['errors']>[number];
type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

const known: Readonly<Record<string, Operation>> = operations;
const checks: Readonly<Record<string, OperationChecks>> = operationValidators;

const general: Readonly<Record<string, (limit: string) => string>> = {
  additionalProperties: () => 'is not known here',
  unevaluatedProperties: () => 'is not known here',
  required: () => 'is required',
  enum: () => 'is not one of the allowed values',
  const: () => 'is not the allowed value',
  format: (limit) => `is not a valid ${limit}`,
  pattern: () => 'has a wrong format',
  minLength: (limit) => `is too short (at least ${limit} characters)`,
  maxLength: (limit) => `is too long (at most ${limit} characters)`,
  minimum: (limit) => `must be at least ${limit}`,
  maximum: (limit) => `must be at most ${limit}`,
  minItems: (limit) => `must have at least ${limit} entries`,
  maxItems: (limit) => `must have at most ${limit} entries`,
};

const textParameter = (fault: CheckFault, name: string): string | null => {
  const value = fault.params[name];
  return typeof value === 'string' ? value : null;
};

function typeMessage(fault: CheckFault): string {
  const type = fault.params.type;
  const names = Array.isArray(type) ? type.join(' or ') : String(type);
  return `must be ${/^[aeiou]/.test(names) ? 'an' : 'a'} ${names}`;
}

function faultOf(fault: CheckFault, messages: Messages): Fault {
  const missing = textParameter(fault, 'missingProperty');
  const extra = textParameter(fault, 'additionalProperty') ?? textParameter(fault, 'unevaluatedProperty');
  const parts = fault.instancePath.split('/').slice(1);
  // The name of an unknown field is the caller's text: shortened, so that the answer stays small.
  const field = [...parts, missing ?? extra?.slice(0, 60) ?? ''].filter((part) => part !== '').join('.');
  const own = messages[field]?.[fault.keyword];
  if (own !== undefined) return { field, message: own };
  if (fault.keyword === 'type') return { field, message: typeMessage(fault) };
  const limit = String(fault.params.limit ?? fault.params.format ?? '');
  return { field, message: general[fault.keyword]?.(limit) ?? 'is not valid' };
}

function judge(check: Check | undefined, value: unknown, messages: Messages): readonly Fault[] {
  if (check === undefined || check(value)) return [];
  return (check.errors ?? []).slice(0, 20).map((fault) => faultOf(fault, messages));
}

// Addresses hold text only: what the contract calls a number or a truth value is read as one before it is judged.
function typed(query: RequestParts['query'], types: Operation['query']): Record<string, unknown> {
  const value = (name: string, text: string): unknown => {
    const type = types[name];
    if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d{1,15})?$/.test(text))
      return Number(text);
    if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
    return text;
  };
  return Object.fromEntries(Object.entries(query).map(([name, text]) => [name, value(name, text)]));
}

function judgeRequest(operationId: string, { params, query, body }: RequestParts): readonly Fault[] {
  const operation = known[operationId];
  const check = checks[operationId];
  if (!operation || !check) return [{ field: '', message: 'is not a call of the contract' }];
  const unknownQuery = check.query
    ? []
    : Object.keys(query).map((name) => ({ field: name.slice(0, 60), message: 'is not known here' }));
  if (operation.hasBody && (body === undefined || body === null)) {
    return [...unknownQuery, { field: '', message: 'The request body is missing' }];
  }
  return [
    ...judge(check.params, params, {}),
    ...unknownQuery,
    ...judge(check.query, typed(query, operation.query), {}),
    ...judge(check.body, body, operation.messages),
  ];
}

function judgeAnswer(operationId: string, status: number, body: unknown): readonly Fault[] {
  const responses = checks[operationId]?.responses ?? {};
  // The contract's default describes errors, never an empty success.
  const check = responses[String(status)] ?? (status >= 400 ? responses.default : undefined);
  if (check === undefined) {
    return body === undefined
      ? []
      : [{ field: '', message: `has a body, which the contract does not show for ${status}` }];
  }
  return judge(check, body, {});
}

/** The contract of openapi.yaml, with its compiled validators. */
export const contract: Contract = {
  operations: Object.entries(known).map(([operationId, { method, path, access }]) => ({
    operationId,
    method,
    path,
    access,
  })),
  judgeRequest,
  judgeAnswer,
};
