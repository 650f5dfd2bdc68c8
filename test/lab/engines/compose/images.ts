import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { isRoot, nobody } from '../../../../src/server/database/reach.ts';
import type { Image } from '../../../conventions/dockerfile.ts';
import { startEngine } from '../../../engines/engine-process.ts';
import { wholeConfiguration } from '../../../engines/nginx.ts';
import { projectDir } from '../../../server/start-program.ts';
import { nobodys, type Run } from './container.ts';

/** A container as its image sees it. */
type Inside = {
  readonly address: string;
  /** As in the file, with this machine's addresses, ports and folders. */
  readonly environment: Readonly<Record<string, string>>;
  readonly entrypoint: readonly string[] | undefined;
  /** The folder or file of this machine in place of one in the container. */
  readonly at: (place: string) => string;
  /** The port of this machine in place of one of the container. */
  readonly port: (port: number) => string;
  /** Addresses by the name of a service. */
  readonly addressesOf: (name: string) => readonly string[];
  /** Runs the container's own health check and returns whether it passes. */
  readonly isHealthy: () => Promise<boolean>;
};

/** How a program of this machine stands in for an image. */
export type StandIn = (inside: Inside) => Run;

const postgresBin = '/usr/lib/postgresql/15/bin';

function ownedByNobody(folder: string): string {
  mkdirSync(folder, { recursive: true });
  if (isRoot()) chownSync(folder, nobody, nobody);
  return folder;
}

function only(environment: Readonly<Record<string, string>>, ...names: readonly string[]): void {
  const others = Object.keys(environment).filter((name) => !names.includes(name));
  if (others.length > 0) throw new Error(`unsupported: ${others.join(', ')}`);
}

/**
 * Like the entrypoint of docker.io/library/postgres: a first start creates the database with a server on its socket
 * only.
 */
