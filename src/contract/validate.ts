import type { Fault as AjvFault, Check } from './generated/operation-validators.js';
import { operationValidators } from './generated/operation-validators.js';
import { type Operation, type OperationId, operations } from './generated/operations.ts';
import type { BodyOf, HeadersOf, ParamsOf, QueryOf } from './operation-types.ts';

/** What is wrong with a request or an answer. */
export type Fault = {
  /** The field's name, `a.0.b` for a nested field; empty for the whole. */
  readonly field: string;
  readonly message: string;
};

export type RequestParts = {
  /** Path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters as text. */
  readonly query: Readonly<Record<string, string>>;
  /** All headers, by their names in lower case; those that the call does not read are ignored. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The parsed body; undefined or null if there was none. */
  readonly body: unknown;
};

/** A request that conforms to the contract, in its types. */
export type ReadRequest<Id extends OperationId> = {
  readonly params: ParamsOf<Id>;
  readonly query: QueryOf<Id>;
  readonly headers: HeadersOf<Id>;
  readonly body: BodyOf<Id>;
};

const unknownText = 'This field is not known';
// The caller chooses the names of unknown fields, which must not flood an answer or a log line.
const longest = 60;
const mostFaults = 20;

const table: Readonly<Record<OperationId, Operation>> = operations;

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(table, id);
}

/** Every operation with its id, in the document's order. */
export const operationList: readonly (Operation & { readonly operationId: OperationId })[] = Object.keys(
  table,
)
  .filter(isOperationId)
  .map((operationId) => ({ ...table[operationId], operationId }));

/**
 * Checks a request without changing it; returns the first error of each field, or an empty list. Bodies are never
 * converted; numbers in the query, which arrive as text, are parsed only here.
 */
export function validateRequest(operationId: OperationId, parts: RequestParts): Fault[] {
  const operation = table[operationId];
  const checks = operationValidators[operationId];
  const faults: Fault[] = [];
  if (checks.params) faults.push(...validate(checks.params, parts.params, {}));
  if (checks.query)
    faults.push(...validate(checks.query, readQuery(operation, parts.query), operation.messages));
  else
    for (const name of Object.keys(parts.query))
      faults.push({ field: name.slice(0, longest), message: unknownText });
  if (checks.headers)
    faults.push(...validate(checks.headers, readHeaders(operation, parts.headers), operation.messages));
  if (checks.body) {
    // "must be object" would not help somebody who forgot the body.
    if (parts.body === undefined || parts.body === null)
      faults.push({ field: '', message: 'A body is required' });
    else faults.push(...validate(checks.body, parts.body, operation.messages));
  }
  return faults.length > 0 ? faults : [...unstorableIn(parts.query, ''), ...unstorableIn(parts.body, '')];
}

/** Reads a request: in the contract's types, or what is wrong with it. */
export function readRequest<Id extends OperationId>(id: Id, parts: RequestParts): ReadRequest<Id> | Fault[] {
  const faults = validateRequest(id, parts);
  const fits = (_read: unknown): _read is ReadRequest<Id> => faults.length === 0;
  const { hasBody } = table[id];
  const read: unknown = {
    params: parts.params,
    query: readQuery(table[id], parts.query),
    headers: readHeaders(table[id], parts.headers),
    body: hasBody ? parts.body : undefined,
  };
  return fits(read) ? read : faults;
}

/** No field may contain a zero byte or half a character, because such a text can be neither stored nor searched for. */
function unstorableIn(value: unknown, field: string): Fault[] {
  if (typeof value === 'string') {
    if (value.includes('\0')) return [{ field, message: 'Must not hold a zero byte' }];
    return /\p{Surrogate}/u.test(value) ? [{ field, message: 'Must not hold half a character' }] : [];
  }
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    unstorableIn(each, field === '' ? name : `${field}.${name}`),
  );
}

/** Checks an answer by its status; a status or a body that is not in the contract is an error. */
export function validateAnswer(operationId: OperationId, status: number, body: unknown): Fault[] {
  const { responses, statuses } = operationValidators[operationId];
  const key = statuses.includes(String(status)) ? String(status) : 'default';
  if (!statuses.includes(key)) return [{ field: '', message: `The contract names no answer ${status}` }];
  const check = responses[key];
  if (check) return validate(check, body, {});
  return body === undefined || body === null || body === ''
    ? []
    : [{ field: '', message: 'No body is expected' }];
}

/** Validates the body of an error that no operation returns, such as that of an unknown address. */
export function validateErrorBody(body: unknown): Fault[] {
  // All operations share one schema, so any operation's will do.
  const check = operationValidators.getConfig.responses['400'];
  return check ? validate(check, body, {}) : [];
}

