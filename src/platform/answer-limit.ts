import pg from 'pg';

/** Longest time that the database has for a statement while the program serves, in milliseconds. */
export const servingStatementMs = 15_000;

const unlimited = new WeakSet<object>();

/**
 * Ends a connection whose database has not answered a statement after twice the time that it has for one; the statement
 * rejects with that. The database's own limit ends statements that take long, but not the wait for a machine that has
 * vanished: TCP repeats for a quarter of an hour what was sent to it. pg's own `query_timeout` does not do: it would
 * have to be lifted in each statement of a transaction that may take long, and the connection would be used again.
 *
 * @param statementTimeoutMs the database's own limit
 */
export function limitAnswers(client: pg.ClientBase, statementTimeoutMs: number): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function' || !(client instanceof pg.Client)) return;
  const limited = (...args: readonly unknown[]): unknown => {
    if (unlimited.has(client)) return Reflect.apply(query, client, args);
    const timer = setTimeout(() => void client.end().catch(() => {}), 2 * statementTimeoutMs);
    const done = (): void => clearTimeout(timer);
    const answered: unknown = args.at(-1);
    if (typeof answered === 'function') {
      const ended = (...result: readonly unknown[]): unknown => {
        done();
        return Reflect.apply(answered, undefined, result);
      };
      return Reflect.apply(query, client, [...args.slice(0, -1), ended]);
    }
    const result: unknown = Reflect.apply(query, client, args);
    if (result instanceof Promise) result.then(done, done);
    else done();
    return result;
  };
  Object.defineProperty(client, 'query', { value: limited, configurable: true, writable: true });
}

/** Lets the rest of a transaction take as long as it needs, in the database and here. */
export async function liftTimeLimit(client: pg.ClientBase): Promise<void> {
  unlimited.add(client);
  await client.query('SET LOCAL statement_timeout = 0');
}

/** To be called when a transaction has ended. */
export function restoreTimeLimit(client: pg.ClientBase): void {
  unlimited.delete(client);
}
