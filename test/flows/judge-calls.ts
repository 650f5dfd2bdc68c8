import { operationList, validateAnswer, validateRequest } from '../../src/contract/validate.ts';

export type MadeCall = {
  readonly method: string;
  readonly url: string;
  /** Null where it was not seen: a browser tells of what is sent only where a test holds the call. */
  readonly body: string | null;
};

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);

const operationOf = (method: string, pathname: string) =>
  operationList.find((one) => one.method === method && patternOf(one.path).test(pathname));

/**
 * What is wrong with the calls that a page made, by the contract: a test that answers a call itself would never find
 * out that the service refuses it. What the contract does not name, such as a file of the portal, is not judged.
 */
export function faultsOfCalls(calls: readonly MadeCall[]): string[] {
  return calls.flatMap(({ method, url, body }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost/');
    const operation = operationOf(method, pathname);
    // Links outside /api may have parameters of others hung on them.
    if (!operation || (method === 'GET' && !pathname.startsWith('/api/'))) return [];
    if (operation.hasBody && body === null) return [];
    const values = patternOf(operation.path).exec(pathname) ?? [];
    // The portal's calls carry a time, so that no cache answers them.
    const query = Object.fromEntries([...searchParams].filter(([name]) => name !== '_'));
    const params = Object.fromEntries(
      operation.params.map((name, index) => [name, decodeURIComponent(values[index + 1] ?? '')]),
    );
    const sent: unknown = operation.hasBody && body ? JSON.parse(body) : null;
    return validateRequest(operation.operationId, { params, query, body: sent }).map(
      ({ field, message }) => `${method} ${pathname} ${field}: ${message}`,
    );
  });
}

/**
 * What is wrong with an answer that a test gives in the service's place, by the contract: a page that is only ever shown
 * what the service never says is proved by nothing.
 *
 * @param body as JSON has it; undefined: there is none
 */
export function faultsOfAnswer(
  { method, url }: Pick<MadeCall, 'method' | 'url'>,
  status: number,
  body: unknown,
): string[] {
  const { pathname } = new URL(url, 'http://localhost/');
  const operation = operationOf(method, pathname);
  if (!operation) return [];
  return validateAnswer(operation.operationId, status, body).map(
    ({ field, message }) => `${method} ${pathname} is answered ${status}, ${field}: ${message}`,
  );
}
