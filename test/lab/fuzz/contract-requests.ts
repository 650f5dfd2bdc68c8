import {
  type DocumentedOperation,
  dereference,
  isJsonObject,
  type Json,
  type JsonObject,
  listAt,
  listOperations,
  objectAt,
} from '../../../src/contract/document.ts';
import type { Chance } from '../../../src/sandbox/market/random.ts';

/** Who makes a request. */
export type Caller =
  | 'nobody'
  | 'garbage'
  | 'delayed'
  | 'live'
  | 'restricted'
  | 'changing'
  | 'key'
  | 'publisher';

/** Calls that take away an account's rights or end its session: a separate account makes them. */
const takesRights = /^(changeSubscription|terminateSubscription|changePassword|logout|logoutByLink)$/;

// Most faults can only be reached signed in.
const mostly: readonly [Caller, ...Caller[]] = ['live', 'live', 'live', 'delayed', 'delayed', 'key'];
const seldom: readonly [Caller, ...Caller[]] = ['nobody', 'garbage', 'restricted', 'publisher'];

/** A request as it goes over the wire. */
export type FuzzRequest = {
  /** The operation that it is meant for; null for an address outside the contract. */
  readonly id: string | null;
  readonly caller: Caller;
  readonly method: string;
  /** Path and query; some are deliberately not encoded. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Whether it carries the XSRF pair, as the page's own requests do. */
  readonly hasToken: boolean;
};

/** Texts that are likely to be escaped, split or decoded wrongly. */
const hostileTexts: readonly [string, ...string[]] = [
  '',
  ' ',
  '%',
  '_',
  '*',
  "'",
  "' OR 1=1 --",
  '"; DROP TABLE trades; --',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '𝒳🏦',
  'ﬁ İ ß',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '1,000',
  '9'.repeat(40),
  `0.${'0'.repeat(40)}1`,
  '-9223372036854775809',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:60.999999Z',
  '-infinity',
  '1926-01-01',
  '\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
  '{{7*7}}$' + '{7*7}',
  'x'.repeat(10_000),
  '(a+)+$',
  '[]',
  '{}',
  'true',
];

const hostileValues: readonly [Json, ...Json[]] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[[[]]]]]],
  { constructor: { prototype: 1 } },
  '',
];

const strangeTargets: readonly [string, ...string[]] = [
  '/api/%ff',
  '/api/feed/data?%ff=%ff',
  '/api/feed/data?tv[]=1&tv[]=2',
  '/api//feed//data',
  '/api/../api/config',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/api/config;a=b',
  '/api/CONFIG',
  '/api/config/',
  '/api/nothing',
  '/auth/nothing',
  '/files/%00',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  `/${'a'.repeat(4000)}`,
  '/api/forgotpassword/%/question',
  '/.env',
  '/idp/nothing',
  '/openapi.yaml?x=1',
  '/flows/none',
];

/** Remembers texts from answers by their field, so that later requests name things that exist. */
export class KnownTexts {
  readonly #texts = new Map<string, string[]>();
  readonly #most = 200;

