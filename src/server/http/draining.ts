import type { FastifyInstance } from 'fastify';
import { Refusal, unavailableMessage } from './refusal.ts';

const everyMs = 50;

/**
 * While the service closes, a connection whose request was under way is closed as soon as it is answered. Node closes
 * only those that are idle at the very moment, and would then wait for the others' keep-alive time.
 */
export function addDraining(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | null = null;
  let closing = false;
  // The framework's own answer has neither our headers nor the contract's shape.
  app.addHook('onRequest', async () => {
    if (closing) throw new Refusal('unavailable', unavailableMessage, { retryAfter: 5 });
  });
  app.addHook('preClose', async () => {
    closing = true;
    timer = setInterval(() => app.server.closeIdleConnections(), everyMs);
  });
  app.addHook('onClose', async () => {
    if (timer) clearInterval(timer);
  });
}
