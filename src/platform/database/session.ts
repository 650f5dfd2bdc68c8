import pg from 'pg';
import { Connection } from './database.ts';
import { askedWhenIdle, type DatabaseRoute, type Patience, servingConnectMs } from './patience.ts';

export type SessionOptions = {
  /** Named to the database. */
  readonly application?: string;
  /** How long to wait for the connection during startup, and how to report it; if absent, as while serving. */
  readonly patience?: Patience | undefined;
  /** Where the address leads; past a pooler by default. */
  readonly route?: DatabaseRoute;
  /** Longest wait for the connection, in milliseconds, if it is another one. */
  readonly connectMs?: number;
  /** Longest wait for an answer, in milliseconds; none by default. */
  readonly answerMs?: number;
};

/** A connection of its own, for locks and notifications that last as long as it. It is not open before `connect`. */
export class Session extends Connection {
  readonly #client: pg.Client;
  readonly #connect: () => Promise<unknown>;
  /** Resolves when it has ended, or could not be opened, with the error if that is why. */
  readonly ended: Promise<Error | null>;

  constructor(
    url: string,
    { application, patience, route = 'direct', connectMs, answerMs }: SessionOptions = {},
  ) {
    const client = new pg.Client({
      connectionString: url,
      application_name: application,
      connectionTimeoutMillis: connectMs ?? patience?.limitMs ?? servingConnectMs,
      query_timeout: answerMs,
      ...askedWhenIdle,
    });
    super(client, { answerMs: null, isUnnamed: false, watch: null });
    this.#client = client;
    this.#connect = patience ? () => patience.wait(() => client.connect(), route) : () => client.connect();
    let fault: Error | null = null;
    // A broken connection rejects its query; without a listener the error would also end the process.
    client.on('error', (error) => {
      fault = error;
    });
    this.ended = new Promise((resolve) => client.once('end', () => resolve(fault)));
  }

  async connect(): Promise<void> {
    await this.#connect();
  }

  /** Calls `onNotification` for whatever arrives on a channel from now on. */
  async listen(channel: string, onNotification: () => void): Promise<void> {
    this.#client.on('notification', (notification) => {
      if (notification.channel === channel) onNotification();
    });
    await this.query(`LISTEN ${channel}`);
  }

  /** Closes it; safe to call on one that is not open, or not any more. */
  async end(): Promise<void> {
    await this.#client.end().catch(() => {});
  }
}

/** Where an address leads, for the operator: without user and password. */
export function placeOf(url: string): string {
  const { host, port, database } = new pg.Client({ connectionString: url });
  return `${database ?? ''} at ${host}:${port}`;
}
