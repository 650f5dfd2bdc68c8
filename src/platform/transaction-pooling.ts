import pg from 'pg';

/** A statement without its name: behind a pooler, the next transaction's session does not know the name. */
function unnamed(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return statement;
  return { ...statement, name: undefined };
}

class UnnamedClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const { query } = this;
    // Configurable, so that others can wrap it too.
    Object.defineProperty(this, 'query', {
      configurable: true,
      writable: true,
      value: (statement: unknown, ...rest: readonly unknown[]) =>
        Reflect.apply(query, this, [unnamed(statement), ...rest]),
    });
  }
}

// Times are written in the time zone in which they are stored. Just-in-time compilation is off: PostgreSQL assigns a
// huge cost to statements that are kept from scanning a table, and would spend ten times their running time compiling
// them.
const direct: pg.PoolConfig = { options: '-c TimeZone=UTC -c jit=off' };

// Poolers refuse startup options, but they track the time zone and restore it in each session.
const pooled: pg.PoolConfig = {
  Client: UnnamedClient,
  onConnect: (client) => client.query('SET TimeZone TO UTC'),
};

/**
 * The options of a connection pool behind a pooler that gives every transaction another session, as PgBouncer does in
 * transaction mode, or without one.
 */
export const sessionOptions = (isPooled: boolean): pg.PoolConfig => (isPooled ? pooled : direct);
