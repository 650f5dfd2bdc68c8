import { createHash, createPublicKey } from 'node:crypto';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { generate } from 'selfsigned';

/** A proxy that ends TLS, like the one before the service in production. */
export type TlsProxy = {
  readonly port: number;
  /** The key that Chromium is to accept: SHA-256 of the certificate's public key, base64. */
  readonly spki: string;
  readonly close: () => Promise<void>;
};

/**
 * Starts a proxy under its own name with a self-signed certificate. Like many, it calls the service by the service's
 * own name and gives the original call in X-Forwarded-*.
 */
export async function startTlsProxy(name: string, upstream: URL): Promise<TlsProxy> {
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  });
  const server = createServer({ key: made.private, cert: made.cert }, (incoming, answer) => {
    const passedOn = request(
      {
        host: upstream.hostname,
        port: upstream.port,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          host: upstream.host,
          'x-forwarded-for': incoming.socket.remoteAddress,
          'x-forwarded-host': incoming.headers.host,
          'x-forwarded-proto': 'https',
        },
      },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
        given.pipe(answer);
      },
    );
    passedOn.on('error', () => answer.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const spki = createPublicKey(made.public).export({ type: 'spki', format: 'der' });
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    spki: createHash('sha256').update(spki).digest('base64'),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
