import { operationList, validateAnswer, validateRequest } from '../../src/contract/validate.ts';

export type MadeCall = {
  readonly method: string;
  readonly url: string;
  /** Null if unknown: a browser reports the body only of calls that a test holds. */
  readonly body: string | null;
};

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);

const operationOf = (method: string, pathname: string) =>
  operationList.find((one) => one.method === method && patternOf(one.path).test(pathname));

/**
 * The violations of the contract in the calls of a page: a test that answers a call itself would never discover that
 * the service refuses it. Requests outside the contract, such as for the portal's own files, are not checked.
 */
export function faultsOfCalls(calls: readonly MadeCall[]): string[] {
  return calls.flatMap(({ method, url, body }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost/');
    const operation = operationOf(method, pathname);
    // Others may append parameters to links outside /api.
    if (!operation || (method === 'GET' && !pathname.startsWith('/api/'))) return [];
    if (operation.hasBody && body === null) return [];
    const values = patternOf(operation.path).exec(pathname) ?? [];
    // The portal's calls carry a time, so that no cache answers them.
    const query = Object.fromEntries([...searchParams].filter(([name]) => name !== '_'));
    const params = Object.fromEntries(
      operation.params.map((name, index) => [name, decodeURIComponent(values[index + 1] ?? '')]),
    );
    const sent: unknown = operation.hasBody && body ? JSON.parse(body) : null;
    return validateRequest(operation.operationId, { params, query, headers: {}, body: sent }).map(
      ({ field, message }) => `${method} ${pathname} ${field}: ${message}`,
    );
  });
}

/**
 * The violations of the contract in an answer that a test gives in place of the service: a page tested with answers
 * that the service never sends proves nothing.
 *
 * @param body as JSON; undefined: none
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
