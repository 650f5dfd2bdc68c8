import { createServer } from 'node:net';
import { pagePaths } from '../../domain/page-paths.ts';
import type { Config } from '../config/config.ts';

/** The program's addresses. */
export type Addresses = {
  readonly port: number;
  /** Origin people type. */
  readonly publicUrl: URL;
  /** Origin at which this process reaches itself. */
  readonly ownOrigin: string;
  readonly https: boolean;
  /** The identity provider's callback address. */
  readonly redirectUri: string;
};

function probe(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** Host at which this process reaches itself. */
const ownHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

/**
 * Checks whether the port is free; port 0 becomes a real one, which the issuer needs.
 *
 * @throws an error with code EADDRINUSE, EACCES or EADDRNOTAVAIL if it is not
 */
export async function findAddresses(config: Config): Promise<Addresses> {
  return addressesAt(config, await probe(config.host, config.port));
}

/** The addresses of a program that listens on this port. */
export function addressesAt(config: Config, port: number): Addresses {
  const publicUrl = config.publicUrlIsSet ? config.publicUrl : new URL(`http://localhost:${port}`);
  return {
    port,
    publicUrl,
    ownOrigin: `http://${ownHost(config.host)}:${port}`,
    https: publicUrl.protocol === 'https:',
    redirectUri: `${publicUrl.origin}${pagePaths.callback}`,
  };
}
