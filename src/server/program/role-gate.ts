import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../http/refusal.ts';

const ingestPath = '/api/ingest';
const workerPaths: readonly string[] = ['/healthz', '/readyz', ingestPath];

/**
 * Leaves to each role what is its own. A worker answers for its health, takes the files of publishers, and has the
 * embedded provider for itself; the web takes no files, since reading them would hold up its answers.
 */
export function addRoleGate(app: FastifyInstance, role: Config['role']): void {
  if (role === 'all') return;
  app.addHook('onRequest', async ({ url, socket }) => {
    const [path = ''] = url.split('?', 1);
    if (role === 'web') {
      if (path !== ingestPath) return;
      throw new Refusal('unavailable', 'Files are taken by workers: the proxy has to send them there', {
        retryAfter: 60,
      });
    }
    const isOwnCall = socket.remoteAddress === socket.localAddress;
    if (!workerPaths.includes(path) && !(isOwnCall && path.startsWith('/idp/')))
      throw new Refusal('not-found', 'This is a worker: pages and calls are answered by the web role');
  });
}
