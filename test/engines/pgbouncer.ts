import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../server/start-program.ts';
import { startEngine } from './engine-process.ts';
import type { Postgres } from './postgres.ts';

/** A PgBouncer. */
export type PgBouncer = {
  /** Address of the database `postgres` behind it. */
  readonly url: string;
  /** Leads to another server from now on, as after a failover. */
  readonly pointTo: (server: Pick<Postgres, 'port'>) => void;
  /** Kills it with SIGKILL and starts it again. */
  readonly kill: () => Promise<void>;
  /** Ends it and removes its folder. */
  readonly stop: () => Promise<void>;
};

const settings = {
  transaction: {
    ofDatabase: "connect_query='SET statement_timeout = 15000; SET jit = off'",
    ofPool: 'default_pool_size = 4',
  },
  session: {
    ofDatabase: '',
    ofPool: 'default_pool_size = 40\nignore_startup_parameters = options, statement_timeout',
  },
} as const;

/**
 * Puts a pooler in front of a server. In transaction mode each transaction gets one of four sessions, usually a
 * different one from the last. In session mode each connection has its own, and the pooler is only an address that
 * follows the primary.
 */
export async function startPgBouncer(
  server: Pick<Postgres, 'port'>,
  mode: keyof typeof settings = 'transaction',
): Promise<PgBouncer> {
  const folder = mkdtempSync('/var/tmp/daylight-engine-');
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { ofDatabase, ofPool } = settings[mode];
  const file = path.join(folder, 'pgbouncer.ini');
  const configure = (to: Pick<Postgres, 'port'>): void =>
    writeFileSync(
      file,
      `[databases]
postgres = host=127.0.0.1 port=${to.port} user=daylight ${ofDatabase}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
${ofPool}
server_round_robin = 1
server_login_retry = 1
max_client_conn = 200
`,
    );
  configure(server);
  const start = () => startEngine('/usr/sbin/pgbouncer', [file], /process up/);
  let running = await start();
  return {
    url: `postgres://daylight@127.0.0.1:${port}/postgres`,
    pointTo: (to) => {
      configure(to);
      running.child.kill('SIGHUP');
    },
    kill: async () => {
      await running.end('SIGKILL');
      running = await start();
    },
    stop: async () => {
      await running.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
