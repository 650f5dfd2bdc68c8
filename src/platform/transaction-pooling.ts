import pg from 'pg';

/** A statement without its name: a pooler gives each transaction another session, which does not know the name. */
function unnamed(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return statement;
  return { ...statement, name: undefined };
}

class UnnamedClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const { query } = this;
    // Others may put themselves in front.
    Object.defineProperty(this, 'query', {
      configurable: true,
      writable: true,
      value: (statement: unknown, ...rest: readonly unknown[]) =>
        Reflect.apply(query, this, [unnamed(statement), ...rest]),
    });
  }
}

// By the time zone times are written as they are stored. Nothing is compiled: where PostgreSQL can, a statement that is
// kept from reading a table through counts as immensely dear, and is compiled for ten times as long as it then runs.
const direct: pg.PoolConfig = { options: '-c TimeZone=UTC -c jit=off' };

// Poolers refuse options at the start of a connection; the time zone they watch, and bring along to each session.
const pooled: pg.PoolConfig = {
  Client: UnnamedClient,
  onConnect: (client) => client.query('SET TimeZone TO UTC'),
};

/**
 * Of a pool of connections, what differs where a pooler stands in front of the database that gives every transaction
 * another of its sessions, as PgBouncer in transaction mode does.
 */
export const sessionOptions = (isPooled: boolean): pg.PoolConfig => (isPooled ? pooled : direct);
