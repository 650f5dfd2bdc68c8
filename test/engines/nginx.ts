import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, projectDir } from '../server/start-program.ts';
import { startEngine } from './engine-process.ts';
import { mustHold, until } from './until.ts';

/** The processes behind the proxy, by their ports. */
export type Behind = { readonly web: readonly string[]; readonly worker: readonly string[] };

/** The proxy of deploy/ in front of web and worker. */
export type Nginx = {
  readonly port: string;
  /** Routes to these from now on; resolves when no earlier request is in progress. */
  readonly pointTo: (behind: Behind) => Promise<void>;
  /** Its access log so far. */
  readonly accessLog: () => string;
  readonly stop: () => Promise<void>;
};

/** The servers of deploy/, as they are shipped. */
export const shippedServers = (): string => readFileSync(path.join(projectDir, 'deploy/nginx.conf'), 'utf8');

/** One of the upstreams of deploy/, with other processes in it. */
function upstreamOf(role: string, ports: readonly string[]): string {
  const shipped = readFileSync(path.join(projectDir, 'deploy/nginx-upstream.conf'), 'utf8');
  const [, line = ''] =
    new RegExp(`^upstream ${role} \\{\\n\\s*(server \\S+:\\d+.*;)$`, 'm').exec(shipped) ?? [];
  const servers = ports.map((port) => line.replace(/:\d+/, `:${port}`));
  return `upstream ${role} { ${servers.join(' ')} }\n`;
}

/** The same with ports of this machine in place of names, which are resolved again for each request in a cluster. */
function serversAt(port: string, behind: Behind): string {
  let servers = shippedServers()
    .replace(/^resolver .*$/m, '')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http');
  for (const [role, ports] of Object.entries(behind)) {
    servers = servers.replaceAll(new RegExp(`\\b${role}:\\d+`, 'g'), role);
    servers = `${upstreamOf(role, ports)}${servers}`;
  }
  return servers;
}

/** Further configuration, so that nginx runs in its own folder. */
export function wholeConfiguration(folder: string, servers: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const places = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr notice;
worker_processes 1;
events { worker_connections 512; }
http {
# As Debian's package and the image have it around the servers of conf.d.
access_log ${folder}/access.log;
# A question that is sent on a connection that is being closed would be lost on its way to nginx.
keepalive_timeout 0;
${places.join('\n')}
${servers}
}
`;
}

/** Starts nginx with the configuration of deploy/. */
export async function startNginx(behind: Behind): Promise<Nginx> {
  const folder = mkdtempSync('/var/tmp/daylight-engine-');
  chmodSync(folder, 0o777);
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  const configure = (to: Behind): void =>
    writeFileSync(file, wholeConfiguration(folder, serversAt(port, to)));
  configure(behind);
  const args = ['-p', folder, '-c', file, '-e', 'stderr'];
  const running = await startEngine('/usr/sbin/nginx', args, /start worker process /);
  const ended = (): number => running.said().split(/worker process \d+ exited with code 0/).length;
  return {
    port,
    pointTo: async (to) => {
      const before = ended();
      configure(to);
      running.child.kill('SIGHUP');
      await until(() => mustHold(ended() > before, 'nginx has read its configuration'));
    },
    accessLog: () => readFileSync(path.join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      await running.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