const postgres: StandIn = ({ address, environment, at, port, isHealthy }) => {
  only(environment, 'POSTGRES_USER', 'POSTGRES_PASSWORD');
  const { POSTGRES_USER: user = 'postgres', POSTGRES_PASSWORD: password = '' } = environment;
  const data = at('/var/lib/postgresql/data');
  const sockets = ownedByNobody(at('/var/run/postgresql'));
  const settings = (listen: string): readonly string[] =>
    Object.entries({
      listen_addresses: listen,
      port: port(5432),
      unix_socket_directories: sockets,
      fsync: 'off',
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = path.join(postgresBin, 'postgres');
  const as = isRoot() ? { uid: nobody, gid: nobody } : {};
  const tool = (name: string, ...args: readonly string[]): void =>
    void execFileSync(path.join(postgresBin, name), args, { ...as, cwd: '/', stdio: 'pipe' });
  return {
    command: [server, '-D', data, ...settings(address)],
    // The default place in which its clients look.
    environment: { PATH: `${postgresBin}:${process.env.PATH}`, PGHOST: sockets, PGPORT: port(5432) },
    folder: '/',
    user: nobodys,
    stopSignal: 'SIGINT',
    prepare: async () => {
      if (existsSync(path.join(data, 'PG_VERSION'))) return;
      ownedByNobody(data);
      chmodSync(data, 0o700);
      const secret = path.join(sockets, 'password');
      writeFileSync(secret, password);
      chmodSync(secret, 0o644);
      const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${secret}`, '--no-sync'];
      tool('initdb', '-D', data, '-U', user, '-E', 'UTF8', '--locale=C.UTF-8', ...auth);
      const first = await startEngine(server, ['-D', data, ...settings('')], /ready to accept/);
      const isTooSoon = await isHealthy();
      tool('createdb', '-h', sockets, '-p', port(5432), '-U', user, user);
      await first.end('SIGINT');
      if (isTooSoon) throw new Error('the database is called healthy while its image still makes it');
    },
  };
};

/** Like the entrypoint of docker.io/edoburu/pgbouncer, which writes the users and keeps an existing configuration. */
const pgbouncer: StandIn = ({ environment, at }) => {
  only(environment, 'DATABASE_URL', 'AUTH_TYPE');
  const { DATABASE_URL: url = '', AUTH_TYPE: type } = environment;
  if (type !== 'scram-sha-256') throw new Error(`unsupported: ${type}`);
  const { username, password } = new URL(url);
  writeFileSync(at('/etc/pgbouncer/userlist.txt'), `"${username}" "${password}"\n`);
  return {
    command: ['/usr/sbin/pgbouncer', at('/etc/pgbouncer/pgbouncer.ini')],
    environment: { PATH: `${postgresBin}:${process.env.PATH}` },
    folder: '/',
    user: nobodys,
    stopSignal: 'SIGTERM',
  };
};

const nginx: StandIn = ({ environment, at }) => {
  only(environment);
  const servers = readFileSync(at('/etc/nginx/conf.d/default.conf'), 'utf8');
  const folder = ownedByNobody(at('/var/cache/nginx'));
  const main = at('/etc/nginx/nginx.conf');
  writeFileSync(main, wholeConfiguration(folder, servers));
  return {
    command: ['/usr/sbin/nginx', '-p', folder, '-c', main, '-e', 'stderr'],
    environment: {},
    folder: '/',
    user: nobodys,
    stopSignal: 'SIGQUIT',
  };
};

/** The object store from npm that the other tests use, under the names of the real programs. */
const store: StandIn = ({ address, environment, entrypoint, at, port }) => {
  only(environment, 'MINIO_ROOT_USER', 'MINIO_ROOT_PASSWORD');
  const [first, ...rest] = entrypoint ?? [];
  if (first === undefined) throw new Error('unsupported: the entrypoint of the image');
  const bin = at('/usr/bin');
  mkdirSync(bin, { recursive: true });
  const tsx = import.meta.resolve('tsx');
  const program = path.join(import.meta.dirname, 'store-program.ts');
  const scripts = {
    minio: `exec '${process.execPath}' --import '${tsx}' '${program}' "$@"`,
    // `mc ready local`
    mc: `[ "$*" = "ready local" ] && exec '${process.execPath}' -e "fetch('http://${address}:${port(9000)}').then(() => process.exit(0), () => process.exit(1))"`,
  };
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  return {
    command: [first, ...rest],
    environment: {
      ...environment,
      PATH: `${bin}:${process.env.PATH}`,
      STORE_ADDRESS: address,
      STORE_PORT: port(9000),
    },
    folder: projectDir,
    user: null,
    stopSignal: 'SIGTERM',
  };
};

const scraping = z.object({
  scrape_configs: z.array(
    z.looseObject({
      dns_sd_configs: z.tuple([
        z.strictObject({ names: z.array(z.string()), type: z.literal('A'), port: z.number() }),
      ]),
    }),
  ),
});

/** Prometheus asks this machine's name server, so its configuration gets the addresses that compose's would answer. */
const prometheus: StandIn = ({ address, environment, at, port, addressesOf }) => {
  only(environment);
  const file = at('/etc/prometheus/prometheus.yml');
  const config = parse(readFileSync(file, 'utf8'));
  const scrape_configs = scraping
    .parse(config)
    .scrape_configs.map(({ dns_sd_configs: [{ names, port: scrapedPort }], ...rest }) => ({
      ...rest,
      static_configs: [{ targets: names.flatMap(addressesOf).map((one) => `${one}:${scrapedPort}`) }],
    }));
  const own = at('/etc/prometheus/own.yml');
  writeFileSync(own, stringify({ ...config, scrape_configs }));
  return {
    command: [
      '/usr/bin/prometheus',
      `--config.file=${own}`,
      `--storage.tsdb.path=${ownedByNobody(at('/prometheus'))}`,
      `--web.listen-address=${address}:${port(9090)}`,
    ],
    environment: {},
    folder: '/',
    user: nobodys,
    stopSignal: 'SIGTERM',
  };
};

/** Our own image; its release is what its Dockerfile copies to /app. */
export const programOf =
  (image: Image, release: string): StandIn =>
  ({ environment, at }) => {
    const data = at(image.volume);
    mkdirSync(data, { recursive: true });
    if (isRoot()) chownSync(data, Number(image.user[0]), Number(image.user[1]));
    const [program = '', ...args] = image.command;
    return {
      command: [program, ...args],
      // The home of user 1000 in the base image.
      environment: { HOME: '/home/node', ...environment },
      folder: release,
      user: image.user,
      stopSignal: image.stopSignal,
    };
  };

/** Third-party images by name; the tag gives the release. */
export const imagesOfOthers: Readonly<Record<string, StandIn>> = {
  'docker.io/library/nginx': nginx,
  'docker.io/library/postgres': postgres,
  'docker.io/edoburu/pgbouncer': pgbouncer,
  'quay.io/minio/minio': store,
  'docker.io/prom/prometheus': prometheus,
};
