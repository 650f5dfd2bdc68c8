import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  type DocumentedOperation,
  dereference,
  type JsonObject,
  listOperations,
  objectAt,
} from '../../../src/contract/document.ts';
import type { Caller, FuzzRequest } from './contract-requests.ts';

/** An answer, as far as it was read. */
export type FuzzAnswer = {
  readonly status: number;
  readonly mediaType: string;
  /** Empty for a file, and only the beginning of a stream. */
  readonly text: string;
  readonly isWhole: boolean;
};

// Internals that no answer may reveal: places in the code, packages, the database.
const inside = /\bat \S+ \(|\.ts:\d+|node_modules|\bpg_|syntax error at|violates|relation "|ECONN|ENOENT/;
const delayMs = 15 * 60_000;
/** Address and headers together, in bytes: Node's own limit. */
const mostOfHead = 16 * 1024;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a page of the feed that calls itself delayed holds a row published less than fifteen minutes ago. */
function showsEarly(body: unknown): boolean {
  if (!isObject(body) || body.IsDelayed !== true || !Array.isArray(body.Data)) return false;
  const latest = Date.now() - delayMs;
  return body.Data.some(
    (row) =>
      isObject(row) && typeof row.publicationDate === 'string' && Date.parse(row.publicationDate) > latest,
  );
}

/**
 * Judges answers by openapi.yaml, compiled with Ajv here rather than with the validators of the service.
 *
 * @returns what is wrong with an answer, or null if nothing is
 */
export function contractJudge(document: JsonObject) {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats(ajv);
  const components = objectAt(document, 'components');
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]));
  const compiled = new Map<string, ValidateFunction | null>();

  const checkOf = (
    { id, operation }: DocumentedOperation,
    status: number,
  ): ValidateFunction | null | undefined => {
    const responses = objectAt(operation, 'responses');
    const key = String(status) in responses ? String(status) : 'default';
    if (!(key in responses)) return undefined;
    const name = `${id} ${key}`;
    const known = compiled.get(name);
    if (known !== undefined) return known;
    const { schema } = objectAt(
      objectAt(dereference(document, responses[key]), 'content'),
      'application/json',
    );
    const check = schema === undefined ? null : ajv.compile({ allOf: [schema], components });
    compiled.set(name, check);
    return check;
  };

  function brokenAccess({ access }: DocumentedOperation, caller: Caller, status: number): string | null {
    if (status >= 300) return null;
    if (access === 'publisher' && caller !== 'publisher') return `published by ${caller}`;
    if (access === 'public' || access === 'publisher') return null;
    if (caller === 'nobody' || caller === 'garbage' || caller === 'publisher') return `let in ${caller}`;
    return access === 'unrestricted' && caller === 'restricted' ? 'let in a restricted account' : null;
  }

  return (
    { id, caller, method, target, headers }: FuzzRequest,
    { status, mediaType, text, isWhole }: FuzzAnswer,
  ): string | null => {
    if (status >= 500) return `status ${status}`;
    if (inside.test(text)) return 'it reveals internals of the program';
    const operation = id === null ? undefined : operations.get(id);
    // A part of a file has the type of the whole file.
    const isPart = status === 206;
    if (isPart && headers.range === undefined) return 'a part of a file without a request for one';
    const isJson = mediaType === 'application/json' && isWhole && !isPart && method !== 'HEAD';
    const body = isJson ? parsed(text) : undefined;
    if (isJson && body === undefined) return 'it is declared as JSON but is not';
    // An address longer than the limit is refused before its call is known.
    if (status === 431 && target.length > mostOfHead / 2) return null;
    if (operation === undefined) return null;
    const access = brokenAccess(operation, caller, status);
    if (access !== null) return access;
    if (id === 'getFeedData' && showsEarly(body)) return 'a delayed row is shown early';
    const check = checkOf(operation, status);
    if (check === undefined) return `the contract names no answer ${status}`;
    if (check && isJson && !check(body)) return `it violates the contract: ${ajv.errorsText(check.errors)}`;
    if (check && status >= 400 && !isJson && method !== 'HEAD')
      return `a refusal of type ${mediaType || 'none'}`;
    return null;
  };
}
