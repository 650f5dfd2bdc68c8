import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { Metrics } from './metrics.ts';

/** The path of the metrics. */
export const metricsPath = '/metrics';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request carries the token; without a configured token, every request is allowed. */
function isAllowed(authorization: string | undefined, token: string | null): boolean {
  if (token === null) return true;
  const [, given = ''] = /^bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

const challenge = 'Bearer realm="metrics"';

/** Serves the metrics on the service's own port; the token is required. */
export function addMetricsRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get(metricsPath, { logLevel: 'warn' }, async (request, reply) => {
    if (!isAllowed(request.headers.authorization, token))
      throw new Refusal('unauthenticated', 'Metrics need their token', { challenge });
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

/**
 * Serves the metrics, and nothing else, on a separate port.
 *
 * @throws an error with code EADDRINUSE, EACCES or EADDRNOTAVAIL if it cannot listen
 */
export async function listenForMetrics(
  metrics: Metrics,
  { host, port, token }: { readonly host: string; readonly port: number; readonly token: string | null },
  onFault: (error: unknown) => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    const end = (status: number, headers: Record<string, string> = {}, text = ''): void => {
      response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(text);
    };
    if (request.url?.split('?', 1)[0] !== metricsPath) return end(404);
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, { allow: 'GET, HEAD' });
    if (!isAllowed(request.headers.authorization, token)) return end(401, { 'www-authenticate': challenge });
    metrics.text().then(
      (text) => end(200, { 'content-type': metrics.contentType }, text),
      (error: unknown) => {
        onFault(error);
        end(500);
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