/** Query texts in the contract's types; text that cannot be parsed as its type stays text, and the check refuses it. */
function readQuery(operation: Operation, query: Readonly<Record<string, string>>): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(query)) {
    const type = Object.hasOwn(operation.query, name) ? operation.query[name] : undefined;
    if (type === 'integer' && /^-?\d{1,15}$/.test(text)) read[name] = Number(text);
    else if (type === 'boolean' && (text === 'true' || text === 'false')) read[name] = text === 'true';
    else read[name] = text;
  }
  return read;
}

/** The headers that a call reads, by their names in the contract. */
function readHeaders(operation: Operation, sent: RequestParts['headers']): Record<string, unknown> {
  const named = operation.headers.map((name): [string, unknown] => [name, sent[name.toLowerCase()]]);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

function validate(check: Check, value: unknown, messages: Operation['messages']): Fault[] {
  if (check(value)) return [];
  const told = check.errors ?? [];
  // The error of each entry is irrelevant: that none of them matches is all there is to say.
  const seeking = told
    .filter(({ keyword }) => keyword === 'contains')
    .map(({ instancePath }) => `${instancePath}/`);
  const found = new Map<string, Fault>();
  for (const fault of told) {
    if (seeking.some((place) => fault.instancePath.startsWith(place))) continue;
    const field = fieldOf(fault);
    if (found.has(field)) continue;
    // An empty field counts as not filled in (A 5), whichever rule of its schema fails first.
    const message = isLeftEmpty(value, fault)
      ? requiredOf(messages[field])
      : messageOf(fault, messages[field]);
    found.set(field, { field, message });
  }
  const faults = [...found.values()].slice(0, mostFaults);
  // An error of the whole ("none of the shapes fits") adds nothing to errors of fields.
  return faults.length > 1 ? faults.filter(({ field }) => field !== '') : faults;
}

function isLeftEmpty(value: unknown, { instancePath, keyword }: AjvFault): boolean {
  if (!['minLength', 'pattern', 'enum'].includes(keyword)) return false;
  const name = unescapePointer(instancePath.slice(1));
  return isFields(value) && Object.hasOwn(value, name) && value[name] === '';
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function requiredOf(messages: Readonly<Record<string, string>> | undefined): string {
  return messages?.required ?? 'This field is required';
}

function fieldOf({ instancePath, keyword, params }: AjvFault): string {
  const path = instancePath.split('/').slice(1).map(unescapePointer);
  const extra =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : keyword === 'unevaluatedProperties'
          ? params.unevaluatedProperty
          : keyword === 'discriminator'
            ? params.tag
            : undefined;
  if (typeof extra === 'string') path.push(extra.slice(0, longest));
  return path.join('.');
}

function unescapePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, longest);
}

function messageOf(
  { keyword, params }: AjvFault,
  messages: Readonly<Record<string, string>> | undefined,
): string {
  const limit = String(params.limit ?? '');
  const own = messages?.[keyword];
  if (own !== undefined) return own;
  switch (keyword) {
    case 'required':
      return requiredOf(undefined);
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unknownText;
    case 'type':
      return `Must be ${typeNames(params.type)}`;
    case 'enum':
      return `Must be one of ${listed(params.allowedValues)}`;
    case 'discriminator':
      return 'Must be a name that this document gives';
    case 'const':
      return `Must be ${JSON.stringify(params.allowedValue)}`;
    case 'minLength':
      return limit === '1' ? 'This field is required' : `Use at least ${limit} characters`;
    case 'maxLength':
      return `Use at most ${limit} characters`;
    case 'minimum':
      return `Must be at least ${limit}`;
    case 'maximum':
      return `Must be at most ${limit}`;
    case 'minItems':
      return `Give at least ${limit}`;
    case 'maxItems':
      return `Give at most ${limit}`;
    case 'minProperties':
      return `Give at least ${limit} of the fields`;
    case 'maxProperties':
      return `Give at most ${limit} of the fields`;
    case 'pattern':
      return 'Not in the expected form';
    case 'format':
      return `Must be a ${String(params.format)}`;
    default:
      return 'Not as expected';
  }
}

function typeNames(type: unknown): string {
  const names: Record<string, string> = {
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    object: 'an object',
    array: 'a list',
    null: 'null',
  };
  const types = Array.isArray(type) ? type : [type];
  return types.map((each) => names[String(each)] ?? String(each)).join(' or ');
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(', ') : '';
}
