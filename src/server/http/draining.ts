import type { FastifyInstance } from 'fastify';

const everyMs = 50;

/**
 * While the service closes, a connection whose request was under way is closed as soon as it is answered. Node closes
 * only those that are idle at the very moment, and would then wait for the others' keep-alive time.
 */
export function addDraining(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | null = null;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), everyMs);
  });
  app.addHook('onClose', async () => {
    if (timer) clearInterval(timer);
  });
}
