import type { FastifyInstance } from 'fastify';
import { roleForAct } from '../../domain/operator/roles.ts';
import type { Config } from '../config/config.ts';
import { Refusal } from '../http/refusal.ts';

export const servesPages = (role: Config['role']): boolean => role !== 'worker';
export const runsJobs = (role: Config['role']): boolean => role !== 'web';

const uploads = '/api/operator/uploads';
const filePaths: readonly string[] = ['/api/ingest', uploads];
const workerPaths: readonly string[] = ['/healthz', '/readyz', ...filePaths];

/**
 * Restricts each role to its own calls. A worker answers health checks, takes the files of publishers and operators, and uses the embedded
 * provider itself; the web role takes no files, since reading them would delay its answers.
 */
export function addRoleGate(app: FastifyInstance, role: Config['role']): void {
  if (role === 'all') return;
  app.addHook('onRequest', async ({ url, socket, session }) => {
    const [path = ''] = url.split('?', 1);
    if (role === 'web') {
      if (!filePaths.includes(path)) return;
      // The call itself answers those from whom it is hidden, as an unknown address.
      if (path === uploads && roleForAct(session?.roles ?? [], 'loadFile') === null) return;
      throw new Refusal('unavailable', 'Files are taken by workers: the proxy has to send them there', {
        retryAfter: 60,
      });
    }
    const isOwnCall = socket.remoteAddress === socket.localAddress;
    if (!workerPaths.includes(path) && !(isOwnCall && path.startsWith('/idp/')))
      throw new Refusal('not-found', 'This is a worker: pages and calls are answered by the web role');
  });
}
