import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, parse, parseDocument, visit } from 'yaml';
import { views } from '../domain/feed/feed-views.ts';
import { meaningIn } from '../domain/feed/fields/field-meaning.ts';
import { fieldsOf } from '../domain/feed/fields/fields-of.ts';

/** Any value of the parsed document. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = {
  [key: string]: Json;
};

export const documentPath = new URL('../../openapi.yaml', import.meta.url);

/**
 * The text of the contract: openapi.yaml, where the rows of views (`x-views`) get the descriptions of their fields from
 * the tables of fields.
 */
export function readDocumentText(): string {
  const document = parseDocument(readFileSync(documentPath, 'utf8'));
  visit(document, {
    Map: (_key, schema) => {
      const [named, properties] = [schema.get('x-views'), schema.get('properties')];
      if (!isSeq(named) || !isMap(properties)) return;
      const types = named.items.map((name) => isScalar(name) && name.value);
      const shown = views.filter(({ viewType }) => types.includes(viewType));
      const ids = shown.map(({ id }) => id);
      for (const field of shown.flatMap(({ dataType }) => fieldsOf(dataType))) {
        const property = properties.get(field.name);
        if (isMap(property)) property.set('description', meaningIn(field, ids));
      }
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** The text of the contract without what is for operators (`x-access: operator`): what everybody may read. */
export function readPublishedText(): string {
  const document = parseDocument(readDocumentText());
  const isForOperators = (value: unknown): boolean => isMap(value) && value.get('x-access') === 'operator';
  visit(document, {
    Map: (_key, map) => {
      map.items = map.items.filter(({ value }) => !isForOperators(value));
    },
    Seq: (_key, list) => {
      list.items = list.items.filter((item) => !isForOperators(item));
    },
  });
  const paths = document.get('paths');
  if (isMap(paths)) paths.items = paths.items.filter(({ value }) => !isMap(value) || value.items.length > 0);
  return document.toString({ lineWidth: 0 });
}

/** The contract, parsed; throws if it is not an object. */
export function readDocument(text: string = readDocumentText()): JsonObject {
  const parsed: unknown = parse(text);
  if (!isJsonObject(parsed)) throw new Error('openapi.yaml must hold an object');
  return parsed;
}

/** Whether a value of the document is an object, neither a list nor null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object under a key; an empty one if there is none. */
export function objectAt(parent: JsonObject, key: string): JsonObject {
  const value = parent[key];
  return isJsonObject(value) ? value : {};
}

/** The list under a key; an empty one if there is none. */
export function listAt(parent: JsonObject, key: string): Json[] {
  const value = parent[key];
  return Array.isArray(value) ? value : [];
}

/** The text under a key; throws with the place if there is none. */
export function textAt(parent: JsonObject, key: string, place: string): string {
  const value = parent[key];
  if (typeof value !== 'string') throw new Error(`${place} must have the text '${key}'`);
  return value;
}

/**
 * Follows `$ref`s to the value itself; properties beside a `$ref` override the target's. References must stay within
 * the document.
 */
export function dereference(document: JsonObject, value: Json | undefined): JsonObject {
  if (!isJsonObject(value)) throw new Error('a reference or an object was expected');
  const { $ref, ...beside } = value;
  if ($ref === undefined) return value;
  if (typeof $ref !== 'string' || !$ref.startsWith('#/')) throw new Error(`cannot follow ${String($ref)}`);
  let target: Json | undefined = document;
  for (const step of $ref.slice(2).split('/')) {
    target = isJsonObject(target) ? target[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  if (target === undefined) throw new Error(`${$ref} leads nowhere`);
  return { ...dereference(document, target), ...beside };
}

const accesses = ['public', 'session', 'unrestricted', 'publisher', 'operator'] as const;
type Access = (typeof accesses)[number];
const roles = ['support', 'data', 'finance', 'admin'] as const;

export type DocumentedOperation = {
  id: string;
  method: string;
  path: string;
  access: Access;
  /** Of operators, who may know that the call exists; none where anybody may. */
  roles: (typeof roles)[number][];
  operation: JsonObject;
  /** Parameters of the path item and of the operation, dereferenced. */
  parameters: JsonObject[];
};

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'];

/** Every operation in the order of the document. Throws if one has no operationId or no valid x-access and x-roles. */
export function listOperations(document: JsonObject): DocumentedOperation[] {
  const found: DocumentedOperation[] = [];
  for (const [path, item] of Object.entries(objectAt(document, 'paths'))) {
    if (!isJsonObject(item)) continue;
    for (const [method, operation] of Object.entries(item)) {
      if (!methods.includes(method) || !isJsonObject(operation)) continue;
      const place = `${method.toUpperCase()} ${path}`;
      const written = textAt(operation, 'x-access', place);
      const access = accesses.find((known) => known === written);
      if (access === undefined) throw new Error(`${place} has an unknown x-access: ${written}`);
      const named = listAt(operation, 'x-roles');
      if ((access === 'operator') !== named.length > 0)
        throw new Error(`${place} must have x-roles if it is for operators, and only then`);
      if (!named.every((role) => roles.some((known) => known === role)))
        throw new Error(`${place} has an unknown role in x-roles`);
      found.push({
        id: textAt(operation, 'operationId', place),
        method: method.toUpperCase(),
        path,
        access,
        roles: roles.filter((role) => named.includes(role)),
        operation,
        parameters: [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')].map((parameter) =>
          dereference(document, parameter),
        ),
      });
    }
  }
  return found;
}
