import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { askedWhenIdle, type Patience, servingConnectMs } from './patience.ts';
import { asTransaction } from './transaction-scope.ts';

/** A statement, with `$1` in place of its first value. */
export type Statement = {
  readonly text: string;
  readonly values?: unknown[];
  /** The name under which a session keeps it prepared; ignored behind a pooler. */
  readonly name?: string | undefined;
  /** Rows are arrays of their columns instead of objects. */
  readonly rowMode?: 'array' | undefined;
};

/** The rows of an answer, and how many the statement returned or changed. */
export type Result<Row> = {
  readonly rows: Row[];
  readonly rowCount: number | null;
  /** The first word of what was done, such as `COMMIT`. */
  readonly command: string;
};

/** Whatever runs a statement: a database, on any of its connections, or a transaction. */
export type Queryable = {
  readonly query: <Row extends object = pg.QueryResultRow>(
    statement: string | Statement,
    values?: unknown[],
  ) => Promise<Result<Row>>;
};

/** A transaction under way, on one connection. */
export type Transaction = Omit<Connection, 'restoreTimeLimit'>;

/**
 * Sees each statement before it is sent.
 *
 * @returns what to send, and what to call with the error, or without one, when it is answered
 */
export type WatchStatement = (statement: Statement) => {
  readonly statement: Statement;
  readonly end: ((error?: unknown) => void) | null;
};

/** What holds for every statement of a connection. */
type StatementRules = {
  /** Longest wait for an answer, in milliseconds; null if there is no limit. */
  readonly answerMs: number | null;
  /** Behind a pooler the next transaction's session does not know the names of statements. */
  readonly isUnnamed: boolean;
  readonly watch: WatchStatement | null;
};

/** A connection on which statements run one after the other, in one session, except behind a pooler. */
export class Connection implements Queryable {
  readonly #client: pg.Client;
  readonly #rules: StatementRules;
  #isLimited = true;
  #cursors = 0;

  constructor(client: pg.Client, rules: StatementRules) {
    this.#client = client;
    this.#rules = rules;
  }