  note(name: string, text: string, chance: Chance): void {
    if (text === '' || text.length > 500) return;
    const key = name.toLowerCase();
    const texts = this.#texts.get(key) ?? [];
    if (texts.length < this.#most) texts.push(text);
    else texts[chance.between(0, this.#most - 1)] = text;
    this.#texts.set(key, texts);
  }

  /** All texts of an answer. */
  noteAll(value: unknown, chance: Chance, name = ''): void {
    if (typeof value === 'string') {
      this.note(name, value, chance);
      // Files are named by their whole address.
      if (/^\/[\w-]+\/[^?#]+$/.test(value)) this.note(value.split('/', 2).join('/'), value, chance);
    } else if (typeof value === 'number') this.note(name, String(value), chance);
    else if (Array.isArray(value)) for (const each of value.slice(0, 20)) this.noteAll(each, chance, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) this.noteAll(each, chance, key);
  }

  pick(name: string, chance: Chance): string | null {
    const texts = this.#texts.get(name.toLowerCase()) ?? [];
    return texts[chance.between(0, Math.max(0, texts.length - 1))] ?? null;
  }
}

/** A selection of a view: the choices of its seven steps, by query parameter. */
export type Selection = Readonly<Record<string, string>>;

/** A slightly changed text: cut, doubled, or with one character replaced. */
function bent(text: string, chance: Chance): string {
  const at = chance.between(0, Math.max(0, text.length - 1));
  return chance.pick([
    text.slice(0, at),
    text + text,
    `${text.slice(0, at)}${chance.pick(['', '0', 'Z', '%', ' ', '-', 'é'])}${text.slice(at + 1)}`,
    text.toLowerCase(),
    ` ${text} `,
  ]);
}

/** Makes requests from a contract, valid ones and ones with up to three faults. */
export function contractRequests(document: JsonObject, selections: readonly Selection[], known: KnownTexts) {
  const operations = listOperations(document);
  const resolve = (schema: Json | undefined): JsonObject =>
    isJsonObject(schema) ? dereference(document, schema) : {};

  function textOf(name: string, schema: JsonObject, chance: Chance): string {
    const seen = chance.in100(70) ? known.pick(name, chance) : null;
    if (seen !== null) return seen;
    const [first, ...others] = listAt(schema, 'enum').map(String);
    if (first !== undefined) return chance.pick([first, ...others]);
    return chance.in100(50) ? String(chance.between(0, 1000)) : `fuzz${chance.between(0, 99)}@example.com`;
  }

  function madeOf(name: string, given: Json | undefined, chance: Chance): Json {
    const schema = resolve(given);
    const [shape] = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')].map(resolve);
    if (shape && !('properties' in schema)) return madeOf(name, shape, chance);
    switch (schema.type) {
      case 'boolean':
        return chance.in100(50);
      case 'integer':
      case 'number':
        return chance.between(Number(schema.minimum ?? 0), Math.min(Number(schema.maximum ?? 100), 1000));
      case 'array':
        return Array.from({ length: chance.between(0, 3) }, () => madeOf(name, schema.items, chance));
      case 'object':
        return Object.fromEntries(
          Object.entries(objectAt(schema, 'properties'))
            .filter(([key]) => listAt(schema, 'required').includes(key) || chance.in100(50))
            .map(([key, each]) => [key, madeOf(key, each, chance)]),
        );
      default:
        return textOf(name, schema, chance);
    }
  }

  /** The value with one part of it replaced; the original stays unchanged. */
  function spoilt(value: Json, chance: Chance): Json {
    if (Array.isArray(value) && value.length > 0 && chance.in100(80)) {
      const at = chance.between(0, value.length - 1);
      return value.map((each, place) => (place === at ? spoilt(each, chance) : each));
    }
    if (isJsonObject(value) && chance.in100(90)) {
      const names = Object.keys(value);
      const name = names[chance.between(0, Math.max(0, names.length - 1))];
      if (name === undefined || chance.in100(10)) return { ...value, [chance.pick(hostileTexts)]: 1 };
      const { [name]: old = null, ...others } = value;
      return chance.in100(20) ? others : { ...others, [name]: spoilt(old, chance) };
    }
    if (typeof value === 'string' && chance.in100(50)) return bent(value, chance);
    return chance.in100(60) ? chance.pick(hostileTexts) : chance.pick(hostileValues);
  }

  const bodyOf = ({ operation }: DocumentedOperation, chance: Chance): Json | undefined => {
    const request = operation.requestBody;
    if (request === undefined) return undefined;
    const { schema, example } = objectAt(
      objectAt(dereference(document, request), 'content'),
      'application/json',
    );
    if (schema === undefined) return undefined;
    return example !== undefined && chance.in100(60) ? example : madeOf('', schema, chance);
  };

  function queryOf({ parameters }: DocumentedOperation, chance: Chance): Map<string, string> {
    const selection = selections[chance.between(0, Math.max(0, selections.length - 1))];
    const query = new Map<string, string>();
    for (const { name, in: place, required, schema, example } of parameters) {
      if (place !== 'query' || typeof name !== 'string') continue;
      const chosen = selection?.[name];
      if (required !== true && chance.in100(chosen === undefined ? 85 : 10)) continue;
      const text = chosen ?? (example !== undefined && chance.in100(70) ? String(example) : null);
      query.set(name, text ?? String(madeOf(name, schema, chance)));
    }
    return query;
  }

  const anyText = (old: string, chance: Chance): string =>
    chance.in100(50) ? bent(old, chance) : chance.pick(hostileTexts);

  // encodeURIComponent throws on a lone surrogate.
  const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

  function targetOf(operation: DocumentedOperation, wrong: number, chance: Chance): string {
    const query = queryOf(operation, chance);
    for (let left = wrong; left > 0 && query.size > 0; left -= 1) {
      const names = [...query.keys()];
      const name = names[chance.between(0, names.length - 1)] ?? '';
      if (chance.in100(20)) query.delete(name);
      else if (chance.in100(10)) query.set(chance.pick(hostileTexts), '1');
      else query.set(name, anyText(query.get(name) ?? '', chance));
    }
    const [root = ''] = /^\/[\w-]+/.exec(operation.path) ?? [];
    const link = operation.path.includes('{') && chance.in100(50) ? known.pick(root, chance) : null;
    // The address of another call below the same root is no address of this one.
    const shape = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    const path =
      (link !== null && shape.test(link) ? link : null) ??
      operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
        const parameter = operation.parameters.find((each) => each.name === name);
        const text = textOf(name, resolve(parameter?.schema), chance);
        return encoded(wrong > 0 && chance.in100(40) ? anyText(text, chance) : text) || '-';
      });
    const pairs = [...query].map(([name, text]) => `${encoded(name)}=${encoded(text)}`);
    if (pairs[0] !== undefined && chance.in100(2)) pairs.push(pairs[0]);
    return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
  }

  function headersOf(body: string | null, wrong: number, chance: Chance): Record<string, string> {
    const type =
      wrong > 0 && chance.in100(5)
        ? chance.pick(['text/plain', 'application/xml', 'application/json; charset=latin1', ''])
        : 'application/json';
    return {
      ...(body === null ? {} : { 'content-type': type }),
      ...(chance.in100(20)
        ? { 'idempotency-key': chance.in100(90) ? String(chance.between(0, 5000)) : 'k'.repeat(300) }
        : {}),
      ...(chance.in100(3) ? { 'last-event-id': chance.pick(['', 'x', '%', 'A'.repeat(500)]) } : {}),
      ...(chance.in100(3)
        ? { range: chance.pick(['bytes=0-9', 'bytes=9-0', 'bytes=-0', 'bytes=0-,5-']) }
        : {}),
      ...(chance.in100(3)
        ? { 'if-none-match': chance.pick(['*', 'W/""', '"a", "b"', 'x'.repeat(5000)]) }
        : {}),
      ...(chance.in100(3) ? { accept: chance.pick(['text/html', '*/*;q=0', 'image/png', 'x']) } : {}),
    };
  }

  const fileOf = (chance: Chance): string =>
    chance.pick([
      '',
      '{}\n',
      'a,b\n1,2\n',
      '{"instrumentId":1}\n'.repeat(20),
      '\u0000\u0001',
      'x'.repeat(9000),
    ]);

  return (chance: Chance): FuzzRequest => {
    const caller = chance.pick(chance.in100(75) ? mostly : seldom);
    const hasToken = chance.in100(95);
    if (chance.in100(2)) {
      const method = chance.pick(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']);
      const target = chance.pick(strangeTargets);
      return { id: null, caller, method, target, headers: {}, body: null, hasToken };
    }
    const operation = operations[chance.between(0, operations.length - 1)];
    if (operation === undefined) throw new Error('the contract has no calls');
    const wrong = Math.max(0, chance.between(-2, 3));
    let json = bodyOf(operation, chance);
    for (let left = wrong; left > 0 && json !== undefined; left -= 1) json = spoilt(json, chance);
    const text = json === undefined ? null : JSON.stringify(json);
    const changes = takesRights.test(operation.id) && (caller === 'live' || caller === 'delayed');
    const isFile = operation.access === 'publisher';
    const body = isFile ? fileOf(chance) : text !== null && chance.in100(2) ? text.slice(0, -1) : text;
    const headers = headersOf(body, wrong, chance);
    return {
      id: operation.id,
      caller: isFile && chance.in100(70) ? 'publisher' : changes ? 'changing' : caller,
      method: operation.method,
      target: targetOf(operation, wrong, chance),
      headers: isFile
        ? { ...headers, 'content-type': chance.pick(['text/csv', 'application/x-ndjson']) }
        : headers,
      body,
      hasToken,
    };
  };
}