  async query<Row extends object = pg.QueryResultRow>(
    asked: string | Statement,
    values?: unknown[],
  ): Promise<Result<Row>> {
    const { answerMs, isUnnamed, watch } = this.#rules;
    const given = { ...(typeof asked === 'string' ? { text: asked } : asked), ...(values && { values }) };
    const { statement, end } = watch?.(given) ?? { statement: given, end: null };
    // The database's own limit ends statements that take long, but not the wait for a machine that has vanished: TCP
    // repeats for a quarter of an hour what was sent to it. pg's own `query_timeout` does not do: it would have to be
    // lifted in each statement of a transaction that may take long, and the connection would be used again.
    const giveUp = (): void => void this.#client.end().catch(() => {});
    const timer = answerMs !== null && this.#isLimited ? setTimeout(giveUp, answerMs) : undefined;
    try {
      const result = await this.#client.query(isUnnamed ? { ...statement, name: undefined } : statement);
      end?.();
      return result;
    } catch (error) {
      end?.(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Reads the rows of a statement within a transaction, so many at a time.
   *
   * @param statement one without values
   */
  async *stream<Row extends object>(
    { text, rowMode }: Pick<Statement, 'text' | 'rowMode'>,
    batchRows: number,
  ): AsyncGenerator<readonly Row[]> {
    this.#cursors += 1;
    const cursor = `cursor_${this.#cursors}`;
    await this.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${text}`);
    try {
      for (;;) {
        const { rows } = await this.query<Row>({ text: `FETCH ${batchRows} FROM ${cursor}`, rowMode });
        if (rows.length === 0) return;
        yield rows;
      }
    } finally {
      // After a failed statement there is no cursor any more, and that failure is the one to be told.
      await this.query(`CLOSE ${cursor}`).catch(() => {});
    }
  }

  /** Sends lines to a `COPY … FROM STDIN`. */
  copyIn(sql: string, lines: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stream = this.#client.query(copyFrom(sql));
      stream.on('error', reject);
      stream.on('finish', resolve);
      stream.end(lines);
    });
  }

  /** Lets the rest of a transaction take as long as it needs, in the database and here. */
  async liftTimeLimit(): Promise<void> {
    this.#isLimited = false;
    await this.query('SET LOCAL statement_timeout = 0');
  }

  /** To be called when a transaction has ended. */
  restoreTimeLimit(): void {
    this.#isLimited = true;
  }
}

/** A connection acquired from a database, to be released. */
export class AcquiredConnection extends Connection {
  /** @param isBroken whether it is to be closed, because its session is not as others expect it */
  readonly release: (isBroken?: boolean) => void;

  constructor(client: pg.PoolClient, rules: StatementRules) {
    super(client, rules);
    this.release = (isBroken) => client.release(isBroken);
  }
}

export type DatabaseOptions = {
  /** Named to the database. */
  readonly application: string;
  /** Maximum number of connections. */
  readonly size: number;
  /** Whether dates and times come back as PostgreSQL's text: a Date holds milliseconds only. */
  readonly hasTextTimes?: boolean;
  /** Whether there is a pooler in front that gives every transaction another session, as PgBouncer does. */
  readonly isPooled?: boolean | undefined;
  /**
   * Time limit of one statement in milliseconds; none if it is 0 or absent. A pooler limits statements itself. If there
   * is no answer after twice that time, the connection is ended.
   */
  readonly statementTimeoutMs?: number | undefined;
  /** How long to wait for connections during startup; if absent, as while serving. */
  readonly patience?: Patience | undefined;
  readonly watch?: WatchStatement;
};

/** Longest time that the database has for a statement while the program serves, in milliseconds. */
export const servingStatementMs = 15_000;

function textTimes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  const { DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
  for (const id of [DATE, TIMESTAMP, TIMESTAMPTZ]) types.setTypeParser(id, 'text', (value: string) => value);
  return types;
}

// Times are written in the time zone in which they are stored. Just-in-time compilation is off: PostgreSQL assigns a
// huge cost to statements that are kept from scanning a table, and would spend ten times their running time compiling
// them.
const directSession: pg.PoolConfig = { options: '-c TimeZone=UTC -c jit=off' };

// Poolers refuse startup options, but they track the time zone and restore it in each session.
const pooledSession: pg.PoolConfig = { onConnect: (client) => client.query('SET TimeZone TO UTC') };

/** A PostgreSQL database, reached through a pool of connections whose time zone is UTC. */
export class Database implements Queryable {
  readonly #pool: pg.Pool;
  readonly #rules: StatementRules;
  #open: () => Promise<pg.PoolClient>;

  constructor(
    url: string,
    {
      application,
      size,
      hasTextTimes = false,
      isPooled = false,
      statementTimeoutMs = 0,
      patience,
      watch,
    }: DatabaseOptions,
  ) {
    const pool = new pg.Pool({
      connectionString: url,
      max: size,
      connectionTimeoutMillis: patience?.limitMs ?? servingConnectMs,
      ...askedWhenIdle,
      application_name: application,
      ...(isPooled ? pooledSession : directSession),
      ...(hasTextTimes ? { types: textTimes() } : {}),
      ...(statementTimeoutMs > 0 && !isPooled ? { statement_timeout: statementTimeoutMs } : {}),
    });
    // The pool replaces a broken connection, and its query rejects. Without listeners, on idle connections and on those
    // taken, the error would end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    this.#pool = pool;
    const open = (): Promise<pg.PoolClient> => pool.connect();
    this.#open = patience ? () => patience.wait(open, isPooled ? 'pooled' : 'direct') : open;
    patience?.onEnd(() => {
      pool.options.connectionTimeoutMillis = servingConnectMs;
      this.#open = open;
    });
    this.#rules = {
      answerMs: statementTimeoutMs > 0 ? 2 * statementTimeoutMs : null,
      isUnnamed: isPooled,
      watch: watch ?? null,
    };
  }

  /** Connections that are open, not in use, and waited for. */
  get totalCount(): number {
    return this.#pool.totalCount;
  }
  get idleCount(): number {
    return this.#pool.idleCount;
  }
  get waitingCount(): number {
    return this.#pool.waitingCount;
  }

  /** Longest wait for a connection at present, in milliseconds. */
  get connectMs(): number | undefined {
    return this.#pool.options.connectionTimeoutMillis;
  }

  /** Acquires a connection, for what is more than a statement and no transaction. */
  async connect(): Promise<AcquiredConnection> {
    return new AcquiredConnection(await this.#open(), this.#rules);
  }

  async query<Row extends object = pg.QueryResultRow>(
    statement: string | Statement,
    values?: unknown[],
  ): Promise<Result<Row>> {
    const connection = await this.connect();
    try {
      const result = await connection.query<Row>(statement, values);
      connection.release();
      return result;
    } catch (error) {
      connection.release(true);
      throw error;
    }
  }

  /**
   * Runs `work` in one transaction on one connection: committed when it returns, rolled back when it throws. Calls to
   * outside services throw within it.
   *
   * @throws an error also when `work` returns after it caught the error of a statement, which rolls everything back
   */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const connection = await this.connect();
    try {
      await connection.query('BEGIN');
      const result = await asTransaction(() => work(connection));
      // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK, not with an error.
      const { command } = await connection.query('COMMIT');
      if (command === 'ROLLBACK')
        throw new Error('the transaction was rolled back: a statement in it had failed');
      connection.release();
      return result;
    } catch (error) {
      connection.restoreTimeLimit();
      const isBroken = await connection.query('ROLLBACK').then(
        () => false,
        () => true,
      );
      connection.release(isBroken);
      throw error;
    }
  }

  /** Closes the connections, each when it is released. */
  end(): Promise<void> {
    return this.#pool.end();
  }
}
